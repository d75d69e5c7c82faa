import ICAL from 'ical.js';

/** An event as a calendar app reads it. */
export interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  readonly location: string;
  /** Instants, ISO 8601 with Z. */
  readonly start: string;
  readonly end: string;
}

/** The events of an iCalendar text, read by ical.js with the zones that the text brings along. */
export function readCalendar(text: string): ReadEvent[] {
  const root = new ICAL.Component(ICAL.parse(text));
  for (const zone of root.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return root.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    };
  });
}
