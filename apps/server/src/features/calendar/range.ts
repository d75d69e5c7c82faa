import { instantsOfDays } from '@fieldhouse/domain/calendar/zoned.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { os } from '#platform/procedure.ts';
import { calendarStatements, presentEvents, zoneOf } from './events.ts';

/** Midnights of all zones lie within 14 hours of that of UTC. */
const WIDEST_OFFSET_MS = 15 * 3_600_000;

export const range = os.calendar.range.handler(async ({ input, context }) => {
  // The zone is known with the answer alone, so a little more is asked for, and cut to the days of the zone after.
  const from = new Date(Date.parse(input.from) - WIDEST_OFFSET_MS).toISOString();
  const until = new Date(Date.parse(input.to) + 86_400_000 + WIDEST_OFFSET_MS).toISOString();
  const { actor, rows } = await context.read(calendarStatements(from, until));
  const [[settings], own, ofChildren, ofCourses, sessions] = rows;
  const timeZone = zoneOf(actor, settings?.timeZone);
  const days = instantsOfDays(input.from as CalendarDate, input.to as CalendarDate, timeZone);
  const [first, end] = [Date.parse(days.from), Date.parse(days.until)];
  const isWithin = ({ startsAt }: { startsAt: string }) => {
    const at = Date.parse(startsAt);
    return at >= first && at < end;
  };
  const seen = {
    own: own.filter(isWithin),
    ofChildren: ofChildren.filter(isWithin),
    ofCourses: ofCourses.filter(isWithin),
    sessions: sessions.filter(isWithin),
  };
  return {
    timeZone,
    events: presentEvents(actor, seen, context.clock.now()),
    hasTestTools: context.services.config.isDemo,
  };
});
