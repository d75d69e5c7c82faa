import { Button } from '@mantine/core';
import { IconBook2, IconClock, IconPencil, IconSparkles, IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { joinNote } from '#shared/live/joining.ts';
import { useJoinSession } from '#shared/live/use-join-session.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { LanePanel } from '#ui/layout/lane-panel.tsx';
import { nextThing, type StudentData } from './student-home-next.ts';

/** The one thing to do now. */
export function NextPanel({ home }: { home: StudentData }) {
  const { t } = useTranslation();
  const format = useFormat();
  const join = useJoinSession();
  const next = nextThing(home, Date.now());

  switch (next.kind) {
    case 'session': {
      const { sessionId, title, courseId, courseTitle, scheduledAt, canJoin } = next.session;
      const minutes = Math.ceil((Date.parse(scheduledAt) - Date.now()) / 60_000);
      return (
        <LanePanel
          mark={
            <>
              <IconVideo size={16} stroke={2} aria-hidden="true" />
              {minutes > 0 ? t('Starts in {{count}} minutes', { count: minutes }) : t('Live now')}
            </>
          }
          title={title}
          actions={
            <>
              {canJoin && (
                <Button
                  variant="white"
                  leftSection={<IconVideo size={20} />}
                  loading={join.isPending}
                  onClick={() => join.open(sessionId)}
                >
                  {t('Join Now')}
                </Button>
              )}
              <ButtonLink to="/course/$courseId" params={{ courseId }} variant="panel">
                {t('View Course')}
              </ButtonLink>
            </>
          }
        >
          {joinNote(next.session, t) ?? courseTitle}
        </LanePanel>
      );
    }
    case 'work': {
      const { assignmentId, courseId, title, courseTitle, dueAt, isDueSoon, state } = next.work;
      return (
        <LanePanel
          mark={
            isDueSoon ? (
              <>
                <IconClock size={16} stroke={2} aria-hidden="true" />
                {t('Due soon')}
              </>
            ) : (
              t('Next up')
            )
          }
          title={title}
          actions={
            <>
              <ButtonLink
                to="/assignment/$assignmentId"
                params={{ assignmentId }}
                variant="white"
                leftSection={<IconPencil size={20} />}
              >
                {state === 'draft' ? t('Continue Assignment') : t('Start Assignment')}
              </ButtonLink>
              <ButtonLink to="/course/$courseId" params={{ courseId }} variant="panel">
                {t('View Course')}
              </ButtonLink>
            </>
          }
        >
          {t('{{course}}, due {{when}}', {
            course: courseTitle,
            when: format.deadline(dueAt, home.timeZone),
          })}
        </LanePanel>
      );
    }
    case 'lesson': {
      const { course, lesson } = next;
      const { courseId } = course;
      return (
        <LanePanel
          mark={t('Next lesson')}
          title={lesson.title}
          actions={
            <>
              <ButtonLink
                to="/course/$courseId/lesson/$lessonId"
                params={{ courseId, lessonId: lesson.lessonId }}
                variant="white"
                leftSection={<IconBook2 size={20} />}
              >
                {course.lessonsCompleted === 0 ? t('Start the first lesson') : t('Resume lesson')}
              </ButtonLink>
              <ButtonLink to="/course/$courseId" params={{ courseId }} variant="panel">
                {t('View Course')}
              </ButtonLink>
            </>
          }
        >
          {t('{{course}}, {{completed}} of {{total}} lessons done', {
            course: course.title,
            completed: course.lessonsCompleted,
            total: course.lessonCount,
          })}
        </LanePanel>
      );
    }
    case 'first_course':
      return (
        <LanePanel
          mark={
            <>
              <IconSparkles size={16} stroke={2} aria-hidden="true" />
              {t('Welcome')}
            </>
          }
          title={t('Choose your first course')}
          actions={
            <ButtonLink to="/catalog" variant="white">
              {t('Open the catalog')}
            </ButtonLink>
          }
        >
          {t('Your lessons, assignments and grades appear here as soon as you are enrolled.')}
        </LanePanel>
      );
    case 'all_done':
      return (
        <LanePanel
          title={t('You’re up to date')}
          actions={
            <ButtonLink to="/grades" variant="white">
              {t('See your grades')}
            </ButtonLink>
          }
        >
          {t('All lessons are done and there’s nothing left to submit.')}
        </LanePanel>
      );
  }
}
