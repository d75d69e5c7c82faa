import { addDays, type CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './analytics.module.css';
import type { Analytics } from './analytics-queries.ts';
import { useDuration } from './duration.ts';

interface WeeklyActivityProps {
  readonly week: Analytics['week'];
  readonly today: string;
  readonly onWeek: (day: string) => void;
}

/** Work handed in on each day of a week, Monday to Sunday, with the minutes beside it. */
export function WeeklyActivity({ week, today, onWeek }: WeeklyActivityProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const duration = useDuration();
  const monday = week[0]?.on as CalendarDate;
  const most = Math.max(1, ...week.map(({ submissions }) => submissions));
  const sum = week.reduce((total, { submissions }) => total + submissions, 0);
  const next = addDays(monday, 7);
  return (
    <Card
      title={t('Weekly Activity')}
      description={t('Mon–Sun, {{dates}}', { dates: format.calendarRange(monday, addDays(monday, 6)) })}
      aside={
        <div className={classes.steps}>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={t('Week before')}
            onClick={() => onWeek(addDays(monday, -7))}
          >
            <IconChevronLeft size={18} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={t('Week after')}
            disabled={next > today}
            onClick={() => onWeek(next > today ? today : next)}
          >
            <IconChevronRight size={18} />
          </ActionIcon>
        </div>
      }
    >
      <p className={classes.finding}>
        {sum === 0
          ? t('Nothing was submitted this week.')
          : t('{{count}} pieces of work submitted', { count: sum })}
      </p>
      <ul className={classes.week}>
        {week.map(({ on, submissions, minutes }) => (
          <li key={on} className={classes.day} data-today={on === today || undefined}>
            <span className={classes.dayName}>
              <span aria-hidden="true">{format.weekday(on)}</span>
              <span className={classes.hidden}>{format.longCalendarDate(on)}</span>
            </span>
            <span className={classes.dayTrack} aria-hidden="true">
              <span className={classes.dayBar} style={{ inlineSize: `${(submissions / most) * 100}%` }} />
            </span>
            <span className={classes.dayCount}>
              {submissions}
              <span className={classes.hidden}> {t('submitted')}</span>
            </span>
            <span className={classes.dayMinutes}>{minutes === null ? '–' : duration(minutes)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
