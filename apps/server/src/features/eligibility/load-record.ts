import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { listedRow, listingOf, type RegistryTitle } from '@fieldhouse/domain/eligibility/listing.ts';
import { stageOn } from '@fieldhouse/domain/eligibility/naia.ts';
import type {
  CourseRow,
  EligibilityRecord,
  GradingScale,
  ScaleStep,
  SchoolOfRecord,
  StudentFacts,
} from '@fieldhouse/domain/eligibility/record.ts';
import { sameContents } from '@fieldhouse/domain/eligibility/same-contents.ts';
import { lastYearOfSchool, semesterOn } from '@fieldhouse/domain/eligibility/semesters.ts';
import { type ScaleEntry, scaleOn, scalePeriods, stepOf } from '@fieldhouse/domain/grading/grading-scale.ts';
import type { RowsOf, Transaction } from '#db/unit.ts';
import { type HomeDocument, homeDocumentsOf, inHand, taughtAtHome } from './home-documents.ts';
import {
  listCourses,
  listCredits,
  listHomeDocuments,
  listSchoolScales,
  listSchoolStatuses,
  listSchoolTerms,
  listSchoolTitles,
  listStudents,
} from './record-queries.ts';
import { isMarkedIn, listedCourse, listsOf, type TitleList } from './title-lists.ts';

/** The statements that a record is made from, for `context.read` and units alike. */
export const recordStatements = (studentIds: readonly StudentId[] | null) =>
  [
    listStudents({ studentIds }),
    listCourses({ studentIds }),
    listCredits({ studentIds }),
    listSchoolStatuses({ studentIds }),
    listSchoolTitles({ studentIds }),
    listSchoolTerms({ studentIds }),
    listSchoolScales({ studentIds }),
    listHomeDocuments({ studentIds }),
  ] as const;

/** The same inside of a unit of work. */
export async function loadRecords(
  tx: Transaction,
  studentIds: readonly StudentId[] | null,
): Promise<RecordRows> {
  const [students, courses, credits, statuses, titles, terms, scales, documents] =
    recordStatements(studentIds);
  return await Promise.all([
    tx.query(students),
    tx.query(courses),
    tx.query(credits),
    tx.query(statuses),
    tx.query(titles),
    tx.query(terms),
    tx.query(scales),
    tx.query(documents),
  ]);
}

export type RecordRows = RowsOf<ReturnType<typeof recordStatements>>;
export type StudentRow = RecordRows[0][number];
type CourseOfRecord = RecordRows[1][number];
type CreditOfRecord = RecordRows[2][number];
type StatusRow = RecordRows[3][number];
type ScaleRow = RecordRows[6][number];

/** A record with what a page shows beside it. */
export interface LoadedRecord {
  readonly record: EligibilityRecord;
  /** What is asked for from a student taught at home; null: from nobody else. */
  readonly homeDocuments: readonly HomeDocument[] | null;
  /** 1 to 8; null: not in high school as far as dates say. */
  readonly semester: number | null;
  readonly derived: {
    readonly seventhSemesterOn: CalendarDate | null;
    readonly eighthSemesterEndsOn: CalendarDate | null;
    /** They follow from another year's terms. */
    readonly isAssumed: boolean;
  };
}

const date = (value: string | null): CalendarDate | null => value as CalendarDate | null;

/** Schools that gave credit elsewhere are told apart by their names. */
const OUTSIDE = 'outside:';
const outsideId = (name: string): string => `${OUTSIDE}${name}`;

/** The name of the other school that a row is from; null: the school of the record. */
export const outsideName = (schoolId: string): string | null =>
  schoolId.startsWith(OUTSIDE) ? schoolId.slice(OUTSIDE.length) : null;

/** A course of an approved plan that neither runs nor is over, with the grade that is expected. */
export interface PlannedOfRecord
  extends Pick<
    CourseOfRecord,
    | 'schoolId'
    | 'studentId'
    | 'courseId'
    | 'title'
    | 'markedArea'
    | 'contentId'
    | 'contentPart'
    | 'contentParts'
  > {
  readonly planItemId: string;
  readonly isMarked: boolean;
  readonly level: string;
  readonly credits: number;
  readonly grade: string;
  readonly enteredOn: string | null;
  readonly exitedOn: string | null;
}

/**
 * The record of a student as it stands on a day.
 *
 * @param planned courses of the approved plan; without them where a change is judged, so that none hides what it breaks.
 */
export function recordFor(
  student: StudentRow,
  rows: RecordRows,
  asOf: CalendarDate,
  planned: readonly PlannedOfRecord[] = [],
): LoadedRecord {
  const [, courses, credits, statuses, titles, terms, scales, documents] = rows;
  const isTheirs = (row: { schoolId: SchoolId; studentId: StudentId }) =>
    row.schoolId === student.schoolId && row.studentId === student.studentId;
  const ofSchool = <Row extends { schoolId: SchoolId }>(list: readonly Row[]) =>
    list.filter(({ schoolId }) => schoolId === student.schoolId);
  const inForce = ofSchool(statuses).filter(({ effectiveOn }) => effectiveOn <= asOf);
  const listFor = listsOf(ofSchool(titles));
  const entered = ofSchool(scales);
  const own = courses
    .filter(isTheirs)
    .flatMap((row) => ownRow(row, listFor(null), entriesOf(entered, null), asOf) ?? []);
  const outside = credits.filter(isTheirs);
  const elsewhere = [...new Set(outside.map(({ schoolName }) => schoolName))];
  const years = ofSchool(terms).map(({ kind, startsOn, endsOn }) => ({
    kind,
    startsOn: startsOn as CalendarDate,
    endsOn: endsOn as CalendarDate,
  }));
  const lastYear = lastYearOfSchool(date(student.grade9StartedOn), years);
  const derived = {
    seventhSemesterOn: lastYear?.startsOn.on ?? null,
    eighthSemesterEndsOn: lastYear?.endsOn.on ?? null,
    isAssumed: lastYear?.startsOn.isAssumed ?? false,
  };
  const semester = semesterOn(date(student.grade9StartedOn), years, asOf);
  const ownStatus = inForce.find(({ outsideSchool }) => outsideSchool === null);
  const facts = factsOf(student, derived, ownStatus?.isCalendarNontraditional ?? false);
  const schools = [
    schoolOf(student.schoolId, ownStatus, entriesOf(entered, null)),
    ...elsewhere.map((name) =>
      schoolOf(
        outsideId(name),
        inForce.find(({ outsideSchool }) => outsideSchool === name),
        entriesOf(entered, name),
      ),
    ),
  ];
  // What is planned changes nothing about what is there: neither which rows are one content, nor what is asked for.
  const rowsOfRecord = sameContents(
    [...own, ...outside.map((credit) => outsideRow(credit, listFor(credit.schoolName)))],
    schools,
  );
  const plannedRows = planned.filter(isTheirs).flatMap((row) => plannedRow(row, listFor(null), asOf) ?? []);
  const atHome = taughtAtHome(student.schoolKind === 'homeschool', own, outside);
  const homeDocuments = homeDocumentsOf(rowsOfRecord, atHome, documents.filter(isTheirs));
  return {
    derived,
    homeDocuments,
    semester,
    record: {
      student: {
        ...facts,
        homeSchool: atHome && homeDocuments && inHand(homeDocuments, atHome),
      },
      schools,
      courses: [...rowsOfRecord, ...plannedRows],
      overall:
        student.overallGpa === null
          ? null
          : {
              gpa: student.overallGpa,
              act: student.actScore,
              sat: student.satScore,
              isTopHalf: student.isTopHalf,
              // The terms count from grade 9; a seventh semester that was entered with another day isn't theirs.
              stage: stageOn(
                facts,
                facts.seventhSemesterStartOn === derived.seventhSemesterOn ? semester : null,
                years,
                asOf,
              ),
            },
    },
  };
}

function factsOf(
  student: StudentRow,
  derived: LoadedRecord['derived'],
  isCalendarNontraditional: boolean,
): Omit<StudentFacts, 'homeSchool'> {
  const stated = date(student.seventhSemesterOn);
  return {
    birthOn: date(student.birthOn),
    grade9StartOn: date(student.grade9StartedOn),
    // Where the calendar is nontraditional, the terms say nothing: three years after grade 9 began.
    seventhSemesterStartOn: stated ?? (isCalendarNontraditional ? null : derived.seventhSemesterOn),
    isCalendarNontraditional,
    eighthSemesterEndOn:
      date(student.eighthSemesterEndsOn) ?? (isCalendarNontraditional ? null : derived.eighthSemesterEndsOn),
    graduationExpectedOn: date(student.graduationExpectedOn),
    graduatedOn: date(student.graduatedOn),
    fullTimeCollegeOn: date(student.fullTimeCollegeOn),
    schooling: student.schooling,
    hasDocumentedDisability: student.hasDocumentedDisability,
  };
}

/** What was entered about the scales of one school. */
const entriesOf = (rows: readonly ScaleRow[], name: string | null): ScaleEntry[] =>
  rows
    .filter(({ outsideSchool }) => outsideSchool === name)
    .map(({ scaleId, number, effectiveOn, steps }) => ({
      scaleId,
      number,
      steps,
      effectiveOn: date(effectiveOn),
    }));

/** Scales that a school entered; by the standard one, which nobody filed, no number counts. */
const enteredScales = (entries: readonly ScaleEntry[]): GradingScale[] =>
  scalePeriods(entries).flatMap(({ scaleId, fromOn, toOn, steps }) =>
    scaleId === null
      ? []
      : {
          fromOn,
          toOn,
          steps: steps.map(
            ({ letter, fromPercent, isPassing }): ScaleStep => [isPassing ? letter : FAILED, fromPercent],
          ),
        },
  );

/** What a grade without credit counts as, whatever a school calls it. */
const FAILED = 'F';

const schoolOf = (
  id: string,
  status: StatusRow | undefined,
  entries: readonly ScaleEntry[],
): SchoolOfRecord => ({
  id,
  accountStatus: status?.accountStatus ?? null,
  scales: enteredScales(entries),
  lowestPass: status?.lowestPass ?? null,
  areWeightsReported: status?.areWeightsReported ?? false,
  areWeightsInGpa: status?.areWeightsInGpa ?? false,
  offersLabScience: status?.offersLabScience ?? null,
});

/** As posted, else by the scale of the last day, or of today where nobody knows that day. */
function gradeOf(row: CourseOfRecord, entries: readonly ScaleEntry[], asOf: CalendarDate): string | null {
  if (row.result === 'graded') return row.isPassed ? row.letter : FAILED;
  if (row.soFarRatio === null) return null;
  const { letter, isPassing } = stepOf(scaleOn(entries, date(row.exitedOn) ?? asOf).steps, row.soFarRatio);
  return isPassing ? letter : FAILED;
}

function ownRow(
  row: CourseOfRecord,
  list: TitleList,
  entries: readonly ScaleEntry[],
  asOf: CalendarDate,
): CourseRow | null {
  const isPosted = row.result === 'graded';
  if (!isPosted && row.status !== 'active') return null;
  const days = { enteredOn: date(row.enteredOn), exitedOn: date(row.exitedOn) };
  const isMarked = isMarkedIn(list, row.courseId, days);
  const listed = listedCourse(list, { ...row, ...days, isMarked });
  return {
    id: row.enrollmentId,
    schoolId: row.schoolId,
    title: row.title,
    ...listed,
    grade: gradeOf(row, entries, asOf),
    state: isPosted ? 'final' : 'running',
    ...days,
    contentKey: row.contentId,
    part: partOf(row),
    method: 'class',
    isCollege: row.level === 'dual',
    isTranscripted: true,
    // Only where they are said: what rests on the same as before isn't kept anew.
    ...(row.mode ? { mode: row.mode } : {}),
    ...(row.provider ? { provider: row.provider } : {}),
  };
}

/** A planned course as its school lists it; null: its time is over. */
function plannedRow(row: PlannedOfRecord, list: TitleList, asOf: CalendarDate): CourseRow | null {
  const days = { enteredOn: date(row.enteredOn), exitedOn: date(row.exitedOn) };
  if (days.exitedOn !== null && days.exitedOn < asOf) return null;
  return {
    id: row.planItemId,
    schoolId: row.schoolId,
    title: row.title,
    ...listedCourse(list, { ...row, ...days }),
    grade: row.grade,
    state: 'planned',
    ...days,
    contentKey: row.contentId,
    part: partOf(row),
    method: 'class',
    isCollege: row.level === 'dual',
    isTranscripted: true,
  };
}

const partOf = ({
  contentPart,
  contentParts,
}: Pick<CourseOfRecord, 'contentPart' | 'contentParts'>): CourseRow['part'] =>
  contentPart === null || contentParts === null ? null : { number: contentPart, of: contentParts };

function outsideRow(credit: CreditOfRecord, { titles, nearIn }: TitleList): CourseRow {
  const exitedOn = date(credit.completedOn);
  const own: RegistryTitle[] =
    credit.isCore && credit.ncaaArea
      ? [{ title: credit.title, area: credit.ncaaArea, fromOn: null, toOn: null, isConfirmed: true }]
      : [];
  const days = { enteredOn: null, exitedOn };
  const { area, ...listing } = listingOf(
    { title: credit.title, ...days },
    [...titles, ...own],
    // An entry of the title itself is near nothing.
    nearIn,
  );
  const listed = listedRow({ title: credit.title, ...days }, titles);
  return {
    id: credit.creditId,
    schoolId: outsideId(credit.schoolName),
    title: credit.title,
    area: area ?? credit.ncaaArea,
    listing,
    units: Math.min(credit.credits, listed?.units ?? credit.credits),
    grade: credit.gradeRaw,
    state: 'final',
    ...days,
    contentKey: credit.contentId,
    part: partOf(credit),
    isLab: listed?.isLab ?? false,
    weight: listed?.weight ?? 0,
    method: credit.kind === 'exam' ? 'exam' : 'class',
    isCollege: credit.kind === 'dual_enrollment',
    isTranscripted: true,
    ...(credit.mode ? { mode: credit.mode } : {}),
  };
}
