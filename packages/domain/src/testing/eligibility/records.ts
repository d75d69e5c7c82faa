import type {
  CoreArea,
  CourseRow,
  EligibilityRecord,
  SchoolOfRecord,
  StudentFacts,
} from '../../eligibility/record.ts';
import { seeded } from './small-rows.ts';

/** A school that the Eligibility Center has cleared, with a ten-point scale. */
export const SCHOOL: SchoolOfRecord = {
  id: 'north',
  accountStatus: 'cleared',
  scales: [
    {
      fromOn: null,
      toOn: null,
      steps: [
        ['A', 90],
        ['B', 80],
        ['C', 70],
        ['D', 60],
      ],
    },
  ],
  lowestPass: 'D',
  areWeightsReported: false,
  areWeightsInGpa: false,
  offersLabScience: null,
};

/** A student of the class of 2026 who graduated on time. */
export const STUDENT: StudentFacts = {
  birthOn: '2008-02-11',
  grade9StartOn: '2022-08-22',
  seventhSemesterStartOn: '2025-08-18',
  isCalendarNontraditional: false,
  eighthSemesterEndOn: '2026-05-29',
  graduationExpectedOn: '2026-05-29',
  graduatedOn: '2026-05-29',
  fullTimeCollegeOn: '2026-08-24',
  schooling: 'us',
  hasDocumentedDisability: false,
  homeSchool: null,
};

export const BEFORE = '2025-05-23';
export const SENIOR = '2026-05-22';
export const SUMMER_AFTER = '2026-07-24';
export const AS_OF = '2026-08-01';

/** A posted yearly course with a B, before the seventh semester. */
export function row(id: string, area: CoreArea, more: Partial<CourseRow> = {}): CourseRow {
  return {
    id,
    schoolId: SCHOOL.id,
    title: id,
    area,
    listing: { state: 'listed' },
    units: 1,
    grade: 'B',
    state: 'final',
    enteredOn: null,
    exitedOn: BEFORE,
    contentKey: null,
    part: null,
    isLab: false,
    weight: 0,
    method: 'class',
    isCollege: false,
    isTranscripted: true,
    ...more,
  };
}

/** The sixteen units of a plain record: ten before the seventh semester, of them seven in English, math and science. */
export const SIXTEEN: readonly (readonly [
  id: string,
  area: CoreArea,
  exitedOn: typeof BEFORE | typeof SENIOR,
])[] = [
  ['English 9', 'english', BEFORE],
  ['Algebra I', 'math', BEFORE],
  ['Biology', 'science', BEFORE],
  ['English 10', 'english', BEFORE],
  ['Geometry', 'math', BEFORE],
  ['Chemistry', 'science', BEFORE],
  ['English 11', 'english', BEFORE],
  ['World History', 'social_science', BEFORE],
  ['Spanish I', 'world_language', BEFORE],
  ['Spanish II', 'world_language', BEFORE],
  ['English 12', 'english', SENIOR],
  ['Algebra II', 'math', SENIOR],
  ['Physics', 'science', SENIOR],
  ['Government', 'social_science', SENIOR],
  ['Spanish III', 'world_language', SENIOR],
  ['World Religions', 'religion_philosophy', SENIOR],
];

/** The sixteen rows, each changed as its id says. */
export const sixteen = (changes: Readonly<Record<string, Partial<CourseRow>>> = {}): CourseRow[] =>
  SIXTEEN.map(([id, area, exitedOn]) => row(id, area, { exitedOn, ...changes[id] }));

/** All sixteen with these grades in order. */
export const withGrades = (grades: readonly (string | number)[]): CourseRow[] =>
  sixteen().map((one, place) => ({ ...one, grade: grades[place] ?? null }));

export const recordWith = (
  courses: readonly CourseRow[],
  student: Partial<StudentFacts> = {},
  school: Partial<SchoolOfRecord> = {},
): EligibilityRecord => ({
  student: { ...STUDENT, ...student },
  schools: [{ ...SCHOOL, ...school }],
  courses,
  overall: null,
});

const AREAS: readonly CoreArea[] = [
  'english',
  'math',
  'science',
  'social_science',
  'world_language',
  'religion_philosophy',
];

/** A record of so many courses by seed: years, semesters or trimesters with their contents, repeats and passes. */
export function lifelikeRecord(seed: number, count: number): EligibilityRecord {
  const random = seeded(seed + 3_000_000);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
  const kind = pick([1, 1, 2, 2, 3, 0]);
  const courses: CourseRow[] = [];
  for (let course = 0; courses.length < count; course += 1) {
    const parts = kind === 0 ? pick([1, 2, 3]) : kind;
    const area = AREAS[course % AREAS.length]!;
    const exitedOn = random() < 0.68 ? BEFORE : SENIOR;
    for (let number = 1; number <= parts && courses.length < count; number += 1) {
      const part = row(`${course}.${number}`, area, {
        exitedOn,
        grade: pick(['A', 'B', 'B', 'C', 'C', 'D', 'F', 'P', 'A-', 83]),
        units: { 1: 1, 2: 0.5, 3: 0.34 }[parts] ?? 1,
        contentKey: `content ${course}`,
        part: { number, of: parts },
      });
      courses.push(part);
      if (random() < 0.06) courses.push({ ...part, id: `${part.id} again`, exitedOn: SENIOR, grade: 'A' });
    }
  }
  return recordWith(courses.slice(0, count));
}
