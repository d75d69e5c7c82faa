import { points } from '@fieldhouse/domain/rounding/display.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/layout/card.tsx';
import { builtInReleasesQuery } from './grading-queries.ts';
import classes from './queue-page.module.css';

/** Grades that no person has looked at: the built-in engine released them when it still could. Nothing where there are none. */
export function BuiltInReleases() {
  const { t } = useTranslation();
  const format = useFormat();
  const { grades } = useSuspenseQuery(builtInReleasesQuery).data;
  if (grades.length === 0) return null;
  return (
    <Card title={t('Released by the built-in grader')} flush>
      <p className={classes.intro}>
        {t(
          'These grades were released before a teacher had to confirm them. They count until you change them; each leaves this list once you save it.',
        )}
      </p>
      <ul className={classes.rows}>
        {grades.map((grade) => (
          <li key={grade.attemptId} className={classes.row}>
            <div className={classes.words}>
              <Link
                to="/teach/grading/$attemptId"
                params={{ attemptId: grade.attemptId }}
                search={{ course: undefined }}
                className={classes.name}
              >
                {grade.studentName}
              </Link>
              <p className={classes.work}>{grade.assignmentTitle}</p>
              <p className={classes.about}>
                <span>{grade.courseTitle}</span>
                <span>
                  {t('{{points}} of {{possible}}', {
                    points: format.number(points(grade.points)),
                    possible: format.number(points(grade.pointsPossible)),
                  })}
                </span>
                {grade.releasedAt && <span>{format.dateTime(grade.releasedAt)}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
