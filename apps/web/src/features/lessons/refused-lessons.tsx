import { Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { EARLIER_ATTEMPT, type RefusedEvent } from './event-queue.ts';
import { lessonQuery } from './lesson-queries.ts';
import classes from './refused-lessons.module.css';
import { useRefusedEvents } from './use-lessons.ts';

/** Lessons that were marked on this device and that the server didn't take: why, and what can be done. */
export default function RefusedLessons({ refused }: { readonly refused: readonly RefusedEvent[] }) {
  const byRefusal = Map.groupBy(refused, ({ refusal }) => refusal);
  return [...byRefusal].map(([refusal, events]) => (
    <RefusedGroup key={refusal} refusal={refusal} events={events} />
  ));
}

interface RefusedGroupProps {
  readonly refusal: string;
  readonly events: readonly RefusedEvent[];
}

function RefusedGroup({ refusal, events }: RefusedGroupProps) {
  const { t } = useTranslation();
  const { queue } = useRefusedEvents();
  return (
    <Notice
      tone="warning"
      icon={<IconAlertTriangle aria-hidden="true" />}
      title={t("Lesson progress that wasn't recorded")}
    >
      {refusalText(refusal, t)}
      <ul className={classes.lines}>
        {events.map(({ event }) => (
          <RefusedLine key={event.clientEventId} event={event} />
        ))}
      </ul>
      <Group gap="sm" mt="sm">
        {refusal !== EARLIER_ATTEMPT && (
          <Button size="sm" onClick={() => void queue.retry(events)}>
            {t('Send again')}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={() => void queue.remove(events)}>
          {t('Remove from this device')}
        </Button>
      </Group>
    </Notice>
  );
}

function RefusedLine({ event: { lessonId, kind, occurredAt } }: Pick<RefusedEvent, 'event'>) {
  const { t } = useTranslation();
  const format = useFormat();
  // The device keeps the lesson's id alone; whoever may no longer read it sees no title.
  const { data: lesson } = useQuery({ ...lessonQuery(lessonId), retry: false });
  const when = format.dateTime(occurredAt);
  return (
    <li>
      {lesson ? (
        <>
          <Link to="/course/$courseId/lesson/$lessonId" params={{ courseId: lesson.courseId, lessonId }}>
            {lesson.title}
          </Link>{' '}
          ({lesson.courseTitle})
        </>
      ) : (
        t("A lesson that can't be opened now")
      )}
      {' · '}
      {kind === 'completed'
        ? t('marked as completed on {{when}}', { when })
        : t('marked as not completed on {{when}}', { when })}
    </li>
  );
}

/** Why the server didn't take it, and what to do. */
function refusalText(refusal: string, t: TFunction): string {
  switch (refusal) {
    case EARLIER_ATTEMPT:
      return t(
        "You marked these when you took the course before, so they don't count this time. Open a lesson and mark it again once you've done it.",
      );
    case 'SCHOOL_READ_ONLY':
      return t(
        "Your school was read-only when this was sent. It's kept on this device: send it again once the school is open.",
      );
    case 'FORBIDDEN':
    case 'NOT_FOUND':
      return t(
        "You're no longer in this course, or the lesson is gone. This is kept on your device: if that's a mistake, ask your teacher, then send it again.",
      );
    default:
      return t("The server didn't accept this. It's kept on this device, and you can send it again.");
  }
}
