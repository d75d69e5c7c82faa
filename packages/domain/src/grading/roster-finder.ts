import { sortName, splitFullName } from '../people/full-name.ts';
import { plainName, sameText } from './grade-sheet.ts';

export interface RosterStudent {
  readonly studentId: string;
  readonly name: string;
  readonly studentNumber: string | null;
}

/** Whose row it is, or why nobody can say. */
export type RowOwner =
  | { readonly kind: 'student'; readonly studentId: string }
  /** The number is one student's, the name isn't or may be another's; or the name is one's whose number is another. */
  | { readonly kind: 'name_differs'; readonly studentId: string }
  | { readonly kind: 'unknown' };

/** How well a name fits a student: not at all, as a part of the name, as its words in another order, as the name itself. */
const FIT = { none: 0, part: 1, words: 2, whole: 3 } as const;
type Fit = (typeof FIT)[keyof typeof FIT];

/**
 * Finds students by number and name, which must agree where both are there; else by a name that only one has.
 *
 * The whole name agrees with its number, whoever else is called so. A part of it, as a file with last names alone has it,
 * agrees where it fits nobody else as well: "Ana Silva" beside the number of Ana Maria Silva may be a slip in either.
 *
 * A number is the one that is written so; where nobody has it, the one that differs in case and blanks alone, if only
 * one student's does.
 *
 * @param hasSchoolNumbers false: the numbers may be another system's, so that one which nobody here has says nothing.
 */
export function rosterFinder(
  students: readonly RosterStudent[],
  hasSchoolNumbers: boolean,
): (number: string, name: string) => RowOwner {
  const byNumber = new Map<string, Reader>();
  /** As two people write the same number; null: that of two students. */
  const byPlainNumber = new Map<string, Reader | null>();
  const byName = new Map<string, RosterStudent | null>();
  const readers = students.map((student) => ({ student, fitOf: nameReader(student.name) }));
  for (const reader of readers) {
    const { student } = reader;
    if (student.studentNumber) {
      const plain = plainName(student.studentNumber);
      byNumber.set(sameText(student.studentNumber), reader);
      byPlainNumber.set(plain, byPlainNumber.has(plain) ? null : reader);
    }
    for (const name of waysOf(student.name)) byName.set(name, byName.has(name) ? null : student);
  }
  const agreesWith = (numbered: Reader, name: string): boolean => {
    const given = { plain: plainName(name), words: wordsOf(name) };
    const own = numbered.fitOf(given);
    if (own === FIT.none || own === FIT.whole) return own === FIT.whole;
    return readers.every((other) => other === numbered || other.fitOf(given) < own);
  };
  return (number, name) => {
    const numbered =
      number.trim() === ''
        ? undefined
        : (byNumber.get(sameText(number)) ?? byPlainNumber.get(plainName(number)));
    if (numbered) {
      const { studentId } = numbered.student;
      const agrees = name.trim() === '' || agreesWith(numbered, name);
      return { kind: agrees ? 'student' : 'name_differs', studentId };
    }
    const only = byName.get(plainName(name));
    if (!only) return { kind: 'unknown' };
    const isOthers = hasSchoolNumbers && number.trim() !== '' && only.studentNumber !== null;
    return { kind: isOthers ? 'name_differs' : 'student', studentId: only.studentId };
  };
}

/** A name as it is spoken and as it stands in lists. */
const waysOf = (name: string): ReadonlySet<string> =>
  new Set([plainName(name), plainName(sortName(splitFullName(name)))]);

interface GivenName {
  readonly plain: string;
  readonly words: readonly string[];
}

/** A student with how well names fit theirs. */
interface Reader {
  readonly student: RosterStudent;
  readonly fitOf: (given: GivenName) => Fit;
}

/** Says how well names in a file fit this one. */
function nameReader(own: string): (given: GivenName) => Fit {
  const ways = waysOf(own);
  const words = wordsOf(own);
  return (given) => {
    if (ways.has(given.plain)) return FIT.whole;
    const left = [...words];
    for (const word of given.words) {
      const at = left.indexOf(word);
      if (at < 0) return FIT.none;
      left.splice(at, 1);
    }
    if (given.words.length === 0) return FIT.none;
    return left.length === 0 ? FIT.words : FIT.part;
  };
}

/** The words of a name, without the comma of "Silva, Ana". */
const wordsOf = (name: string): string[] =>
  plainName(name)
    .split(/[ ,]+/)
    .filter((word) => word !== '');
