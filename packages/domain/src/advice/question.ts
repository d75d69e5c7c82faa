import type { SupposedGrade } from '../eligibility/what-if.ts';

export type AdviceBody = 'DI' | 'DII' | 'NAIA';
export const ADVICE_BODIES: readonly AdviceBody[] = ['DI', 'DII', 'NAIA'];

/** What is supposed of one course. */
export interface SupposedChange {
  readonly how: 'drop' | 'retake' | 'grade';
  readonly rowId: string;
  /** Null: none was named; a repeat is then tried with the best one. */
  readonly grade: SupposedGrade | null;
}

/** Why a question gets no answer. */
export type RefusalReason =
  /** It tells the counselor what to say, or to leave its rules aside. */
  | 'orders'
  /** It is about somebody else. */
  | 'other_person'
  /** It is about rules that aren't held: of another time, another body. */
  | 'other_rules'
  /** Somebody else decides it: a college, a coach, the Eligibility Center. */
  | 'binding';

/** What a question asks, with its slots. Each is answered by one tool; the same asked again reads the record anew. */
export type Ask =
  | { readonly ask: 'standing' | 'missing' | 'core_gpa'; readonly bodies: readonly AdviceBody[] }
  | { readonly ask: 'counts'; readonly title: string }
  | { readonly ask: 'which_course'; readonly titles: readonly string[] }
  | { readonly ask: 'needed'; readonly bodies: readonly AdviceBody[]; readonly rowId: string | null }
  | {
      readonly ask: 'what_if';
      readonly bodies: readonly AdviceBody[];
      readonly changes: readonly SupposedChange[];
    }
  | { readonly ask: 'rule'; readonly body: AdviceBody | null; readonly ruleId: string }
  | { readonly ask: 'lock' | 'next_term' | 'counselor' | 'tasks' | 'changed' | 'can_do' };

/** A question as it was understood. */
export type Understood =
  | { readonly kind: 'asks'; readonly asks: readonly Ask[] }
  | { readonly kind: 'refused'; readonly why: RefusalReason }
  | { readonly kind: 'unknown' };

/** A course that a question may name. */
export interface KnownCourse {
  readonly title: string;
  /** Of the record; null: only of the school's list. */
  readonly rowId: string | null;
  readonly isRunning: boolean;
}

/** What a question is read with. */
export interface Vocabulary {
  readonly courses: readonly KnownCourse[];
  /** Words of the names of the student, and of people whom the student may ask about, as the counselor. */
  readonly ownNames: readonly string[];
  /** The first year in which rules that are held were in force. */
  readonly rulesSince: number;
  /** The letter that a percent earns on the school's scale; null: it has none. */
  readonly letterOf: (percent: number) => SupposedGrade | null;
}
