import { weekOf } from '@fieldhouse/domain/calendar/grid.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './agenda-view.module.css';
import type { CalendarEvent } from './calendar-queries.ts';
import { EventList } from './event-list.tsx';

interface AgendaViewProps {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly timeZone: string;
  readonly days: ReadonlyMap<CalendarDate, readonly CalendarEvent[]> | undefined;
  readonly onDate: (date: CalendarDate) => void;
  readonly onOpen: (event: CalendarEvent) => void;
  readonly onEdit: (event: CalendarEvent) => void;
}

/** The week as a strip to choose a day from, and what follows from that day on, day by day. */
export function AgendaView({ date, today, timeZone, days, onDate, onOpen, onEdit }: AgendaViewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const listed = [...(days ?? [])].filter(([day]) => day >= date).sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    <div className={classes.agenda} aria-busy={days === undefined}>
      <ul className={classes.strip}>
        {weekOf(date).map((day) => {
          const count = days?.get(day)?.length ?? 0;
          return (
            <li key={day}>
              <button
                type="button"
                aria-pressed={day === date}
                aria-current={day === today ? 'date' : undefined}
                onClick={() => onDate(day)}
              >
                <span className={classes.weekday}>{format.weekday(day)}</span>
                <span className={classes.number}>{Number(day.slice(8))}</span>
                <span className={classes.hidden}>{t('{{count}} events', { count })}</span>
                <span className={classes.dot} data-has={count > 0 || undefined} />
              </button>
            </li>
          );
        })}
      </ul>
      {days === undefined && (
        <Card flush>
          <RowsSkeleton rows={5} />
        </Card>
      )}
      {days && listed.length === 0 && (
        <EmptyState framed icon={<IconCalendar />} title={t('Nothing is planned')}>
          {t('No work is due and no classes are held in the four weeks from this day.')}
        </EmptyState>
      )}
      {listed.map(([day, events]) => (
        <section key={day}>
          <h2 className={classes.heading}>
            {day === today
              ? t('Today, {{day}}', { day: format.longCalendarDate(day) })
              : format.longCalendarDate(day)}
          </h2>
          <Card flush>
            <EventList events={events} timeZone={timeZone} onOpen={onOpen} onEdit={onEdit} />
          </Card>
        </section>
      ))}
    </div>
  );
}
