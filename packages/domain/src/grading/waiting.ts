/** What work that was handed in and has no grade yet is waiting for. */
export type WaitsFor = 'after_reopening' | 'waiting_for_teacher' | 'engine_reading' | 'engine_unavailable';

export interface WaitingWork {
  /** The final grade is posted, so nothing is graded until it is reopened. */
  readonly isLocked: boolean;
  /** An engine was asked: at least one criterion is for it, and it was given words. Documents without text are not given to it. */
  readonly isReadByEngine: boolean;
  /** An engine has proposed points, or a person has given some that are not released. */
  readonly isJudged: boolean;
  /** The last time an engine was asked about it, it gave no answer. */
  readonly hasFailed: boolean;
  /** Time since it was handed in. */
  readonly ageSeconds: number;
}

/** An engine that has said nothing by then isn't to be had, or was never asked. */
export const ENGINE_ANSWERS_WITHIN_SECONDS = 120;

/**
 * What the work waits for now. Under a posted grade that is its reopening; else a teacher is the answer wherever an engine
 * has done its part or has none.
 */
export function waitsFor(work: WaitingWork): WaitsFor {
  if (work.isLocked) return 'after_reopening';
  if (!work.isReadByEngine || work.isJudged) return 'waiting_for_teacher';
  if (work.hasFailed) return 'engine_unavailable';
  return work.ageSeconds < ENGINE_ANSWERS_WITHIN_SECONDS ? 'engine_reading' : 'engine_unavailable';
}
