import { upcomingThisWeek, weekEnd } from '@fieldhouse/domain/calendar/upcoming.ts';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import type { CalendarEvent } from './calendar-queries.ts';
import { EventList } from './event-list.tsx';
import { EventIcon, typeName } from './event-words.tsx';
import classes from './side-column.module.css';

interface SideColumnProps {
  /** Of this week; undefined while they are loading. */
  readonly events: readonly CalendarEvent[] | undefined;
  readonly timeZone: string;
  readonly onOpen: (event: CalendarEvent) => void;
  readonly onEdit: (event: CalendarEvent) => void;
}

const TYPES = ['assignment', 'quiz', 'session'] as const;

/** What is still to come this week, and what the colors mean. */
export function SideColumn({ events, timeZone, onOpen, onEdit }: SideColumnProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = new Date().toISOString();
  const upcoming = events && upcomingThisWeek(events, now, timeZone);
  const saturday = new Date(Date.parse(weekEnd(now, timeZone)) - 1).toISOString();
  return (
    <aside className={classes.side} aria-label={t('This week and legend')}>
      <Card
        title={t('Upcoming This Week')}
        description={t('Through {{day}}', { day: format.longDate(saturday, timeZone) })}
        flush
      >
        {upcoming === undefined && <RowsSkeleton rows={3} />}
        {upcoming?.length === 0 && (
          <EmptyState icon={<IconCalendarCheck />} title={t('Nothing more this week')}>
            {t('Work due and classes held through Saturday appear here.')}
          </EmptyState>
        )}
        {upcoming && upcoming.length > 0 && (
          <div className={classes.scroll}>
            <EventList events={upcoming} timeZone={timeZone} onOpen={onOpen} onEdit={onEdit} hasDays />
          </div>
        )}
      </Card>
      <Card title={t('Legend')}>
        <ul className={classes.legend}>
          {TYPES.map((type) => (
            <li key={type}>
              <span className={classes.mark} data-type={type}>
                <EventIcon type={type} size={18} />
              </span>
              {typeName(type, t)}
            </li>
          ))}
        </ul>
      </Card>
      <p className={classes.note}>{t('Times are {{zone}}.', { zone: format.zoneName(now, timeZone) })}</p>
    </aside>
  );
}
