import { ORPCError } from '@orpc/server';
import { jobForPerson, jobInSchool } from '#db/scopes.ts';
import { isDatabaseUnavailable } from '#db/trouble.ts';
import type { RowOf } from '#db/unit.ts';
import { issueTranscript } from '#features/transcripts/workflows.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { findNext, refuseWaiting, setFailedOnce, setFinished, setIssued, setRefused } from './queries.ts';

/** How long one job goes on before it makes way for others, in milliseconds: its lease is longer. */
const TURN_MS = 20_000;
/** Tries for one student that end in an error of ours. */
const TRIES = 3;

type Run = JobData['transcripts.run'];
type Next = RowOf<typeof findNext>;
type Refusal = Parameters<typeof setRefused>[0]['refusal'];

/** What the student alone is left out for. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  NOT_FOUND: 'gone',
  FIGURES_DIFFER: 'figures_differ',
  UNPRINTABLE: 'unprintable',
  PICTURE_MISSING: 'picture_missing',
};

/**
 * Issues the transcripts of a run, one student after the other: what was issued stays issued, and a second run of the job
 * goes on with those who wait. After a while it makes way, and comes again.
 */
export async function issueRun(services: Services, run: Run): Promise<void> {
  const { units, clock, jobs } = services;
  const entry = jobInSchool(run.schoolId);
  const until = performance.now() + TURN_MS;
  for (;;) {
    const [next] = await units.write(entry, (tx) => tx.query(findNext(run)));
    if (!next) break;
    if (performance.now() > until) {
      await units.write(entry, (tx) => jobs.enqueue(tx, 'transcripts.run', run, run.runId));
      return;
    }
    const everybody = next.isAllowed ? await issueOne(services, run, next) : 'not_allowed';
    if (everybody) {
      await units.write(entry, (tx) => tx.query(refuseWaiting({ ...run, refusal: everybody })));
    }
  }
  await units.write(entry, (tx) => tx.query(setFinished({ ...run, at: clock.now() })));
}

/**
 * One student's. The transcript takes the id of their place in the run: done twice, it is issued once. An error of ours
 * costs this student a try, and nobody else anything. Returns why nobody can get one; null: others can.
 */
async function issueOne(services: Services, run: Run, next: Next): Promise<Refusal | null> {
  const { units, log } = services;
  const { schoolId } = run;
  const { runStudentId, startedBy, studentId, recipient, failures } = next;
  const own = jobInSchool(schoolId);
  const leftOut = next.isTooClose ? 'too_close' : next.isHeld ? 'on_hold' : null;
  if (leftOut) {
    await units.write(own, (tx) => tx.query(setRefused({ schoolId, runStudentId, refusal: leftOut })));
    return null;
  }
  try {
    const { transcriptId } = await issueTranscript(
      {
        services,
        clientAddress: null,
        requestId: run.runId,
        unit: (work) => units.write(jobForPerson(schoolId, startedBy), (tx) => work(tx, () => startedBy)),
      },
      {
        studentId,
        overrides: {},
        overrideReason: null,
        recipient,
        supersedes: null,
        documentSha256: null,
        transcriptId: runStudentId,
      },
    );
    await units.write(own, (tx) => tx.query(setIssued({ schoolId, runStudentId, transcriptId })));
    return null;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    const code = error instanceof ORPCError ? error.code : '';
    if (code === 'NO_SIGNING_KEY') return 'no_key';
    const refusal = REFUSALS[code] ?? (failures + 1 < TRIES ? null : 'failed');
    // The record changed while the transcript was drawn: it is drawn again.
    if (!REFUSALS[code] && code !== 'RECORD_CHANGED') {
      log.error({ err: error, runId: run.runId, runStudentId }, 'transcript not issued');
    }
    await units.write(own, (tx) =>
      tx.query(
        refusal ? setRefused({ schoolId, runStudentId, refusal }) : setFailedOnce({ schoolId, runStudentId }),
      ),
    );
    return null;
  }
}
