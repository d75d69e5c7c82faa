import { type CalendarDate, daysBetween } from '../dates/calendar-date.ts';
import type { BodyLedger } from './ledger.ts';
import type { CoreArea, CourseRow, EligibilityRecord } from './record.ts';
import type { RuleSet } from './rule-set.ts';
import {
  NOTHING_SUPPOSED,
  type Scenario,
  SUPPOSED_GRADES,
  type SupposedGrade,
  supposedRecord,
} from './what-if.ts';
import { type Body, type Worsening, watchedLedger, worsenings } from './worsening.ts';

/** Something that makes good what a change breaks. It was tried on the engine before it is offered. */
export interface Repair {
  /** 'take': courses like those that are lost; 'raise': a better grade in one that runs; 'retake': one that is posted. */
  readonly how: 'take' | 'raise' | 'retake';
  readonly courses: readonly {
    /** Of the record; null: any listed course of the area. */
    readonly title: string | null;
    readonly area: CoreArea | null;
    readonly units: number;
  }[];
  /** The lowest grade with which it does. */
  readonly grade: SupposedGrade;
  /** The last day on which the courses may end; null: when the course that runs ends. */
  readonly by: CalendarDate | null;
  /** The bodies whose answers are then no worse than before the change. */
  readonly mends: readonly Body[];
  /** Nothing that the change breaks is left. */
  readonly isWhole: boolean;
}

/** At most so many are offered. */
const MOST_REPAIRS = 3;
/** No course that gives a unit is shorter than a summer session. */
const SHORTEST_COURSE_DAYS = 42;
/** Rows of each kind that are tried: the ones with the lowest grades, which can gain the most. */
const MOST_ROWS_TRIED = 4;

interface Change {
  readonly before: readonly BodyLedger[];
  readonly recordBefore: EligibilityRecord;
  readonly recordAfter: EligibilityRecord;
  readonly rules: readonly RuleSet[];
  readonly asOf: CalendarDate;
  readonly broken: readonly Worsening[];
}

/** Up to three repairs of what a change breaks, those that repair all of it first. Empty: none is known. */
export function repairsOf(change: Change): Repair[] {
  const found: Repair[] = [];
  for (const attempt of attempts(change)) {
    const repair = tried(change, attempt);
    // Where the lock has begun, sooner and later are one.
    const isKnown = found.some(({ how, by }) => how === 'take' && how === repair?.how && by === repair.by);
    if (repair && !isKnown) found.push(repair);
    if (found.filter(({ isWhole }) => isWhole).length >= MOST_REPAIRS) break;
  }
  return found.toSorted((a, b) => b.mends.length - a.mends.length).slice(0, MOST_REPAIRS);
}

interface Attempt extends Pick<Repair, 'how' | 'courses'> {
  readonly scenarioWith: (grade: SupposedGrade) => Scenario;
}

function attempts({ recordBefore, recordAfter }: Change): Attempt[] {
  const lost = lostRows(recordBefore, recordAfter);
  const taken = (when: 'before_lock' | 'later'): Attempt => ({
    how: 'take',
    courses: lost.map(({ area, units }) => ({ title: null, area, units })),
    scenarioWith: (grade) => ({
      ...NOTHING_SUPPOSED,
      added: lost.flatMap(({ area, units }) =>
        area ? { area, units, grade, when, isElsewhere: false } : [],
      ),
    }),
  });
  const byGrade = (states: readonly CourseRow['state'][]) =>
    recordAfter.courses
      .filter(
        ({ state, grade, listing }) => states.includes(state) && isLow(grade) && listing.state === 'listed',
      )
      .toSorted((a, b) => gradeRank(b.grade) - gradeRank(a.grade))
      .slice(0, MOST_ROWS_TRIED);
  const named = (row: CourseRow) => [{ title: row.title, area: row.area, units: Number(row.units) }];
  return [
    ...(lost.length > 0 ? [taken('before_lock'), taken('later')] : []),
    ...byGrade(['running', 'planned']).map(
      (row): Attempt => ({
        how: 'raise',
        courses: named(row),
        scenarioWith: (grade) => ({ ...NOTHING_SUPPOSED, grades: { [row.id]: grade } }),
      }),
    ),
    ...byGrade(['final']).map(
      (row): Attempt => ({
        how: 'retake',
        courses: named(row),
        scenarioWith: (grade) => ({ ...NOTHING_SUPPOSED, retaken: { [row.id]: grade } }),
      }),
    ),
  ];
}

const gradeRank = (grade: CourseRow['grade']): number =>
  SUPPOSED_GRADES.indexOf(`${grade}`.slice(0, 1) as SupposedGrade);
/** A letter that leaves room above it. */
const isLow = (grade: CourseRow['grade']): boolean => gradeRank(grade) > 0;

interface Lost {
  readonly area: CoreArea | null;
  readonly units: number;
}

/** What counted for a content before the change and does no more, or less. */
function lostRows(before: EligibilityRecord, after: EligibilityRecord): Lost[] {
  const now = new Map(after.courses.map((row) => [row.id, row]));
  return before.courses.flatMap((row): Lost[] => {
    const same = now.get(row.id);
    if (same && JSON.stringify(same) === JSON.stringify(row)) return [];
    if (row.area === null || row.listing.state !== 'listed') return [];
    const isLost = !same || same.area !== row.area || same.listing.state !== 'listed';
    const less = Number(row.units) - Number(same?.units ?? 0);
    const units = !isLost && less > 0 ? less : Number(row.units);
    return [{ area: row.area, units: Math.round(units * 1000) / 1000 }];
  });
}

/** The attempt as a repair, with the lowest grade that does as much as the best one; null: not even that one does. */
function tried(change: Change, { how, courses, scenarioWith }: Attempt): Repair | null {
  const best = outcome(change, scenarioWith('A'));
  if (!best || best.mends.length === 0) return null;
  let found = { grade: 'A' as SupposedGrade, ...best };
  for (const grade of ['D', 'C', 'B'] as const) {
    const lower = outcome(change, scenarioWith(grade));
    if (!lower || lower.mends.length < best.mends.length) continue;
    found = { grade, ...lower };
    break;
  }
  const bodies = new Set(change.broken.map(({ body }) => body));
  return {
    how,
    courses,
    grade: found.grade,
    by: how === 'raise' ? null : found.by,
    mends: found.mends,
    isWhole: found.mends.length === bodies.size,
  };
}

/** Which bodies are no worse than before with what is supposed; null: there isn't time enough for it. */
function outcome(
  { before, recordAfter, rules, asOf, broken }: Change,
  scenario: Scenario,
): { readonly mends: Body[]; readonly by: CalendarDate | null } | null {
  const supposed = supposedRecord(recordAfter, scenario, asOf);
  const known = new Set(recordAfter.courses.map(({ id }) => id));
  const by = supposed.courses.find(({ id }) => !known.has(id))?.exitedOn ?? null;
  if (by !== null && daysBetween(asOf, by) < SHORTEST_COURSE_DAYS) return null;
  const left = worsenings(before, asIfPosted(watchedLedger(supposed, rules, asOf)), supposed.student);
  const bodies = [...new Set(broken.map(({ body }) => body))];
  return { mends: bodies.filter((body) => left.every((one) => one.body !== body)), by };
}

/** What is planned can't be posted yet: the verdict that it leads to stands in for the posted one. */
const asIfPosted = (ledger: readonly BodyLedger[]): BodyLedger[] =>
  ledger.map((one) => {
    if (one.kind !== 'division') return one;
    const outlook = one.projected.verdict === 'qualifier' ? 'met' : one.outlook;
    return { ...one, official: one.projected, outlook };
  });
