import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { type CalendarEvent, completionOfEvent } from './calendar-queries.ts';
import classes from './event-chip.module.css';
import { EventIcon, eventLabel, timeText, typeName } from './event-words.tsx';

interface EventChipProps {
  readonly event: CalendarEvent;
  readonly timeZone: string;
  /** Opens what can't be a page of its own: a class, or the form of who may change the event. */
  readonly onOpen: (event: CalendarEvent) => void;
  /** Time and course under the title. */
  readonly isTall?: boolean;
  readonly onDrag?: (event: CalendarEvent | null) => void;
}

/** An event on a day of the grid. Who may change it drags it to another day, or opens its form. */
export function EventChip({ event, timeZone, onOpen, isTall = false, onDrag }: EventChipProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const completion = completionOfEvent(event, new Date().toISOString());
  const label = eventLabel(event, completion, timeZone, format, t);
  const shared = {
    className: classes.chip,
    'data-type': event.type,
    'data-series': event.courseColor,
    'data-tall': isTall || undefined,
    'data-missing': completion === 'missing' || undefined,
    // A tall one says it all in its own words.
    'aria-label': isTall ? undefined : label,
    title: label,
  };
  const words = (
    <>
      <EventIcon type={event.type} isDone={completion === 'done'} />
      <span className={classes.words}>
        <span className={classes.title}>{event.title}</span>
        {isTall && (
          <>
            <span className={classes.more}>{timeText(event, timeZone, format, t)}</span>
            <span className={classes.course}>{event.courseTitle}</span>
            <span className={classes.hidden}>
              {typeName(event.type, t)} {completion === 'done' && t('Done')}
              {completion === 'missing' && t('Missing')}
            </span>
          </>
        )}
      </span>
    </>
  );
  if (event.kind === 'assignment' && !event.can.edit) {
    return (
      <Link
        {...shared}
        to="/assignment/$assignmentId"
        params={{ assignmentId: event.assignmentId }}
        draggable={false}
      >
        {words}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      draggable={event.can.edit}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        // Some browsers drag only what carries something.
        dataTransfer.setData('text/plain', event.title);
        onDrag?.(event);
      }}
      onDragEnd={() => onDrag?.(null)}
      onClick={() => onOpen(event)}
    >
      {words}
    </button>
  );
}
