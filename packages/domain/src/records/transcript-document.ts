import { creditsEarned } from '../credits/credits.ts';
import { countsInGpaElsewhere, creditsOfTransfer } from '../credits/outside-credit.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { officialGpa } from '../gpa/official-gpa.ts';
import { judgeAttempts, type PostedAttempt, type RepeatRule } from '../gpa/repeats.ts';
import { type WeightedEntry, weightedGpa } from '../gpa/weighted-gpa.ts';
import { storedGpa } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { boundsOf, type GradeSteps, STANDARD_STEPS } from '../grading/grading-scale.ts';
import { gradePercent, twoDecimals } from '../rounding/display.ts';

export type CourseLevel = 'general' | 'honors' | 'ap' | 'ib' | 'dual';
export type OutsideKind = 'transfer' | 'dual_enrollment' | 'homeschool' | 'exam';

/** A grading scale, with the days between which it is in force; null: without a beginning or an end. */
export interface RecordScale {
  readonly scaleId: string | null;
  readonly fromOn: CalendarDate | null;
  readonly toOn: CalendarDate | null;
  /** Another scale was entered for the same day later. Letters that were posted under this one keep it. */
  readonly isReplaced?: boolean;
  readonly steps: GradeSteps;
}

/** A posted attempt at a course of the school, as it was when its grade was posted. */
export interface RecordAttempt extends PostedAttempt {
  /** Place among the attempts that the student began, from 1. */
  readonly attemptPlace: number;
  readonly finalGradeId: string;
  readonly title: string;
  readonly level: CourseLevel;
  /** Its exact title stands on the school's NCAA list. */
  readonly isListed: boolean;
  /** Points that the school adds to a passed grade; 0: none. */
  readonly weight: number;
  readonly result: 'graded' | 'incomplete' | 'withdrawn';
  readonly letter: string | null;
  readonly scaleId: string | null;
  readonly creditsAttempted: number;
  /** The day by which an incomplete course is to be made up; null: it isn't one, or nobody said. */
  readonly dueOn: CalendarDate | null;
  /** "2025–26", or "2025–26, Fall". */
  readonly termLabel: string;
}

/** What a transcript is made from. */
export interface TranscriptRecord {
  readonly student: TranscriptStudent;
  readonly school: TranscriptSchool;
  /** In the order in which they are printed. */
  readonly attempts: readonly RecordAttempt[];
  readonly running: readonly {
    readonly enrollmentId: string;
    readonly title: string;
    readonly level: CourseLevel;
    readonly credits: number;
    readonly termLabel: string | null;
  }[];
  readonly outside: readonly {
    readonly creditId: string;
    readonly kind: OutsideKind;
    readonly schoolName: string;
    readonly title: string;
    readonly gradeRaw: string;
    /** Stored digits; null: the grade has no percent. */
    readonly ratio: string | null;
    readonly isPassed: boolean | null;
    readonly credits: number;
    readonly termLabel: string;
  }[];
  /** Scales by which letters were given, and the one of today. */
  readonly scales: readonly RecordScale[];
  readonly repeats: RepeatRule;
  /** Null: the school doesn't rank, or there is nothing to rank by. */
  readonly rank: ClassRank | null;
  /** In order of time. Left out: the school doesn't print it. */
  readonly attendance?: readonly YearAttendance[];
  /** Left out: the school doesn't print them. */
  readonly tests?: TestScores;
}

/** What was marked of a student's attendance in a school year. */
export interface YearAttendance {
  /** "2025–26". */
  readonly label: string;
  readonly present: number;
  readonly late: number;
  readonly excused: number;
  readonly absent: number;
}

/** Composite scores, as the school keeps them; null: none is kept. */
export interface TestScores {
  readonly act: number | null;
  readonly sat: number | null;
}

interface ClassRank {
  readonly place: number;
  readonly of: number;
}

interface TranscriptStudent {
  readonly name: string;
  readonly studentNumber: string;
  readonly birthOn: CalendarDate | null;
  readonly gradeLevel: number | null;
  readonly graduationYear: number | null;
  readonly grade9StartedOn: CalendarDate | null;
  readonly graduation: { readonly on: CalendarDate; readonly isExpected: boolean } | null;
}

interface TranscriptSchool {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  /** Six digits of the College Board. */
  readonly ceebCode: string | null;
}

/** A course with a result. */
export interface TranscriptLine {
  /** The attempt that it is about. */
  readonly enrollmentId: string;
  /** The posting that it prints. */
  readonly finalGradeId: string;
  readonly title: string;
  /** Null: in no term of the year. */
  readonly term: string | null;
  readonly level: CourseLevel;
  readonly isListed: boolean;
  readonly weight: number;
  readonly result: 'graded' | 'incomplete' | 'withdrawn';
  readonly letter: string | null;
  readonly percent: number | null;
  /** The place of the scale that gave the letter among `scales`; null: there is no letter. */
  readonly scale: number | null;
  readonly creditsAttempted: number;
  /** Credit is given once per course content. */
  readonly creditsEarned: number;
  /** Another attempt at the same content has a grade as well. */
  readonly isRepeated: boolean;
  /** Its credit counts beside that of another attempt, as a registrar decided. Left out: it doesn't. */
  readonly countsAnyway?: true;
  readonly countsInGpa: boolean;
  /** The day by which an incomplete course is to be made up. Left out: it isn't one, or nobody said. */
  readonly incompleteDueOn?: CalendarDate;
}

interface TranscriptYear {
  readonly label: string;
  readonly lines: readonly TranscriptLine[];
  readonly gpa: number | null;
  readonly weightedGpa: number | null;
  readonly creditsEarned: number;
}

/** What a transcript says, once for every form of it: page, PDF and exchange formats print this and nothing else. */
export interface TranscriptDocument {
  readonly format: 'fieldhouse-transcript';
  readonly version: 1;
  readonly isOfficial: boolean;
  readonly issuedOn: CalendarDate;
  readonly student: TranscriptStudent;
  readonly school: TranscriptSchool;
  /** In order of time. */
  readonly years: readonly TranscriptYear[];
  readonly outside: readonly {
    readonly creditId: string;
    readonly kind: OutsideKind;
    readonly schoolName: string;
    readonly title: string;
    /** As the document of that school prints it. */
    readonly grade: string;
    readonly term: string;
    readonly creditsAttempted: number;
    readonly creditsEarned: number;
    readonly countsInGpa: boolean;
  }[];
  readonly inProgress: readonly {
    readonly enrollmentId: string;
    readonly title: string;
    readonly level: CourseLevel;
    readonly term: string | null;
    readonly credits: number;
  }[];
  readonly summary: {
    readonly gpa: number | null;
    /** Null: the school adds nothing for any course on this record, or no grade counts. */
    readonly weightedGpa: number | null;
    readonly creditsEarned: number;
    readonly rank: ClassRank | null;
  };
  /** In order of time. Left out: the school doesn't print it, or none is kept. */
  readonly attendance?: readonly YearAttendance[];
  /** Left out: the school doesn't print them, or none is kept. */
  readonly tests?: TestScores;
  readonly method: { readonly gpa: 'mean_over_25'; readonly repeats: RepeatRule };
  readonly scales: readonly {
    readonly fromOn: CalendarDate | null;
    readonly toOn: CalendarDate | null;
    /** Another one was entered for the same day later. Left out: none was. */
    readonly isReplaced?: true;
    readonly steps: GradeSteps;
  }[];
}

/** What a registrar may print otherwise than the record has it: never a course, a grade or a figure. */
export interface TranscriptOverrides {
  readonly studentName?: string;
  readonly gradeLevel?: number;
  readonly graduationYear?: number;
  readonly transcriptDate?: CalendarDate;
  readonly graduationDate?: CalendarDate;
  readonly studentDob?: CalendarDate;
  readonly studentId?: string;
}

/** The transcript of a record. The official GPA in stored digits is beside it, to be compared with what is kept. */
export function transcriptOf(
  record: TranscriptRecord,
  { isOfficial, issuedOn }: { readonly isOfficial: boolean; readonly issuedOn: CalendarDate },
): { readonly document: TranscriptDocument; readonly officialGpa: string | null } {
  const { student, school, repeats } = record;
  const oldestFirst = record.attempts.toSorted((a, b) => a.attemptPlace - b.attemptPlace);
  const judged = new Map(judgeAttempts(oldestFirst, repeats).map((one) => [one.enrollmentId, one]));
  const gradedOf = Map.groupBy(
    record.attempts.filter(({ ratio }) => ratio !== null),
    ({ contentId }) => contentId,
  );
  const isTakenAgain = ({ enrollmentId, contentId }: RecordAttempt) =>
    record.attempts.some((one) => one.contentId === contentId && one.enrollmentId !== enrollmentId);
  const scales = printedScales(record);
  const entryOf = new Map<string, WeightedEntry>();
  for (const {
    enrollmentId,
    contentId,
    ratio,
    creditsAttempted,
    countsInGpa,
    weight,
    ...one
  } of judged.values()) {
    if (!countsInGpa || ratio === null) continue;
    const isPassed = one.creditsEarned > 0;
    entryOf.set(enrollmentId, {
      ...{ group: contentId, ratio, credits: creditsAttempted, weight: isPassed ? weight : 0 },
    });
  }

  const lineOf = (attempt: RecordAttempt): TranscriptLine => {
    const { enrollmentId, finalGradeId, title, level, isListed, weight, result, letter, ratio, dueOn } =
      attempt;
    const scale = letter === null ? -1 : scales.findIndex(({ scaleId }) => scaleId === attempt.scaleId);
    const found = judged.get(enrollmentId);
    return {
      ...{ enrollmentId, finalGradeId, title, level, isListed, weight, result, letter },
      term: partsOf(attempt.termLabel).term,
      percent: ratio === null ? null : gradePercent(Number(ratio), 0, boundsOf(scales[scale]?.steps ?? [])),
      scale: scale < 0 ? null : scale,
      creditsAttempted: attempt.creditsAttempted,
      creditsEarned: found?.creditsCounted ?? 0,
      isRepeated: ratio !== null && (gradedOf.get(attempt.contentId)?.length ?? 0) > 1,
      ...(attempt.countsAnyway && (found?.creditsCounted ?? 0) > 0 && isTakenAgain(attempt)
        ? { countsAnyway: true }
        : {}),
      countsInGpa: found?.countsInGpa ?? false,
      ...(result === 'incomplete' && dueOn !== null ? { incompleteDueOn: dueOn } : {}),
    };
  };
  const hasWeights = record.attempts.some(({ weight }) => weight > 0);
  const byYear = Map.groupBy(record.attempts, ({ termLabel }) => partsOf(termLabel).year);
  const years = [...byYear].map(([label, attempts]): TranscriptYear => {
    const lines = attempts.map(lineOf);
    const entries = oldestFirst.flatMap(({ enrollmentId }) =>
      attempts.some((one) => one.enrollmentId === enrollmentId) ? (entryOf.get(enrollmentId) ?? []) : [],
    );
    return {
      ...{ label, lines, gpa: printedGpa(officialGpa('mean_over_25', entries)) },
      weightedGpa: hasWeights ? printedGpa(weightedGpa('mean_over_25', entries)) : null,
      creditsEarned: creditsEarned(lines.map((line) => line.creditsEarned)),
    };
  });

  const outside = record.outside.map(({ ratio, gradeRaw, isPassed, credits, termLabel, ...one }) => ({
    ...one,
    grade: gradeRaw,
    term: termLabel,
    creditsAttempted: credits,
    creditsEarned: creditsOfTransfer(credits, {
      ...{ gradeRaw, isPassed, ratio: ratio === null ? null : Number(ratio) },
    }),
    countsInGpa: countsInGpaElsewhere({ ratio, gradeRaw }),
  }));
  const entries: WeightedEntry[] = [
    ...oldestFirst.flatMap(({ enrollmentId }) => entryOf.get(enrollmentId) ?? []),
    ...record.outside.flatMap(({ creditId, ratio, gradeRaw, credits }) =>
      ratio !== null && countsInGpaElsewhere({ ratio, gradeRaw })
        ? [{ group: creditId, ratio, credits, weight: 0 }]
        : [],
    ),
  ];
  const official = officialGpa('mean_over_25', entries);
  const document: TranscriptDocument = {
    ...{ format: 'fieldhouse-transcript', version: 1, isOfficial, issuedOn, student, school, years, outside },
    inProgress: record.running.map(({ termLabel, ...course }) => ({ ...course, term: termLabel })),
    summary: {
      gpa: printedGpa(official),
      weightedGpa: hasWeights ? printedGpa(weightedGpa('mean_over_25', entries)) : null,
      creditsEarned: creditsEarned([
        ...years.flatMap(({ lines }) => lines.map((line) => line.creditsEarned)),
        ...outside.map((one) => one.creditsEarned),
      ]),
      rank: record.rank,
    },
    ...(record.attendance && record.attendance.length > 0 ? { attendance: record.attendance } : {}),
    ...(record.tests && (record.tests.act ?? record.tests.sat) !== null ? { tests: record.tests } : {}),
    method: { gpa: 'mean_over_25', repeats },
    scales: scales.map(({ fromOn, toOn, isReplaced, steps }) => ({
      ...{ fromOn, toOn, steps },
      ...(isReplaced ? { isReplaced: true } : {}),
    })),
  };
  return { document, officialGpa: official && storedGpa(official) };
}

/**
 * The transcript with what a registrar printed otherwise. A graduation has happened where its day is over on the printed day
 * and on the day of issue: neither a later nor an earlier date on the document makes one happen.
 */
export function withOverrides(
  document: TranscriptDocument,
  overrides: TranscriptOverrides,
): TranscriptDocument {
  const { studentName, gradeLevel, graduationYear, transcriptDate, graduationDate, studentDob, studentId } =
    overrides;
  const issuedOn = transcriptDate ?? document.issuedOn;
  const { student } = document;
  const isAhead = (day: CalendarDate) => day > issuedOn || day > document.issuedOn;
  const graduation =
    graduationDate === undefined ? student.graduation : { on: graduationDate, isExpected: false };
  return {
    ...document,
    issuedOn,
    student: {
      ...student,
      name: studentName ?? student.name,
      studentNumber: studentId ?? student.studentNumber,
      birthOn: studentDob ?? student.birthOn,
      gradeLevel: gradeLevel ?? student.gradeLevel,
      graduationYear: graduationYear ?? student.graduationYear,
      graduation: graduation && {
        on: graduation.on,
        isExpected: graduation.isExpected || isAhead(graduation.on),
      },
    },
  };
}

/** Rounded once, from the digits that are stored. No goal of the dashboard cuts it off: 2.996 is 3.00. */
const printedGpa = (gpa: ExactRatio | null): number | null =>
  gpa === null ? null : twoDecimals(Number(storedGpa(gpa)));

/** "2025–26, Fall" is the fall of 2025–26. */
export function partsOf(label: string): { readonly year: string; readonly term: string | null } {
  const at = label.indexOf(', ');
  return at < 0 ? { year: label, term: null } : { year: label.slice(0, at), term: label.slice(at + 2) };
}

/** Scales that letters on the record name, in their order; without a letter the last one. */
function printedScales({ attempts, scales }: TranscriptRecord): readonly RecordScale[] {
  const used = new Set(attempts.flatMap(({ letter, scaleId }) => (letter === null ? [] : [scaleId])));
  const found = scales.filter(({ scaleId }) => used.has(scaleId));
  if (found.length > 0) return found;
  return scales.slice(-1).length > 0
    ? scales.slice(-1)
    : [{ scaleId: null, fromOn: null, toOn: null, steps: STANDARD_STEPS }];
}

/** A number of credits as it is printed: three decimals at most, for thirds of a credit. */
export const printedNumber = (n: number): string => String(Math.round(n * 1000) / 1000);
