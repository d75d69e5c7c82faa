import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let schools = 0;
async function hasSchool() {
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  return { school, admin, teacher };
}

const year = { yearId: null, baseVersion: 0, label: '2026-27', startsOn: '2026-08-01', endsOn: '2027-07-31' };
const fall = {
  termId: null,
  baseVersion: 0,
  name: 'Fall',
  kind: 'semester' as const,
  startsOn: '2026-08-20',
  endsOn: '2026-12-18',
  gradesDueOn: '2027-01-08',
};

it('keeps years, terms, periods and days off', async () => {
  const { admin, teacher } = await hasSchool();
  const { schools: api } = admin.client;
  const { yearId } = await api.saveYear(year);
  const { termId } = await api.saveTerm({ ...fall, yearId });
  await api.savePeriod({
    termId,
    periodId: null,
    baseVersion: 0,
    name: 'Quarter 1',
    startsOn: '2026-08-20',
    endsOn: '2026-10-20',
  });
  await api.markDays({ from: '2026-11-26', to: '2026-11-27', kind: 'holiday', label: 'Thanksgiving' });
  const calendar = await teacher.client.schools.calendar({});
  expect(calendar).toMatchObject({
    years: [
      {
        label: '2026-27',
        terms: [{ name: 'Fall', gradesDueOn: '2027-01-08', periods: [{ name: 'Quarter 1' }] }],
      },
    ],
    days: [{ on: '2026-11-26', label: 'Thanksgiving' }, { on: '2026-11-27' }],
    can: { edit: false },
  });
  await expect(teacher.client.schools.saveYear(year)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('says what is wrong with dates and names', async () => {
  const { admin } = await hasSchool();
  const { schools: api } = admin.client;
  const { yearId } = await api.saveYear(year);
  await api.saveTerm({ ...fall, yearId });
  const spring = { ...fall, yearId, name: 'Spring', startsOn: '2026-12-10', endsOn: '2027-05-30' };
  await expect(api.saveTerm(spring)).rejects.toMatchObject({
    code: 'DATES_WRONG',
    data: { why: 'overlap', other: 'Fall' },
  });
  await expect(api.saveTerm({ ...spring, endsOn: '2027-08-30' })).rejects.toMatchObject({
    data: { why: 'outside', other: '2026-27' },
  });
  await expect(api.saveTerm({ ...spring, startsOn: '2027-06-30' })).rejects.toMatchObject({
    data: { why: 'order' },
  });
  await expect(api.saveTerm({ ...spring, name: 'fall', startsOn: '2027-01-05' })).rejects.toMatchObject({
    code: 'NAME_TAKEN',
  });
  // A year-long term stands beside the semesters.
  await api.saveTerm({ ...spring, name: 'Whole year', kind: 'year', startsOn: '2026-08-20' });
});

it('changes nothing from an old page', async () => {
  const { admin } = await hasSchool();
  const { schools: api } = admin.client;
  const { yearId } = await api.saveYear(year);
  const first = { ...year, yearId, baseVersion: 1, label: 'School year 2026-27' };
  await api.saveYear(first);
  await expect(api.saveYear({ ...first, label: 'Other' })).rejects.toMatchObject({ code: 'STALE' });
});

it('adds a policy that counts at once, twice a day if need be, and makes totals anew', async () => {
  const { school, admin, teacher } = await hasSchool();
  world.isAt('2030-02-20T12:00:00Z');
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'Leaves', dueAt: '2030-03-01T22:00:00Z' }, { title: 'Roots' }],
  });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const { attemptId } = await ada.client.coursework.submit({
    assignmentId: course.assignmentIds[1] as never,
    content: { v: 1, text: 'My work', matches: [] },
    idempotencyKey: randomUUID(),
  });
  await teacher.client.grading.record({
    attemptId,
    criteria: [{ criterionId: 'work', points: 20 }],
    comment: '',
    baseSeq: 0,
    release: true,
  });
  world.isAt('2030-03-02T12:00:00Z');
  await world.runs('grading.missing', {});
  // Which policy counts is judged by the database's own clock.
  world.isAt(new Date().toISOString());
  const soFar = async () => {
    await world.runs('grading.recompute', { schoolId: school.schoolId });
    return (await ada.client.gradebook.mine({})).courses[0]?.soFarRatio;
  };
  expect(await soFar()).toBe(1);
  const { schools: api } = admin.client;
  const change = async (missing: { kind: 'zero' } | { kind: 'percent'; percent: number }) => {
    const { policy, number } = await api.policy({});
    await api.savePolicy({ baseNumber: number, policy: { ...policy, missing } });
  };
  await change({ kind: 'zero' });
  expect(await soFar()).toBe(0.5);
  await change({ kind: 'percent', percent: 50 });
  expect(await soFar()).toBe(0.75);
  expect(await teacher.client.schools.policy({})).toMatchObject({ byName: 'Ann Head', can: { edit: false } });
});

it('shows and keeps the calendar of the school where somebody works, not where they are a parent', async () => {
  const { school, admin } = await hasSchool();
  await admin.client.schools.saveYear(year);
  const elsewhere = await world.hasSchool('Child High');
  const person = await elsewhere.hasPerson({ role: 'parent', name: 'Both Ends' });
  await school.joins(person, 'teacher');
  expect((await person.client.schools.calendar({})).years).toMatchObject([{ label: '2026-27' }]);
});
