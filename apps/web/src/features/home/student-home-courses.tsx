import { gradeBand } from '@fieldhouse/domain/grading/grade-band.ts';
import { IconBooks } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { GradeBadge } from '#shared/grades/grade-badge.tsx';
import { ButtonLink, TextLink } from '#ui/controls/links.tsx';
import { CourseMark } from '#ui/display/facts.tsx';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardGrid } from '#ui/layout/page.tsx';
import classes from './student-home.module.css';
import type { StudentData } from './student-home-next.ts';

export function CourseCards({ courses }: { courses: StudentData['courses'] }) {
  const { t } = useTranslation();
  if (courses.length === 0) {
    return (
      <EmptyState
        framed
        icon={<IconBooks />}
        title={t('You are in no course yet.')}
        action={
          <ButtonLink to="/catalog" variant="default" size="sm">
            {t('Open the catalog')}
          </ButtonLink>
        }
      >
        {t('Choose one from the catalog of your school.')}
      </EmptyState>
    );
  }
  return (
    <CardGrid>
      {courses.map((course) => (
        <CourseCard key={course.courseId} course={course} />
      ))}
    </CardGrid>
  );
}

function CourseCard({ course }: { course: StudentData['courses'][number] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { courseId, title, color, soFarRatio, gradedProgress, nextLesson } = course;
  const percent = (ratio: number | null) => gradeText(format, ratio);
  return (
    <Card className={classes.courseCard}>
      <div className={classes.courseHead}>
        <div className={classes.words}>
          <h3 className={classes.courseTitle}>
            <Link to="/course/$courseId" params={{ courseId }}>
              <CourseMark color={color} />
              {title}
            </Link>
          </h3>
          {course.instructorName && <p className={classes.instructor}>{course.instructorName}</p>}
        </div>
        <GradeBadge band={soFarRatio === null ? null : gradeBand(soFarRatio)}>
          {soFarRatio === null ? t('No grades yet') : percent(soFarRatio)}
        </GradeBadge>
      </div>
      <div className={classes.measure}>
        <ProgressBar
          ratio={gradedProgress ?? 0}
          label={t('Graded work in {{course}}', { course: title })}
          note={t('Graded work')}
          value={percent(gradedProgress)}
        />
      </div>
      <div className={classes.courseFoot}>
        {nextLesson ? (
          <span className={classes.next}>
            {t('{{completed}} of {{total}} lessons', {
              completed: course.lessonsCompleted,
              total: course.lessonCount,
            })}
            {'. '}
            {t('Next lesson:')}{' '}
            <Link
              to="/course/$courseId/lesson/$lessonId"
              params={{ courseId, lessonId: nextLesson.lessonId }}
            >
              {nextLesson.title}
            </Link>
          </span>
        ) : (
          <span className={classes.next}>{t('All lessons are done')}</span>
        )}
        <TextLink
          to="/course/$courseId"
          params={{ courseId }}
          aria-label={t('Continue: {{course}}', { course: title })}
        >
          {t('Continue')}
        </TextLink>
      </div>
    </Card>
  );
}
