import { ActionIcon } from '@mantine/core';
import { IconChevronRight, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { CourseMark } from '#ui/display/facts.tsx';
import { type CalendarEvent, completionOfEvent, keyOf } from './calendar-queries.ts';
import classes from './event-list.module.css';
import { EventIcon, timeText, typeName } from './event-words.tsx';

interface EventListProps {
  readonly events: readonly CalendarEvent[];
  readonly timeZone: string;
  /** Opens a class. */
  readonly onOpen: (event: CalendarEvent) => void;
  readonly onEdit: (event: CalendarEvent) => void;
  /** The day stands with each, where the list spans several. */
  readonly hasDays?: boolean;
}

/** Events as rows: work leads to its page, a class opens in place. */
export const EventList = ({ events, ...rest }: EventListProps) => (
  <ul className={classes.list}>
    {events.map((event) => (
      <EventRow key={keyOf(event)} event={event} {...rest} />
    ))}
  </ul>
);

function EventRow({
  event,
  timeZone,
  onOpen,
  onEdit,
  hasDays,
}: Omit<EventListProps, 'events'> & { event: CalendarEvent }) {
  const { t } = useTranslation();
  const format = useFormat();
  const completion = completionOfEvent(event, new Date().toISOString());
  const names = event.kind === 'assignment' ? event.work.flatMap(({ name }) => name ?? []) : [];
  // The pencil beside it takes its place.
  const chevron = !event.can.edit && (
    <IconChevronRight className={classes.chevron} size={18} aria-hidden="true" />
  );
  const content = (
    <>
      <span className={classes.well} data-type={event.type}>
        <EventIcon type={event.type} isDone={completion === 'done'} size={20} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{event.title}</span>
        <span className={classes.more}>
          <CourseMark color={event.courseColor} />
          {event.courseTitle}
          {names.length > 0 && `, ${format.list(names)}`}
        </span>
        <span className={classes.time}>
          {hasDays && `${format.shortDay(event.startsAt, timeZone)}, `}
          {timeText(event, timeZone, format, t)}
        </span>
        <span className={classes.hidden}>{typeName(event.type, t)}</span>
      </span>
      {completion === 'done' && <Badge tone="success">{t('Done')}</Badge>}
      {completion === 'missing' && <Badge tone="warning">{t('Missing')}</Badge>}
      {completion === null && event.kind === 'assignment' && event.isDueSoon && (
        <Badge tone="warning">{t('Due Soon')}</Badge>
      )}
    </>
  );
  return (
    <li className={classes.row}>
      {event.kind === 'assignment' ? (
        <Link
          to="/assignment/$assignmentId"
          params={{ assignmentId: event.assignmentId }}
          className={classes.target}
        >
          {content}
          {chevron}
        </Link>
      ) : (
        <button type="button" className={classes.target} onClick={() => onOpen(event)}>
          {content}
          {chevron}
        </button>
      )}
      {event.can.edit && (
        <ActionIcon aria-label={t('Edit {{title}}', { title: event.title })} onClick={() => onEdit(event)}>
          <IconPencil size={18} />
        </ActionIcon>
      )}
    </li>
  );
}
