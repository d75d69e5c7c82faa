/** What work that was handed in and has no grade yet is waiting for. */
export type WaitsFor = 'after_reopening' | 'waiting_for_teacher' | 'engine_reading' | 'engine_unavailable';

export interface WaitingWork {
  /** The final grade is posted, so nothing is graded until it is reopened. */
  readonly isLocked: boolean;
  /** An engine is asked about at least one criterion. */
  readonly isReadByEngine: boolean;
  /** An engine has proposed points, or a person has given some that are not released. */
  readonly isJudged: boolean;
  /** The last time an engine was asked about it, it gave no answer. */
  readonly hasFailed: boolean;
  /** There is text in the response itself; else only in documents, if at all. */
  readonly hasText: boolean;
  /** Time since it was handed in. */
  readonly ageSeconds: number;
}

/** An engine that has said nothing by then isn't to be had, or was never asked. */
export const ENGINE_ANSWERS_WITHIN_SECONDS = 120;

/**
 * What the work waits for now. Under a posted grade that is its reopening; else a teacher is the answer wherever an engine has done its part or has none; documents
 * without text are never given to an engine.
 */
export function waitsFor(work: WaitingWork): WaitsFor {
  if (work.isLocked) return 'after_reopening';
  if (!work.isReadByEngine || work.isJudged) return 'waiting_for_teacher';
  if (work.hasFailed) return 'engine_unavailable';
  if (work.ageSeconds < ENGINE_ANSWERS_WITHIN_SECONDS) return 'engine_reading';
  return work.hasText ? 'engine_unavailable' : 'waiting_for_teacher';
}
