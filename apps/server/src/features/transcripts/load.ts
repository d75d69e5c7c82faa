import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import {
  type TranscriptDocument,
  type TranscriptOverrides,
  type TranscriptRecord,
  transcriptOf,
  withOverrides,
} from '@fieldhouse/domain/records/transcript-document.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { listingsOf } from '#features/eligibility/workflows.ts';
import {
  listRunningCourses,
  listTranscriptCourses,
  listTranscripts,
  listTransferred,
} from '#features/records/workflows.ts';
import { listScales, scalesOf } from '#features/schools/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { findParticulars, findRank, listAttendance } from './queries.ts';

type Particulars = RowOf<typeof findParticulars>;

/** The transcript of a student as the record has it now, with what is printed around it. */
export interface LoadedTranscript {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  /** What the document was made from. */
  readonly record: TranscriptRecord;
  readonly document: TranscriptDocument;
  /** The official GPA that is kept isn't the one that the record comes to. */
  readonly figuresDiffer: boolean;
  readonly marks: Pick<Particulars, 'logoKey' | 'signatureKey' | 'signerName' | 'signerTitle'>;
}

interface Wanted {
  readonly studentId: StudentId;
  readonly isOfficial: boolean;
  readonly overrides: TranscriptOverrides;
}

/** Null: there is no such student, or the actor's schools don't know them. */
export async function loadTranscript(
  tx: Transaction,
  clock: Clock,
  { studentId, isOfficial, overrides }: Wanted,
): Promise<LoadedTranscript | null> {
  const now = clock.now();
  const wanted = studentId;
  const [[kept], [more], courses, running, transferred, scaleRows] = await Promise.all([
    tx.query(listTranscripts({ wanted, now })),
    tx.query(findParticulars({ studentId, now })),
    tx.query(listTranscriptCourses({ wanted })),
    tx.query(listRunningCourses({ wanted })),
    tx.query(listTransferred({ wanted })),
    tx.query(listScales()),
  ]);
  if (!kept || !more) return null;
  const { schoolId } = more;
  const today = clock.today(kept.timeZone) as CalendarDate;
  const listings = await listingsOf(tx, studentId, today);
  const [rank] = more.showsRank ? await tx.query(findRank({ schoolId, studentId })) : [];
  const attended = more.showsAttendance ? await tx.query(listAttendance({ schoolId, studentId })) : [];
  const posted = courses.flatMap(({ letter, scaleId }) => (letter === null ? [] : [scaleId]));
  const record: TranscriptRecord = {
    student: {
      name: kept.name,
      studentNumber: kept.studentNumber,
      birthOn: more.birthOn as CalendarDate | null,
      gradeLevel: kept.gradeLevel,
      graduationYear: kept.graduationYear,
      grade9StartedOn: more.grade9StartedOn as CalendarDate | null,
      graduation: graduationOf(more),
    },
    school: {
      name: kept.schoolName,
      address: kept.address,
      phone: kept.phone,
      website: kept.website,
      ceebCode: more.ceebCode,
    },
    attempts: courses.map(({ ratioDigits, enrollmentId, ...one }) => ({
      ...one,
      enrollmentId,
      ratio: ratioDigits,
      isListed: listings.get(enrollmentId)?.isListed ?? false,
      weight: listings.get(enrollmentId)?.weight ?? 0,
    })),
    running,
    outside: transferred.map(({ ratioDigits, ...one }) => ({ ...one, ratio: ratioDigits })),
    scales: scalesOf(scaleRows, schoolId, posted),
    repeats: kept.repeats,
    rank: rank ?? null,
    attendance: attended,
    ...(more.showsTests ? { tests: { act: more.actScore, sat: more.satScore } } : {}),
  };
  const made = transcriptOf(record, { isOfficial, issuedOn: today });
  return {
    schoolId,
    studentId,
    record,
    document: withOverrides(made.document, overrides),
    figuresDiffer:
      made.officialGpa !== more.officialGpaDigits ||
      made.document.summary.creditsEarned !== (kept.creditsEarned ?? 0),
    marks: more,
  };
}

function graduationOf({ graduatedOn, graduationExpectedOn }: Particulars) {
  if (graduatedOn !== null) return { on: graduatedOn as CalendarDate, isExpected: false };
  return graduationExpectedOn === null
    ? null
    : { on: graduationExpectedOn as CalendarDate, isExpected: true };
}
