import type { TranscriptDocument } from '../../records/transcript-document.ts';
import { childrenOf, noted, type ReadElement, textAt } from './read-xml.ts';

/** What XML 1.0 can hold of a text. */
export const held = (text: string | null): string | null =>
  text === null
    ? null
    : text.replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, (sign) =>
        sign >= '\u007f' && sign < '\ufffe' ? sign : '\ufffd',
      );

/** The digits of a number. */
export const number = (n: number | null | undefined): string | null => (n == null ? null : String(n));

/** A value that may be longer than its element. */
export const whole = (from: ReadElement, name: string, called: string, noteOn: ReadElement = from) =>
  noted(noteOn, called)[0] ?? textAt(from, name);

/** The element of this name. */
export const one = (from: ReadElement, name: string): ReadElement => {
  const [found] = childrenOf(from, name);
  if (!found) throw new Error(`No ${name}`);
  return found;
};

/** Courses as a reader of the file finds them, with where they stand. */
export function readCourses(record: ReadElement) {
  const found: { place: string | null; course: ReadElement }[] = [];
  let year = '';
  for (const session of childrenOf(record, 'AcademicSession')) {
    const detail = one(session, 'AcademicSessionDetail');
    const name = whole(detail, 'SessionName', 'Session') ?? '';
    const isYear = textAt(detail, 'SessionType') === 'FullYear';
    if (isYear) year = name;
    for (const course of childrenOf(session, 'Course')) {
      found.push({ place: isYear ? year : `${year}, ${name}`, course });
    }
  }
  for (const course of childrenOf(record, 'Course')) {
    const [schoolYear] = noted(course, 'School year');
    const [term] = noted(course, 'Term');
    const place =
      schoolYear === undefined ? (term ?? null) : term === undefined ? schoolYear : `${schoolYear}, ${term}`;
    found.push({ place, course });
  }
  return found.map(({ place, course }) => ({
    place,
    title: whole(course, 'CourseTitle', 'Title'),
    grade: whole(course, 'CourseAcademicGrade', 'Grade'),
    attempted: textAt(course, 'CourseCreditValue'),
    earned: textAt(course, 'CourseCreditEarned'),
    status: textAt(course, 'CourseAcademicGradeStatusCode'),
    level: textAt(course, 'CourseLevel'),
    basis: textAt(course, 'CourseCreditBasis'),
    repeat: textAt(course, 'CourseRepeatCode'),
    gpa: textAt(course, 'CourseGPAApplicabilityCode'),
    listed: textAt(course, 'Attribute', 'ConditionsMetCode'),
    due: noted(course, 'Incomplete, due on')[0] ?? null,
    percent: noted(course, 'Percent')[0] ?? null,
    scale: noted(course, 'Grading scale')[0] ?? null,
    weight: noted(course, 'Points added to the weighted GPA')[0] ?? null,
    school:
      childrenOf(course, 'CourseOverrideSchool').map((school) =>
        whole(school, 'OrganizationName', 'School', course),
      )[0] ?? null,
    kind: noted(course, 'Credit from elsewhere')[0] ?? null,
  }));
}

const LEVELS = {
  general: [null, 'Regular'],
  honors: ['Honors', 'Regular'],
  ap: ['AdvancedPlacement', 'AdvancedPlacement'],
  ib: ['InternationalBaccalaureate', 'InternationalBaccalaureate'],
  dual: ['Dual HS/Undergrad', 'HighSchoolDualCredit'],
} as const;
const KINDS = {
  transfer: ['Regular', 'transfer'],
  dual_enrollment: ['HighSchoolDualCredit', 'dual enrollment'],
  homeschool: ['Regular', 'homeschool'],
  exam: ['CreditByExam', 'exam'],
} as const;
const NOTHING = {
  repeat: null,
  gpa: null,
  listed: null,
  due: null,
  percent: null,
  scale: null,
  weight: null,
  school: null,
  kind: null,
};

/** The courses of the document in the same words. */
export function coursesIn({ years, outside, inProgress }: TranscriptDocument) {
  return [
    ...years.flatMap((year) =>
      year.lines.map((course) => ({
        place: held(course.term === null ? year.label : `${year.label}, ${course.term}`),
        title: held(course.title),
        grade: course.letter,
        attempted: number(course.creditsAttempted),
        earned: number(course.creditsEarned),
        status: { graded: null, incomplete: 'Incomplete', withdrawn: 'Withdrew' }[course.result],
        level: LEVELS[course.level][0],
        basis: LEVELS[course.level][1],
        repeat: course.isRepeated ? (course.countsInGpa ? 'RepeatCounted' : 'RepeatNotCounted') : null,
        gpa: course.countsInGpa ? (course.weight > 0 ? 'Weighted' : 'Applicable') : 'NotApplicable',
        listed: course.isListed ? 'Yes' : 'No',
        due: course.incompleteDueOn ?? null,
        percent: number(course.percent),
        scale: course.scale === null ? null : String(course.scale + 1),
        weight: course.weight > 0 ? String(course.weight) : null,
        ...{ school: null, kind: null },
      })),
    ),
    ...inProgress.map((course) => ({
      ...NOTHING,
      ...{ place: course.term, title: held(course.title), grade: null, attempted: number(course.credits) },
      ...{
        earned: null,
        status: 'InProgress',
        level: LEVELS[course.level][0],
        basis: LEVELS[course.level][1],
      },
    })),
    ...outside.map((credit) => ({
      ...NOTHING,
      ...{
        place: held(credit.term),
        title: held(credit.title),
        grade: held(credit.grade),
        level: null,
        status: null,
      },
      ...{ attempted: number(credit.creditsAttempted), earned: number(credit.creditsEarned) },
      ...{ basis: KINDS[credit.kind][0], kind: KINDS[credit.kind][1], school: held(credit.schoolName) },
      gpa: credit.countsInGpa ? 'Applicable' : 'NotApplicable',
    })),
  ];
}
