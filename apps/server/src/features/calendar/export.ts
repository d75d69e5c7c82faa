import { os } from '#platform/procedure.ts';
import { calendarStatements, changeStatements, presentFileEvents, zoneOf } from './events.ts';
import { writeCalendar } from './ical.ts';

const DAY_MS = 86_400_000;

/** From this many days ago to this many ahead. */
export const EXPORTED_DAYS = { past: 365, ahead: 730 };

export const exportCalendar = os.calendar.export.handler(async ({ input, context }) => {
  const now = context.clock.millis();
  const from = new Date(now - EXPORTED_DAYS.past * DAY_MS).toISOString();
  const until = new Date(now + EXPORTED_DAYS.ahead * DAY_MS).toISOString();
  const { actor, rows } = await context.read([
    ...calendarStatements(from, until),
    ...changeStatements(from, until),
  ]);
  const [[settings], own, ofChildren, ofCourses, sessions, ownChanges, childChanges] = rows;
  const isSessionsOnly = input.only === 'sessions';
  const seen = { own, ofChildren, ofCourses, sessions };
  const changes = [...ownChanges, ...childChanges];
  const events = presentFileEvents(actor, seen, changes, context.clock.now()).filter(
    ({ kind }) => !isSessionsOnly || kind === 'session',
  );
  return {
    fileName: isSessionsOnly ? 'live-sessions.ics' : 'academic-calendar.ics',
    eventCount: events.length,
    content: writeCalendar({
      name: isSessionsOnly ? 'Live Sessions' : 'Academic Calendar',
      events,
      timeZone: zoneOf(actor, settings?.timeZone),
      appUrl: context.services.config.PUBLIC_URL ?? null,
      completion: null,
      hasMeetingLinks: true,
    }),
  };
});
