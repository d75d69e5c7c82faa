import type { Profile } from '@fieldhouse/contract/eligibility.ts';
import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { NO_PROFILE } from '#testing/no-profile.ts';
import { EVERY_STUDENT } from '#testing/sweep/every-student.ts';
import { openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  world.isAt('2026-01-12T15:00:00Z');
});
afterAll(() => world.close());

const FACTS: Profile & { readonly reason: string | null } = {
  ...NO_PROFILE,
  schooling: 'us',
  targets: ['DI'],
  reason: null,
};
/** No course at all, and less than a year before the seventh semester. */
const JUNIOR = {
  grade9StartedOn: '2023-08-21',
  seventhSemesterOn: '2026-08-17',
  eighthSemesterEndsOn: '2027-05-28',
};
/** Everything is lost: the time is over. */
const LATE = {
  grade9StartedOn: '2021-08-23',
  seventhSemesterOn: '2024-08-19',
  eighthSemesterEndsOn: '2025-05-30',
};

let schools = 0;
async function openSchool() {
  schools += 1;
  const school = await world.hasSchool(`Counsel ${schools}`);
  const schoolId = school.schoolId as SchoolId;
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const cora = await school.hasPerson({ role: 'teacher', name: 'Cora Lind' });
  const otto = await school.hasPerson({ role: 'teacher', name: 'Otto Berg' });
  const { people } = await admin.client.people.list({
    search: '',
    role: 'teacher',
    status: null,
    after: null,
  });
  const setDuties = async (person: Person, duties: readonly 'counselor'[]) =>
    admin.client.people.setDuties({
      membershipId: people.find(({ userId }) => userId === person.userId)!.membershipId,
      duties: [...duties],
      reason: 'For this year',
    });
  await setDuties(cora, ['counselor']);
  await setDuties(otto, ['counselor']);
  const knows = (student: StudentPerson, change: Partial<typeof FACTS>) =>
    admin.client.eligibility.saveProfile({
      ...FACTS,
      ...change,
      studentId: student.studentId as StudentId,
    });
  const give = (
    to: Person,
    who: Parameters<typeof admin.client.counseling.assign>[0]['who'],
    isAssigned = true,
  ) => admin.client.counseling.assign({ schoolId, userId: to.userId as UserId, isAssigned, who });
  return { school, schoolId, admin, cora, otto, knows, give, setDuties };
}

const namesFor = async (
  person: Person,
  filter: Partial<Record<keyof typeof EVERY_STUDENT, unknown>> = {},
) => {
  const input = { ...EVERY_STUDENT, ...filter, after: 0 } as Parameters<
    typeof person.client.counseling.students
  >[0];
  return (await person.client.counseling.students(input)).students.map(({ name }) => name);
};

it('lists students by risk, with what to do this week, and finds them by what is known', async () => {
  const { school, admin, cora, knows } = await openSchool();
  const lost = await school.hasStudent({ name: 'Lea Lost' });
  const soon = await school.hasStudent({ name: 'Sam Soon' });
  await school.hasStudent({ name: 'Una Known' });
  await knows(lost, { ...LATE, sport: 'Rowing' });
  await knows(soon, { ...JUNIOR, sport: 'Track', targets: ['DI'] });
  await world.runs('eligibility.keep', {});
  expect(await namesFor(cora)).toEqual(['Sam Soon', 'Lea Lost', 'Una Known']);
  const list = await cora.client.counseling.students({ ...EVERY_STUDENT, after: 0 });
  expect(list.counts).toEqual({ met: 0, on_track: 0, at_risk: 1, out_of_reach: 1, unknown: 1 });
  expect(list.students[0]).toMatchObject({ risk: { outlook: 'at_risk', body: 'DI' }, counselors: [] });
  expect(list.choices.sports).toEqual(['Rowing', 'Track']);
  expect(list.choices.counselors.map(({ name }) => name)).toEqual(['Otto Berg', 'Ann Head', 'Cora Lind']);
  const code = list.students[0]!.bodies.find(({ body }) => body === 'DI')!.findings[0]!.code;
  expect(await namesFor(cora, { outlook: 'out_of_reach' })).toEqual(['Lea Lost']);
  expect(await namesFor(cora, { sport: 'Track' })).toEqual(['Sam Soon']);
  expect(await namesFor(cora, { search: 'una' })).toEqual(['Una Known']);
  expect(await namesFor(cora, { body: 'DI', outlook: 'at_risk' })).toEqual(['Sam Soon']);
  expect(await namesFor(cora, { finding: code })).toContain('Sam Soon');
  expect(await namesFor(cora, { until: '2026-01-12' })).toEqual([]);
  expect(await namesFor(admin, { whose: 'unassigned' })).toHaveLength(3);
});

it('shows counselors their own students and nobody’s, and gives them over by hand, grade, and name', async () => {
  const { school, schoolId, admin, cora, otto, give, setDuties } = await openSchool();
  const ada = await school.hasStudent({ name: 'Ada Abel' });
  const bo = await school.hasStudent({ name: 'Bo Baker' });
  const studentId = ada.studentId as StudentId;
  const reads = (person: Person) => person.client.eligibility.ledger({ studentId });
  await reads(otto);
  expect(await give(cora, { by: 'hand', studentIds: [studentId] })).toEqual({ changed: 1 });
  expect(await give(cora, { by: 'hand', studentIds: [studentId] })).toEqual({ changed: 0 });
  expect(await namesFor(otto)).toEqual(['Bo Baker']);
  expect(await namesFor(cora)).toEqual(['Ada Abel', 'Bo Baker']);
  expect(await namesFor(admin)).toEqual(['Ada Abel', 'Bo Baker']);
  expect(await namesFor(admin, { whose: 'mine' })).toEqual(['Bo Baker']);
  await reads(cora);
  await reads(admin);
  await expect(reads(otto)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(otto.client.eligibility.history({ studentId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // Two may look after one student; and whose duty ended looks after nobody.
  expect(await give(otto, { by: 'grade', gradeLevel: 9 })).toEqual({ changed: 2 });
  await reads(otto);
  await give(otto, { by: 'hand', studentIds: [studentId] }, false);
  await expect(reads(otto)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await setDuties(cora, []);
  await reads(otto);
  await setDuties(cora, ['counselor']);
  expect(await give(cora, { by: 'name', from: 'a', to: 'b' })).toEqual({ changed: 1 });
  expect(await give(cora, { by: 'name', from: 'b', to: 'ba' }, false)).toEqual({ changed: 1 });
  const userId = ada.userId as UserId;
  const who = { by: 'hand' as const, studentIds: [bo.studentId as StudentId] };
  await expect(
    admin.client.counseling.assign({ schoolId, userId, isAssigned: true, who }),
  ).rejects.toMatchObject({ code: 'NO_COUNSELOR' });
  await expect(
    cora.client.counseling.assign({ schoolId, userId: cora.userId as UserId, isAssigned: true, who }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('says how many things fall due, also beyond the twenty that it names', async () => {
  const { school, cora, otto } = await openSchool();
  const ada = await school.hasStudent({ name: 'Ada Abel' });
  for (let at = 0; at < 21; at++)
    await otto.client.counseling.saveFollowUp({
      ...{ followUpId: null, studentId: ada.studentId as StudentId, version: 0 },
      ...{ risk: null, task: `Call ${at}`, ownerUserId: cora.userId as UserId, dueOn: '2026-01-11' },
    });
  const { thisWeek, thisWeekCount } = await cora.client.counseling.students({ ...EVERY_STUDENT, after: 0 });
  expect([thisWeek.length, thisWeekCount]).toEqual([20, 21]);
});

it('keeps who sees to a risk, until when, and what came of it', async () => {
  const { school, admin, cora, otto, give } = await openSchool();
  const ada = await school.hasStudent({ name: 'Ada Abel' });
  const studentId = ada.studentId as StudentId;
  const asked = {
    followUpId: null,
    studentId,
    risk: { body: 'DI' as const, finding: 'units' },
    task: 'Find a summer course',
    ownerUserId: cora.userId as UserId,
    dueOn: '2026-01-10',
    version: 0,
  };
  const { followUpId } = await otto.client.counseling.saveFollowUp(asked);
  const seen = async () =>
    (await admin.client.counseling.students({ ...EVERY_STUDENT, after: 0 })).students[0]!;
  expect((await seen()).followUps).toMatchObject([
    { task: 'Find a summer course', owner: { name: 'Cora Lind' }, isOverdue: true, version: 1 },
  ]);
  const { thisWeek } = await cora.client.counseling.students({ ...EVERY_STUDENT, after: 0 });
  expect(thisWeek).toMatchObject([{ name: 'Ada Abel', on: '2026-01-10', what: { kind: 'follow_up' } }]);
  const later = { ...asked, followUpId, dueOn: '2026-02-10', version: 1 };
  await cora.client.counseling.saveFollowUp(later);
  await expect(cora.client.counseling.saveFollowUp(later)).rejects.toMatchObject({ code: 'STALE' });
  expect((await seen()).followUps).toMatchObject([{ dueOn: '2026-02-10', isOverdue: false, version: 2 }]);
  await expect(
    cora.client.counseling.saveFollowUp({ ...asked, ownerUserId: ada.userId as UserId }),
  ).rejects.toMatchObject({ code: 'NO_COUNSELOR' });
  await give(cora, { by: 'hand', studentIds: [studentId] });
  const closing = { followUpId, outcome: 'Enrolled in summer Algebra', version: 2 };
  await expect(otto.client.counseling.closeFollowUp(closing)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(cora.client.counseling.closeFollowUp({ ...closing, version: 1 })).rejects.toMatchObject({
    code: 'STALE',
  });
  await cora.client.counseling.closeFollowUp(closing);
  await expect(cora.client.counseling.closeFollowUp(closing)).rejects.toMatchObject({ code: 'CLOSED' });
  expect((await seen()).followUps).toEqual([]);
  expect(await rows(school, 'select outcome, closed_by from eligibility_follow_ups')).toEqual([
    { outcome: 'Enrolled in summer Algebra', closed_by: cora.userId },
  ]);
});

it('leaves one’s own child to somebody else at the school', async () => {
  const { school, cora, admin } = await openSchool();
  const ada = await school.hasStudent({ name: 'Ada Lind' });
  await school.isGuardian(cora, { of: ada });
  const studentId = ada.studentId as StudentId;
  const asked = {
    followUpId: null,
    studentId,
    risk: null,
    task: 'Call home',
    ownerUserId: cora.userId as UserId,
    dueOn: '2026-02-10',
    version: 0,
  };
  const { students } = await cora.client.counseling.students({ ...EVERY_STUDENT, after: 0 });
  expect(students).toMatchObject([{ name: 'Ada Lind', canFollowUp: false }]);
  await expect(cora.client.counseling.saveFollowUp(asked)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    data: { reason: 'too_close' },
  });
  await admin.client.counseling.saveFollowUp(asked);
});

it('exports the list as a file in which no cell is a formula', async () => {
  const { school, cora, otto, knows, give } = await openSchool();
  const ada = await school.hasStudent({ name: '=HYPERLINK("x") Abel' });
  const bo = await school.hasStudent({ name: 'Bo Baker' });
  await knows(ada, { sport: '+Rowing' });
  await give(otto, { by: 'hand', studentIds: [bo.studentId as StudentId] });
  const { csv, fileName } = await cora.client.counseling.exportList(EVERY_STUDENT);
  expect(fileName).toBe('counseling-2026-01-12.csv');
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"") Abel"`);
  expect(lines[1]).toContain(`"'+Rowing"`);
});

const rows = async (school: { readonly schoolId: string }, text: string) => {
  const answer = await world.services.units.write(jobInSchool(school.schoolId as SchoolId), (tx) =>
    tx.execute(text, []),
  );
  return answer.rows;
};
