import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#db/engine.ts';
import { JOBS_SCHEMA } from '#db/migrate.ts';
import type { Transaction } from '#db/unit.ts';

/** Every kind of work in the background, with what it is given: ids only. */
export interface JobData {
  'mail.send': { mailId: string };
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
  'files.sweep': { schoolId: string; fileId: string };
  /** Grades of one student and course that were released from one instant up to another. */
  'notifications.grades': {
    schoolId: string;
    courseId: string;
    studentId: string;
    from: string;
    until: string;
  };
  'notifications.due': Record<string, never>;
  /** The provider's meeting of one class: to be made, changed or taken away. */
  'live.meeting': { schoolId: string; sessionId: string; wanted: 'made' | 'changed' | 'gone' };
  'live.watch': Record<string, never>;
  'profile.export': { exportId: string };
  'profile.sweep': Record<string, never>;
}

export type JobName = keyof JobData;

export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

const QUEUES: readonly JobName[] = [
  'mail.send',
  'grading.engine',
  'grading.missing',
  'grading.recompute',
  'authoring.recount',
  'grading.tell',
  'files.sweep',
  'notifications.grades',
  'notifications.due',
  'live.meeting',
  'live.watch',
  'profile.export',
  'profile.sweep',
];

/** Work that comes again by itself, with its period in seconds: once per period over all processes. */
const REPEATED = {
  'grading.missing': 60,
  'notifications.due': 300,
  'live.watch': 60,
  'profile.sweep': 600,
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
} as const;

const POLL_SECONDS = 1;

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** The job queue: enqueued in the transaction that causes the work, delivered at least once. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  #isWorking = false;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(db: Database, log: Logger) {
    this.#log = log;
    this.#boss = new PgBoss({
      schema: JOBS_SCHEMA,
      migrate: false,
      createSchema: false,
      db: {
        executeSql: async (text: string, values?: unknown[]) => {
          const client = await db.pool.connect();
          try {
            await client.query('begin');
            await client.query("select set_config('role', 'fieldhouse_jobs', true)");
            const result = await client.query(text, values);
            await client.query('commit');
            return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows) } : result;
          } catch (error) {
            await client.query('rollback').catch(() => {});
            throw error;
          } finally {
            client.release();
          }
        },
      },
    });
    this.#boss.on('error', (error) => this.#log.error({ err: error }, 'job queue error'));
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const queue of QUEUES) {
      if (!(await this.#boss.getQueue(queue))) await this.#boss.createQueue(queue, QUEUE_OPTIONS);
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
    await this.#boss.send(name, data, {
      db: { executeSql: (text: string, values?: unknown[]) => tx.execute(text, values) },
      ...(key ? { singletonKey: key } : {}),
      ...(start ? { startAfter: typeof start === 'number' ? start : new Date(start) } : {}),
    });
  }

  async work(handlers: JobHandlers): Promise<void> {
    this.#isWorking = true;
    for (const queue of QUEUES) {
      const handler = handlers[queue] as (data: unknown) => Promise<void>;
      await this.#boss.work(queue, { pollingIntervalSeconds: POLL_SECONDS, batchSize: 10 }, async (jobs) => {
        for (const job of jobs) {
          const began = performance.now();
          try {
            await handler(job.data);
          } catch (error) {
            this.#log.warn({ err: error, queue, jobId: job.id }, 'job failed');
            throw error;
          }
          const durationMs = Math.round(performance.now() - began);
          if (durationMs > 5_000) this.#log.warn({ queue, jobId: job.id, durationMs }, 'slow job');
        }
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

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#boss.stop({ graceful: this.#isWorking, timeout: 15_000 });
  }
}
