import { SchoolId, StudentId, type TranscriptId } from '@fieldhouse/contract/ids.ts';
import {
  isSameDifference,
  type PrintedDifference,
  printedDifferences,
} from '@fieldhouse/domain/records/printed-differences.ts';
import type { TranscriptDocument } from '@fieldhouse/domain/records/transcript-document.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { isDatabaseUnavailable } from '#db/trouble.ts';
import { type None, statement, type Transaction } from '#db/unit.ts';
import { listRecordKeepers } from '#features/records/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import type { JobData } from '#platform/jobs.ts';
import { notify } from '#platform/notify.ts';
import type { Services } from '#platform/services.ts';
import { loadTranscript } from './load.ts';
import { holdTranscript } from './queries.ts';
import type { Sql } from './rows.gen.ts';

/** How long one job goes on before it makes way for others, in milliseconds: its lease is longer. */
const TURN_MS = 20_000;
/** Students that are looked up at once. */
const AT_ONCE = 100;

/** What the audit log notes each comparison of all schools under. */
const COMPARISON = '00000000-0000-4000-8000-74726e736372';

/** A difference, with when it was found first. */
export interface FoundDifference extends PrintedDifference {
  readonly since: string;
}

/** What was written down last of how a transcript compares with the record. */
const LAST_COMPARED = `
  select a.action, a.after->'differences' as differences, a.at from audit_log a
  where a.school_id = i.school_id and a.entity_id = i.id and a.action in ('transcript.differs', 'transcript.agrees')
  order by a.at desc, a.id desc limit 1`;

const IS_VALID = `not exists (select from transcript_changes g where g.school_id = i.school_id
  and g.transcript_id = i.id)`;

/** Before every id. */
const NONE = '00000000-0000-0000-0000-000000000000';
/** Before every student. */
const START = { schoolId: SchoolId.parse(NONE), studentId: StudentId.parse(NONE) };

/** Students with a transcript that is valid, behind the one that was looked at last. */
const listCompared = statement<
  Sql['listCompared'],
  { afterSchoolId: SchoolId; afterStudentId: StudentId },
  { schoolId: SchoolId; studentId: StudentId }
>(`
  select distinct i.school_id as "schoolId", i.student_id as "studentId" from issued_transcripts i
  where (i.school_id, i.student_id) > (:afterSchoolId::uuid, :afterStudentId::uuid) and ${IS_VALID}
  order by 1, 2 limit ${AT_ONCE}`);

const listValid = statement<
  Sql['listValid'],
  { schoolId: SchoolId; studentId: StudentId },
  { transcriptId: TranscriptId; document: TranscriptDocument; differences: FoundDifference[] }
>(`
  select i.id as "transcriptId", i.document, coalesce(i.overrides ? 'graduationDate', false) as "isGraduationTyped", coalesce(last.differences, '[]') as differences
  from issued_transcripts i left join lateral (${LAST_COMPARED}) last on true
  where i.school_id = :schoolId and i.student_id = :studentId and ${IS_VALID}
  order by i.id`);

/** Where the valid transcripts of a student differ from the record, as it was found last. */
export const listDiffering = statement<
  Sql['listDiffering'],
  { studentId: StudentId },
  { transcriptId: TranscriptId; differences: FoundDifference[] }
>(`
  select i.id as "transcriptId", last.differences
  from issued_transcripts i cross join lateral (${LAST_COMPARED}) last
  where i.student_id = :studentId and last.action = 'transcript.differs' and ${IS_VALID}`);

/** The valid transcripts of all schools that differ from the record. */
const countDiffering = statement<Sql['countDiffering']>(`
  select count(*)::int as count
  from issued_transcripts i cross join lateral (${LAST_COMPARED}) last
  where last.action = 'transcript.differs' and ${IS_VALID}`);

/** When all transcripts were compared last, and how many differed: for operators, who read no transcript. */
export const findComparison = statement<Sql['findComparison'], None, { differing: number }>(`
  select a.at, (a.after->>'differing')::int as differing from audit_log a
  where a.entity_id = '${COMPARISON}' and a.school_id is null order by a.at desc, a.id desc limit 1`);

/**
 * Compares each valid transcript with what the record comes to now, student by student, each in a short transaction of its
 * own. After a while it makes way, and comes again where it was. What it found is written down where it is another thing than
 * the last time; who keeps the school's records is told of a difference once.
 */
export async function compareTranscripts(
  services: Services,
  { after = null }: JobData['transcripts.compare'],
): Promise<void> {
  const { units, jobs, log, clock } = services;
  const until = performance.now() + TURN_MS;
  let last = after ?? START;
  for (;;) {
    const { rows } = await units.read(jobForPlatform, [
      listCompared({ afterSchoolId: last.schoolId, afterStudentId: last.studentId }),
    ]);
    for (const next of rows[0]) {
      if (performance.now() > until) {
        const data = { after: last };
        await units.write(jobForPlatform, (tx) => jobs.enqueue(tx, 'transcripts.compare', data, 'goes on'));
        return;
      }
      // One record that can't be read doesn't keep the others from being compared.
      await units
        .write(jobInSchool(next.schoolId), (tx) => compareOne(services, tx, next.schoolId, next.studentId))
        .catch((error: unknown) => {
          if (isDatabaseUnavailable(error)) throw error;
          log.error({ err: error, ...next }, 'transcripts of a student not compared with the record');
        });
      last = next;
    }
    if (rows[0].length < AT_ONCE) break;
  }
  const differing = await units.write(jobForPlatform, async (tx) => {
    const [counted] = await tx.query(countDiffering());
    const after = { differing: counted?.count ?? 0 };
    recordAudit(tx, clock, {
      schoolId: null,
      actorKind: 'job',
      actorUserId: null,
      action: 'transcripts.compared',
      entityType: 'platform',
      entityId: COMPARISON,
      after,
    });
    return after.differing;
  });
  if (differing > 0) log.warn({ differing }, 'issued transcripts differ from the record');
}

/** Compares the valid transcripts of one student. */
async function compareOne(
  { clock }: Services,
  tx: Transaction,
  schoolId: SchoolId,
  studentId: StudentId,
): Promise<void> {
  for (const { transcriptId } of await tx.query(listValid({ schoolId, studentId })))
    await tx.query(holdTranscript({ transcriptId }));
  // What is read from here on is what the last one left.
  const valid = await tx.query(listValid({ schoolId, studentId }));
  const loaded = await loadTranscript(tx, clock, { studentId, isOfficial: true, overrides: {} });
  if (!loaded) return;
  const since = clock.now();
  let isNews = false;
  for (const { transcriptId, document, isGraduationTyped, differences: before } of valid) {
    const found = printedDifferences(document, loaded.record, { isGraduationTyped });
    const differences = found.map((one): FoundDifference => {
      const known = before.find(({ since: _, ...other }) => isSameDifference(one, other));
      return { ...one, since: known?.since ?? since };
    });
    const hasNew = differences.some((one) => one.since === since);
    if (!hasNew && differences.length === before.length) continue;
    isNews ||= hasNew;
    recordAudit(tx, clock, {
      schoolId,
      actorKind: 'job',
      actorUserId: null,
      action: differences.length > 0 ? 'transcript.differs' : 'transcript.agrees',
      entityType: 'transcript',
      entityId: transcriptId,
      after: { studentId, differences },
    });
  }
  if (!isNews) return;
  const keepers = await tx.query(listRecordKeepers({ schoolId }));
  notify(
    tx,
    clock,
    keepers.map(({ userId }) => userId),
    {
      schoolId,
      studentId,
      type: 'system',
      template: 'transcript_differs',
      groupKey: `transcript_differs:${studentId}`,
    },
  );
}
