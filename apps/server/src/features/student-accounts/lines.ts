import type { StudentId } from '@fieldhouse/contract/ids.ts';
import type { LineProblem } from '@fieldhouse/contract/student-accounts.ts';
import { isBirthDate } from '@fieldhouse/domain/accounts/entries.ts';
import {
  normaliseUsername,
  proposeUsername,
  usernameProblem,
} from '@fieldhouse/domain/accounts/usernames.ts';
import { ageOn, type CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { joinName } from '@fieldhouse/domain/people/full-name.ts';

/** Younger or older than anybody at a school: a typing error. */
const [YOUNGEST, OLDEST] = [3, 25];

export interface Line {
  readonly givenName: string;
  readonly familyName: string | null;
  readonly birthOn: CalendarDate;
  readonly username: string | null;
  readonly isSomebodyElse: boolean;
}

interface Namesake {
  readonly studentId: StudentId;
  readonly name: string;
  readonly birthOn: string;
  readonly isBeingDeleted: boolean;
}

/** A name and birthday, however they are written. */
const personKey = (name: string, birthOn: string): string =>
  `${name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()}|${birthOn}`;

/**
 * The usernames of a list, those that were typed first, and what stands against each line. Two lines for one child are a
 * typing error, and so is a line for somebody who is at the school already, unless the maker says that it is another child.
 * Where that account is being deleted, as after a parent withdrew their consent, another one is made on an explicit yes.
 */
export function readLines(
  lines: readonly Line[],
  {
    taken,
    namesakes,
    today,
  }: {
    readonly taken: readonly string[];
    readonly namesakes: readonly Namesake[];
    readonly today: CalendarDate;
  },
): { readonly usernames: readonly string[]; readonly problems: readonly LineProblem[] } {
  const problems: LineProblem[] = [];
  const used = new Set(taken);
  const typed = lines.map(({ username }) => (username === null ? null : normaliseUsername(username)));
  for (const [line, username] of typed.entries()) {
    if (username === null) continue;
    const problem = usernameProblem(username);
    const why = problem === null ? (used.has(username) ? 'username_taken' : null) : SAID[problem];
    if (why) problems.push({ line, why, studentId: null });
    else used.add(username);
  }
  // Whoever stays counts before those whose account is being deleted.
  const known = new Map(
    namesakes
      .toSorted((a, b) => Number(b.isBeingDeleted) - Number(a.isBeingDeleted))
      .map((one) => [personKey(one.name, one.birthOn), one]),
  );
  const said = new Set<string>();
  for (const [line, one] of lines.entries()) {
    const age = isBirthDate(one.birthOn, today) ? ageOn(one.birthOn, today) : null;
    if (age === null || age < YOUNGEST || age > OLDEST) {
      problems.push({ line, why: 'birth_date', studentId: null });
    }
    const key = personKey(joinName(one), one.birthOn);
    const namesake = known.get(key);
    if (!one.isSomebodyElse) {
      if (namesake) {
        const why = namesake.isBeingDeleted ? 'being_deleted' : 'same_child';
        problems.push({ line, why, studentId: namesake.studentId });
      } else if (said.has(key)) problems.push({ line, why: 'twice', studentId: null });
    }
    said.add(key);
  }
  const usernames = lines.map((one, line) => {
    const own = typed[line];
    if (own !== null && own !== undefined) return own;
    const name = proposeUsername(one, (wanted) => used.has(wanted));
    used.add(name);
    return name;
  });
  return { usernames, problems: problems.toSorted((a, b) => a.line - b.line) };
}

const SAID = { shape: 'username_shape', rude: 'username_rude', reserved: 'username_rude' } as const;
