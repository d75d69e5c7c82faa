/** The shape in which a library course is written down, before it becomes rows. */

export type Subject =
  | 'English Language Arts'
  | 'Mathematics'
  | 'Science'
  | 'Social Studies'
  | 'World Languages'
  | 'Technology';

export type NcaaArea =
  | 'english'
  | 'math'
  | 'science'
  | 'social_science'
  | 'world_language'
  | 'religion_philosophy';

export interface CourseContent {
  /** Stable and greppable, e.g. 'algebra-1'. */
  readonly key: string;
  readonly title: string;
  readonly subject: Subject;
  /** One or two sentences for the catalog. */
  readonly description: string;
  /** 0 (kindergarten) to 12. */
  readonly gradeLevel: number;
  /** Credits of a year course are 1. */
  readonly credits: number;
  /** Null: no core course, as all below grade 9. */
  readonly ncaaArea: NcaaArea | null;
  readonly modules: readonly ModuleContent[];
}

export interface ModuleContent {
  readonly title: string;
  readonly lessons: readonly LessonContent[];
}

export interface LessonContent {
  /** Unique in the course, e.g. 'linear-equations'. */
  readonly key: string;
  readonly title: string;
  readonly estimatedMinutes: number;
  /** What the student can do afterwards, each starting with a verb. */
  readonly objectives: readonly string[];
  /** One paragraph of plain text. */
  readonly introduction: string;
  /**
   * Teaching text as HTML. Allowed: p, h2, h3, ul, ol, li, strong, em, blockquote, sup, sub, var, code, table,
   * thead, tbody, tr, th (with scope), td, figure, figcaption, and in a figure one svg made of what lesson-figures.ts of the contract
   * names. No other attributes but `scope` on th.
   */
  readonly mainContent: string;
  readonly keyConcepts: readonly KeyConcept[];
  readonly assignment: AssignmentContent;
}

export interface KeyConcept {
  readonly term: string;
  readonly meaning: string;
}

export interface AssignmentContent {
  /** Unique in the course. */
  readonly key: string;
  readonly title: string;
  /** One or two sentences: what to do. */
  readonly description: string;
  readonly kind: 'assignment' | 'quiz';
  /** Equals the sum of the rubric's points. */
  readonly pointsPossible: number;
  readonly instructions: {
    readonly durationMinutes: number;
    readonly materials: readonly string[];
    readonly steps: readonly string[];
    /** A passage to read or a situation to work on; paragraphs parted by blank lines. */
    readonly story: { readonly title: string; readonly content: string } | null;
  };
  readonly rubric: readonly RubricCriterionContent[];
  /** Pairs of the matching activity, or null. When present, one criterion has source 'matching'. */
  readonly matching: readonly MatchingPairContent[] | null;
  /** Answers as students of different strength would write them, best first. Empty when only matching is asked. */
  readonly sampleAnswers: readonly string[];
}

export interface MatchingPairContent {
  readonly left: string;
  readonly right: string;
  /** A drawing that stands with the left text, by the rules of a lesson's figures. */
  readonly leftFigure?: string;
}

interface RubricCriterionContent {
  /** Unique in the rubric, kebab-case. */
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** What to do, in plain words for students; it gives nothing of the answer away. */
  readonly description: string;
  /** What is looked for, in words that a good answer would itself use: for staff and engines. Absent for 'matching'. */
  readonly notes?: string;
  readonly source: 'manual' | 'ai' | 'matching';
  /** Best first; the first carries all the points, the last 0. Empty for 'matching', which is scored per pair. */
  readonly levels: readonly { readonly id: string; readonly label: string; readonly points: number }[];
}
