import type { Case, CaseCourse } from '../../eligibility/case-file.ts';
import { type CheckCourse, type CheckInput, EMPTY_CHECK } from '../../eligibility/check-input.ts';
import type { CoreArea } from '../../eligibility/record.ts';

const AREAS: Readonly<Record<string, CoreArea>> = {
  E: 'english',
  M: 'math',
  S: 'science',
  SS: 'social_science',
  WL: 'world_language',
  RP: 'religion_philosophy',
};

/** School years by the timing of a case: before the seventh semester, in the last year, and in the summer a year later. */
const WHEN: Readonly<Record<string, CheckCourse['when']>> = {
  pre: { year: 2, term: 'year' },
  post: { year: 3, term: 'year' },
  late: { year: 4, term: 'summer' },
};

/** A day on which all that a case tells of is over. */
export const CASES_AS_OF = '2027-08-01';

/** A case as somebody would type it into the public check. */
export function typedCase({ context: given, courses }: Case): CheckInput {
  const context = given ?? {};
  const scale = new Map<string, number>(context.scale ?? []);
  const step = (letter: string) => `${scale.get(letter) ?? ''}`;
  return {
    ...EMPTY_CHECK,
    grade9StartOn: '2022-08-22',
    seventhSemesterStartOn: '2025-08-18',
    graduationOn: context.on_time_graduation === false ? '2026-12-18' : '2026-05-29',
    collegeOn: '2027-08-23',
    scale: [step('A'), step('B'), step('C'), step('D')],
    lowestPass: (context.lowest_pass ?? '') as CheckInput['lowestPass'],
    weights: context.weights_reported === true && context.weights_in_gpa !== false ? 'yes' : 'no',
    courses: courses.map((course, place) => typedCourse(course, place, courses)),
  };
}

function typedCourse(course: CaseCourse, place: number, all: readonly CaseCourse[]): CheckCourse {
  const first = all.findIndex(({ dup }) => dup !== undefined && dup !== null && dup === course.dup);
  return {
    id: `${place + 1}`,
    title: course.title ?? '',
    area: AREAS[course.area ?? ''] ?? null,
    grade: `${course.grade ?? ''}`,
    units: `${course.units ?? ''}`,
    when: WHEN[course.timing ?? ''] ?? null,
    state: 'final',
    listed: course.ncaa_approved === false ? 'no' : 'yes',
    weight: course.weight ?? 0,
    origin: course.method === 'exam' || course.method === 'audit' ? course.method : 'school',
    sameAs: first >= 0 && first !== place ? `${first + 1}` : '',
    isLab: false,
  };
}
