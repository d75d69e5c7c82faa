import { weekOf } from '@fieldhouse/domain/calendar/grid.ts';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { keyOf } from './calendar-queries.ts';
import { EventChip } from './event-chip.tsx';
import classes from './grid.module.css';
import type { GridProps } from './month-view.tsx';
import { useDropDay } from './use-drop-day.ts';

/** Seven days side by side, with everything on them. */
export function WeekView({ date, today, timeZone, days, onOpen, onDay, onMove }: GridProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dropProps, drag } = useDropDay(timeZone, onMove);
  const week = weekOf(date);
  return (
    <table
      className={classes.grid}
      data-week
      aria-label={format.calendarRange(week[0] ?? date, week[6] ?? date)}
      aria-busy={days === undefined}
    >
      <thead>
        <tr>
          {week.map((day) => (
            <th key={day} scope="col">
              <span className={classes.weekday}>{format.weekday(day)}</span>
              <button
                type="button"
                className={classes.day}
                aria-current={day === today ? 'date' : undefined}
                aria-label={t('{{day}}, {{count}} events', {
                  day: format.longCalendarDate(day),
                  count: days?.get(day)?.length ?? 0,
                })}
                onClick={() => onDay(day)}
              >
                {Number(day.slice(8))}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {week.map((day) => (
            <td key={day} {...dropProps(day)}>
              {days === undefined && <Skeleton height={72} radius={8} />}
              <ul className={classes.events}>
                {days?.get(day)?.map((event) => (
                  <li key={keyOf(event)}>
                    <EventChip event={event} timeZone={timeZone} onOpen={onOpen} onDrag={drag} isTall />
                  </li>
                ))}
              </ul>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
