import type { CalendarDate } from '../dates/calendar-date.ts';
import { type BodyLedger, shownCoreGpa } from './ledger.ts';
import type { Outlook } from './outlook.ts';
import { fractionText } from './readings.ts';
import type { CourseRow, EligibilityRecord, OverallRecord, SchoolOfRecord, StudentFacts } from './record.ts';

/** How a body stood. */
export interface KeptBody {
  readonly body: 'DI' | 'DII' | 'NAIA';
  readonly version: string;
  readonly verdict: string | null;
  readonly outlook: Outlook;
  /** In lowest terms, '37/16'; null: no row counts, or the body has no core GPA. */
  readonly gpa: string | null;
  /** As it was printed. */
  readonly shownGpa: number | null;
}

/** A ledger as it is kept: the verdicts, and what they were made from. */
export interface KeptLedger {
  readonly v: 1;
  readonly asOf: CalendarDate;
  readonly bodies: readonly KeptBody[];
  readonly record: EligibilityRecord;
}

/** One difference between what two ledgers rest on. */
export interface LedgerChange {
  readonly kind:
    | 'grade'
    | 'added'
    | 'removed'
    | 'planned'
    | 'unplanned'
    | 'dates'
    | 'units'
    | 'area'
    | 'content'
    | 'part'
    | 'method'
    | 'lab'
    | 'title'
    | 'entered'
    | 'weight'
    | 'listing'
    | 'school'
    | 'scale'
    | 'pass'
    | 'weights'
    | 'labs'
    | 'fact'
    | 'overall'
    | 'rules'
    /** Nothing but the day: one passed that decides. */
    | 'day';
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A ledger as it is kept. */
export const keptLedger = (
  bodies: readonly BodyLedger[],
  record: EligibilityRecord,
  asOf: CalendarDate,
): KeptLedger => ({
  v: 1,
  asOf,
  bodies: bodies.map((one): KeptBody => {
    const { body, version } = one.rules;
    if (one.kind === 'naia') {
      const { isEligible } = one.official;
      const verdict = isEligible === null ? null : isEligible ? 'eligible' : 'not_eligible';
      return { body, version, verdict, outlook: one.outlook, gpa: null, shownGpa: null };
    }
    const { verdict, soFar } = one.official;
    return {
      body,
      version,
      verdict,
      outlook: one.outlook,
      gpa: fractionText(soFar?.gpa ?? null),
      shownGpa: soFar && shownCoreGpa(soFar.gpa, one.rules.qualifierGpa),
    };
  }),
  record,
});

/** Whether two kept ledgers say the same, whatever the day. */
export const isSameStanding = (before: KeptLedger, after: KeptLedger): boolean =>
  JSON.stringify(before.bodies) === JSON.stringify(after.bodies);

/** What changed between two ledgers: courses, schools, facts and rules. Courses first, in the order of the record. */
export function changesBetween(before: KeptLedger, after: KeptLedger): LedgerChange[] {
  const earlier = new Map(before.record.courses.map((row) => [row.id, row]));
  const now = new Set(after.record.courses.map(({ id }) => id));
  const changes: LedgerChange[] = [
    ...after.record.courses.flatMap((row): LedgerChange[] => {
      const old = earlier.get(row.id);
      if (old) return rowChanges(old, row);
      const kind = isPlanned(row) ? 'planned' : 'added';
      return [{ kind, what: row.title, before: null, after: gradeOf(row) }];
    }),
    ...before.record.courses
      .filter(({ id }) => !now.has(id))
      .flatMap((row): LedgerChange[] => {
        // What was planned and runs now is named as the course that is new.
        if (isPlanned(row) && after.record.courses.some((other) => isSameContent(other, row))) return [];
        const kind = isPlanned(row) ? 'unplanned' : 'removed';
        return [{ kind, what: row.title, before: gradeOf(row), after: null }];
      }),
    ...schoolChanges(before.record.schools, after.record.schools),
    ...factChanges(before.record.student, after.record.student),
    ...overallChanges(before.record.overall, after.record.overall),
    ...after.bodies.flatMap(({ body, version }): LedgerChange[] => {
      const old = before.bodies.find((one) => one.body === body);
      return old && old.version !== version
        ? [{ kind: 'rules', what: body, before: old.version, after: version }]
        : [];
    }),
  ];
  const isOfDays = changes.length === 0 && before.asOf !== after.asOf;
  return isOfDays ? [{ kind: 'day', what: '', before: before.asOf, after: after.asOf }] : changes;
}

const isPlanned = ({ state }: CourseRow): boolean => state === 'planned';
const isSameContent = ({ contentKey }: CourseRow, row: CourseRow): boolean =>
  contentKey !== null && contentKey === row.contentKey;

const partText = ({ part }: CourseRow): string | null => part && `${part.number}/${part.of}`;

const gradeOf = ({ grade, state }: CourseRow): string | null =>
  grade === null ? null : state === 'final' ? `${grade}` : `(${grade})`;

function rowChanges(before: CourseRow, after: CourseRow): LedgerChange[] {
  const change = (kind: LedgerChange['kind'], a: string | null, b: string | null): LedgerChange[] =>
    a === b ? [] : [{ kind, what: after.title, before: a, after: b }];
  return [
    ...change('grade', gradeOf(before), gradeOf(after)),
    ...change('title', before.title, after.title),
    ...change('units', `${before.units}`, `${after.units}`),
    ...change('area', before.area, after.area),
    ...change('content', before.contentKey, after.contentKey),
    ...change('part', partText(before), partText(after)),
    ...change('method', methodText(before), methodText(after)),
    ...change('lab', `${before.isLab}`, `${after.isLab}`),
    ...change('dates', before.exitedOn, after.exitedOn),
    ...change('entered', before.enteredOn, after.enteredOn),
    ...change('weight', `${before.weight}`, `${after.weight}`),
    ...change('listing', listingText(before), listingText(after)),
  ];
}

/** A title that left the list while the course ran stands on it in doubt. */
const listingText = ({ listing }: CourseRow): string =>
  listing.endedMidway ? 'ended_midway' : listing.state;

const methodText = ({ method, mode }: CourseRow): string => [method, mode].filter(Boolean).join(' ');

/** Of a school, its account, and each thing by which its grades are read. */
function schoolChanges(before: readonly SchoolOfRecord[], after: readonly SchoolOfRecord[]): LedgerChange[] {
  return after.flatMap((school): LedgerChange[] => {
    const old = before.find(({ id }) => id === school.id);
    if (!old) return [];
    const change = (
      kind: LedgerChange['kind'],
      of: (one: SchoolOfRecord) => unknown,
      isShown = false,
    ): LedgerChange[] => {
      const [was, is] = [of(old), of(school)];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      const text = (value: unknown) => (isShown && value !== null ? String(value) : null);
      return [{ kind, what: school.id, before: text(was), after: text(is) }];
    };
    return [
      ...change('school', ({ accountStatus }) => accountStatus, true),
      ...change('scale', ({ scales }) => scales),
      ...change('pass', ({ lowestPass }) => lowestPass, true),
      ...change('weights', ({ areWeightsReported, areWeightsInGpa }) => [
        areWeightsReported,
        areWeightsInGpa,
      ]),
      ...change('labs', ({ offersLabScience }) => offersLabScience),
    ];
  });
}

/** The measures that the NAIA looks at. */
const OVERALL = ['gpa', 'act', 'sat', 'isTopHalf'] as const satisfies readonly (keyof OverallRecord)[];

const textOf = (value: string | number | boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : `${value}`;

const overallChanges = (before: OverallRecord | null, after: OverallRecord | null): LedgerChange[] =>
  OVERALL.flatMap((what): LedgerChange[] => {
    const [old, now] = [textOf(before?.[what]), textOf(after?.[what])];
    return old === now ? [] : [{ kind: 'overall', what, before: old, after: now }];
  });

const FACTS = [
  'grade9StartOn',
  'seventhSemesterStartOn',
  'eighthSemesterEndOn',
  'graduationExpectedOn',
  'graduatedOn',
  'fullTimeCollegeOn',
  'schooling',
] as const satisfies readonly (keyof StudentFacts)[];

/** Facts of which it is said that they changed, and not to what: pages don't show them. */
const UNSHOWN_FACTS = [
  'birthOn',
  'isCalendarNontraditional',
  'hasDocumentedDisability',
  'homeSchool',
] as const satisfies readonly (keyof StudentFacts)[];

const factChanges = (before: StudentFacts, after: StudentFacts): LedgerChange[] => [
  ...FACTS.flatMap((what): LedgerChange[] =>
    before[what] === after[what] ? [] : [{ kind: 'fact', what, before: before[what], after: after[what] }],
  ),
  ...UNSHOWN_FACTS.flatMap((what): LedgerChange[] =>
    JSON.stringify(before[what] ?? null) === JSON.stringify(after[what] ?? null)
      ? []
      : [{ kind: 'fact', what, before: null, after: null }],
  ),
];
