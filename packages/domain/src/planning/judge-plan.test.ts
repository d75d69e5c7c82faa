import { describe, expect, it } from 'vitest';
import { row } from '../testing/eligibility/records.ts';
import { AS_OF, course, DIVISION_I, JUNIOR, term } from '../testing/planning/small-problem.ts';
import { judgePlan } from './judge-plan.ts';
import { GRADE_RATIOS, type PlanProblem } from './problem.ts';
import { problemNotes } from './problem-notes.ts';

const SPRING = term('spring', '2025-01-06', '2025-05-23', { mostCredits: 1.5, mostCourses: 2 });
const FALL = term('fall', '2025-08-18', '2025-12-19', { isAssumed: true });
const both = [
  { termIds: ['spring'], seatsLeft: null },
  { termIds: ['fall'], seatsLeft: null },
];

/** A division that asks for one unit of mathematics and one of English, the first before the seventh semester. */
const SMALL_DIVISION = {
  ...DIVISION_I,
  needs: { english: 1, math: 1, science: 0, socialScience: 0, academic: 2, total: 2, lab: 0 },
  lock: { units: 1, academic: 1 },
};

const problem = (more: Partial<PlanProblem> = {}): PlanProblem => ({
  asOf: AS_OF,
  record: { student: JUNIOR, schools: [{ ...SCHOOL_WITHOUT_LABS }], courses: [], overall: null },
  credits: [],
  overall: null,
  standings: {},
  terms: [SPRING, FALL],
  courses: [
    course('English', 'english', both, { grade: 'B' }),
    course('Algebra', 'math', both, { grade: 'B' }),
    course('Geometry', 'math', both, {
      credits: 0.5,
      prerequisites: [{ kind: 'required', requiresCourseId: 'Algebra', minRatio: 0.8, text: null }],
    }),
  ],
  goals: [{ kind: 'division', rules: SMALL_DIVISION }],
  wishes: [],
  preferences: { focus: [], difficulty: 'balanced' },
  gradeRatios: GRADE_RATIOS,
  ...more,
});

const SCHOOL_WITHOUT_LABS = {
  id: 'north',
  accountStatus: 'cleared' as const,
  scales: [],
  lowestPass: 'D',
  areWeightsReported: false,
  areWeightsInGpa: false,
  offersLabScience: null,
};

const at = (courseId: string, termId: string) => ({ courseId, termIds: [termId] });

describe('a plan that a person made', () => {
  it('reaches a goal as the engine says, and each course says what it is for', () => {
    const { goals, broken, fields } = judgePlan(problem(), [at('Algebra', 'spring'), at('English', 'fall')]);
    expect(goals).toEqual([{ goal: 'DI', isReached: true }]);
    expect(broken).toEqual([]);
    expect(fields.strategy).toBe('steady');
    expect(fields.status).toEqual([{ goal: 'DI', isOnTrack: true, unitsNeeded: 2, unitsLeft: 0, gpa: 3 }]);
    expect(
      fields.items.map(({ title, priority, core, reasons }) => [title, priority, core, reasons]),
    ).toEqual([
      // Before the seventh semester begins, one unit has to be finished.
      ['Algebra', 'high', 'math', [{ code: 'goal', goal: 'DI' }]],
      ['English', 'high', 'english', [{ code: 'goal', goal: 'DI' }]],
    ]);
    expect(fields.recommendations).toEqual([
      { code: 'before_lock', by: '2025-08-18', units: 1, academic: 1 },
      { code: 'assumed_terms', termIds: ['fall'] },
    ]);
  });

  it('misses the goal where everything comes after the seventh semester began', () => {
    const { goals, fields } = judgePlan(problem(), [at('Algebra', 'fall'), at('English', 'fall')]);
    expect(goals).toEqual([{ goal: 'DI', isReached: false }]);
    expect(fields.strategy).toBe('partly');
  });

  it('misses the goal with grades that are too low', () => {
    const low = problem();
    const courses = low.courses.map((one) => ({ ...one, grade: 'D' as const }));
    const { goals } = judgePlan({ ...low, courses }, [at('Algebra', 'spring'), at('English', 'spring')]);
    expect(goals).toEqual([{ goal: 'DI', isReached: false }]);
  });

  it('tells what can wait and what only a wish asks for from what can’t be taken later', () => {
    const wishes = [{ id: 'w', kind: 'take' as const, courseId: 'Geometry', termId: 'fall' }];
    const { fields } = judgePlan(problem({ wishes }), [
      at('Algebra', 'spring'),
      at('English', 'spring'),
      at('Geometry', 'fall'),
    ]);
    expect(fields.items.map(({ title, priority, reasons }) => [title, priority, reasons])).toEqual([
      // One of them has to be finished before the seventh semester; either can wait alone.
      [
        'Algebra',
        'high',
        [
          { code: 'goal', goal: 'DI' },
          { code: 'prerequisite', courseId: 'Geometry' },
        ],
      ],
      ['English', 'medium', [{ code: 'goal', goal: 'DI' }]],
      ['Geometry', 'low', [{ code: 'wish', wishId: 'w' }]],
    ]);
  });

  it('recommends what is little to spare, a summer that it takes, and what should come before', () => {
    const summer = term('summer', '2025-06-09', '2025-07-25');
    const base = problem();
    const courses = base.courses.map((one) => ({
      ...one,
      grade: one.id === 'English' ? ('B' as const) : ('C' as const),
      offerings: [...one.offerings, { termIds: ['summer'], seatsLeft: null }],
      prerequisites:
        one.id === 'English'
          ? [{ kind: 'recommended' as const, requiresCourseId: 'Geometry', minRatio: null, text: null }]
          : [],
    }));
    const goals = [{ kind: 'division' as const, rules: { ...SMALL_DIVISION, qualifierGpa: '2.450' } }];
    const { fields } = judgePlan({ ...base, courses, goals, terms: [SPRING, summer, FALL] }, [
      at('Algebra', 'summer'),
      at('English', 'spring'),
    ]);
    expect(fields.recommendations).toEqual([
      { code: 'before_lock', by: '2025-08-18', units: 1, academic: 1 },
      { code: 'little_to_spare', goal: 'DI', gpa: 2.5, need: '2.450' },
      { code: 'summer', termIds: ['summer'] },
      { code: 'recommended_before', courseId: 'English', recommends: 'Geometry' },
    ]);
  });

  it('names the limits that it breaks, one by one', () => {
    const everything = [at('Algebra', 'spring'), at('English', 'spring'), at('Geometry', 'spring')];
    expect(judgePlan(problem(), everything).broken).toEqual([
      { kind: 'prerequisites', courseId: 'Geometry' },
      { kind: 'most_credits', termId: 'spring' },
      { kind: 'most_courses', termId: 'spring' },
    ]);
  });

  it('lets a course follow the one that it asks for, if the grade is good enough', () => {
    const inOrder = [at('Algebra', 'spring'), at('Geometry', 'fall')];
    expect(judgePlan(problem(), inOrder).broken).toEqual([]);
    const courses = problem().courses.map((one) => ({ ...one, grade: 'C' as const }));
    expect(judgePlan(problem({ courses }), inOrder).broken).toEqual([
      { kind: 'prerequisites', courseId: 'Geometry' },
    ]);
  });

  it('names what a course asks for that isn’t there by then', () => {
    const early = judgePlan(problem(), [at('Geometry', 'spring'), at('Algebra', 'spring')]);
    expect(early.missing).toEqual([{ courseId: 'Geometry', asks: ['Algebra'] }]);
    expect(judgePlan(problem(), [at('Geometry', 'fall'), at('Algebra', 'spring')]).missing).toEqual([]);
  });

  it('takes what the record has for what a course asks for, a running course once it is over', () => {
    const standing = { isCompleted: false, bestRatio: 0.85, isTaking: true, endsOn: '2025-05-23' as const };
    const standings = { Algebra: standing };
    expect(judgePlan(problem({ standings }), [at('Geometry', 'spring')]).broken).toHaveLength(1);
    expect(judgePlan(problem({ standings }), [at('Geometry', 'fall')]).broken).toEqual([]);
  });

  it('says which courses stand where they can’t', () => {
    const copies = problem();
    const twin = course('Algebra again', 'math', both, { contentKey: 'algebra' });
    const courses = [
      ...copies.courses.map((one) => ({ ...one, contentKey: one.id === 'Algebra' ? 'algebra' : null })),
      twin,
    ];
    const { misplaced } = judgePlan({ ...copies, courses }, [
      at('Algebra', 'spring'),
      at('Algebra again', 'fall'),
      at('English', 'winter'),
      at('Latin', 'fall'),
    ]);
    expect(misplaced).toEqual([
      { code: 'same_content', courseId: 'Algebra again', other: 'Algebra' },
      { code: 'not_offered', courseId: 'English', termIds: ['winter'] },
      { code: 'no_course', courseId: 'Latin' },
    ]);
  });

  it('calls it making up where a course is taken once more', () => {
    const had = row('Algebra', 'math', { contentKey: 'algebra', grade: 'F', exitedOn: '2024-05-24' });
    const again = problem({
      courses: problem().courses.map((one) => ({
        ...one,
        contentKey: one.id === 'Algebra' ? 'algebra' : null,
      })),
    });
    const record = { ...again.record, courses: [had] };
    const judged = judgePlan({ ...again, record }, [at('Algebra', 'spring'), at('English', 'spring')]);
    expect(judged.fields.strategy).toBe('make_up');
  });

  it('credits the other half of a content of which the record has one', () => {
    const half = (number: number) => ({ number, of: 2 });
    const diploma = {
      kind: 'graduation' as const,
      set: {
        requirements: [{ label: 'Algebra', credits: 1, subjects: [], titles: ['Algebra'] }],
        totalCredits: 1,
      },
    };
    const had = {
      lineId: 'had',
      title: 'Algebra',
      subject: null,
      credits: 0.5,
      isInProgress: false,
      contentKey: 'algebra',
      part: half(1),
    };
    const judged = (number: number) =>
      judgePlan(
        problem({
          goals: [diploma],
          credits: [had],
          courses: [
            course('Algebra', 'math', both, { contentKey: 'algebra', part: half(number), credits: 0.5 }),
          ],
        }),
        [at('Algebra', 'spring')],
      ).goals;
    expect(judged(2)).toEqual([{ goal: 'graduation', isReached: true }]);
    expect(judged(1)).toEqual([{ goal: 'graduation', isReached: false }]);
  });

  it('needs nothing where the record is enough', () => {
    const record = {
      ...problem().record,
      courses: ['english', 'math'].map((area) =>
        row(area, area as 'english', { exitedOn: '2024-05-24', schoolId: 'north' }),
      ),
    };
    const { goals, fields } = judgePlan(problem({ record }), []);
    expect(goals).toEqual([{ goal: 'DI', isReached: true }]);
    expect(fields.strategy).toBe('nothing_needed');
  });
});

describe('what a plan is made from', () => {
  it('is named where it is missing', () => {
    expect(problemNotes(problem({ terms: [] }))).toEqual([{ code: 'no_terms' }]);
    expect(problemNotes(problem({ courses: [], goals: [] }))).toEqual([
      { code: 'no_catalog' },
      { code: 'no_goals' },
    ]);
    const student = { ...JUNIOR, seventhSemesterStartOn: null };
    expect(problemNotes(problem({ record: { ...problem().record, student } }))).toEqual([
      { code: 'dates_missing', goal: 'DI' },
    ]);
  });

  it('is named where courses ask for each other, once', () => {
    const asks = (requiresCourseId: string) => ({
      prerequisites: [{ kind: 'required' as const, requiresCourseId, minRatio: null, text: null }],
    });
    const courses = [
      course('A', 'math', both, asks('B')),
      course('B', 'math', both, asks('C')),
      course('C', 'math', both, asks('A')),
      course('D', 'math', both, asks('Latin')),
    ];
    expect(problemNotes(problem({ courses }))).toEqual([
      { code: 'circular_prerequisites', courseIds: ['A', 'B', 'C'] },
      { code: 'prerequisite_not_offered', courseId: 'D', asks: 'Latin' },
    ]);
  });
});
