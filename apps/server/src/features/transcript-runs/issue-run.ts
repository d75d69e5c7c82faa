import type { StudentId, TranscriptRunId, UserId } from '@fieldhouse/contract/ids.ts';
import { canonicalJson } from '@fieldhouse/domain/records/canonical-json.ts';
import { jobForPerson, jobInSchool } from '#db/scopes.ts';
import { isDatabaseUnavailable } from '#db/trouble.ts';
import type { RowOf } from '#db/unit.ts';
import {
  drawOfficial,
  keepOfficial,
  loadTranscript,
  sha256Of,
  signingKey,
} from '#features/transcripts/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { findNext, refuseWaiting, setFailedOnce, setFinished, setIssued, setRefused } from './queries.ts';

/** How long one job goes on before it makes way for others, in milliseconds: its lease is longer. */
const TURN_MS = 20_000;
/** Tries for one student that end in an error of ours. */
const TRIES = 3;

type Next = RowOf<typeof findNext>;
type Refusal = Parameters<typeof setRefused>[0]['refusal'];

/** What happened to the record or to the run while the transcript was drawn. */
class ChangedMeanwhileError extends Error {}

/**
 * Issues the transcripts of a run, one student in a transaction: what was issued stays issued, and a second run of the job
 * goes on with those who wait. After a while it makes way, and comes again.
 */
export async function issueRun(services: Services, data: JobData['transcripts.run']): Promise<void> {
  const { units, clock, jobs } = services;
  const entry = jobInSchool(data.schoolId);
  const until = performance.now() + TURN_MS;
  for (;;) {
    const [next] = await units.write(entry, (tx) => tx.query(findNext(data)));
    if (!next) break;
    if (performance.now() > until) {
      await units.write(entry, (tx) => jobs.enqueue(tx, 'transcripts.run', data, data.runId));
      return;
    }
    const everybody = next.isAllowed ? await tryOne(services, data, next) : 'not_allowed';
    if (everybody) {
      await units.write(entry, (tx) => tx.query(refuseWaiting({ ...data, refusal: everybody })));
    }
  }
  await units.write(entry, (tx) => tx.query(setFinished({ ...data, at: clock.now() })));
}

/** An error of ours costs this student a try, and nobody else anything. Returns why nobody can get one; null: others can. */
async function tryOne(
  services: Services,
  { schoolId, runId }: JobData['transcripts.run'],
  next: Next,
): Promise<Refusal | null> {
  const { units, log } = services;
  const { runStudentId } = next;
  try {
    const refusal = await issueOne(services, runId, next, schoolId);
    if (refusal === 'no_key') return refusal;
    if (refusal !== null) {
      await units.write(jobInSchool(schoolId), (tx) =>
        tx.query(setRefused({ schoolId, runStudentId, refusal })),
      );
    }
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (!(error instanceof ChangedMeanwhileError))
      log.error({ err: error, runId, runStudentId }, 'transcript not issued');
    await units.write(jobInSchool(schoolId), (tx) =>
      tx.query(
        next.failures + 1 < TRIES
          ? setFailedOnce({ schoolId, runStudentId })
          : setRefused({ schoolId, runStudentId, refusal: 'failed' }),
      ),
    );
  }
  return null;
}

/** Returns why it can't be issued; null: it was. */
async function issueOne(
  services: Services,
  runId: TranscriptRunId,
  { runStudentId, studentId, startedBy, recipient }: Next & { studentId: StudentId; startedBy: UserId },
  schoolId: JobData['transcripts.run']['schoolId'],
): Promise<Refusal | null> {
  const { units, clock, files, config } = services;
  const entry = jobForPerson(schoolId, startedBy);
  const wanted = { studentId, isOfficial: true, overrides: {} };
  const { loaded, key } = await units.write(entry, async (tx) => ({
    loaded: await loadTranscript(tx, clock, wanted),
    key: await signingKey(tx, config),
  }));
  if (!key) return 'no_key';
  if (!loaded) return 'gone';
  if (loaded.figuresDiffer) return 'figures_differ';
  const made = await drawOfficial(services, loaded, key);
  if ('unprintable' in made) return 'unprintable';
  let kept: { readonly storageKey: string } | undefined;
  try {
    await units.write(entry, async (tx) => {
      const again = await loadTranscript(tx, clock, wanted);
      if (!again || sha256Of(canonicalJson(again.document)) !== made.documentSha256)
        throw new ChangedMeanwhileError();
      const stored = await keepOfficial(tx, services, made, startedBy, {
        recipient,
        overrides: null,
        overrideReason: null,
      });
      kept = stored;
      const { transcriptId } = stored;
      const claimed = await tx.query(setIssued({ schoolId, runStudentId, transcriptId }));
      if (claimed.length === 0) throw new ChangedMeanwhileError();
      recordAudit(tx, clock, {
        schoolId,
        actorKind: 'user',
        actorUserId: startedBy,
        action: 'transcript.issued',
        entityType: 'transcript',
        entityId: transcriptId,
        after: {
          ...{ studentId, runId, recipient, overrides: {} },
          ...{ documentSha256: made.documentSha256, pdfSha256: made.pdfSha256 },
        },
      });
    });
  } catch (error) {
    if (kept) await files.delete(kept.storageKey).catch(() => undefined);
    throw error;
  }
  return null;
}
