import {
  NOTHING_SUPPOSED,
  type Scenario,
  SUPPOSED_GRADES,
  SUPPOSED_TIMES,
} from '@fieldhouse/domain/eligibility/what-if.ts';
import type { SavedScenario } from './eligibility-queries.ts';

/** The bodies that somebody may aim at. */
export const BODIES = ['DI', 'DII', 'NAIA'] as const;
type Aim = (typeof BODIES)[number];

/** A what-if as far as somebody has typed it. */
export interface WhatIfDraft {
  readonly division: Aim;
  readonly scenario: Scenario;
  readonly name: string;
  readonly isForGuardians: boolean;
  readonly isForCounselors: boolean;
  /** The version that it was opened at; 0: a new one. */
  readonly version: number;
  /** What was sent last, and under which key: the same again is saved once. Null: nothing yet. */
  readonly attempt: { readonly content: string; readonly scenarioKey: string } | null;
}

/** What is kept of a what-if, or nothing supposed. */
export const draftFrom = (saved: SavedScenario | null): WhatIfDraft => ({
  division: 'DI',
  scenario: saved ? (saved.changes as Scenario) : NOTHING_SUPPOSED,
  name: saved?.name ?? '',
  isForGuardians: saved?.isForGuardians ?? false,
  isForCounselors: saved?.isForCounselors ?? false,
  version: saved?.version ?? 0,
  attempt: null,
});

const isGrade = (value: unknown) => SUPPOSED_GRADES.some((grade) => grade === value);
const isGrades = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isGrade);

const isNumber = (value: unknown) => value === null || typeof value === 'number';
const isOverall = (overall: Scenario['overall']) =>
  overall == null ||
  ([overall.gpa, overall.act, overall.sat].every(isNumber) &&
    [true, false, null].includes(overall.isTopHalf));

/** What a device kept, as far as it is one: an older release may have written something else. */
export function readDraft(kept: unknown): WhatIfDraft | null {
  const draft = { ...draftFrom(null), ...(kept as Partial<WhatIfDraft> | null) };
  const scenario = { ...NOTHING_SUPPOSED, ...draft.scenario };
  const isWhole =
    BODIES.includes(draft.division) &&
    typeof draft.name === 'string' &&
    isGrades(scenario.grades) &&
    isGrades(scenario.retaken) &&
    Array.isArray(scenario.dropped) &&
    Array.isArray(scenario.added) &&
    scenario.added.every(({ grade, when }) => isGrade(grade) && SUPPOSED_TIMES.includes(when)) &&
    isOverall(scenario.overall ?? null);
  return isWhole ? { ...draft, scenario } : null;
}

/** Whether two say the same, in whatever order courses were touched. */
export const isSameDraft = (a: WhatIfDraft, b: WhatIfDraft): boolean => textOf(a) === textOf(b);

const sorted = (grades: Scenario['grades']) =>
  Object.entries(grades).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What somebody would save, as a text. */
export const textOf = ({ scenario, name, isForGuardians, isForCounselors }: WhatIfDraft): string =>
  JSON.stringify([
    name,
    isForGuardians,
    isForCounselors,
    sorted(scenario.grades),
    [...scenario.dropped].sort(),
    sorted(scenario.retaken),
    scenario.added.map(({ sameAs = null, ...course }) => ({ ...course, sameAs })),
    scenario.graduationOn,
    scenario.overall ?? null,
  ]);
