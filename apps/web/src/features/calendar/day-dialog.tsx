import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { CalendarEvent } from './calendar-queries.ts';
import classes from './dialogs.module.css';
import { EventList } from './event-list.tsx';

interface DayDialogProps {
  readonly day: CalendarDate | undefined;
  readonly events: readonly CalendarEvent[];
  readonly timeZone: string;
  readonly onClose: () => void;
  readonly onOpen: (event: CalendarEvent) => void;
  readonly onEdit: (event: CalendarEvent) => void;
}

/** Everything on one day. */
export function DayDialog({ day, events, timeZone, onClose, onOpen, onEdit }: DayDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Dialog
      isOpen={day !== undefined}
      onClose={onClose}
      title={day ? format.longCalendarDate(day) : t('Day')}
      description={
        events.length === 0
          ? t('No work is due and no classes are held on this day.')
          : t('{{count}} events', { count: events.length })
      }
    >
      <div className={classes.bleed}>
        <EventList events={events} timeZone={timeZone} onOpen={onOpen} onEdit={onEdit} />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
