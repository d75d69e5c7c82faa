import type { CourseRecord, Prerequisite } from '../catalog/prerequisites.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { ContentPart, CourseRow, EligibilityRecord } from '../eligibility/record.ts';
import type { DivisionRules, NaiaRules } from '../eligibility/rule-set.ts';
import type { SupposedGrade } from '../eligibility/what-if.ts';
import type { CreditRow, RequirementSet } from '../records/graduation.ts';
import type { TermKind } from './school-years.ts';

/** What a plan is to reach. Earlier goals go before later ones. */
export type Goal =
  | { readonly kind: 'graduation'; readonly set: RequirementSet }
  | { readonly kind: 'division'; readonly rules: DivisionRules }
  | { readonly kind: 'naia'; readonly rules: NaiaRules };

export type GoalName = 'graduation' | 'DI' | 'DII' | 'NAIA';

/** What a goal is called; no problem holds one twice. */
export const goalName = (goal: Goal): GoalName =>
  goal.kind === 'graduation' ? 'graduation' : goal.rules.body;

/** A term that is still to come, in the order of time. */
export interface PlanTerm {
  readonly id: string;
  readonly name: string;
  /** Missing: whether it is a summer is all that is known. */
  readonly kind?: TermKind;
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  /** The school hasn't entered it: it follows the pattern of its last year. */
  readonly isAssumed: boolean;
  /** Nobody has to take courses in it: a summer. */
  readonly isOptional: boolean;
  /** The most credits and courses that a student may take in it; null: no limit. */
  readonly mostCredits: number | null;
  readonly mostCourses: number | null;
  /** What running courses take of it. */
  readonly bookedCredits: number;
  readonly bookedCourses: number;
  /** The student's grade then; null: unknown. */
  readonly gradeLevel: number | null;
}

/** When a course can be taken: in one term, or in several that follow each other. */
export interface Offering {
  readonly termIds: readonly string[];
  /** Null: without a limit. */
  readonly seatsLeft: number | null;
}

export interface PlanPrerequisite extends Prerequisite {
  /** What no course says; null: a course does. */
  readonly text: string | null;
}

/** A course of the catalog as a plan needs it. */
export interface PlanCourse {
  readonly id: string;
  /** As the transcript prints it. */
  readonly title: string;
  /** Null: of no subject of the catalog. */
  readonly subject: string | null;
  /** Null: for any grade. */
  readonly gradeLevel: number | null;
  readonly level: 'general' | 'honors' | 'ap' | 'ib' | 'dual';
  readonly credits: number;
  /** How the eligibility engine reads a row of it. */
  readonly row: Pick<
    CourseRow,
    'schoolId' | 'area' | 'listing' | 'units' | 'isLab' | 'weight' | 'isCollege' | 'isTranscripted'
  >;
  /** As in the record; null: like no other. */
  readonly contentKey: string | null;
  readonly part: ContentPart | null;
  readonly offerings: readonly Offering[];
  readonly prerequisites: readonly PlanPrerequisite[];
  /** The grade that is supposed of it. */
  readonly grade: SupposedGrade;
}

/** The grade of a planned course where the student sets none. */
export const PLANNED_GRADE: SupposedGrade = 'C';

/** A credit of the record with what tells a second attempt at it. */
export interface RecordCredit extends CreditRow {
  readonly contentKey: string | null;
  /** Null: the whole content. */
  readonly part: ContentPart | null;
}

/** What the record says about a course of the catalog that others ask for, or that may be taken again. */
export interface Standing extends CourseRecord {
  /** The last day of it where it runs; null: it doesn't, or the day isn't known. */
  readonly endsOn: CalendarDate | null;
}

/** Something the student wants whatever else the plan holds. */
export interface Wish {
  readonly id: string;
  readonly kind: 'take' | 'avoid';
  readonly courseId: string;
  /** Null: in any term. */
  readonly termId: string | null;
}

export interface Preferences {
  /** Subjects that are liked best. */
  readonly focus: readonly string[];
  readonly difficulty: 'lighter' | 'balanced' | 'challenging';
}

/** The school's overall GPA as sums, running courses at their current grades with it; plans add to it. */
export interface OverallSums {
  readonly credits: number;
  readonly points: number;
}

/** Everything that a plan is made from. */
export interface PlanProblem {
  readonly asOf: CalendarDate;
  /** Running courses at their current grade. */
  readonly record: EligibilityRecord;
  readonly credits: readonly RecordCredit[];
  /** Null: the overall GPA stays as it is entered, whatever is planned. */
  readonly overall: OverallSums | null;
  /** By course of the catalog; a course that is missing was never taken. */
  readonly standings: Readonly<Record<string, Standing>>;
  readonly terms: readonly PlanTerm[];
  readonly courses: readonly PlanCourse[];
  /** The more important first. */
  readonly goals: readonly Goal[];
  readonly wishes: readonly Wish[];
  readonly preferences: Preferences;
  /** The least share of one that each letter stands for. */
  readonly gradeRatios: Readonly<Record<SupposedGrade, number>>;
}

/** The letters of a ten-point scale. */
export const GRADE_RATIOS: PlanProblem['gradeRatios'] = { A: 0.9, B: 0.8, C: 0.7, D: 0.6, F: 0 };

/** A course in the terms in which it is planned. */
export interface Placement {
  readonly courseId: string;
  readonly termIds: readonly string[];
}
