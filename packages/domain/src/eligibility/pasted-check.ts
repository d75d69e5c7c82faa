import { linesOf, parseTranscript } from '../transcripts/parse.ts';
import type { TranscriptFlagCode, TranscriptRefusal } from '../transcripts/transcript.ts';
import { CHECK_YEARS, type CheckCourse, type CheckTerm, MOST_CHECK_COURSES } from './check-input.ts';
import { likelyArea } from './likely-area.ts';

/** Five pages are a tenth of it. */
export const MOST_PASTED_CHARACTERS = 200_000;

/** What was read of a transcript that somebody pasted. Nothing says whose it is: names aren't kept. */
export type PastedCheck =
  | { readonly refused: TranscriptRefusal }
  /** It is about several people, named as it prints them. */
  | { readonly people: readonly string[] }
  | {
      readonly courses: readonly Omit<CheckCourse, 'id'>[];
      /** The year in which grade 9 began, as far as the years of the courses say it; null: they don't. */
      readonly grade9Year: number | null;
      /** The printed cumulative GPA; null: none. */
      readonly gpa: number | null;
      /** Courses whose credits aren't units: a school that prints 5 or 10 for a course counts otherwise. */
      readonly withoutUnits: number;
      /** Rows of the text beyond what a check holds. */
      readonly leftOut: number;
      /** Lines that look like courses and can't be read for sure, as they stand. */
      readonly unread: readonly string[];
    };

const MOST_UNREAD = 20;
/** Signs that are shown of a line. */
const LONGEST_SHOWN = 200;
/** What says that a line may hold a course that isn't among those read. */
const UNREAD: ReadonlySet<TranscriptFlagCode> = new Set(['mark_unknown', 'line_too_long']);
const YEARS_OF_HIGH_SCHOOL = 4;
const FIRST_GRADE = 9;

/** What is known beside the text. */
export interface PasteContext {
  /** The year in which grade 9 began; null: not entered. */
  readonly grade9Year: number | null;
  /** The year in which the current school year began: what runs, runs in it unless the text says otherwise. */
  readonly thisYear: number;
  /** Whose part is read, where it is about several; null: not chosen. */
  readonly person: number | null;
}

/**
 * The courses of a pasted transcript, to be gone through. A school year is placed by grade 9, which begins in the year given,
 * else in the one that a heading with its grade says, else four years before the printed graduation, else with the earliest
 * year.
 */
export function readPasted(text: string, { grade9Year: known, thisYear, person }: PasteContext): PastedCheck {
  if (text.length > MOST_PASTED_CHARACTERS) return { refused: 'too_long' };
  const parsed = parseTranscript(text, person ?? undefined);
  if ('refused' in parsed) return parsed;
  if (parsed.students.length > 1 && person === null)
    return { people: parsed.students.map(({ name, studentId }) => name ?? studentId ?? '?') };
  const { completedCourses, inProgress, studentInfo, flags } = parsed;
  const years = [...completedCourses, ...inProgress].flatMap((one) => yearOf(one) ?? []);
  const { graduationYear } = studentInfo;
  const earliest = years.length === 0 ? null : Math.min(...years);
  const lines = linesOf(text);
  const grade9Year =
    known ?? grade9In(lines) ?? (graduationYear === null ? earliest : graduationYear - YEARS_OF_HIGH_SCHOOL);
  const place = (one: Printed, otherwise: number | null): CheckCourse['when'] => {
    const year = yearOf(one) ?? otherwise;
    const offset = year === null || grade9Year === null ? undefined : year - grade9Year;
    const found = CHECK_YEARS.find((one) => one === offset);
    return found === undefined ? null : { year: found, term: termOf(one.term ?? '') };
  };
  const row = (title: string) => ({
    title,
    area: likelyArea(title),
    weight: 0,
    origin: 'school' as const,
    sameAs: '',
    isLab: /\blab(?:oratory)?\b/i.test(title),
  });
  const courses = [
    ...completedCourses.map((one) => ({
      ...row(one.title),
      grade: one.grade,
      // A course is one unit at most: more is counted in something else, and nothing says in what.
      units: one.credits === null || one.credits > 1 ? '' : `${one.credits}`,
      when: place(one, null),
      state: 'final' as const,
      listed:
        one.ncaaEligible === null
          ? ('unknown' as const)
          : one.ncaaEligible
            ? ('yes' as const)
            : ('no' as const),
    })),
    ...inProgress.map((one) => ({
      ...row(one.title),
      grade: '',
      units: '1',
      when: place(one, thisYear),
      state: 'running' as const,
      listed: 'unknown' as const,
    })),
  ];
  const unread = flags.flatMap(({ code, line }) =>
    UNREAD.has(code) && line !== null ? (lines[line - 1]?.trim().slice(0, LONGEST_SHOWN) ?? []) : [],
  );
  return {
    courses: courses.slice(0, MOST_CHECK_COURSES),
    grade9Year,
    gpa: studentInfo.gpa,
    withoutUnits: completedCourses.filter(({ credits }) => credits !== null && credits > 1).length,
    leftOut: Math.max(0, courses.length - MOST_CHECK_COURSES),
    unread: unread.slice(0, MOST_UNREAD),
  };
}

/** No heading is longer. */
const LONGEST_HEADING = 120;
const YEARS = /\b(20\d\d)\s?[-–/]\s?(?:20)?\d\d\b/;
const GRADE = /\b(?:grade|gr\.?)\s?:?\s?(0?[7-9]|1[0-2])\b|\b([7-9]|1[0-2])th\s+grade\b/i;

/** The year in which grade 9 began, by the first heading that names a school year with its grade; null: none does. */
function grade9In(lines: readonly string[]): number | null {
  for (const line of lines) {
    if (line.length > LONGEST_HEADING) continue;
    const year = YEARS.exec(line)?.[1];
    const grade = GRADE.exec(line);
    if (year === undefined || grade === null) continue;
    return Number(year) - (Number(grade[1] ?? grade[2]) - FIRST_GRADE);
  }
  return null;
}

interface Printed {
  readonly term: string | null;
  readonly schoolYear: string | null;
}

/** The year in which a course's school year began; a summer belongs to the one before it. */
function yearOf({ term, schoolYear }: Printed): number | null {
  const started = /^(\d{4})/.exec(schoolYear ?? '')?.[1];
  if (started !== undefined) return Number(started);
  const summer = /\bsum(?:mer)?\b\D{0,4}(\d{4})/i.exec(term ?? '')?.[1];
  return summer === undefined ? null : Number(summer) - 1;
}

function termOf(printed: string): CheckTerm {
  if (/\bsum(?:mer)?\b/i.test(printed)) return 'summer';
  if (/\b(?:fall|autumn|s1|sem(?:ester)?\.? ?1|first)\b/i.test(printed)) return 'fall';
  if (/\b(?:spring|s2|sem(?:ester)?\.? ?2|second)\b/i.test(printed)) return 'spring';
  return 'year';
}
