import type { CounseledStudent } from '@fieldhouse/contract/counseling.ts';
import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { FAMILIES_AT_ONCE } from '@fieldhouse/contract/limits.ts';
import { addDays, type CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { byRisk, riskOf } from '@fieldhouse/domain/eligibility/risk.ts';
import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { asCsv, plainText } from '#platform/csv.ts';
import { os } from '#platform/procedure.ts';
import { canAssign, canFollowUp, counsels, schoolOfCounselor } from './policy.ts';
import { findSchool, listAssignments, listCounselors, listFollowUps, listStudents } from './queries.ts';

const PAGE = 50;
const MOST_THIS_WEEK = 20;
const DAYS_A_WEEK = 7;

export const students = os.counseling.students.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolOfCounselor(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    const { everybody, counselors, today } = await load(tx, actor, schoolId, context.clock);
    const { after, ...filter } = input;
    const found = everybody.filter((one) => matches(one, filter, actor));
    const distinct = <Value>(values: readonly (Value | null)[]) =>
      [...new Set(values)].flatMap((value) => value ?? []).sort();
    const counts = { met: 0, on_track: 0, at_risk: 0, out_of_reach: 0, unknown: 0 };
    for (const { risk } of everybody) counts[risk.outlook] += 1;
    const thisWeek = everybody.flatMap((one) => dueOf(one, today));
    return {
      schoolId,
      today,
      students: found.slice(after, after + PAGE),
      total: found.length,
      next: found.length > after + PAGE ? after + PAGE : null,
      counts,
      unassignedCount: everybody.filter((one) => one.counselors.length === 0).length,
      thisWeek: thisWeek
        .toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))
        .slice(0, MOST_THIS_WEEK),
      thisWeekCount: thisWeek.length,
      choices: {
        sports: distinct(everybody.map(({ sport }) => sport)),
        graduationYears: distinct(everybody.map(({ graduationYear }) => graduationYear)),
        findings: distinct(
          everybody.flatMap(({ bodies }) =>
            bodies.flatMap(({ findings }) => findings.map(({ code }) => code)),
          ),
        ),
        counselors,
      },
      selectable: after === 0 ? found.slice(0, FAMILIES_AT_ONCE).map(({ studentId }) => studentId) : [],
      can: { assign: canAssign(actor, schoolId) },
    };
  }),
);

export const exportList = os.counseling.exportList.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolOfCounselor(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    const { everybody, today } = await load(tx, actor, schoolId, context.clock);
    const found = everybody.filter((one) => matches(one, input, actor));
    const lines = found.map(({ name, gradeLevel, graduationYear, sport, risk, bodies, ...one }) => [
      plainText(name),
      gradeLevel,
      graduationYear,
      sport && plainText(sport),
      risk.body,
      risk.outlook,
      risk.by,
      ...(['DI', 'DII', 'NAIA'] as const).flatMap((body) => {
        const stands = bodies.find((each) => each.body === body);
        return [stands?.outlook ?? null, stands?.gpa ?? null];
      }),
      plainText(one.counselors.map((each) => each.name).join('; ')),
      plainText(one.followUps.map(({ task, owner, dueOn }) => `${dueOn} ${owner.name}: ${task}`).join('; ')),
    ]);
    return { fileName: `counseling-${today}.csv`, csv: asCsv([HEADING, ...lines]) };
  }),
);

const HEADING = [
  'Name',
  'Grade',
  'Class of',
  'Sport',
  'Body',
  'Outlook',
  'Mend by',
  'DI outlook',
  'DI core GPA',
  'DII outlook',
  'DII core GPA',
  'NAIA outlook',
  'NAIA core GPA',
  'Counselors',
  'Open follow-ups',
];

/** Everybody whom the actor looks after, the most urgent first; for those who run the school, the whole school. */
async function load(tx: Transaction, actor: Actor, schoolId: SchoolId, clock: Clock) {
  const [[school], rows, assignments, counselors, followUps] = await Promise.all([
    tx.query(findSchool({ schoolId })),
    tx.query(listStudents({ schoolId })),
    tx.query(listAssignments({ schoolId })),
    tx.query(listCounselors({ schoolId })),
    tx.query(listFollowUps({ schoolId })),
  ]);
  const today = clock.today(school?.timeZone ?? 'UTC') as CalendarDate;
  const nameOf = new Map(counselors.map(({ userId, name }) => [userId, name]));
  const given = Map.groupBy(assignments, ({ studentId }) => studentId);
  const open = Map.groupBy(followUps, ({ studentId }) => studentId);
  const everybody = rows
    .filter((row) => counsels(actor, row))
    .map(
      ({ targets, summary, isOthersToCounsel, ...row }): CounseledStudent => ({
        studentId: row.studentId,
        name: row.name,
        gradeLevel: row.gradeLevel,
        graduationYear: row.graduationYear,
        sport: row.sport,
        canFollowUp: canFollowUp(actor, { ...row, isOthersToCounsel }),
        risk: riskOf(summary, targets, today),
        bodies: summary.map(({ findings, ...one }) => ({ ...one, findings: [...findings] })),
        counselors: (given.get(row.studentId) ?? []).map(({ userId }) => ({
          userId,
          name: nameOf.get(userId) ?? '',
        })),
        followUps: (open.get(row.studentId) ?? []).map(
          ({ followUpId, body, finding, task, ownerUserId, ownerName, dueOn, version }) => ({
            followUpId,
            risk: body && finding ? { body, finding } : null,
            task,
            owner: { userId: ownerUserId, name: ownerName },
            dueOn,
            isOverdue: dueOn < today,
            version,
          }),
        ),
      }),
    )
    .sort((a, b) => byRisk(a.risk, b.risk));
  return { everybody, counselors: [...counselors], today };
}

interface Filter {
  readonly search: string;
  readonly outlook: CounseledStudent['risk']['outlook'] | null;
  readonly body: 'DI' | 'DII' | 'NAIA' | null;
  readonly sport: string | null;
  readonly graduationYear: number | null;
  readonly finding: string | null;
  readonly until: string | null;
  readonly whose: 'mine' | 'unassigned' | 'all';
}

/** Letters as they are looked for: without marks, in lower case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function matches(student: CounseledStudent, filter: Filter, actor: Actor): boolean {
  const stands = student.bodies.filter(({ body }) => filter.body === null || body === filter.body);
  const isWhose = {
    all: true,
    unassigned: student.counselors.length === 0,
    mine: student.counselors.length === 0 || student.counselors.some(({ userId }) => userId === actor.userId),
  };
  return (
    isWhose[filter.whose] &&
    plain(student.name).includes(plain(filter.search)) &&
    (filter.body === null || stands.length > 0) &&
    (filter.outlook === null ||
      (filter.body === null
        ? student.risk.outlook === filter.outlook
        : stands.some(({ outlook }) => outlook === filter.outlook))) &&
    (filter.sport === null || student.sport === filter.sport) &&
    (filter.graduationYear === null || student.graduationYear === filter.graduationYear) &&
    (filter.finding === null ||
      stands.some(({ findings }) => findings.some(({ code }) => code === filter.finding))) &&
    (filter.until === null || (student.risk.by !== null && student.risk.by <= filter.until))
  );
}

/** What falls due for a student within a week, and what is overdue. */
function dueOf({ studentId, name, risk, bodies, followUps }: CounseledStudent, today: CalendarDate) {
  const last = addDays(today, DAYS_A_WEEK);
  const about = bodies.find(({ body }) => body === risk.body);
  const risks = (about?.findings ?? []).flatMap(({ code, by }) =>
    about && by !== null && by >= today && by <= last
      ? [{ studentId, name, on: by, what: { kind: 'risk' as const, body: about.body, finding: code } }]
      : [],
  );
  const tasks = followUps
    .filter(({ dueOn }) => dueOn <= last)
    .map(({ dueOn, task, owner }) => ({
      studentId,
      name,
      on: dueOn,
      what: { kind: 'follow_up' as const, task, ownerName: owner.name },
    }));
  return [...tasks, ...risks];
}
