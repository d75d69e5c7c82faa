import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { daysOf, stepFrom, VIEWS, type View } from './calendar-search.ts';
import classes from './toolbar.module.css';

interface ToolbarProps {
  readonly view: View;
  readonly date: CalendarDate;
  readonly isPhone: boolean;
  readonly onView: (view: View) => void;
  /** Undefined: today. */
  readonly onDate: (date: CalendarDate | undefined) => void;
}

/** Which time is shown, and how. */
export function Toolbar({ view, date, isPhone, onView, onDate }: ToolbarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { from, to } = daysOf(view, date);
  const names: Record<View, string> = { month: t('Month'), week: t('Week'), agenda: t('Agenda') };
  return (
    <div className={classes.bar}>
      <h2 className={classes.title} aria-live="polite">
        {view === 'week' ? format.calendarRange(from, to) : format.month(date)}
      </h2>
      <div className={classes.steps}>
        <ActionIcon
          variant="default"
          aria-label={view === 'month' ? t('Previous month') : t('Previous week')}
          onClick={() => onDate(stepFrom(view, date, -1))}
        >
          <IconChevronLeft size={20} />
        </ActionIcon>
        <Button variant="default" size="sm" onClick={() => onDate(undefined)}>
          {t('Today')}
        </Button>
        <ActionIcon
          variant="default"
          aria-label={view === 'month' ? t('Next month') : t('Next week')}
          onClick={() => onDate(stepFrom(view, date, 1))}
        >
          <IconChevronRight size={20} />
        </ActionIcon>
      </div>
      {!isPhone && (
        <SegmentedControl
          className={classes.views}
          aria-label={t('Calendar view')}
          value={view}
          onChange={(value) => onView(value as View)}
          data={VIEWS.map((value) => ({ value, label: names[value] }))}
        />
      )}
    </div>
  );
}
