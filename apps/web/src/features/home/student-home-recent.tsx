import { gradeBand } from '@fieldhouse/domain/grading/grade-band.ts';
import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { GradeBadge } from '#shared/grades/grade-badge.tsx';
import { TextLink } from '#ui/controls/links.tsx';
import { Facts } from '#ui/display/facts.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './student-home.module.css';
import type { StudentData } from './student-home-next.ts';

const RECENT_LIMIT = 4;

/** Released grades, newest first. */
export default function RecentCard({ home: { recent, timeZone } }: { home: StudentData }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card title={t('Recent grades')} aside={<TextLink to="/grades">{t('All grades')}</TextLink>} flush>
      <ul className={classes.rows}>
        {recent.slice(0, RECENT_LIMIT).map((grade) => {
          const ratio = grade.pointsPossible > 0 ? grade.points / grade.pointsPossible : null;
          return (
            <li key={grade.assignmentId} className={classes.row}>
              <div className={classes.words}>
                <Link
                  to="/assignment/$assignmentId"
                  params={{ assignmentId: grade.assignmentId }}
                  className={classes.rowLink}
                >
                  {grade.title}
                </Link>
                <Facts>
                  <span>{grade.courseTitle}</span>
                  <span>{format.date(grade.gradedAt, timeZone)}</span>
                </Facts>
              </div>
              <span className={classes.score}>
                {ratio !== null && (
                  <GradeBadge band={gradeBand(ratio)}>{gradeText(format, ratio)}</GradeBadge>
                )}
                {t('{{earned}} of {{possible}}', {
                  earned: format.number(points(grade.points)),
                  possible: format.number(points(grade.pointsPossible)),
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
