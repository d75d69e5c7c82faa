import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconBookmark, IconCheck, IconClock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStudyTime } from '#lib/use-study-time.ts';
import { LessonArticle } from '#shared/content/lesson-article.tsx';
import { ListenLesson } from '#shared/listening/listen-lesson.tsx';
import { ReportProblem } from '#shared/submissions/report-problem.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AssignmentList } from './assignment-list.tsx';
import classes from './lesson-page.module.css';
import { ReadingSizeMenu } from './reading-size-menu.tsx';
import { useLesson, useLessonEvents } from './use-lessons.ts';
import { useReadingPosition } from './use-reading-position.ts';

/** One lesson, to be read in peace. */
export function LessonPage({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation();
  const lesson = useLesson(lessonId);
  const { record, recordPosition, setCompleted } = useLessonEvents();
  const sheet = useRef<HTMLElement>(null);
  const { courseId, previousLessonId, nextLessonId, isCompleted } = lesson;
  const canRecord = lesson.can.recordProgress;

  // Tells the server that the page was opened, once for each visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer about the lesson is no new visit
  useEffect(() => {
    if (canRecord) record(lesson.lessonId, 'opened');
  }, [lesson.lessonId]);

  useStudyTime(canRecord ? courseId : null);
  const resume = useReadingPosition({
    sheet,
    lastPosition: lesson.position,
    onLeave: canRecord ? (position) => recordPosition(lesson.lessonId, position) : null,
  });

  const complete = canRecord && (
    <Button
      variant={isCompleted ? 'light' : 'filled'}
      leftSection={<IconCheck size={18} />}
      aria-pressed={isCompleted}
      onClick={() => setCompleted(lesson.lessonId, !isCompleted)}
    >
      {isCompleted ? t('Completed') : t('Mark as complete')}
    </Button>
  );

  return (
    <div className={classes.page}>
      <PageHeader
        title={lesson.title}
        parents={[
          { label: t('Courses'), to: '/courses' },
          { label: lesson.courseTitle, to: `/course/${courseId}` },
        ]}
        description={
          <span className={classes.about}>
            <span>{lesson.moduleTitle}</span>
            {lesson.estimatedMinutes !== null && (
              <span className={classes.minutes}>
                <IconClock size={16} stroke={1.7} aria-hidden="true" />
                {t('{{count}} min', { count: lesson.estimatedMinutes })}
              </span>
            )}
          </span>
        }
        actions={
          <>
            <ReadingSizeMenu />
            {complete}
          </>
        }
      />
      {resume && (
        <div className={classes.resume}>
          <Button variant="light" leftSection={<IconBookmark size={18} />} onClick={resume}>
            {t('Continue where you left off')}
          </Button>
        </div>
      )}
      <ListenLesson lesson={lesson} />
      <LessonArticle lesson={lesson} ref={sheet} end={complete} />
      {canRecord && (
        <div className={classes.report}>
          <ReportProblem subject={{ kind: 'lesson', lessonId: lesson.lessonId }} />
        </div>
      )}
      {lesson.assignments.length > 0 && (
        <Card title={t('Assignments in this lesson')} flush className={classes.assignments}>
          <AssignmentList assignments={lesson.assignments} titleOrder={3} />
        </Card>
      )}
      <nav className={classes.turn} aria-label={t('Lessons')}>
        {previousLessonId ? (
          <ButtonLink
            to="/course/$courseId/lesson/$lessonId"
            params={{ courseId, lessonId: previousLessonId }}
            variant="default"
            leftSection={<IconArrowLeft size={18} />}
          >
            {t('Previous lesson')}
          </ButtonLink>
        ) : (
          <ButtonLink
            to="/course/$courseId"
            params={{ courseId }}
            variant="default"
            leftSection={<IconArrowLeft size={18} />}
          >
            {t('Back to the course')}
          </ButtonLink>
        )}
        {nextLessonId ? (
          <ButtonLink
            to="/course/$courseId/lesson/$lessonId"
            params={{ courseId, lessonId: nextLessonId }}
            rightSection={<IconArrowRight size={18} />}
          >
            {t('Next lesson')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/course/$courseId" params={{ courseId }}>
            {t('Finish and go to the course')}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
