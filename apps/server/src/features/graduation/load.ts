import { createHash } from 'node:crypto';
import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { canonicalJson } from '@fieldhouse/domain/records/canonical-json.ts';
import {
  type GraduationProgress,
  graduationProgress,
  setOfClass,
} from '@fieldhouse/domain/records/graduation.ts';
import { creditRowsOf, type LineFacts, subjectOfArea } from '@fieldhouse/domain/records/graduation-rows.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { loadTranscript } from '#features/transcripts/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { heldSets } from './held-sets.ts';
import { listDiplomas, listLineFacts, listSets } from './queries.ts';

export interface LoadedProgress {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  readonly name: string;
  readonly graduationYear: number | null;
  readonly today: CalendarDate;
  readonly creditsEarned: number;
  /** Null: nothing is asked of the student's class. */
  readonly set: {
    readonly name: string;
    readonly fromYear: number;
    /** Of the requirements, in their order. */
    readonly labels: readonly string[];
  } | null;
  readonly progress: GraduationProgress | null;
  /** Nothing can be measured: the school asks something of its classes, and the student's isn't known. */
  readonly isClassMissing: boolean;
  readonly uncounted: ReturnType<typeof creditRowsOf>['uncounted'];
  /** The newest first. */
  readonly diplomas: readonly RowOf<typeof listDiplomas>[];
  readonly recordSha256: string;
}

/**
 * A student's credit by the lines of the transcript, with the content that each is for, and what is asked of the student's
 * class. Null: there is no such student.
 */
export async function loadCredit(tx: Transaction, clock: Clock, studentId: StudentId) {
  const [loaded, factRows] = await Promise.all([
    loadTranscript(tx, clock, { studentId, isOfficial: false, overrides: {} }),
    tx.query(listLineFacts({ studentId })),
  ]);
  if (!loaded) return null;
  const { schoolId, document } = loaded;
  const { graduationYear } = document.student;
  const held = heldSets(await tx.query(listSets({ schoolId })));
  const facts = new Map(factRows.map((row) => [row.lineId, row]));
  const factsOf = (lineId: string): LineFacts | undefined => {
    const row = facts.get(lineId);
    return row && { subject: row.subject ?? subjectOfArea(row.area), contentId: row.contentId };
  };
  return {
    schoolId,
    document,
    set: setOfClass(held, graduationYear),
    isClassMissing: graduationYear === null && held.length > 0,
    ...creditRowsOf(document, factsOf),
    /** The content of a line, and which part of it; null: credit from elsewhere. */
    contentOf: (lineId: string) => {
      const row = facts.get(lineId);
      return row?.originId ? { originId: row.originId, part: partOf(row) } : null;
    },
  };
}

interface Parts {
  readonly contentPart: number | null;
  readonly contentParts: number | null;
}

const partOf = ({ contentPart, contentParts }: Parts) =>
  contentPart === null || contentParts === null ? null : { number: contentPart, of: contentParts };

/** A student's progress, by the same lines and credits as the transcript. Null: there is no such student. */
export async function loadProgress(
  tx: Transaction,
  clock: Clock,
  studentId: StudentId,
): Promise<LoadedProgress | null> {
  const [credit, diplomas] = await Promise.all([
    loadCredit(tx, clock, studentId),
    tx.query(listDiplomas({ studentId })),
  ]);
  if (!credit) return null;
  const { schoolId, document, set, isClassMissing, rows, uncounted } = credit;
  const { name, graduationYear } = document.student;
  const progress = set && graduationProgress(set, rows);
  const { creditsEarned } = document.summary;
  const rests = { name, graduationYear, isClassMissing, creditsEarned, set, progress, uncounted, diplomas };
  return {
    schoolId,
    studentId,
    name,
    graduationYear,
    creditsEarned,
    progress,
    isClassMissing,
    uncounted,
    diplomas,
    today: document.issuedOn,
    set: set && {
      name: set.name,
      fromYear: set.fromYear,
      labels: set.requirements.map(({ label }) => label),
    },
    recordSha256: createHash('sha256').update(canonicalJson(rests)).digest('hex'),
  };
}
