import type { AnalyticsRange } from '@fieldhouse/contract/analytics.ts';
import { gradeBand } from '@fieldhouse/domain/grading/grade-band.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { GradeBadge } from '#shared/grades/grade-badge.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './analytics.module.css';
import type { Analytics } from './analytics-queries.ts';
import { useDuration } from './duration.ts';

type Course = Analytics['courses'][number];

/** Every course with its grade, how much of it is graded, and what happened in the range. */
export function CoursePerformance({ courses, range }: { courses: readonly Course[]; range: AnalyticsRange }) {
  const { t } = useTranslation();
  return (
    <Card title={t('Course performance')} flush>
      <ul className={classes.courses}>
        {courses.map((course) => (
          <CourseLine key={course.courseId} course={course} range={range} />
        ))}
      </ul>
    </Card>
  );
}

function CourseLine({ course, range }: { course: Course; range: AnalyticsRange }) {
  const { t } = useTranslation();
  const format = useFormat();
  const duration = useDuration();
  const percent = (ratio: number) => gradeText(format, ratio, 1);
  const inRange = [
    course.minutes !== null && t('{{time}} of study', { time: duration(course.minutes) }),
    course.rangeRatio !== null &&
      t('{{count}} graded at {{percent}} on average', {
        count: course.rangeGradedCount,
        percent: percent(course.rangeRatio),
      }),
  ].filter((words) => words !== false);
  const rangeName = {
    week: t('This week'),
    month: t('This month'),
    semester: t('This semester'),
    year: t('This year'),
  }[range];
  return (
    <li className={classes.course}>
      <div className={classes.courseHead}>
        <Link to="/course/$courseId" params={{ courseId: course.courseId }} className={classes.courseTitle}>
          {course.title}
        </Link>
        {course.isNcaaApproved && <Badge tone="warning">{t('NCAA')}</Badge>}
        {course.status === 'completed' && <Badge tone="success">{t('Completed')}</Badge>}
        <span className={classes.grade}>
          {course.ratio === null ? (
            <span className={classes.none}>{t('No grades yet')}</span>
          ) : (
            <GradeBadge band={gradeBand(course.ratio)}>
              {course.isFinal
                ? t('Final {{percent}}', { percent: percent(course.ratio) })
                : percent(course.ratio)}
            </GradeBadge>
          )}
        </span>
      </div>
      {course.completion !== null && (
        <ProgressBar
          ratio={course.completion}
          label={t('Assignments completed in {{course}}', { course: course.title })}
          note={t('{{graded}} of {{total}} assignments', {
            graded: course.gradedCount,
            total: course.assignmentCount,
          })}
          value={format.percent(course.completion)}
        />
      )}
      <p className={classes.inRange}>
        <strong>{rangeName}</strong>{' '}
        {inRange.length > 0 ? inRange.join(' · ') : t('nothing graded, no study time')}
      </p>
    </li>
  );
}
