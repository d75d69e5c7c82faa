import type { CalendarDate } from '../../dates/calendar-date.ts';
import type { CoreArea, CourseRow, SchoolOfRecord } from '../../eligibility/record.ts';
import type { DivisionRules, NaiaRules } from '../../eligibility/rule-set.ts';
import { RULE_SETS } from '../../eligibility/rule-sets.ts';
import { SUPPOSED_GRADES } from '../../eligibility/what-if.ts';
import {
  type Goal,
  GRADE_RATIOS,
  type Offering,
  type PlanCourse,
  type PlanProblem,
  type PlanTerm,
  type RecordCredit,
  type Wish,
} from '../../planning/problem.ts';
import { row, SCHOOL, STUDENT } from '../eligibility/records.ts';
import { seeded } from '../eligibility/small-rows.ts';

export const AS_OF: CalendarDate = '2024-12-20';

/** Spring and summer before the seventh semester, fall and spring after its beginning; summers may be left out. */
const TERMS: readonly (readonly [id: string, startsOn: CalendarDate, endsOn: CalendarDate, grade: number])[] =
  [
    ['spring-25', '2025-01-06', '2025-05-23', 11],
    ['summer-25', '2025-06-09', '2025-07-25', 11],
    ['fall-25', '2025-08-18', '2025-12-19', 12],
    ['spring-26', '2026-01-05', '2026-05-22', 12],
  ];

/** A student in the third year of high school. */
export const JUNIOR = { ...STUDENT, graduatedOn: null, fullTimeCollegeOn: null };

export const DIVISION_I = RULE_SETS.find(
  (set): set is DivisionRules => set.kind === 'division' && set.body === 'DI',
)!;
export const DIVISION_II = RULE_SETS.find(
  (set): set is DivisionRules => set.kind === 'division' && set.body === 'DII',
)!;
export const NAIA = RULE_SETS.find((set): set is NaiaRules => set.kind === 'naia')!;

const AREAS: readonly CoreArea[] = ['english', 'math', 'science', 'social_science', 'world_language'];
const SUBJECTS: Readonly<Record<CoreArea, string>> = {
  english: 'English',
  math: 'Mathematics',
  science: 'Science',
  social_science: 'Social Studies',
  world_language: 'Languages',
  religion_philosophy: 'Religion',
};

export function term(
  id: string,
  startsOn: CalendarDate,
  endsOn: CalendarDate,
  more: Partial<PlanTerm> = {},
): PlanTerm {
  return {
    id,
    name: id,
    startsOn,
    endsOn,
    isAssumed: false,
    isOptional: id.startsWith('summer'),
    mostCredits: null,
    mostCourses: null,
    bookedCredits: 0,
    bookedCourses: 0,
    gradeLevel: null,
    ...more,
  };
}

/** A listed course of a credit. */
export function course(
  id: string,
  area: CoreArea | null,
  offerings: readonly Offering[],
  more: Partial<Omit<PlanCourse, 'row'>> & { readonly row?: Partial<PlanCourse['row']> } = {},
): PlanCourse {
  const credits = more.credits ?? 1;
  const { row: ofRow, ...rest } = more;
  return {
    id,
    title: id,
    subject: area && SUBJECTS[area],
    gradeLevel: null,
    level: 'general',
    credits,
    contentKey: null,
    part: null,
    offerings,
    prerequisites: [],
    grade: 'C',
    ...rest,
    row: {
      schoolId: SCHOOL.id,
      area,
      listing: { state: area === null ? 'unlisted' : 'listed' },
      units: credits,
      isLab: false,
      weight: 0,
      isCollege: false,
      isTranscripted: true,
      ...ofRow,
    },
  };
}

/** Ways of a plan that a search through all of them can still look at. */
const MOST_WAYS = 1000;

/**
 * A small problem by seed: up to four terms and some courses, with a division's needs scaled down to a few units, so that
 * many can be reached, some only in one way, and some not at all.
 */
export function smallProblem(seed: number): PlanProblem {
  const random = seeded(seed + 11_000_000);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
  const chance = (share: number) => random() < share;
  const terms = TERMS.filter(([id]) => !id.startsWith('summer') || chance(0.5))
    .slice(chance(0.2) ? 1 : 0)
    .map(([id, startsOn, endsOn, gradeLevel]) =>
      term(id, startsOn, endsOn, {
        gradeLevel,
        mostCredits: pick([null, null, 1, 1.5, 2]),
        mostCourses: pick([null, null, null, 1, 2]),
        bookedCredits: pick([0, 0, 0.5, 1]),
        bookedCourses: pick([0, 0, 1]),
      }),
    );
  const school: SchoolOfRecord = { ...SCHOOL, offersLabScience: chance(0.3) };
  /** One of two contents of an area, mostly; now and then one that other areas have too. */
  const contentIn = (area: CoreArea | null, share: number): string | null =>
    chance(share) ? `${pick(['a', 'b'])} ${chance(0.9) ? area : 'shared'}` : null;
  const had = Array.from({ length: pick([0, 1, 2, 3, 4]) }, (_, at): CourseRow => {
    const units = pick([1, 1, 0.5]);
    const area = pick(AREAS);
    return row(`had ${at}`, area, {
      units,
      grade: pick(['A', 'B', 'C', 'D', 'F']),
      state: chance(0.25) ? 'running' : 'final',
      contentKey: contentIn(area, 0.6),
      part: chance(0.15) ? { number: pick([1, 2]), of: 2 } : null,
      exitedOn: pick(['2024-05-24', '2024-12-19']),
      isLab: chance(0.4),
    });
  });
  const courses: PlanCourse[] = [];
  for (let ways = 1; courses.length < 7; ) {
    const id = `course ${courses.length}`;
    const offerings = offeringsFor(terms, pick, chance);
    ways *= offerings.length + 1;
    if (ways > MOST_WAYS) break;
    const area = chance(0.85) ? pick(AREAS) : null;
    const others = courses.map((one) => one.id);
    courses.push(
      course(id, area, offerings, {
        credits: pick([1, 1, 1, 0.5]),
        subject: pick([...Object.values(SUBJECTS), null]),
        grade: pick([...SUPPOSED_GRADES.slice(0, 4), 'B', 'C']),
        level: pick(['general', 'general', 'honors', 'ap']),
        gradeLevel: pick([null, 10, 11, 12]),
        contentKey: contentIn(area, 0.5),
        part: chance(0.15) ? { number: pick([1, 2]), of: 2 } : null,
        prerequisites: chance(0.25)
          ? [
              {
                kind: pick(['required', 'required', 'corequisite', 'recommended']),
                requiresCourseId: pick([...others, `course ${courses.length + 1}`, 'course had']),
                minRatio: pick([null, null, 0.7, 0.8]),
                text: null,
              },
            ]
          : [],
        row: { isLab: chance(0.5) },
      }),
    );
  }
  return {
    asOf: AS_OF,
    record: {
      student: JUNIOR,
      schools: [school],
      courses: had,
      overall: {
        gpa: pick(['2.1', '2.4', '1.8']),
        act: null,
        sat: pick([null, 1000]),
        isTopHalf: null,
        stage: 'earlier',
      },
    },
    credits: had.flatMap((one): RecordCredit[] =>
      one.grade === 'F'
        ? []
        : [
            {
              lineId: one.id,
              title: one.title,
              subject: one.area && SUBJECTS[one.area],
              credits: Number(one.units),
              isInProgress: one.state === 'running',
              contentKey: one.contentKey,
              part: one.part,
            },
          ],
    ),
    overall: chance(0.6) ? { credits: 5, points: pick([10, 11, 12]) } : null,
    standings: {
      'course had': {
        isCompleted: chance(0.7),
        bestRatio: pick([null, 0.75, 0.65]),
        isTaking: chance(0.5),
        endsOn: pick([null, '2025-05-23']),
      },
    },
    terms,
    courses,
    goals: goalsFor(pick, chance),
    wishes: wishesFor(courses, terms, pick, chance),
    preferences: {
      focus: chance(0.4) ? [pick(Object.values(SUBJECTS))] : [],
      difficulty: pick(['lighter', 'balanced', 'challenging']),
    },
    gradeRatios: GRADE_RATIOS,
  };
}

type Pick = <One>(list: readonly One[]) => One;
type Chance = (share: number) => boolean;

function offeringsFor(terms: readonly PlanTerm[], pick: Pick, chance: Chance): Offering[] {
  const seats = () => pick([null, null, null, 3, 0]);
  const singles = terms
    .filter(() => chance(0.6))
    .map(({ id }): Offering => ({ termIds: [id], seatsLeft: seats() }));
  const years = terms
    .slice(1)
    .map(({ id }, place): Offering => ({ termIds: [terms[place]!.id, id], seatsLeft: seats() }))
    .filter(() => chance(0.25));
  return [...singles, ...years];
}

/** Divisions with a quarter of their needs or less. */
function goalsFor(pick: Pick, chance: Chance): Goal[] {
  const small = (rules: DivisionRules): DivisionRules => {
    const [english, math, science, socialScience] = [
      pick([0, 1]),
      pick([0, 1]),
      pick([0, 0, 1]),
      pick([0, 0, 1]),
    ];
    const academic = english + math + science + pick([0, 0, 1]);
    return {
      ...rules,
      needs: {
        english,
        math,
        science,
        socialScience,
        academic,
        total: academic + socialScience + pick([0, 1]),
        lab: Math.min(science, pick([0, 1])),
      },
      lock: rules.lock && { units: pick([0, 1, 2]), academic: pick([0, 1]) },
    };
  };
  const set = {
    requirements: [
      { label: 'English', credits: pick([0.5, 1]), subjects: ['English'], titles: [] },
      { label: 'Math or science', credits: pick([1, 2]), subjects: ['Mathematics', 'Science'], titles: [] },
      { label: 'Science', credits: pick([0.5, 1]), subjects: ['Science', 'Languages'], titles: [] },
    ].filter(() => chance(0.5)),
    totalCredits: pick([1, 2, 3]),
  };
  const total = set.requirements.reduce((sum, { credits }) => sum + credits, 0);
  const all: Goal[] = [
    { kind: 'graduation', set: { ...set, totalCredits: Math.max(set.totalCredits, total) } },
    { kind: 'division', rules: small(DIVISION_I) },
    { kind: 'division', rules: small(DIVISION_II) },
    { kind: 'naia', rules: NAIA },
  ];
  const wanted = all.filter(() => chance(0.45));
  return chance(0.5) ? wanted : wanted.toReversed();
}

const wishesFor = (
  courses: readonly PlanCourse[],
  terms: readonly PlanTerm[],
  pick: Pick,
  chance: Chance,
): Wish[] =>
  chance(0.3) && courses.length > 0
    ? [
        {
          id: 'wish',
          kind: pick(['take', 'take', 'avoid']),
          courseId: pick(courses).id,
          termId: pick([null, ...terms.map(({ id }) => id)]),
        },
      ]
    : [];
