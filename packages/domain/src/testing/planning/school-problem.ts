import { addDays, type CalendarDate } from '../../dates/calendar-date.ts';
import type { CoreArea, CourseRow } from '../../eligibility/record.ts';
import {
  GRADE_RATIOS,
  type Offering,
  type PlanCourse,
  type PlanProblem,
  type PlanTerm,
  type RecordCredit,
  type Standing,
} from '../../planning/problem.ts';
import type { RequirementSet } from '../../records/graduation.ts';
import { row, SCHOOL, STUDENT } from '../eligibility/records.ts';
import { seeded } from '../eligibility/small-rows.ts';
import { course, DIVISION_I, DIVISION_II, term } from './small-problem.ts';

/** A line of the catalog: a title, its area and subject, the grade it is for, and what it asks for. */
type Line = readonly [
  title: string,
  area: CoreArea | null,
  subject: string | null,
  grade: number,
  asks?: string,
];

const ENGLISH = 'English Language Arts';
const MATH = 'Mathematics';
const SCIENCE = 'Science';
const SOCIAL = 'Social Studies';
const LANGUAGES = 'World Languages';
const TECHNOLOGY = 'Technology';

/** What a high school of four years offers: sixty courses, most of them of a year. */
const CATALOG: readonly Line[] = [
  ['English 9', 'english', ENGLISH, 9],
  ['English 10', 'english', ENGLISH, 10, 'English 9'],
  ['English 11', 'english', ENGLISH, 11, 'English 10'],
  ['English 12', 'english', ENGLISH, 12, 'English 11'],
  ['Honors English 9', 'english', ENGLISH, 9],
  ['Honors English 10', 'english', ENGLISH, 10, 'English 9'],
  ['AP Literature', 'english', ENGLISH, 12, 'English 11'],
  ['AP Language', 'english', ENGLISH, 11, 'English 10'],
  ['Journalism', 'english', ENGLISH, 11],
  ['Creative Writing', 'english', ENGLISH, 10],
  ['Speech', 'english', ENGLISH, 11],
  ['Algebra I', 'math', MATH, 9],
  ['Geometry', 'math', MATH, 10, 'Algebra I'],
  ['Algebra II', 'math', MATH, 11, 'Algebra I'],
  ['Honors Algebra II', 'math', MATH, 11, 'Geometry'],
  ['Pre-calculus', 'math', MATH, 12, 'Algebra II'],
  ['AP Calculus', 'math', MATH, 12, 'Pre-calculus'],
  ['Statistics', 'math', MATH, 12, 'Algebra II'],
  ['AP Statistics', 'math', MATH, 12, 'Algebra II'],
  ['Math Topics', 'math', MATH, 11, 'Algebra I'],
  ['Biology with Lab', 'science', SCIENCE, 9],
  ['Honors Biology with Lab', 'science', SCIENCE, 9],
  ['Chemistry with Lab', 'science', SCIENCE, 10, 'Biology with Lab'],
  ['Physics with Lab', 'science', SCIENCE, 11, 'Algebra II'],
  ['AP Biology', 'science', SCIENCE, 12, 'Chemistry with Lab'],
  ['AP Chemistry', 'science', SCIENCE, 12, 'Chemistry with Lab'],
  ['Earth Science', 'science', SCIENCE, 9],
  ['Environmental Science', 'science', SCIENCE, 11],
  ['Anatomy', 'science', SCIENCE, 12, 'Biology with Lab'],
  ['Astronomy', 'science', SCIENCE, 12],
  ['World History', 'social_science', SOCIAL, 9],
  ['World Geography', 'social_science', SOCIAL, 9],
  ['US History', 'social_science', SOCIAL, 11],
  ['AP US History', 'social_science', SOCIAL, 11],
  ['US Government', 'social_science', SOCIAL, 12],
  ['Economics', 'social_science', SOCIAL, 12],
  ['Psychology', 'social_science', SOCIAL, 11],
  ['Sociology', 'social_science', SOCIAL, 11],
  ['AP Psychology', 'social_science', SOCIAL, 12],
  ['Spanish I', 'world_language', LANGUAGES, 9],
  ['Spanish II', 'world_language', LANGUAGES, 10, 'Spanish I'],
  ['Spanish III', 'world_language', LANGUAGES, 11, 'Spanish II'],
  ['Spanish IV', 'world_language', LANGUAGES, 12, 'Spanish III'],
  ['French I', 'world_language', LANGUAGES, 9],
  ['French II', 'world_language', LANGUAGES, 10, 'French I'],
  ['French III', 'world_language', LANGUAGES, 11, 'French II'],
  ['World Religions', 'religion_philosophy', SOCIAL, 11],
  ['Philosophy', 'religion_philosophy', SOCIAL, 12],
  ['Programming I', null, TECHNOLOGY, 9],
  ['Programming II', null, TECHNOLOGY, 10, 'Programming I'],
  ['Web Design', null, TECHNOLOGY, 10],
  ['Robotics', null, TECHNOLOGY, 11],
  ['Personal Finance', null, null, 10],
  ['Physical Education', null, null, 9],
  ['Health', null, null, 9],
  ['Studio Art', null, null, 9],
  ['Art History', null, null, 11],
  ['Sports Medicine', null, null, 11],
  ['Sports Nutrition', null, null, 12],
  ['Entrepreneurship', null, null, 12],
];

/** Courses of a semester; the others take a year. */
const HALVES = new Set([
  'Creative Writing',
  'Speech',
  'Math Topics',
  'Astronomy',
  'US Government',
  'Economics',
  'Psychology',
  'Sociology',
  'Philosophy',
  'Personal Finance',
  'Health',
  'Art History',
  'Sports Nutrition',
  'Entrepreneurship',
]);
const IN_SUMMER = new Set([
  'English 9',
  'English 10',
  'Algebra I',
  'Geometry',
  'World History',
  'Health',
  'US History',
]);

/** What a diploma takes: 22 credits. */
export const DIPLOMA: RequirementSet = {
  requirements: [
    { label: 'English', credits: 4, subjects: [ENGLISH], titles: [] },
    { label: 'Mathematics', credits: 3, subjects: [MATH], titles: [] },
    { label: 'Science', credits: 3, subjects: [SCIENCE], titles: [] },
    { label: 'U.S. history', credits: 1, subjects: [], titles: ['US History', 'AP US History'] },
    { label: 'Government', credits: 0.5, subjects: [], titles: ['US Government'] },
    { label: 'Social studies', credits: 1.5, subjects: [SOCIAL], titles: [] },
    { label: 'Language or technology', credits: 2, subjects: [LANGUAGES, TECHNOLOGY], titles: [] },
    {
      label: 'Health',
      credits: 0.5,
      subjects: [],
      titles: ['Health', 'Physical Education', 'Sports Nutrition'],
    },
  ],
  totalCredits: 22,
};

const FIRST_YEAR = 2026;
const GRADE_9 = 9;
const day = (year: number, rest: string): CalendarDate => `${year}-${rest}` as CalendarDate;

/** Fall and spring of four years, and the summers between them. */
function allTerms(): PlanTerm[] {
  return [0, 1, 2, 3].flatMap((year): PlanTerm[] => {
    const from = FIRST_YEAR + year;
    const more = { mostCredits: 3.5, mostCourses: 8, gradeLevel: GRADE_9 + year, isAssumed: year > 0 };
    const summer = { ...more, mostCredits: 1, mostCourses: 2, isOptional: true };
    return [
      term(`fall-${from}`, day(from, '08-17'), day(from, '12-18'), more),
      term(`spring-${from + 1}`, day(from + 1, '01-04'), day(from + 1, '05-28'), more),
      ...(year === 3
        ? []
        : [term(`summer-${from + 1}`, day(from + 1, '06-07'), day(from + 1, '07-30'), summer)]),
    ];
  });
}

function offeringsOf(title: string, terms: readonly PlanTerm[]): Offering[] {
  const falls = terms.filter(({ id }) => id.startsWith('fall'));
  const springs = terms.filter(({ id }) => id.startsWith('spring'));
  const summers = terms.filter(({ id }) => id.startsWith('summer') && IN_SUMMER.has(title));
  const one = ({ id }: PlanTerm): Offering => ({ termIds: [id], seatsLeft: null });
  if (HALVES.has(title)) return [...falls, ...springs, ...summers].map(one);
  const years = falls.flatMap(({ id }): Offering[] => {
    const next = terms[terms.findIndex((other) => other.id === id) + 1];
    return next ? [{ termIds: [id, next.id], seatsLeft: null }] : [];
  });
  return [...years, ...summers.map(one)];
}

/**
 * A student at a school of sixty courses by seed, with so many terms of school behind them, who wants a diploma and both
 * divisions. Some have failed courses, some are behind, and some like one subject best.
 *
 * @param passed terms of fall and spring that are over; 0 is a student in grade 8.
 * @param copies of the catalog: 200 courses take four.
 */
export function schoolProblem(seed: number, passed = 0, copies = 1): PlanProblem {
  const random = seeded(seed + 23_000_000);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
  const every = allTerms();
  const regular = every.filter(({ isOptional }) => !isOptional);
  const began = regular[passed]!;
  const terms = every.slice(every.indexOf(began));
  const asOf = addDays(began.startsOn, -3);
  const done = new Map<string, CourseRow>();
  for (const over of regular.slice(0, passed).filter(({ id }) => id.startsWith('spring'))) {
    const grade = over.gradeLevel!;
    const open = CATALOG.filter(
      ([title, , , of, asks]) =>
        of <= grade &&
        !done.has(title) &&
        (!asks || done.get(asks)?.grade !== 'F') &&
        (!asks || done.has(asks)),
    );
    for (let taken = 0; taken < 6 && open.length > 0; taken++) {
      const [[title, area]] = open.splice(Math.floor(random() * open.length), 1) as [Line];
      const units = HALVES.has(title) ? 0.5 : 1;
      done.set(
        title,
        row(title, area ?? 'english', {
          area,
          units,
          listing: { state: area ? 'listed' : 'unlisted' },
          grade: pick(['A', 'B', 'B', 'C', 'C', 'D', 'F']),
          contentKey: title,
          exitedOn: over.endsOn,
          isLab: title.includes('Lab'),
        }),
      );
    }
  }
  const courses = Array.from({ length: copies }, (_, copy) =>
    CATALOG.map(([title, area, subject, gradeLevel, asks]): PlanCourse => {
      const name = (of: string) => (copy === 0 ? of : `${of} (${copy})`);
      return course(name(title), area, offeringsOf(title, terms), {
        subject,
        gradeLevel,
        level: title.startsWith('AP') ? 'ap' : title.startsWith('Honors') ? 'honors' : 'general',
        credits: HALVES.has(title) ? 0.5 : 1,
        contentKey: title,
        grade: pick(['A', 'B', 'B', 'C', 'C']),
        prerequisites: asks
          ? [{ kind: 'required', requiresCourseId: name(asks), minRatio: null, text: null }]
          : [],
        row: { isLab: title.includes('Lab') },
      });
    }),
  ).flat();
  const rows = [...done.values()];
  return {
    asOf,
    record: {
      student: {
        ...STUDENT,
        grade9StartOn: day(FIRST_YEAR, '08-17'),
        seventhSemesterStartOn: day(FIRST_YEAR + 3, '08-17'),
        eighthSemesterEndOn: day(FIRST_YEAR + 4, '05-28'),
        graduationExpectedOn: day(FIRST_YEAR + 4, '05-28'),
        graduatedOn: null,
        fullTimeCollegeOn: null,
      },
      schools: [{ ...SCHOOL, offersLabScience: true }],
      courses: rows,
      overall: null,
    },
    credits: rows.flatMap((one): RecordCredit[] =>
      one.grade === 'F'
        ? []
        : [
            {
              lineId: one.id,
              title: one.title,
              subject: CATALOG.find(([title]) => title === one.title)?.[2] ?? null,
              credits: Number(one.units),
              isInProgress: false,
              contentKey: one.contentKey,
              part: one.part,
            },
          ],
    ),
    overall: null,
    standings: Object.fromEntries(
      rows.map((one): [string, Standing] => [
        one.id,
        { isCompleted: one.grade !== 'F', bestRatio: null, isTaking: false, endsOn: null },
      ]),
    ),
    terms,
    courses,
    goals: [
      { kind: 'graduation', set: DIPLOMA },
      { kind: 'division', rules: DIVISION_I },
      { kind: 'division', rules: DIVISION_II },
    ],
    wishes: [],
    preferences: {
      focus: pick([[], [SCIENCE], [LANGUAGES]]),
      difficulty: pick(['lighter', 'balanced', 'challenging']),
    },
    gradeRatios: GRADE_RATIOS,
  };
}
