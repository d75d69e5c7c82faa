import type { DeskTask } from '@fieldhouse/contract/counselor-desk.ts';
import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { dateIn } from '@fieldhouse/domain/calendar/zoned.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { centerTasks } from '@fieldhouse/domain/eligibility/desk-tasks.ts';
import type { StudentFacts } from '@fieldhouse/domain/eligibility/record.ts';
import { lastYearOfSchool, type SchoolTerm } from '@fieldhouse/domain/eligibility/semesters.ts';
import type { Actor } from '#access/actor.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { os } from '#platform/procedure.ts';
import { listAiming, listProposals, listYearTerms } from './desk-queries.ts';
import { canFollowUp, counsels, schoolOfCounselor } from './policy.ts';
import { findSchool } from './queries.ts';

const PAGE = 50;

export const desk = os.counseling.desk.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolOfCounselor(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    const { tasks, today } = await load(tx, actor, schoolId, context.clock);
    const { kind, graduationYear, search, after } = input;
    const found = tasks.filter(
      (one) =>
        (kind === null || one.what.kind === kind) &&
        (graduationYear === null || one.graduationYear === graduationYear) &&
        plain(one.name).includes(plain(search)),
    );
    const count = (wanted: DeskTask['what']['kind']) =>
      tasks.filter(({ what }) => what.kind === wanted).length;
    return {
      schoolId,
      today,
      tasks: found.slice(after, after + PAGE),
      total: found.length,
      next: found.length > after + PAGE ? after + PAGE : null,
      counts: {
        plan: count('plan'),
        registration: count('registration'),
        transcript: count('transcript'),
      },
      graduationYears: [...new Set(tasks.flatMap((one) => one.graduationYear ?? []))].sort((a, b) => a - b),
    };
  }),
);

/** Everything that waits for the actor, in the order in which it is shown. */
async function load(tx: Transaction, actor: Actor, schoolId: SchoolId, clock: Clock) {
  const [[school], proposals, aiming, terms] = await Promise.all([
    tx.query(findSchool({ schoolId })),
    tx.query(listProposals({ schoolId })),
    tx.query(listAiming({ schoolId })),
    tx.query(listYearTerms({ schoolId })),
  ]);
  const zone = school?.timeZone ?? 'UTC';
  const today = clock.today(zone) as CalendarDate;
  // Somebody else decides about oneself and one's own child.
  const plans = proposals
    .filter((row) => canFollowUp(actor, row))
    .map(
      ({
        schoolId: _,
        isOthersToCounsel: __,
        planId,
        number,
        courses,
        proposedAt,
        proposedByName,
        ...who
      }): DeskTask => ({
        ...who,
        since: dayOf(proposedAt ?? '', zone),
        what: {
          kind: 'plan',
          planId,
          number,
          courses,
          proposedAt: proposedAt ?? '',
          proposedByName,
        },
      }),
    );
  const center = aiming
    .filter((row) => counsels(actor, row))
    .flatMap((row) => centerTasksOf(row, terms as readonly SchoolTerm[], zone, today))
    .sort(byClass);
  return { tasks: [...plans, ...center], today };
}

function centerTasksOf(
  row: RowOf<typeof listAiming>,
  terms: readonly SchoolTerm[],
  zone: string,
  today: CalendarDate,
): DeskTask[] {
  const { studentId, name, gradeLevel, graduationYear } = row;
  const who = { studentId, name, gradeLevel, graduationYear };
  const lastIssuedOn = row.lastIssuedAt === null ? null : dayOf(row.lastIssuedAt, zone);
  return centerTasks(factsOf(row, terms), row.isRegistered, row, lastIssuedOn, today).map(
    ({ what, since }): DeskTask =>
      what === 'register'
        ? { ...who, since, what: { kind: 'registration' } }
        : { ...who, since, what: { kind: 'transcript', step: what, lastIssuedOn } },
  );
}

const date = (value: string | null) => value as CalendarDate | null;

function factsOf(row: RowOf<typeof listAiming>, terms: readonly SchoolTerm[]): StudentFacts {
  const last = row.isCalendarNontraditional ? null : lastYearOfSchool(date(row.grade9StartedOn), terms);
  return {
    birthOn: null,
    grade9StartOn: date(row.grade9StartedOn),
    seventhSemesterStartOn: date(row.seventhSemesterOn) ?? last?.startsOn.on ?? null,
    isCalendarNontraditional: row.isCalendarNontraditional,
    eighthSemesterEndOn: date(row.eighthSemesterEndsOn) ?? last?.endsOn.on ?? null,
    graduationExpectedOn: date(row.graduationExpectedOn),
    graduatedOn: date(row.graduatedOn),
    fullTimeCollegeOn: date(row.fullTimeCollegeOn),
    schooling: row.schooling,
    hasDocumentedDisability: false,
    homeSchool: null,
  };
}

/** The class that leaves first, then what waits longest; what has no day comes before it. */
function byClass(a: DeskTask, b: DeskTask): number {
  const year = (one: DeskTask) => one.graduationYear ?? Number.POSITIVE_INFINITY;
  if (year(a) !== year(b)) return year(a) < year(b) ? -1 : 1;
  if (a.what.kind !== b.what.kind) return a.what.kind === 'registration' ? -1 : 1;
  return (a.since ?? '') < (b.since ?? '') ? -1 : (a.since ?? '') > (b.since ?? '') ? 1 : 0;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const dayOf = (instant: string, zone: string) => dateIn(instant, zone) as CalendarDate;
