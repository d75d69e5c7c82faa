import type { FirstReadingSentence } from '@fieldhouse/domain/grading/first-reading.ts';
import { firstReading } from '@fieldhouse/domain/grading/first-reading.ts';
import { detectInjection } from '@fieldhouse/domain/grading/injection.ts';
import { WorkThread } from '../work-thread.ts';
import {
  type GradeInput,
  type GradeOutput,
  gradeBuiltIn,
  type ModelAnswer,
  settleAnswer,
} from './grade-submission.ts';

/** What is said about an answer beside its points. */
export interface Remarks {
  /** It speaks to a grader. */
  readonly hasInjection: boolean;
  /** For the student, where the built-in engine read it. */
  readonly firstReading: readonly FirstReadingSentence[];
}

export type ReadingWork =
  | { readonly kind: 'grade'; readonly input: GradeInput }
  | { readonly kind: 'settle'; readonly input: GradeInput; readonly said: ModelAnswer }
  | { readonly kind: 'remarks'; readonly answer: string; readonly flags: readonly string[] };
export type ReadingResult = GradeOutput | Remarks;

/**
 * Read at once on the calling thread: a few milliseconds for a paragraph. Longer ones go to a thread of their own, since
 * a hundred thousand characters take seconds.
 */
export const AT_ONCE_CHARACTERS = 1_500;

/** The answer was too much for its thread: a person reads it. */
export class UnreadableAnswerError extends Error {}

/** Reads what students hand in: by the built-in engine, after a model, and for signs of instructions to a grader. */
export class AnswerReader {
  readonly #thread = new WorkThread<ReadingWork, ReadingResult>(
    new URL('./answer-reader-worker.ts', import.meta.url),
    { timeoutMs: 30_000, heapMb: 256 },
  );

  /** What the built-in engine proposes. @throws UnreadableAnswerError or ThreadBusyError. */
  async grade(input: GradeInput): Promise<GradeOutput> {
    return (await this.#read({ kind: 'grade', input }, sizeOf(input))) as GradeOutput;
  }

  /** A model's answer, held against rubric and work. @throws as above. */
  async settle(input: GradeInput, said: ModelAnswer): Promise<GradeOutput> {
    return (await this.#read({ kind: 'settle', input, said }, sizeOf(input))) as GradeOutput;
  }

  /** @param flags those of the engine's proposal. @throws as above. */
  async remarks(answer: string, flags: readonly string[]): Promise<Remarks> {
    return (await this.#read({ kind: 'remarks', answer, flags }, answer.length)) as Remarks;
  }

  async stop(): Promise<void> {
    await this.#thread.stop();
  }

  async #read(work: ReadingWork, characters: number): Promise<ReadingResult> {
    if (characters <= AT_ONCE_CHARACTERS) return read(work);
    const result = await this.#thread.run(work);
    if (result === null) throw new UnreadableAnswerError('the answer could not be read in time');
    return result;
  }
}

/** What the answer is held against costs a tenth of the answer: texts to read, rubric, notes, objectives and concepts. */
function sizeOf({ answer, assignmentTitle: _, ...against }: GradeInput): number {
  return answer.length + JSON.stringify(against).length / 10;
}

/** Synchronous: for answers of any size go through `AnswerReader`. */
export function read(work: ReadingWork): ReadingResult {
  switch (work.kind) {
    case 'grade':
      return gradeBuiltIn(work.input);
    case 'settle':
      return settleAnswer(work.input, work.said);
    case 'remarks':
      return {
        hasInjection: detectInjection(work.answer).length > 0,
        firstReading: firstReading(work.answer, work.flags),
      };
  }
}
