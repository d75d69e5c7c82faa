import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { changesBetween, isSameStanding, type LedgerChange } from '@fieldhouse/domain/eligibility/history.ts';
import { ledgerOf } from '@fieldhouse/domain/eligibility/ledger.ts';
import type { CourseRow } from '@fieldhouse/domain/eligibility/record.ts';
import { roadAhead } from '@fieldhouse/domain/eligibility/road-ahead.ts';
import { ruleSetsOn } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import { hasLeft } from '#access/actor.ts';
import { plannedCoursesOf } from '#features/plans/workflows.ts';
import { os } from '#platform/procedure.ts';
import { outsideName, type RecordRows, recordFor, recordStatements, type StudentRow } from './load-record.ts';
import { plainRecord } from './plain-record.ts';
import { canKeepProfile, canReadLedger, keepsOrCounsels } from './policy.ts';
import { presentBody } from './present.ts';
import { findStudent, listSnapshots } from './queries.ts';

export const ledger = os.eligibility.ledger.handler(async ({ input, context, errors }) => {
  const studentIds = input.studentId ? [input.studentId] : null;
  const { actor, rows: read } = await context.read([
    ...recordStatements(studentIds),
    plannedCoursesOf({ studentIds }),
  ]);
  const [students, courses, credits, statuses, titles, terms, scales, documents, planned] = read;
  const rows: RecordRows = [students, courses, credits, statuses, titles, terms, scales, documents];
  const readable = rows[0].filter((one) => canReadLedger(actor, one));
  // Where one studies now goes before a school that one left.
  const isCurrent = (one: StudentRow) => one.studentUserId === actor.userId && !hasLeft(actor, one.schoolId);
  const student = readable.find(isCurrent) ?? readable[0];
  if (!student) throw errors.NOT_FOUND();
  const asOf = context.clock.today(student.timeZone) as CalendarDate;
  const loaded = recordFor(student, rows, asOf, planned);
  const bodies = ledgerOf(loaded.record, ruleSetsOn(RULE_SETS, asOf), asOf);
  const isStaff = keepsOrCounsels(actor, student);
  return {
    student: {
      studentId: student.studentId,
      schoolId: student.schoolId,
      name: student.name,
      graduationYear: student.graduationYear,
      semester: loaded.semester,
    },
    schoolName: student.schoolName,
    asOf,
    bodies: bodies.map((one) => presentBody(one, loaded.record)),
    rows: loaded.record.courses.map((row) => presentRow(row, student, rows)),
    road: roadAhead(loaded.record, student.ncaaId !== null, student, asOf),
    record: plainRecord(loaded.record),
    profile: isStaff ? profileOf(student) : null,
    derived: loaded.derived,
    homeDocuments: loaded.homeDocuments && [...loaded.homeDocuments],
    can: { saveProfile: canKeepProfile(actor, student) },
  };
});

/** The latest states that are shown. */
const MOST_ENTRIES = 40;

export const history = os.eligibility.history.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const { actor, rows } = await context.read([
    findStudent({ studentId }),
    listSnapshots({ studentId, most: MOST_ENTRIES + 1 }),
  ]);
  const [[student], snapshots] = rows;
  if (!student || !canReadLedger(actor, student)) throw errors.NOT_FOUND();
  const entries = snapshots.slice(0, MOST_ENTRIES).flatMap(({ at, ledger: kept }, index) => {
    const before = snapshots[index + 1]?.ledger;
    // What rests on something else and says the same changed nothing.
    if (before && isSameStanding(before, kept)) return [];
    return [
      {
        at,
        bodies: kept.bodies.map(({ body, verdict, outlook, shownGpa }) => ({
          body,
          verdict,
          outlook,
          gpa: shownGpa,
        })),
        changes: before ? changesBetween(before, kept).map((one) => withSchool(one, student.schoolName)) : [],
      },
    ];
  });
  return { entries };
});

/** Changes that name a school by its id. */
const OF_SCHOOLS: ReadonlySet<LedgerChange['kind']> = new Set(['school', 'scale', 'pass', 'weights', 'labs']);

/** With the name of the school in place of its id. */
const withSchool = (change: LedgerChange, ownName: string): LedgerChange =>
  OF_SCHOOLS.has(change.kind) ? { ...change, what: outsideName(change.what) ?? ownName } : change;

const profileOf = (student: StudentRow) => ({
  grade9StartedOn: student.grade9StartedOn,
  seventhSemesterOn: student.seventhSemesterOn,
  eighthSemesterEndsOn: student.eighthSemesterEndsOn,
  graduationExpectedOn: student.graduationExpectedOn,
  graduatedOn: student.graduatedOn,
  fullTimeCollegeOn: student.fullTimeCollegeOn,
  schooling: student.schooling,
  hasDocumentedDisability: student.hasDocumentedDisability,
  ncaaId: student.ncaaId,
  sport: student.sport,
  targets: bodiesOf(student.targets),
  overallGpa: student.overallGpa,
  actScore: student.actScore,
  satScore: student.satScore,
  isTopHalf: student.isTopHalf,
  version: student.version,
});

const bodiesOf = (targets: readonly string[]) =>
  (['DI', 'DII', 'NAIA'] as const).filter((body) => targets.includes(body));

const presentRow = (row: CourseRow, student: StudentRow, rows: RecordRows) => ({
  rowId: row.id,
  enrollmentId: rows[1].find(({ enrollmentId }) => enrollmentId === row.id)?.enrollmentId ?? null,
  title: row.title,
  schoolName: outsideName(row.schoolId) ?? student.schoolName,
  area: row.area,
  units: Number(row.units),
  grade: row.grade === null ? null : `${row.grade}`,
  state: row.state,
  enteredOn: row.enteredOn,
  exitedOn: row.exitedOn,
  listing: row.listing.state,
});
