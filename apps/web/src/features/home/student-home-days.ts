import type { StudentData } from './student-home-next.ts';

type Work = StudentData['upcoming'][number];
type Session = StudentData['sessions']['soon'][number];

/** A line of the list: something to hand in, or a class to be at. */
export type Line =
  | { readonly kind: 'work'; readonly at: string; readonly work: Work }
  | { readonly kind: 'class'; readonly at: string; readonly session: Session };

export type Day = 'today' | 'tomorrow' | 'later';

export const isOpenWork = ({ state }: Work): boolean =>
  state !== 'submitted' && state !== 'graded' && state !== 'excused';

const HOUR_MS = 3_600_000;
/** In steps of a quarter of a day the next day is never jumped over, whatever the clocks do. */
const STEPS = [6, 12, 18, 24, 30];

/**
 * What is open and which classes are, by day. Classes are told of today and tomorrow alone. A day
 * without anything is left out.
 *
 * @param dayOf Names the day of an instant as the reader's calendar has it.
 */
export function byDay(
  { upcoming, sessions }: Pick<StudentData, 'upcoming' | 'sessions'>,
  dayOf: (instant: string) => string,
  now: number,
): [Day, Line[]][] {
  const at = (hours: number) => dayOf(new Date(now + hours * HOUR_MS).toISOString());
  const today = at(0);
  const tomorrow = STEPS.map(at).find((day) => day !== today);
  const nameOf = (instant: string): Day => {
    const day = dayOf(instant);
    // A class that began yesterday goes on today.
    if (day === today || Date.parse(instant) < now) return 'today';
    return day === tomorrow ? 'tomorrow' : 'later';
  };
  const days = new Map<Day, Line[]>([
    ['today', []],
    ['tomorrow', []],
    ['later', []],
  ]);
  for (const session of sessions.soon) {
    const day = nameOf(session.scheduledAt);
    if (day !== 'later') days.get(day)?.push({ kind: 'class', at: session.scheduledAt, session });
  }
  for (const work of upcoming.filter(isOpenWork))
    days.get(nameOf(work.dueAt))?.push({ kind: 'work', at: work.dueAt, work });
  return [...days].flatMap(([day, lines]) =>
    lines.length > 0 ? [[day, lines.toSorted((a, b) => (a.at < b.at ? -1 : 1))]] : [],
  );
}
