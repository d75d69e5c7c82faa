import { type CalendarDate, daysBetween } from '@fieldhouse/domain/dates/calendar-date.ts';
import { IconCalendarEvent, IconCircleCheck, IconTarget } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './analytics.module.css';
import type { Analytics } from './analytics-queries.ts';

/** Further away than this, days aren't counted. */
const FAR_DAYS = 365;

type Milestone = Analytics['milestones'][number];

export function Milestones({ milestones, today }: { milestones: readonly Milestone[]; today: string }) {
  const { t } = useTranslation();
  return (
    <Card title={t('Upcoming Milestones')}>
      <ul className={classes.milestones}>
        {milestones.map((one) => (
          <li key={one.code} className={classes.milestone}>
            {'on' in one ? <Dated milestone={one} today={today} /> : <Counted milestone={one} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Counted({ milestone }: { milestone: Extract<Milestone, { target: number }> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { code, value, target, isReached } = milestone;
  const title = {
    core_courses: t('{{target}} core courses', { target }),
    credits: t('{{target}} credits', { target }),
    gpa: t('Maintain {{target}}+ GPA', { target: format.number(target, 1) }),
  }[code];
  const digits = code === 'gpa' ? 2 : undefined;
  const Icon = isReached ? IconCircleCheck : IconTarget;
  return (
    <>
      <Icon size={20} stroke={1.7} aria-hidden="true" className={classes.milestoneIcon} />
      <div className={classes.milestoneWords}>
        <span className={classes.milestoneTitle}>{title}</span>
        <ProgressBar
          ratio={value === null ? 0 : value / target}
          label={title}
          note={isReached ? t('Reached') : t('In progress')}
          value={
            value === null
              ? t('nothing yet')
              : t('{{value}} of {{target}}', {
                  value: format.number(value, digits),
                  target: format.number(target, code === 'gpa' ? 1 : undefined),
                })
          }
        />
      </div>
    </>
  );
}

function Dated({ milestone, today }: { milestone: Extract<Milestone, { on: string }>; today: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { code, on } = milestone;
  const days = daysBetween(today as CalendarDate, on as CalendarDate);
  return (
    <>
      <IconCalendarEvent size={20} stroke={1.7} aria-hidden="true" className={classes.milestoneIcon} />
      <div className={classes.milestoneWords}>
        <span className={classes.milestoneTitle}>
          {code === 'term_end' ? t('End of term') : t('NCAA 10/7 date')}
        </span>
        <span className={classes.milestoneNote}>
          {days === 0
            ? t('{{date}}, today', { date: format.calendarDate(on) })
            : days > FAR_DAYS
              ? format.calendarDate(on)
              : t('{{date}}, in {{count}} days', { date: format.calendarDate(on), count: days })}
        </span>
        {code === 'ten_seven' && (
          <span className={classes.milestoneNote}>
            {t(
              'Ten core courses, seven of them in English, mathematics or science, before the seventh semester. Unofficial.',
            )}
          </span>
        )}
      </div>
    </>
  );
}
