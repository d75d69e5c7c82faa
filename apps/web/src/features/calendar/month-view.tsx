import { isSameMonth, monthGrid } from '@fieldhouse/domain/calendar/grid.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { CalendarEvent } from './calendar-queries.ts';
import { keyOf } from './calendar-queries.ts';
import { EventChip } from './event-chip.tsx';
import classes from './grid.module.css';
import { useDropDay } from './use-drop-day.ts';

const SHOWN = 2;

export interface GridProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly timeZone: string;
  /** Undefined while they are loading. */
  readonly days: ReadonlyMap<CalendarDate, readonly CalendarEvent[]> | undefined;
  readonly onOpen: (event: CalendarEvent) => void;
  readonly onDay: (day: CalendarDate) => void;
  readonly onMove: (event: CalendarEvent, day: CalendarDate) => void;
}

/** A month in whole weeks, Sunday first: up to two events a day, and the rest a press away. */
export function MonthView({ date, today, timeZone, days, onOpen, onDay, onMove }: GridProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dropProps, drag } = useDropDay(timeZone, onMove);
  const weeks = monthGrid(date);
  return (
    <table className={classes.grid} aria-label={format.month(date)} aria-busy={days === undefined}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {format.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const events = days?.get(day) ?? [];
              const hidden = events.length - SHOWN;
              return (
                <td key={day} data-outside={!isSameMonth(day, date) || undefined} {...dropProps(day)}>
                  <button
                    type="button"
                    className={classes.day}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={t('{{day}}, {{count}} events', {
                      day: format.longCalendarDate(day),
                      count: events.length,
                    })}
                    onClick={() => onDay(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                  {days === undefined && isSameMonth(day, date) && <Skeleton height={26} radius={8} />}
                  {events.length > 0 && (
                    <ul className={classes.events}>
                      {events.slice(0, SHOWN).map((event) => (
                        <li key={keyOf(event)}>
                          <EventChip event={event} timeZone={timeZone} onOpen={onOpen} onDrag={drag} />
                        </li>
                      ))}
                    </ul>
                  )}
                  {hidden > 0 && (
                    <button
                      type="button"
                      className={classes.more}
                      aria-label={t('+{{number}} more on {{day}}', {
                        number: format.number(hidden),
                        day: format.longCalendarDate(day),
                      })}
                      onClick={() => onDay(day)}
                    >
                      {t('+{{number}} more', { number: format.number(hidden) })}
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
