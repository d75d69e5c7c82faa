import type { HomeDocument as Kind } from '@fieldhouse/contract/eligibility.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { needsWorksheet } from '@fieldhouse/domain/eligibility/home-school.ts';
import type { CourseRow, HomeSchoolDocuments } from '@fieldhouse/domain/eligibility/record.ts';

/** One that the Eligibility Center asks for. */
export interface HomeDocument {
  readonly document: Kind;
  /** The course of a worksheet; null: for all courses. */
  readonly rowId: string | null;
  readonly title: string | null;
  /** Null: not sent yet. */
  readonly sentOn: CalendarDate | null;
}

interface Sent {
  readonly document: Kind;
  readonly rowId: string | null;
  readonly sentOn: string | null;
}

/**
 * The rows whose grade and credit a home school gives: all of a home school but those of a college, and credit brought from
 * one. Null: there are none, and the student isn't taught at home. A pupil of an online school with its own teachers is no
 * home schooler.
 */
export function taughtAtHome(
  isHomeSchool: boolean,
  own: readonly CourseRow[],
  credits: readonly { readonly creditId: string; readonly kind: string }[],
): readonly string[] | null {
  const brought = credits.filter(({ kind }) => kind === 'homeschool').map(({ creditId }) => creditId);
  if (!isHomeSchool) return brought.length > 0 ? brought : null;
  return [...own.filter(({ isCollege }) => !isCollege).map(({ id }) => id), ...brought];
}

/** What is asked for from a student taught at home, in order, with what was sent; null: from nobody else. */
export function homeDocumentsOf(
  courses: readonly CourseRow[],
  taughtAtHome: readonly string[] | null,
  sent: readonly Sent[],
): readonly HomeDocument[] | null {
  if (taughtAtHome === null) return null;
  const one = (document: Kind, row: Pick<CourseRow, 'id' | 'title'> | null = null): HomeDocument => ({
    document,
    rowId: row?.id ?? null,
    title: row?.title ?? null,
    sentOn: (sent.find((other) => other.document === document && other.rowId === (row?.id ?? null))?.sentOn ??
      null) as CalendarDate | null,
  });
  const isElsewhere = ({ id }: CourseRow) => !taughtAtHome.includes(id);
  return [
    one('transcript'),
    one('administrator_statement'),
    ...courses
      .filter((row) => needsWorksheet(row, taughtAtHome))
      .map((row) => one('core_course_worksheet', row)),
    one('proof_of_graduation'),
    ...(courses.some(isElsewhere) ? [one('other_transcripts')] : []),
  ];
}

/** The same as the rules read it. */
export function inHand(
  documents: readonly HomeDocument[],
  taughtAtHome: readonly string[],
): HomeSchoolDocuments {
  const isSent = (document: Kind) =>
    documents.some((one) => one.document === document && one.sentOn !== null);
  return {
    transcript: isSent('transcript'),
    administratorStatement: isSent('administrator_statement'),
    proofOfGraduation: isSent('proof_of_graduation'),
    otherTranscripts: isSent('other_transcripts'),
    taughtAtHome,
    worksheetsOf: documents.flatMap(({ document, rowId, sentOn }) =>
      document === 'core_course_worksheet' && rowId !== null && sentOn !== null ? rowId : [],
    ),
  };
}
