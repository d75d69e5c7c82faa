import type { CourseLevel, TranscriptDocument, TranscriptLine } from '../transcript-document.ts';
import { decimalText } from './decimal-text.ts';
import { fitted, notes, UNITS } from './pesc-parts.ts';
import { element, valueElement, type XmlElement } from './xml.ts';

type Running = TranscriptDocument['inProgress'][number];
type Outside = TranscriptDocument['outside'][number];

const BASIS: Readonly<Record<CourseLevel, string>> = {
  general: 'Regular',
  honors: 'Regular',
  ap: 'AdvancedPlacement',
  ib: 'InternationalBaccalaureate',
  dual: 'HighSchoolDualCredit',
};
const LEVEL: Readonly<Record<CourseLevel, string | null>> = {
  general: null,
  honors: 'Honors',
  ap: 'AdvancedPlacement',
  ib: 'InternationalBaccalaureate',
  dual: 'Dual HS/Undergrad',
};
const STATUS = { graded: null, incomplete: 'Incomplete', withdrawn: 'Withdrew' } as const;
const OUTSIDE_BASIS: Readonly<Record<Outside['kind'], string>> = {
  transfer: 'Regular',
  dual_enrollment: 'HighSchoolDualCredit',
  homeschool: 'Regular',
  exam: 'CreditByExam',
};
const OUTSIDE_WORDS: Readonly<Record<Outside['kind'], string>> = {
  transfer: 'transfer',
  dual_enrollment: 'dual enrollment',
  homeschool: 'homeschool',
  exam: 'exam',
};

/** What a course has, in the order in which the standard has it. */
interface Course {
  readonly basis: string;
  readonly attempted: number;
  readonly earned: number | null;
  readonly grade: string | null;
  readonly status: string | null;
  readonly repeat: string | null;
  readonly level: string | null;
  readonly gpa: string | null;
  readonly title: string;
  readonly school: XmlElement | null;
  /** Whether its title stands on the NCAA's list for the school; null: nobody looked. */
  readonly isListed: boolean | null;
  readonly notes: readonly XmlElement[];
}

function courseElement(course: Course): XmlElement {
  const { basis, attempted, earned, status, repeat, level, gpa, school, isListed } = course;
  const grade = fitted('CourseAcademicGrade', course.grade, 10, 'Grade');
  const title = fitted('CourseTitle', course.title, 60, 'Title');
  return element('Course', [
    valueElement('CourseCreditBasis', basis),
    valueElement('CourseCreditUnits', UNITS),
    valueElement('CourseCreditValue', decimalText(attempted)),
    valueElement('CourseCreditEarned', earned === null ? null : decimalText(earned)),
    grade.element,
    valueElement('CourseAcademicGradeStatusCode', status),
    valueElement('CourseRepeatCode', repeat),
    valueElement('CourseLevel', level),
    valueElement('CourseGPAApplicabilityCode', gpa),
    title.element,
    school,
    isListed === null
      ? null
      : element('Attribute', [
          valueElement('RAPName', 'On the NCAA list of core courses of this school'),
          valueElement('ConditionsMetCode', isListed ? 'Yes' : 'No'),
        ]),
    title.notes,
    grade.notes,
    course.notes,
  ]);
}

const NO_RESULT = { grade: null, repeat: null, school: null } as const;

/** A course with a result. */
export const courseOfLine =
  (line: TranscriptLine) =>
  (more: readonly XmlElement[]): XmlElement => {
    const { level, weight, percent, scale, countsInGpa, isRepeated } = line;
    return courseElement({
      ...NO_RESULT,
      basis: BASIS[level],
      attempted: line.creditsAttempted,
      earned: line.creditsEarned,
      grade: line.letter,
      status: STATUS[line.result],
      repeat: isRepeated ? (countsInGpa ? 'RepeatCounted' : 'RepeatNotCounted') : null,
      level: LEVEL[level],
      gpa: countsInGpa ? (weight > 0 ? 'Weighted' : 'Applicable') : 'NotApplicable',
      title: line.title,
      isListed: line.isListed,
      notes: [
        ...more,
        ...notes('Incomplete, due on', line.incompleteDueOn ?? null),
        ...notes('Credit', line.countsAnyway ? 'counts as well, by decision of the school' : null),
        ...notes('Percent', percent === null ? null : decimalText(percent)),
        ...notes('Grading scale', scale === null ? null : String(scale + 1)),
        ...notes('Points added to the weighted GPA', weight > 0 ? decimalText(weight) : null),
      ],
    });
  };

/** A course that runs. */
export const runningCourse =
  ({ title, level, credits }: Running) =>
  (more: readonly XmlElement[]): XmlElement =>
    courseElement({
      ...NO_RESULT,
      ...{ basis: BASIS[level], attempted: credits, earned: null, status: 'InProgress', level: LEVEL[level] },
      ...{ gpa: null, title, isListed: null, notes: more },
    });

/** Credit from another school, with the title and the grade that it printed. */
export function outsideCourse(credit: Outside): XmlElement {
  const { kind, schoolName, title, grade, term, creditsAttempted, creditsEarned, countsInGpa } = credit;
  const school = fitted('OrganizationName', schoolName, 60, 'School');
  return courseElement({
    ...NO_RESULT,
    basis: OUTSIDE_BASIS[kind],
    attempted: creditsAttempted,
    earned: creditsEarned,
    grade,
    status: null,
    level: null,
    gpa: countsInGpa ? 'Applicable' : 'NotApplicable',
    title,
    school: element('CourseOverrideSchool', [
      school.element,
      valueElement('SchoolOverrideCode', kind === 'transfer' ? 'Transfer' : null),
    ]),
    isListed: null,
    notes: [...notes('Credit from elsewhere', OUTSIDE_WORDS[kind]), ...notes('Term', term), ...school.notes],
  });
}
