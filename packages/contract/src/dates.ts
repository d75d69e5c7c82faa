import { z } from 'zod';

/** A moment, ISO 8601 in UTC with `Z`. */
export const Instant = z.iso.datetime();
export type Instant = z.infer<typeof Instant>;

/** A day on the calendar, 'YYYY-MM-DD'; never a moment. */
export const CalendarDate = z.iso.date();
export type CalendarDate = z.infer<typeof CalendarDate>;
