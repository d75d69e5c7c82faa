/** Who read the work: words counted here, a language model, or an exact count such as that of matching pairs. */
export type EngineKind = 'built_in' | 'model' | 'exact';

export interface ReleaseQuestion {
  /** `exact` only where every criterion is scored exactly; one that a person or another engine judges makes it theirs. */
  readonly engine: EngineKind;
  /** 0 to 1: that of the least certain criterion. */
  readonly confidence: number;
  /** What the school chose for grades that engines propose. */
  readonly aiRelease: 'teacher_confirms' | 'at_once';
  /** Something in the work speaks to a grader, or a model gave far more than the words carry. */
  readonly hasInjection: boolean;
  /** No criterion is left for a person, and everything that was handed in could be read. */
  readonly isComplete: boolean;
}

/** What the school's choice comes to with the engine at hand: the built-in one releases nothing. */
export const effectiveRelease = (
  engine: EngineKind,
  aiRelease: ReleaseQuestion['aiRelease'] | null | undefined,
): ReleaseQuestion['aiRelease'] =>
  aiRelease === 'at_once' && engine !== 'built_in' ? 'at_once' : 'teacher_confirms';

/** Under this a proposal is doubtful: a person looks first. */
export const DOUBTFUL_BELOW_CONFIDENCE = 0.4;

/**
 * Whether a proposal becomes the grade without a person.
 *
 * What is scored exactly always does. What the built-in engine read never does, whatever the school chose, since it
 * counts words and words can be stuffed. A model's does where the school chose so and nothing speaks against it.
 */
export function mayReleaseAtOnce(question: ReleaseQuestion): boolean {
  switch (question.engine) {
    case 'exact':
      return true;
    case 'built_in':
      return false;
    case 'model':
      return (
        question.aiRelease === 'at_once' &&
        question.confidence >= DOUBTFUL_BELOW_CONFIDENCE &&
        !question.hasInjection &&
        question.isComplete
      );
  }
}

/** A release that can be undone waits this long, unseen by student and family. */
export const RELEASE_UNDO_SECONDS = 10;
