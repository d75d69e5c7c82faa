import type {
  AttemptId,
  FamilyMessageId,
  SchoolId,
  StudentId,
  TranscriptRunId,
} from '@fieldhouse/contract/ids.ts';
import { type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#db/engine.ts';
import { JOBS_SCHEMA } from '#db/migrate.ts';
import { releaseClient } from '#db/trouble.ts';
import type { Transaction } from '#db/unit.ts';

/** Every kind of work in the background, with what it is given: ids only. */
export interface JobData {
  /** Rows of the audit log that have no seal yet: of the last minutes, and whatever was left. */
  'audit.seal': Record<string, never>;
  'audit.sweep': Record<string, never>;
  /** What is past its date: counted, and removed. */
  'retention.count': Record<string, never>;
  'retention.run': Record<string, never>;
  'mail.send': { mailId: string };
  /** A letter that never arrived, of those whose cause has to know. */
  'mail.returned': { mailId: string };
  /** Letters that no job looks after any more. */
  'mail.sweep': Record<string, never>;
  'grading.engine': { schoolId: string; attemptId: string; userId: string };
  'grading.missing': Record<string, never>;
  /** The totals of a school's running courses, after a change of its policy. */
  'grading.recompute': { schoolId: string };
  /** Totals of every student of a large course, after its authors changed what is graded in it. */
  'authoring.recount': { schoolId: string; courseId: string };
  /** Grades of one course that were written, let go or taken back together. */
  'grading.tell': {
    schoolId: string;
    courseId: string;
    cells: readonly { studentId: string; assignmentId: string }[];
    /** They are there to be read; else they changed or went. */
    isNews: boolean;
    /** When that was. */
    at: string;
  };
  /** A grade whose release was due some seconds later, unless it was undone: the version of the cell says so. */
  'grading.release': { schoolId: SchoolId; attemptId: AttemptId; seq: number; userId: string };
  'files.sweep': { schoolId: string; fileId: string };
  /** Students whom nobody confirmed; consent: birthdays, emails that are due, requests that nobody answered, the yearly notice. */
  'consent.sweep': Record<string, never>;
  /** Ledgers of eligibility that are due. */
  'eligibility.keep': Record<string, never>;
  /** Ledgers of eligibility where a day has begun. */
  'eligibility.days': Record<string, never>;
  /** A counselor's words to families. */
  'counseling.write': { schoolId: SchoolId; familyMessageId: FamilyMessageId };
  /** Follow-ups whose day is over. */
  'counseling.overdue': Record<string, never>;
  /** Students who come of age, and their guardians. */
  'families.birthdays': Record<string, never>;
  'notifications.due': Record<string, never>;
  'notifications.incompletes': Record<string, never>;
  /** What is due to be sent to people by email or to their devices. */
  'notifications.deliver': Record<string, never>;
  /** What was dismissed or sent long ago. */
  'notifications.sweep': Record<string, never>;
  'push.send': { subscriptionId: string; deliveryIds: readonly string[] };
  /** The provider's meeting of one class: to be made, changed or taken away. */
  'live.meeting': { schoolId: string; sessionId: string; wanted: 'made' | 'changed' | 'gone' };
  'live.watch': Record<string, never>;
  'profile.export': { exportId: string };
  'profile.sweep': Record<string, never>;
  /** Official transcripts of many students, issued one after the other. */
  'transcripts.run': { schoolId: SchoolId; runId: TranscriptRunId };
  /** Issued transcripts beside the record as it is now. `after`: the student who was compared last; left out: from the first. */
  'transcripts.compare': {
    after?: { readonly schoolId: SchoolId; readonly studentId: StudentId } | null;
  };
  /** Counted tries whose time is over. */
  'limits.sweep': Record<string, never>;
  /** HTML that an older sanitizer cleaned, or none. */
  'html.refresh': Record<string, never>;
}

export type JobName = keyof JobData;

export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

const QUEUES: readonly JobName[] = [
  'mail.send',
  'mail.returned',
  'grading.engine',
  'grading.missing',
  'grading.recompute',
  'authoring.recount',
  'grading.tell',
  'grading.release',
  'eligibility.keep',
  'eligibility.days',
  'counseling.write',
  'counseling.overdue',
  'families.birthdays',
  'consent.sweep',
  'files.sweep',
  'mail.sweep',
  'notifications.due',
  'notifications.incompletes',
  'notifications.deliver',
  'notifications.sweep',
  'push.send',
  'live.meeting',
  'live.watch',
  'profile.export',
  'transcripts.run',
  'transcripts.compare',
  'profile.sweep',
  'html.refresh',
  'limits.sweep',
  'audit.seal',
  'audit.sweep',
  'retention.count',
  'retention.run',
];

/** Work that comes again by itself, with its period in seconds: once per period over all processes. */
export const REPEATED = {
  'grading.missing': 60,
  'eligibility.keep': 10,
  'eligibility.days': 1_800,
  'counseling.overdue': 1_800,
  'families.birthdays': 3_600,
  'consent.sweep': 600,
  'mail.sweep': 600,
  'notifications.due': 300,
  'notifications.incompletes': 300,
  'notifications.deliver': 10,
  'notifications.sweep': 3_600,
  'live.watch': 60,
  'profile.sweep': 600,
  'html.refresh': 86_400,
  'transcripts.compare': 86_400,
  'limits.sweep': 3_600,
  'audit.seal': 5,
  'audit.sweep': 3_600,
  'retention.count': 21_600,
  'retention.run': 86_400,
} as const satisfies Partial<Record<JobName, number>>;

/** Leases are short, and a job that fails five times is parked with its reason. */
const QUEUE_OPTIONS = {
  expireInSeconds: 60,
  heartbeatSeconds: 20,
  // Tries after the first one.
  retryLimit: 4,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  // The database tells workers of it when the transaction commits.
  notify: true,
} as const;

/** What waits for servers of others: a letter outlives a mail server that is away for hours, a push a shorter while. */
const OUTWARD_OPTIONS: Partial<Record<JobName, object>> = {
  // The mailer itself parks a letter after a day; this many tries take longer than that.
  'mail.send': {
    ...QUEUE_OPTIONS,
    expireInSeconds: 300,
    retryLimit: 80,
    retryDelay: 10,
    retryDelayMax: 3_600,
  },
  'push.send': { ...QUEUE_OPTIONS, retryLimit: 6, retryDelay: 20, retryDelayMax: 900 },
};

/** How often a worker looks by itself; where the database tells it of new work, that is for what became due meanwhile. */
const POLL_SECONDS = 1;
const POLL_SECONDS_TOLD = 3;

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** The job queue: enqueued in the transaction that causes the work, delivered at least once. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  #isWorking = false;
  readonly #timers: NodeJS.Timeout[] = [];

  /** @param isWorker whether `work` will be called: whoever only enqueues listens to nothing. */
  constructor(db: Database, log: Logger, isWorker: boolean) {
    this.#log = log;
    this.#boss = new PgBoss({
      schema: JOBS_SCHEMA,
      migrate: false,
      createSchema: false,
      useListenNotify: isWorker,
      db: {
        executeSql: async (text: string, values?: unknown[]) => {
          const client = await db.pool.connect();
          let failure: unknown;
          try {
            await client.query('begin');
            await client.query("select set_config('role', 'fieldhouse_jobs', true)");
            const result = await client.query(text, values);
            await client.query('commit');
            return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows) } : result;
          } catch (error) {
            failure = error;
            await client.query('rollback').catch(() => {});
            throw error;
          } finally {
            releaseClient(client, failure);
          }
        },
        listen: async (channel, onMessage, onReconnect) => ({
          close: await db.listen(channel, onMessage, onReconnect),
        }),
      },
    });
    this.#boss.on('error', (error) => this.#log.error({ err: error }, 'job queue error'));
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const queue of QUEUES) {
      const options = OUTWARD_OPTIONS[queue] ?? QUEUE_OPTIONS;
      const known = await this.#boss.getQueue(queue);
      if (!known) await this.#boss.createQueue(queue, options);
      // Made by a release with other options.
      else if (known.retryLimit !== (options as typeof QUEUE_OPTIONS).retryLimit || !known.notify)
        await this.#boss.updateQueue(queue, options);
      // Makes the library remember the queue: looked up later, inside a transaction, it would wait for a second
      // connection, and the embedded database has one.
      await this.#boss.getJobById(queue, NO_JOB);
    }
  }

  /** Puts work into the queue when the transaction commits. A job with a key that still waits isn't added twice. */
  async enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    data: JobData[Name],
    key?: string,
    /** Not before this instant, or not before so many seconds from now. */
    start?: string | number,
  ): Promise<void> {
    // It has left when the library has asked for it; the commit waits for the answer.
    await new Promise<void>((resolve, reject) => {
      const executeSql = (text: string, values?: unknown[]) => {
        const answer = tx.execute(text, values);
        tx.follow(answer);
        resolve();
        return answer;
      };
      this.#boss
        .send(name, data, {
          db: { executeSql },
          ...(key ? { singletonKey: key } : {}),
          ...(start ? { startAfter: typeof start === 'number' ? start : new Date(start) } : {}),
        })
        .catch(reject);
    });
  }

  async work(handlers: JobHandlers): Promise<void> {
    this.#isWorking = true;
    for (const queue of QUEUES) {
      const handler = handlers[queue] as (data: unknown) => Promise<void>;
      const options = {
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS_TOLD,
        batchSize: 10,
        perJobResults: true,
      } as const;
      await this.#boss.work(queue, options, async (jobs) => {
        const one = (job: { id: string; data: unknown }) => this.#run(queue, handler, job);
        // What waits for another server doesn't wait for its neighbors as well.
        if (queue in OUTWARD_OPTIONS) return await Promise.all(jobs.map(one));
        const results: JobResult[] = [];
        for (const job of jobs) results.push(await one(job));
        return results;
      });
    }
    for (const [name, seconds] of Object.entries(REPEATED)) {
      const send = () =>
        this.#boss
          .send(name, {}, { singletonSeconds: seconds })
          .catch((error: unknown) => this.#log.warn({ err: error, queue: name }, 'repeated job not queued'));
      this.#timers.push(setInterval(send, seconds * 1000));
      await send();
    }
  }

  /** Does one job of a batch; its failure is its own. */
  async #run(
    queue: JobName,
    handler: (data: unknown) => Promise<void>,
    { id, data }: { id: string; data: unknown },
  ): Promise<JobResult> {
    const began = performance.now();
    try {
      await handler(data);
    } catch (error) {
      this.#log.warn({ err: error, queue, jobId: id }, 'job failed');
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      return { id, status: 'failed', output: { message, stack } };
    }
    const durationMs = Math.round(performance.now() - began);
    if (durationMs > 5_000) this.#log.warn({ queue, jobId: id, durationMs }, 'slow job');
    return { id, status: 'completed' };
  }

  /** Takes no more jobs; those under way go on, and others may still be enqueued. */
  async release(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    if (!this.#isWorking) return;
    await Promise.allSettled(QUEUES.map((queue) => this.#boss.offWork(queue, { wait: false })));
  }

  /** @param withinMs how long jobs that are under way are waited for; then they are given back. */
  async stop(withinMs = 15_000): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#boss.stop({ graceful: this.#isWorking, timeout: withinMs });
  }
}
