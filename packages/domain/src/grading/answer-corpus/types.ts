/** What an answer was written to be. */
export type AnswerKind = 'excellent' | 'solid' | 'weak' | 'salad' | 'off_topic';

export interface CorpusAnswer {
  readonly id: string;
  /** `excellent`: in other words than the rubric's. `salad`: the rubric's words without a statement. */
  readonly kind: AnswerKind;
  /** Written as somebody writes who is learning English. */
  readonly isByLearner: boolean;
  /** The level of each criterion in the first reading, 0 (lowest) to 3, one digit per criterion in their order. */
  readonly levels: string;
  readonly text: string;
}

export interface CorpusAssignment {
  readonly id: string;
  readonly subject: string;
  readonly grade: number;
  readonly title: string;
  /** Never looked at while the grader was tuned. */
  readonly isHeldOut: boolean;
  readonly objectives: readonly string[];
  readonly keyConcepts: readonly { readonly term: string; readonly meaning: string }[];
  /** Each has four levels: 0, 4, 7 and 10 points. */
  readonly criteria: readonly { readonly id: string; readonly name: string; readonly description: string }[];
  readonly answers: readonly CorpusAnswer[];
}
