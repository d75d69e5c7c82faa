import { presentBody } from '../apps/server/src/features/eligibility/present.ts';
import type { CalendarDate } from '../packages/domain/src/dates/calendar-date.ts';
import { ledgerOf } from '../packages/domain/src/eligibility/ledger.ts';
import type { CoreArea, CourseRow, EligibilityRecord } from '../packages/domain/src/eligibility/record.ts';
import { roadAhead } from '../packages/domain/src/eligibility/road-ahead.ts';
import { RULE_SETS } from '../packages/domain/src/eligibility/rule-sets.ts';

/* Ledgers that the demo school doesn't have, made by the rules themselves: for pictures of the emptiest and the fullest page. */

const AS_OF: CalendarDate = '2026-11-28';
const ID = '00000000-0000-7000-8000-00000000000';
const HOME = 'Harbor Point Academy';
const SCHOOLS = [HOME, 'Lakeside High School', 'Colegio Internacional Nuestra Señora del Pilar'] as const;

const SUBJECTS: readonly (readonly [CoreArea, string])[] = [
  ['english', 'English'],
  ['math', 'Algebra and Functions'],
  ['science', 'Biology with Laboratory'],
  ['social_science', 'World History and Geography'],
  ['world_language', 'Spanish Language and Culture'],
  ['religion_philosophy', 'Comparative Religion'],
];
const GRADES = ['A', 'B', 'B', 'C', 'C', 'D', 'F', 'P'] as const;

const FACTS = {
  ...{ birthOn: '2009-03-10', grade9StartOn: '2023-08-21', seventhSemesterStartOn: '2026-08-17' },
  ...{ isCalendarNontraditional: false, eighthSemesterEndOn: '2027-05-28' },
  ...{ graduationExpectedOn: '2027-05-28', graduatedOn: null, fullTimeCollegeOn: '2027-08-23' },
  ...{ schooling: 'mixed', hasDocumentedDisability: false, homeSchool: null },
} as const satisfies EligibilityRecord['student'];

const schoolOf = (name: string, place: number): EligibilityRecord['schools'][number] => ({
  ...{ id: name, accountStatus: place === 2 ? 'in_review' : 'cleared', scales: [], lowestPass: 'D' },
  ...{ areWeightsReported: false, areWeightsInGpa: false, offersLabScience: true },
});

/** 48 rows of three schools, with each kind of what doesn't count. */
function overfullRows(): CourseRow[] {
  return Array.from({ length: 48 }, (_, at): CourseRow => {
    const [area, subject] = SUBJECTS[at % SUBJECTS.length]!;
    const year = Math.floor(at / 12);
    const isRunning = year === 3;
    return {
      id: `row ${at}`,
      schoolId: SCHOOLS[year < 2 ? (at % 3 === 2 ? 2 : 1) : 0]!,
      title: `${subject} ${9 + year}${at % 12 >= 6 ? ', second semester' : ''}`,
      area: at % 17 === 16 ? null : area,
      listing: { state: at % 13 === 12 ? 'unlisted' : at % 19 === 18 ? 'platform' : 'listed' },
      units: at % 5 === 4 ? 1 : 0.5,
      grade: isRunning && at % 4 === 3 ? null : at === 20 ? 83 : GRADES[at % GRADES.length]!,
      state: isRunning ? 'running' : 'final',
      enteredOn: null,
      exitedOn: at === 30 ? null : `${2024 + year}-05-${at % 12 >= 6 ? 28 : 24}`,
      contentKey: at % 11 === 10 ? 'row again' : null,
      part: null,
      isLab: area === 'science',
      weight: 0,
      method: at === 40 ? 'audit' : 'class',
      isCollege: false,
      isTranscripted: true,
    };
  });
}

function answerOf(
  record: EligibilityRecord,
  student: { name: string; year: number; semester: number | null },
) {
  return {
    student: {
      ...{ studentId: `${ID}1`, schoolId: `${ID}2`, name: student.name, graduationYear: student.year },
      semester: student.semester,
    },
    schoolName: HOME,
    asOf: AS_OF,
    bodies: ledgerOf(record, RULE_SETS, AS_OF).map((one) => presentBody(one, record)),
    rows: record.courses.map((row) => ({
      ...{ rowId: row.id, enrollmentId: null, title: row.title, schoolName: row.schoolId, area: row.area },
      ...{ units: Number(row.units), grade: row.grade === null ? null : `${row.grade}` },
      ...{ state: row.state, enteredOn: null, exitedOn: row.exitedOn, listing: row.listing.state },
    })),
    road: roadAhead(record, false, { gradeLevel: null, graduationYear: student.year }, AS_OF),
    record,
    profile: null,
    homeDocuments: null,
    derived: { seventhSemesterOn: null, eighthSemesterEndsOn: null, isAssumed: false },
    can: { saveProfile: false },
  };
}

/** A student who has just begun grade 9, without a course or a date. */
export const emptyLedger = () =>
  answerOf(
    {
      student: {
        ...FACTS,
        ...{ birthOn: null, grade9StartOn: null, seventhSemesterStartOn: null, eighthSemesterEndOn: null },
        ...{ graduationExpectedOn: null, fullTimeCollegeOn: null, schooling: null },
      },
      schools: [schoolOf(HOME, 0)],
      courses: [],
      overall: null,
    },
    { name: 'Noa Vidal', year: 2030, semester: null },
  );

/** A senior with 48 courses of three schools. */
export const overfullLedger = () =>
  answerOf(
    {
      student: FACTS,
      schools: SCHOOLS.map(schoolOf),
      courses: overfullRows(),
      overall: { gpa: 2.61, act: null, sat: 1010, isTopHalf: null, stage: 'after_junior_year' },
    },
    { name: 'Maximiliana-Alexandra de la Fuente y Castellanos', year: 2027, semester: 7 },
  );
