import type { Locale } from '@fieldhouse/contract/people.ts';
import { completionOf } from '@fieldhouse/domain/calendar/completion.ts';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { DatedEvent } from './events.ts';

interface CalendarFile {
  readonly name: string;
  readonly events: readonly DatedEvent[];
  readonly timeZone: string;
  /** Where the app is reached; null: not known, and events carry no link. */
  readonly appUrl: string | null;
  /** With it titles say what is done and what is missing. */
  readonly completion: { readonly now: string; readonly locale: Locale } | null;
  /** A file that those who hold a class save carries its link; an address that may be passed on never does. */
  readonly hasMeetingLinks: boolean;
}

const MARKS: Readonly<Record<Locale, { readonly done: string; readonly missing: string }>> = {
  en: { done: 'Done:', missing: 'Missing:' },
  es: { done: 'Hecho:', missing: 'Falta:' },
  fr: { done: 'Fait :', missing: 'Manquant :' },
  de: { done: 'Erledigt:', missing: 'Fehlt:' },
};

/**
 * A calendar as RFC 5545 text.
 *
 * An assignment is a moment without a length (a start, no end): due at 11:59 pm it stays on its own day, while any
 * length would reach into the next one or begin before it is due. It takes nobody's time, so it shows as free.
 */
export function writeCalendar(file: CalendarFile): string {
  const { timeZone, events } = file;
  const zone = vtimezone(timeZone);
  const calendar = ical({
    name: file.name,
    prodId: { company: 'Fieldhouse', product: 'Academic Calendar' },
    method: ICalCalendarMethod.PUBLISH,
    // Apps that heed it ask again this often.
    ttl: 60 * 60,
    // Zones are named with each event: a calendar's own would take the Z off the stamps, which are UTC.
    ...(zone ? { timezone: { name: null, generator: () => zone.rules } } : {}),
  });
  if (zone) calendar.x([{ key: 'X-WR-TIMEZONE', value: zone.id }]);
  const named = new Set<string>();
  for (const event of events) {
    const id = idOf(event, named);
    named.add(id);
    const url = linkOf(file, event);
    // A DateTime of the zone: the generator would write a plain Date as the hour of UTC.
    const inZone = (at: string) => DateTime.fromISO(at, { zone: zone?.id ?? 'utc' });
    // In the hour that comes twice readers disagree about which one is meant; in UTC there is one.
    const isTwofold = [event.startsAt, event.endsAt].some((at) => inZone(at).getPossibleOffsets().length > 1);
    calendar.createEvent({
      id: `${id}@fieldhouse`,
      ...(zone && !isTwofold ? { timezone: zone.id } : {}),
      sequence: event.sequence,
      stamp: DateTime.fromISO(event.updatedAt, { zone: 'utc' }),
      lastModified: DateTime.fromISO(event.updatedAt, { zone: 'utc' }),
      start: inZone(event.startsAt),
      ...(event.kind === 'session' ? { end: inZone(event.endsAt) } : {}),
      summary: printable(`${markOf(file, event)}${event.title}`),
      description: printable(descriptionOf(event, url)),
      location: placeOf(file, event),
      status: ICalEventStatus.CONFIRMED,
      transparency:
        event.kind === 'session' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      ...(url ? { url } : {}),
    });
  }
  // RFC 5545: each line ends with a break, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** The zone by the name that its rules go by, or null where the library doesn't know it: times are then in UTC. */
function vtimezone(timeZone: string): { readonly id: string; readonly rules: string } | null {
  const [rules, id] = tzlib_get_ical_block(timeZone);
  if (!rules?.startsWith('BEGIN:VTIMEZONE') || !id?.startsWith('TZID=')) return null;
  return { id: id.slice('TZID='.length), rules };
}

/** Under which apps know the event again. An assignment that is due a second time, for another child, names the child too. */
function idOf(event: DatedEvent, taken: ReadonlySet<string>): string {
  if (event.kind === 'session') return `session-${event.sessionId}`;
  const id = `assignment-${event.assignmentId}`;
  return taken.has(id) ? `${id}-${event.work[0]?.studentId ?? 'course'}` : id;
}

function markOf({ completion }: CalendarFile, event: DatedEvent): string {
  if (!completion || event.kind !== 'assignment' || event.work.length === 0) return '';
  const states = event.work.map(({ state }) => completionOf(state, event.startsAt, completion.now));
  const marks = MARKS[completion.locale];
  if (states.includes('missing')) return `${marks.missing} `;
  return states.every((state) => state === 'done') ? `${marks.done} ` : '';
}

/** The course, whom it is about, and where to open it: no words that would need a language. */
function descriptionOf(event: DatedEvent, url: string | null): string {
  const names = event.kind === 'assignment' ? event.work.flatMap(({ name }) => name ?? []) : [];
  const text = event.kind === 'session' ? event.description : '';
  return [event.courseTitle, names.join(', '), text, url ?? ''].filter(Boolean).join('\n');
}

function placeOf({ hasMeetingLinks }: CalendarFile, event: DatedEvent): string {
  const link = hasMeetingLinks ? event.meetingUrl : null;
  return link ? printable(link) : 'Online';
}

function linkOf({ appUrl }: CalendarFile, event: DatedEvent): string | null {
  if (!appUrl) return null;
  return event.kind === 'assignment'
    ? new URL(`/assignment/${event.assignmentId}`, appUrl).href
    : new URL('/live-sessions', appUrl).href;
}

/** Line breaks are one kind; other control characters, which the format forbids, are gone. */
const printable = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .toWellFormed();
