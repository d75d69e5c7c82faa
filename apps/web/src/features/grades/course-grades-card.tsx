import { gradeBand } from '@fieldhouse/domain/grading/grade-band.ts';
import { points, wholePercent } from '@fieldhouse/domain/rounding/display.ts';
import { IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Arithmetic } from '#ui/arithmetic.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { GradeBadge } from '#ui/grade-badge.tsx';
import { WorkStateBadge } from '#ui/work-state-badge.tsx';
import classes from './course-grades-card.module.css';
import type { CourseGrades } from './grades-queries.ts';

type Line = CourseGrades['assignments'][number];

/** One course: its percent, its two totals, and every assignment with its state in words. */
export function CourseGradesCard({ course }: { course: CourseGrades }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { courseId, title, status, soFarRatio, ifNothingElseRatio, earned, possible } = course;
  const percent = (ratio: number | null) =>
    ratio === null ? '–' : format.percent(wholePercent(ratio) / 100);
  const exact = (ratio: number | null) => (ratio === null ? '–' : format.percent(ratio, 2));

  return (
    <Card
      flush
      title={
        <Link to="/course/$courseId" params={{ courseId }} className={classes.title}>
          {title}
        </Link>
      }
      description={t('{{graded}} of {{total}} assignments graded', {
        graded: course.gradedCount,
        total: course.assignmentCount,
      })}
      aside={
        <span className={classes.badges}>
          {status === 'completed' && <Badge tone="outline">{t('Completed')}</Badge>}
          <GradeBadge band={soFarRatio === null ? null : gradeBand(soFarRatio)}>
            {soFarRatio === null ? t('No grades yet') : percent(soFarRatio)}
          </GradeBadge>
        </span>
      }
    >
      <dl className={classes.totals}>
        <div>
          <dt>
            {t('So far')}
            <Arithmetic
              title={t('{{course}}, so far', { course: title })}
              formula={t(
                'Points earned divided by points possible, over work that is graded. Excused work never counts.',
              )}
              inputs={[
                { label: t('Points earned'), value: format.number(points(earned)) },
                { label: t('Points possible'), value: format.number(points(possible)) },
                { label: t('Exact share'), value: exact(soFarRatio) },
              ]}
              result={percent(soFarRatio)}
              rounding={t(
                'Rounded to a whole percent at the end. Bands start at 90, 80 and 70 % of the exact value.',
              )}
            />
          </dt>
          <dd>{percent(soFarRatio)}</dd>
        </div>
        <div>
          <dt>
            {t('If nothing else is handed in')}
            <Arithmetic
              title={t('{{course}}, if nothing else is handed in', { course: title })}
              formula={t(
                'Points earned divided by the points possible of everything that is not excused: missing work and work without a grade count as zero.',
              )}
              inputs={[
                { label: t('Points earned'), value: format.number(points(earned)) },
                { label: t('Exact share'), value: exact(ifNothingElseRatio) },
              ]}
              result={percent(ifNothingElseRatio)}
              rounding={t('Rounded to a whole percent at the end.')}
            />
          </dt>
          <dd>{percent(ifNothingElseRatio)}</dd>
        </div>
      </dl>
      {course.assignments.length === 0 ? (
        <p className={classes.none}>{t('No assignments yet.')}</p>
      ) : (
        <ul className={classes.rows}>
          {course.assignments.map((line) => (
            <AssignmentLine key={line.assignmentId} line={line} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function AssignmentLine({ line }: { line: Line }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { assignmentId, title, dueAt, isLate } = line;
  const possible = format.number(points(line.pointsPossible));
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link to="/assignment/$assignmentId" params={{ assignmentId }} className={classes.name}>
          {title}
        </Link>
        <span className={classes.due}>
          {dueAt ? t('Due {{when}}', { when: format.deadline(dueAt) }) : t('No due date')}
        </span>
      </div>
      <span className={classes.badges}>
        {isLate && (
          <Badge tone="warning" icon={<IconClock />}>
            {t('Late')}
          </Badge>
        )}
        <WorkStateBadge state={line.state} />
      </span>
      <span className={classes.points}>
        {line.points === null
          ? t('– of {{possible}}', { possible })
          : t('{{earned}} of {{possible}}', { earned: format.number(points(line.points)), possible })}
      </span>
    </li>
  );
}
