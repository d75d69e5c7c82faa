/** Where in a document something stands, letter for letter. `line` counts from 1. */
export interface SourceLine {
  readonly line: number;
  readonly text: string;
}

/** A course with a final mark, whatever the mark says. */
export interface CompletedCourse {
  readonly title: string;
  /** As printed: "A-", "93", "P", "W". */
  readonly grade: string;
  /** As printed; null: none is. */
  readonly credits: number | null;
  /** As printed; null: none is. */
  readonly term: string | null;
  /** "2025-26"; null: the document doesn't say it. */
  readonly schoolYear: string | null;
  /** Null: the document doesn't say whether the NCAA lists it. */
  readonly ncaaEligible: boolean | null;
  readonly source: SourceLine;
}

/** A course without a final mark: it runs, or its mark is only predicted. */
export interface RunningCourse {
  readonly title: string;
  readonly term: string | null;
  readonly schoolYear: string | null;
  readonly source: SourceLine;
}

/** A total that the document prints, beside the one made from its rows. */
export interface PrintedTotal {
  readonly label: string;
  readonly printed: number;
  /** Null: it can't be made from what is printed. */
  readonly computed: number | null;
  /** Null together with `computed`. */
  readonly matches: boolean | null;
  readonly source: SourceLine;
}

/**
 * What a person has to look at. Nothing that is flagged was repaired.
 *
 * `totals_differ`: a printed total isn't what its rows come to. `two_students`: the document is about more than one
 * person, and nothing is read before one is chosen. `mark_unknown`: a row whose mark nobody can read for sure.
 * `semesters_without_final`: marks of parts of a year, and no final one. `credits_missing`: a final mark without credits.
 * `repeated`: the document says that the course was taken again. `name_missing`: it names nobody. `readings_differ`: a model
 * read the line otherwise. `line_too_long`: a line that is longer than any course was not read. `page_unread`: a page of the
 * document has no text.
 */
export type TranscriptFlagCode =
  | 'totals_differ'
  | 'two_students'
  | 'mark_unknown'
  | 'semesters_without_final'
  | 'credits_missing'
  | 'repeated'
  | 'name_missing'
  | 'readings_differ'
  | 'line_too_long'
  | 'page_unread';

export interface TranscriptFlag {
  readonly code: TranscriptFlagCode;
  readonly message: string;
  /** Null: the document as a whole. */
  readonly line: number | null;
}

export interface StudentInfo {
  readonly name: string | null;
  readonly studentId: string | null;
  readonly graduationYear: number | null;
  /** The printed cumulative GPA, the unweighted one where both stand. */
  readonly gpa: number | null;
  readonly creditsEarned: number | null;
}

/** Somebody whom the document names, with the lines that are about them. */
export interface NamedStudent {
  readonly name: string | null;
  readonly studentId: string | null;
  /** Lines from the first to the last, both counted. */
  readonly from: number;
  readonly to: number;
}

export interface ParsedTranscript {
  readonly studentInfo: StudentInfo;
  readonly completedCourses: readonly CompletedCourse[];
  readonly inProgress: readonly RunningCourse[];
  readonly totals: readonly PrintedTotal[];
  readonly flags: readonly TranscriptFlag[];
  /** More than one: `two_students` is flagged, and all lists are empty. */
  readonly students: readonly NamedStudent[];
}

/**
 * Why a document isn't read. `empty`: it holds no text, such as a scan. `too_long`: more than a transcript can be.
 * `not_a_transcript`: no line of it is a course with a mark.
 */
export type TranscriptRefusal = 'empty' | 'too_long' | 'not_a_transcript';
