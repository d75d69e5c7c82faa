import type { CalendarDate } from '../dates/calendar-date.ts';

/** How sure we are of a rule: read in the body's own text, read elsewhere, or not settled. */
export type Confidence = 'high' | 'medium' | 'low';

/** Where a rule comes from. */
export interface RuleSource {
  readonly id: string;
  /** The document, and the date of its content. */
  readonly source: string;
  readonly confidence: Confidence;
}

/** The units that a body asks for; the closed form of its table of core courses. */
export interface UnitNeeds {
  readonly english: number;
  readonly math: number;
  readonly science: number;
  readonly socialScience: number;
  /** English, mathematics and science together. */
  readonly academic: number;
  readonly total: number;
  /** Of the units of science, where the school offers lab science. */
  readonly lab: number;
}

/** Units that must be finished before the seventh semester. */
export interface LockNeeds {
  readonly units: number;
  readonly academic: number;
}

/** The rules of an NCAA division while they are in force. */
export interface DivisionRules {
  readonly kind: 'division';
  readonly body: 'DI' | 'DII';
  readonly version: string;
  readonly fromOn: CalendarDate;
  /** The last day; null: in force until further notice. */
  readonly toOn: CalendarDate | null;
  readonly checkedOn: CalendarDate;
  /** When the operator has to read the sources again. */
  readonly reviewOn: CalendarDate;
  readonly needs: UnitNeeds;
  readonly lock: LockNeeds | null;
  /** The least core GPA of a qualifier, a decimal. */
  readonly qualifierGpa: string;
  /** The least of an academic redshirt, who needs no lock; null: the division has none. */
  readonly redshirtGpa: string | null;
  /** What a student is called who doesn't qualify. */
  readonly below: 'nonqualifier' | 'partial_qualifier';
  /** Courses count only from eight semesters, and these units after a graduation on time; null: until college. */
  readonly afterGraduation: {
    readonly units: number;
    readonly disability: number;
    /** The wider reading of the units for a documented disability. */
    readonly disabilityWider: number;
  } | null;
  readonly early: { readonly needs: UnitNeeds; readonly gpa: string };
  readonly rules: readonly RuleSource[];
}

/** The rules of the NAIA while they are in force. */
export interface NaiaRules {
  readonly kind: 'naia';
  readonly body: 'NAIA';
  readonly version: string;
  readonly fromOn: CalendarDate;
  readonly toOn: CalendarDate | null;
  readonly checkedOn: CalendarDate;
  readonly reviewOn: CalendarDate;
  readonly gpa: string;
  /** Two of three: this GPA, either test, the upper half of the class. */
  readonly twoOf: { readonly gpa: string; readonly act: number; readonly sat: number };
  readonly earlyGpa: { readonly afterJuniorYear: string; readonly afterSeventhSemester: string };
  readonly rules: readonly RuleSource[];
}

export type RuleSet = DivisionRules | NaiaRules;

/**
 * The rules of each body that are in force on a day, of which the one that began last counts; bodies without any are left
 * out.
 */
export function ruleSetsOn(all: readonly RuleSet[], day: CalendarDate): RuleSet[] {
  const inForce = all.filter(({ fromOn, toOn }) => fromOn <= day && (toOn === null || day <= toOn));
  const byBody = Map.groupBy(inForce, ({ body }) => body);
  return [...byBody.values()].flatMap(
    (ofBody) => ofBody.toSorted((a, b) => (a.fromOn < b.fromOn ? 1 : -1))[0] ?? [],
  );
}

/** The rule sets whose sources have to be read again by that day, a task for the operator. */
export function dueReviews(all: readonly RuleSet[], day: CalendarDate): RuleSet[] {
  return all.filter(({ reviewOn, toOn }) => reviewOn <= day && (toOn === null || day <= toOn));
}
