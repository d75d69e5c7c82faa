import { dateIn } from '@fieldhouse/domain/calendar/zoned.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { type DragEvent, useState } from 'react';
import type { CalendarEvent } from './calendar-queries.ts';

/** Dragging an event to another day. Its form does the same without a mouse. */
export function useDropDay(timeZone: string, onMove: (event: CalendarEvent, day: CalendarDate) => void) {
  const [dragged, drag] = useState<CalendarEvent | null>(null);
  const [over, setOver] = useState<CalendarDate | null>(null);

  const dropProps = (day: CalendarDate) => ({
    'data-over': (dragged && over === day) || undefined,
    onDragOver(event: DragEvent) {
      if (!dragged) return;
      event.preventDefault();
      setOver(day);
    },
    onDragLeave: () => setOver((now) => (now === day ? null : now)),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(null);
      if (dragged && dateIn(dragged.startsAt, timeZone) !== day) onMove(dragged, day);
      drag(null);
    },
  });
  return { drag, dropProps };
}
