import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { schoolDays } from '#db/tables/terms.ts';
import { scheduleSessions } from '#features/live/workflows.ts';
import { newId } from '#platform/ids.ts';
import { type CoursePlace, openWorld, type Person, type SchoolPlace, type World } from '#testing/world.ts';

let world: World;
let school: SchoolPlace;
let teacher: Person;
let course: CoursePlace;
beforeAll(async () => {
  world = await openWorld();
  world.isAt('2026-10-20T12:00:00.000Z');
  school = await world.hasSchool('Maple High');
  teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [
      { title: 'Past', dueAt: '2026-10-17T03:59:59Z' },
      { title: 'Friday', dueAt: '2026-10-31T03:59:59Z' },
      { title: 'Tuesday', dueAt: '2026-11-04T04:59:00Z' },
      { title: 'Whenever' },
    ],
  });
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    const session = { schoolId: school.schoolId, courseId: course.courseId, teacherId: teacher.userId };
    await scheduleSessions(tx, [
      { ...session, title: 'Class', scheduledAt: '2026-10-30T15:00:00Z', platform: 'jitsi' },
      { ...session, title: 'Over', scheduledAt: '2026-10-10T15:00:00Z', platform: 'jitsi' },
    ]);
    await tx.orm
      .insert(schoolDays)
      .values({ schoolId: school.schoolId, id: newId(), on: '2026-11-06', kind: 'holiday', label: 'Off' });
  });
});
afterAll(() => world.close());

const key = () => ({ courseId: course.courseId });
const dues = async () =>
  Object.fromEntries(
    (await teacher.client.authoring.get(key())).assignments.map(({ title, dueAt }) => [title, dueAt]),
  );

it('shows what would move, and moves it, over the change of clocks and past days off', async () => {
  const student = await school.hasStudent({ name: 'Stu Dent', in: [course] });
  const wish = { ...key(), days: 7, skipDaysOff: true, onlyFuture: true };
  const { moved, timeZone } = await teacher.client.authoring.previewShift(wish);
  expect(timeZone).toBe('America/New_York');
  expect(moved.map(({ title, after, skipsDay }) => [title, after, skipsDay])).toEqual([
    // Friday 6 November is off: both go to Monday, at the hour they had.
    ['Class', '2026-11-09T16:00:00.000Z', true],
    ['Friday', '2026-11-10T04:59:59.000Z', true],
    ['Tuesday', '2026-11-11T04:59:00.000Z', false],
  ]);
  const lesson = async () => (await teacher.client.live.list({})).upcoming[0];
  const seen = (await lesson())?.version ?? 0;
  const { shiftId, movedCount } = await teacher.client.authoring.shiftDates(wish);
  expect(movedCount).toBe(3);
  // Who has the class open learns that it is no longer as they see it.
  expect(await lesson()).toMatchObject({ title: 'Class', version: seen + 1 });
  expect(await dues()).toEqual({
    ...{ Past: '2026-10-17T03:59:59Z', Friday: '2026-11-10T04:59:59Z' },
    ...{ Tuesday: '2026-11-11T04:59:00Z', Whenever: null },
  });
  const range = await student.client.calendar.range({ from: '2026-11-09', to: '2026-11-09' });
  expect(range.events.map(({ title }) => title).sort()).toEqual(['Class', 'Friday']);
  expect((await student.client.notifications.latest({})).notifications[0]).toMatchObject({
    template: 'due_date_moved',
    assignment: null,
  });

  // Somebody moves one of them by hand: undoing leaves that one alone.
  const assignmentId = course.assignmentIds[2]!;
  const { settings, version } = await teacher.client.authoring.getAssignment({ assignmentId });
  await teacher.client.authoring.saveAssignmentSettings({
    ...{ assignmentId, baseVersion: version, settings: { ...settings, dueAt: '2026-12-01T04:59:00.000Z' } },
  });
  expect((await teacher.client.authoring.get(key())).lastShift).toMatchObject({ shiftId, days: 7 });
  expect(await teacher.client.authoring.undoShift({ shiftId })).toEqual({ restoredCount: 2, keptCount: 1 });
  expect(await dues()).toMatchObject({ Friday: '2026-10-31T03:59:59Z', Tuesday: '2026-12-01T04:59:00Z' });
  expect(await lesson()).toMatchObject({ scheduledAt: '2026-10-30T15:00:00Z', version: seen + 2 });
  await expect(teacher.client.authoring.undoShift({ shiftId })).rejects.toMatchObject({
    code: 'NOTHING_TO_UNDO',
  });
  expect((await teacher.client.authoring.get(key())).lastShift).toBeNull();
});

it('moves what is over too where that is wished, and never a class that was held', async () => {
  // Called as its authors call it now.
  const assignmentId = course.assignmentIds[0]!;
  const { copy, version } = await teacher.client.authoring.getAssignment({ assignmentId });
  await teacher.client.authoring.saveAssignment({
    ...{ assignmentId, baseVersion: version, copy: { ...copy, title: 'Past, renamed' } },
  });
  const { moved } = await teacher.client.authoring.previewShift({
    ...{ ...key(), days: -1, skipDaysOff: false, onlyFuture: false },
  });
  expect(moved.map(({ title }) => title)).toEqual(['Past, renamed', 'Class', 'Friday', 'Tuesday']);
});
