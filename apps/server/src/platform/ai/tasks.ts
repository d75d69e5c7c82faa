import type { WrittenParts } from '@fieldhouse/domain/authoring/compose-assignment.ts';
import type { LanguageModel } from 'ai';
import { jobInSchool } from '#db/scopes.ts';
import { aiRuns } from '#db/tables/platform.ts';
import { statement, type Units } from '#db/unit.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { type ReadTranscript, transcriptInWorker } from '../documents/run-worker.ts';
import { newId } from '../ids.ts';
import type { Sql } from '../rows.gen.ts';
import {
  ADVICE_PROMPT_VERSION,
  type Advised,
  type AdviseInput,
  adviseByModel,
  UntrueAdviceError,
} from './advise.ts';
import { AnswerReader, type Remarks } from './answer-reader.ts';
import { Breaker } from './breaker.ts';
import { askModel, type GradeInput, type GradeOutput, PROMPT_VERSION } from './grade-submission.ts';
import { mayModelsRead } from './may-use-models.ts';
import { openModel } from './model.ts';
import { askForRows, TRANSCRIPT_PROMPT_VERSION, type TranscriptInput } from './read-transcript.ts';
import { WRITE_PROMPT_VERSION, type WriteInput, writeBuiltIn, writeByModel } from './write-assignment.ts';

/** For whom a task runs: what its budget and its run record are booked on. */
export interface TaskScope {
  readonly schoolId: string;
  readonly userId: string;
  readonly entity: string;
  readonly entityId: string;
}

/** The task can't run now; the caller tries later or leaves the work to a person. */
export class AiUnavailableError extends Error {
  readonly reason: 'over_budget' | 'circuit_open' | 'failed';
  constructor(reason: AiUnavailableError['reason'], cause?: unknown) {
    super(`AI task not done: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface TaskResult<Output> {
  readonly output: Output;
  readonly runId: string;
  readonly engine: 'built_in' | 'model';
}

type RunState = 'ok' | 'failed' | 'over_budget' | 'circuit_open';

/** One task with its two engines. */
interface TaskEngines<Output> {
  readonly task: { readonly name: string; readonly promptVersion: string };
  /** The student whose words the engine reads; null: it reads nobody's. */
  readonly reads: string | null;
  readonly builtIn: () => Output | Promise<Output>;
  readonly byModel: (model: LanguageModel) => Promise<{ output: Output; usage: Usage }>;
}

/** Both rows, the school's total and the person's, or none: a full budget changes nothing. */
export const reserveCall = statement<
  Sql['reserveCall'],
  { schoolId: string; userId: string; perSchool: number; perUser: number; on: string }
>(
  `with wanted(user_id, cap) as (values (null::uuid, :perSchool::integer), (:userId::uuid, :perUser::integer)),
   full_up as (
     select 1 from wanted w join ai_usage u
       on u.school_id = :schoolId and u.user_id is not distinct from w.user_id and u."on" = :on::date
     where u.calls >= w.cap for update of u)
   insert into ai_usage as u (school_id, user_id, "on", calls)
   select :schoolId, w.user_id, :on::date, 1 from wanted w where not exists (select from full_up) and w.cap > 0
   on conflict (school_id, user_id, "on") do update set calls = u.calls + 1
   returning 1 as reserved`,
);
const settleCost = statement<
  Sql['settleCost'],
  { schoolId: string; userId: string; costMicros: number; on: string }
>(
  `update ai_usage set cost_micros = cost_micros + :costMicros where school_id = :schoolId and "on" = :on::date
     and (user_id = :userId or user_id is null)`,
);

/**
 * Tasks, not models: each has a built-in engine that needs nothing, and a model engine where the environment names one.
 * Budget, timeout, circuit breaker and run record are the same for all.
 */
export class AiTasks {
  readonly #config: Config;
  readonly #units: Units;
  readonly #clock: Clock;
  readonly #breaker: Breaker;
  readonly #reader = new AnswerReader();

  constructor(config: Config, units: Units, clock: Clock) {
    this.#config = config;
    this.#units = units;
    this.#clock = clock;
    this.#breaker = new Breaker(clock, { failures: 5, restMs: 30_000 });
  }

  /** Which engine is set up; a student's words go to a model only where `mayModelsRead` says so. */
  get engine(): 'built_in' | 'model' {
    return this.#config.AI_PROVIDER === 'built-in' ? 'built_in' : 'model';
  }

  /**
   * Proposes points per rubric criterion for one answer, which is that of the scope's person.
   *
   * @throws AiUnavailableError when the budget is used up, the provider rests, or its answer was of no use.
   */
  gradeSubmission(scope: TaskScope, input: GradeInput): Promise<TaskResult<GradeOutput>> {
    return this.#run(scope, {
      task: { name: 'gradeSubmission', promptVersion: PROMPT_VERSION },
      reads: scope.userId,
      builtIn: () => this.#reader.grade(input),
      byModel: async (model) => {
        const { said, usage } = await askModel(model, input, this.#config.AI_TIMEOUT_MS);
        return { output: await this.#reader.settle(input, said), usage };
      },
    });
  }

  /**
   * What is said about an answer beside its points; costs nobody's budget.
   *
   * @param flags those of the engine's proposal.
   * @throws UnreadableAnswerError or ThreadBusyError.
   */
  remarks(answer: string, flags: readonly string[]): Promise<Remarks> {
    return this.#reader.remarks(answer, flags);
  }

  async stop(): Promise<void> {
    await this.#reader.stop();
  }

  /**
   * Writes the parts of an assignment that students are told: story, steps, materials.
   *
   * @throws AiUnavailableError as above.
   */
  writeAssignment(scope: TaskScope, input: WriteInput): Promise<TaskResult<WrittenParts>> {
    return this.#run(scope, {
      task: { name: 'writeAssignment', promptVersion: WRITE_PROMPT_VERSION },
      reads: null,
      builtIn: () => writeBuiltIn(input),
      byModel: (model) => writeByModel(model, input, this.#config.AI_TIMEOUT_MS),
    });
  }

  /**
   * Reads a transcript of the scope's person. Of what a model says only that is kept which stands in the text.
   *
   * @throws AiUnavailableError as above.
   */
  readTranscript(scope: TaskScope, input: TranscriptInput): Promise<TaskResult<ReadTranscript>> {
    const { text, pick } = input;
    return this.#run(scope, {
      task: { name: 'readTranscript', promptVersion: TRANSCRIPT_PROMPT_VERSION },
      reads: scope.userId,
      builtIn: () => transcriptInWorker(text, pick),
      byModel: async (model) => {
        const { said, usage } = await askForRows(model, input, this.#config.AI_TIMEOUT_MS);
        return { output: await transcriptInWorker(text, pick, said), usage };
      },
    });
  }

  /**
   * Has a model choose tools and lead through what they say, for a question of the scope's person. Null: no model may read what
   * this person writes, so that the built-in engine answers, which needs no task.
   *
   * @throws AiUnavailableError as above, also where what the model said doesn't hold.
   */
  advise(scope: TaskScope, input: AdviseInput): Promise<TaskResult<Advised | null>> {
    return this.#run<Advised | null>(scope, {
      task: { name: 'advise', promptVersion: ADVICE_PROMPT_VERSION },
      reads: scope.userId,
      builtIn: () => null,
      byModel: (model) => adviseByModel(model, input, this.#config.AI_TIMEOUT_MS),
    });
  }

  async #run<Output>(
    scope: TaskScope,
    { task, reads, builtIn, byModel }: TaskEngines<Output>,
  ): Promise<TaskResult<Output>> {
    const began = performance.now();
    const runId = newId();
    const engine = await this.#engineFor(reads);
    const record = (state: RunState, usage: Usage, errorCode: string | null) =>
      this.#record(
        runId,
        task,
        engine,
        scope,
        state,
        usage,
        Math.round(performance.now() - began),
        errorCode,
      );

    if (!(await this.#reserve(scope))) {
      await record('over_budget', NO_USAGE, 'over_budget');
      throw new AiUnavailableError('over_budget');
    }
    if (engine === 'built_in') {
      try {
        const output = await builtIn();
        await record('ok', NO_USAGE, null);
        return { output, runId, engine: 'built_in' };
      } catch (error) {
        await record('failed', NO_USAGE, error instanceof Error ? error.constructor.name : 'unknown');
        throw new AiUnavailableError('failed', error);
      }
    }
    if (!this.#breaker.mayTry()) {
      await record('circuit_open', NO_USAGE, 'circuit_open');
      throw new AiUnavailableError('circuit_open');
    }
    try {
      const { output, usage } = await byModel(await openModel(this.#config));
      this.#breaker.succeeded();
      await record('ok', usage, null);
      return { output, runId, engine: 'model' };
    } catch (error) {
      // The provider answers, and what it makes of one person's question says nothing about the next one.
      if (!(error instanceof UntrueAdviceError)) this.#breaker.failed();
      await record('failed', NO_USAGE, error instanceof Error ? error.name : 'unknown');
      throw new AiUnavailableError('failed', error);
    }
  }

  async #engineFor(reads: string | null): Promise<'built_in' | 'model'> {
    if (this.engine === 'built_in' || reads === null) return this.engine;
    return (await mayModelsRead({ units: this.#units, clock: this.#clock }, reads)) ? 'model' : 'built_in';
  }

  async #reserve(scope: TaskScope): Promise<boolean> {
    const { AI_DAILY_CALLS_PER_SCHOOL: perSchool, AI_DAILY_CALLS_PER_USER: perUser } = this.#config;
    const rows = await this.#units.write(jobInSchool(scope.schoolId), (tx) =>
      tx.query(
        reserveCall({
          schoolId: scope.schoolId,
          userId: scope.userId,
          perSchool,
          perUser,
          on: this.#clock.today('UTC'),
        }),
      ),
    );
    return rows.length === 2;
  }

  async #record(
    runId: string,
    task: TaskEngines<unknown>['task'],
    engine: 'built_in' | 'model',
    scope: TaskScope,
    state: RunState,
    usage: Usage,
    durationMs: number,
    errorCode: string | null,
  ): Promise<void> {
    await this.#units.write(jobInSchool(scope.schoolId), async (tx) => {
      await tx.orm.insert(aiRuns).values({
        id: runId,
        schoolId: scope.schoolId,
        task: task.name,
        engine,
        model: engine === 'model' ? (this.#config.AI_MODEL ?? null) : null,
        promptVersion: task.promptVersion,
        entity: scope.entity,
        entityId: scope.entityId,
        userId: scope.userId,
        state,
        ...usage,
        durationMs,
        errorCode,
      });
      if (usage.costMicros > 0) {
        await tx.query(
          settleCost({
            schoolId: scope.schoolId,
            userId: scope.userId,
            costMicros: usage.costMicros,
            on: this.#clock.today('UTC'),
          }),
        );
      }
    });
  }
}

/** Tokens and cost in millionths of a dollar. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicros: number;
}

const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, costMicros: 0 };
