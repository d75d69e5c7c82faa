import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { NO_PROFILE } from '#testing/no-profile.ts';
import { asked, hasPlanSchool } from '#testing/plan-school.ts';
import { inDays } from '#testing/school-days.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const EVERYTHING = { kind: null, graduationYear: null, search: '', after: 0 } as const;
const desk = async (
  person: Person,
  change: Partial<Parameters<Person['client']['counseling']['desk']>[0]> = {},
) => await person.client.counseling.desk({ ...EVERYTHING, ...change });
const shown = ({ tasks }: Awaited<ReturnType<typeof desk>>) =>
  tasks.map(({ name, what, since }) => [name, what.kind === 'transcript' ? what.step : what.kind, since]);

/** A student who aims at Division I without an id of the Eligibility Center, in the sixth semester, with a proposed plan. */
async function openDesk() {
  const place = await hasPlanSchool(world);
  const { ada, studentId, french, winter, admin, school, sql } = place;
  await sql('update student_profiles set graduation_year = 2027, grade_level = 11 where id = $1', [
    studentId,
  ]);
  const { studentId: _, ...wishes } = asked(studentId);
  const { planId, version } = await ada.client.plans.save({
    studentId,
    planId: null,
    version: 0,
    planKey: newId(),
    wishes,
    items: [{ courseId: french[0]!, termIds: [winter], grade: 'C' }],
  });
  await ada.client.plans.propose({ planId, version, note: null });
  const counselor = async (name: string) => {
    const person = await school.hasPerson({ role: 'teacher', name });
    const found = (
      await admin.client.people.list({ search: name, role: 'teacher', status: null, after: null })
    ).people[0]!;
    await admin.client.people.setDuties({
      membershipId: found.membershipId,
      duties: ['counselor'],
      reason: 'For this year',
    });
    return person;
  };
  return { ...place, planId, counselor };
}

describe('the counselor’s desk', () => {
  it('lists plans first, then what is owed to the Eligibility Center, with counts that no filter changes', async () => {
    const { admin, studentId, planId } = await openDesk();
    const all = await desk(admin);
    expect(shown(all)).toEqual([
      ['Ada Park', 'plan', inDays(0)],
      ['Ada Park', 'registration', null],
      ['Ada Park', 'transcript_4', expect.any(String)],
    ]);
    expect(all.tasks[0]).toMatchObject({
      studentId,
      graduationYear: 2027,
      what: { planId, number: 1, courses: 1, proposedByName: 'Ada Park' },
    });
    expect(all).toMatchObject({
      total: 3,
      next: null,
      counts: { plan: 1, registration: 1, transcript: 1 },
      graduationYears: [2027],
    });
    const plans = await desk(admin, { kind: 'plan' });
    expect([shown(plans).length, plans.counts]).toEqual([1, all.counts]);
    expect(shown(await desk(admin, { graduationYear: 2028 }))).toEqual([]);
    expect(shown(await desk(admin, { search: 'park' }))).toHaveLength(3);
    expect(shown(await desk(admin, { search: 'cole' }))).toEqual([]);
  });

  it('loses a task with what settles it', async () => {
    const { admin, planId, studentId, sql } = await openDesk();
    await admin.client.plans.sendBack({ planId, version: 2, reason: 'Art is full' });
    await sql(`update eligibility_profiles set ncaa_id = '1234567890' where student_id = $1`, [studentId]);
    expect(shown(await desk(admin)).map(([, kind]) => kind)).toEqual(['transcript_4']);
  });

  it('is of the students whom a counselor looks after, and for counselors alone', async () => {
    const { admin, teacher, ada, mother, schoolId, studentId, counselor } = await openDesk();
    const cora = await counselor('Cora Lind');
    const otto = await counselor('Otto Berg');
    expect(shown(await desk(cora))).toHaveLength(3);
    await admin.client.counseling.assign({
      schoolId,
      userId: otto.userId as never,
      isAssigned: true,
      who: { by: 'hand', studentIds: [studentId] },
    });
    expect(shown(await desk(cora))).toEqual([]);
    expect(shown(await desk(otto))).toHaveLength(3);
    for (const person of [teacher, ada, mother])
      await expect(desk(person)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is empty where nobody aims at anything, and goes on by pages where there is much', async () => {
    const { admin, school, sql, studentId, planId } = await openDesk();
    await sql(`update eligibility_profiles set targets = '{}' where student_id = $1`, [studentId]);
    await admin.client.plans.sendBack({ planId, version: 2, reason: 'No' });
    expect(await desk(admin)).toMatchObject({ tasks: [], total: 0, next: null });
    for (let at = 0; at < 28; at++) {
      const student = await school.hasStudent({ name: `Many ${at}` });
      await admin.client.eligibility.saveProfile({
        ...NO_PROFILE,
        studentId: student.studentId as StudentId,
        grade9StartedOn: inDays(-900),
        seventhSemesterOn: inDays(100),
        targets: ['DI'],
        schooling: 'us',
        reason: null,
      });
    }
    const first = await desk(admin);
    expect([first.tasks.length, first.total, first.next]).toEqual([50, 56, 50]);
    const rest = await desk(admin, { after: 50 });
    expect([rest.tasks.length, rest.next]).toEqual([6, null]);
  });
});
