import type { CourseId } from '@fieldhouse/contract/ids.ts';
import type { FoundPlans } from '@fieldhouse/contract/plans.ts';
import type { PlanBoard } from '@fieldhouse/contract/plans-saved.ts';
import { id } from './sessions.ts';
import type { OutputOf } from './stub.ts';

export type Choices = OutputOf<'plans.get'>;
export type Found = FoundPlans;
export type Shown = NonNullable<Found['plan']>;
export type Saved = OutputOf<'plans.saved'>;
export type SavedPlan = Saved['plans'][number];

export const [SPANISH, ART] = [id(81) as CourseId, id(82) as CourseId];
export const PLAN = id(90);
export const TERMS: Choices['terms'] = [
  {
    termId: 'spring',
    name: 'Spring 2027',
    startsOn: '2027-01-04',
    endsOn: '2027-05-28',
    isAssumed: false,
    isOptional: false,
    gradeLevel: 11,
    bookedCredits: 0.5,
  },
  {
    termId: 'fall+1',
    name: 'Fall 2027',
    startsOn: '2027-08-16',
    endsOn: '2027-12-17',
    isAssumed: true,
    isOptional: false,
    gradeLevel: 12,
    bookedCredits: 0,
  },
];
export const CHOICES: Choices = {
  student: { studentId: id(30), name: 'Maya Chen' },
  until: '2028-06-01',
  terms: TERMS,
  courses: [
    { courseId: SPANISH, title: 'Spanish II', termIds: ['spring'] },
    { courseId: ART, title: 'Studio Art', termIds: ['spring', 'fall+1'] },
  ],
  goals: ['graduation', 'DI', 'DII', 'NAIA'],
};

export const SPANISH_ITEM: Shown['fields']['items'][number] = {
  courseId: SPANISH,
  title: 'Spanish II',
  termIds: ['spring', 'fall+1'],
  credits: 1,
  grade: 'C',
  priority: 'high',
  core: 'world_language',
  reasons: [
    { code: 'goal', goal: 'DI' },
    { code: 'prerequisite', courseId: ART },
  ],
  asksAlso: ['A headset'],
};
export const shownPlan = (
  change: Partial<Shown['fields']> = {},
  variant: Shown['variant'] = 'best',
): Shown => ({
  variant,
  fields: {
    strategy: 'steady',
    status: [{ goal: 'DI', isOnTrack: true, unitsNeeded: 1, unitsLeft: 0, gpa: 2.35 }],
    recommendations: [{ code: 'assumed_terms', termIds: ['fall+1'] }],
    items: [SPANISH_ITEM],
    ...change,
  },
});
export const found = (change: Partial<Found> = {}): Found => ({
  plan: shownPlan(),
  goals: ['graduation', 'DI'],
  alternatives: [],
  conflicts: [],
  notes: [],
  isProven: true,
  isCutShort: false,
  terms: TERMS,
  titles: { [SPANISH]: 'Spanish II', [ART]: 'Studio Art' },
  ...change,
});

/** The steps of a search that finds this at once. */
export const stepsTo = (plans: Found) =>
  async function* () {
    yield { kind: 'waits' as const };
    yield { kind: 'progress' as const, stage: 'aims' as const, done: 1, of: 7 };
    yield { kind: 'done' as const, found: plans };
  };

const row = (area: 'world_language' | null) => ({
  schoolId: 'school',
  area,
  listing: { state: area ? ('listed' as const) : ('unlisted' as const) },
  units: 1,
  isLab: false,
  weight: 0,
  isCollege: false,
  isTranscripted: true,
});
const course = {
  subject: null,
  gradeLevel: null,
  level: 'general',
  credits: 1,
  part: null,
  grade: 'C',
} as const;

/** A diploma of one credit, Spanish II over both terms or in the spring, and Studio Art, which asks for Spanish II first. */
export const BOARD: PlanBoard = {
  asOf: '2026-11-29',
  record: {
    student: {
      birthOn: null,
      grade9StartOn: '2024-08-19',
      seventhSemesterStartOn: '2027-08-16',
      isCalendarNontraditional: false,
      eighthSemesterEndOn: '2028-06-01',
      graduationExpectedOn: '2028-06-01',
      graduatedOn: null,
      fullTimeCollegeOn: null,
      schooling: 'us',
      hasDocumentedDisability: false,
      homeSchool: null,
    },
    schools: [
      {
        id: 'school',
        accountStatus: 'cleared',
        scales: [],
        lowestPass: 'D',
        areWeightsReported: false,
        areWeightsInGpa: false,
        offersLabScience: null,
      },
    ],
    courses: [],
    overall: null,
  },
  credits: [],
  standings: {},
  terms: TERMS.map(({ termId, ...term }) => ({
    ...term,
    id: termId,
    mostCredits: null,
    mostCourses: 7,
    bookedCourses: term.bookedCredits > 0 ? 1 : 0,
  })),
  courses: [
    {
      ...course,
      id: SPANISH,
      title: 'Spanish II',
      row: row('world_language'),
      contentKey: 'spanish',
      offerings: [{ termIds: ['spring'], seatsLeft: null }],
      prerequisites: [],
    },
    {
      ...course,
      id: ART,
      title: 'Studio Art',
      row: row(null),
      contentKey: 'art',
      offerings: [
        { termIds: ['spring'], seatsLeft: 0 },
        { termIds: ['fall+1'], seatsLeft: null },
      ],
      prerequisites: [{ kind: 'required', requiresCourseId: SPANISH, minRatio: null, text: null }],
    },
  ],
  goals: ['graduation', 'DI'],
  graduation: { requirements: [], totalCredits: 1 },
  gradeRatios: { A: 0.9, B: 0.8, C: 0.7, D: 0.6, F: 0 },
};

const item = (
  courseId: typeof SPANISH,
  title: string,
  termId: 'spring' | 'fall+1',
): SavedPlan['items'][number] => {
  const { name, startsOn, endsOn } = TERMS.find((one) => one.termId === termId)!;
  return {
    ...{ courseId, title, credits: 1, grade: 'C', termIds: [termId], termNames: [name], startsOn, endsOn },
    ...{ state: 'planned', missing: [], askedAt: null },
  };
};
export const SPANISH_IN_SPRING = item(SPANISH, 'Spanish II', 'spring');
export const ART_IN_FALL = item(ART, 'Studio Art', 'fall+1');

export const savedPlan = (change: Partial<SavedPlan> = {}): SavedPlan => ({
  planId: PLAN,
  number: 2,
  state: 'draft',
  wishes: {
    goals: ['graduation', 'DI'],
    limits: { regular: { credits: null, courses: 7 }, optional: { credits: 1, courses: null } },
    focus: [],
    difficulty: 'balanced',
    wishes: [],
    grade: 'C',
    grades: {},
  },
  items: [SPANISH_IN_SPRING, ART_IN_FALL],
  saved: { at: '2026-11-28T15:00:00Z', byName: 'Maya Chen', words: null },
  proposed: null,
  decided: null,
  version: 4,
  can: { propose: true, decide: false, request: false },
  ...change,
});

export const savedPlans = (plans: SavedPlan[], change: Partial<Saved> = {}): Saved => ({
  plans,
  hasMore: false,
  counselors: ['Elena Alvarez'],
  asked: [],
  can: { save: true },
  ...change,
});
