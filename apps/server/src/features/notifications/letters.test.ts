import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';
import { mailDueReminders, mailReleasedGrades } from './letters.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const lettersTo = async ({ userId }: Person, template: string) =>
  (
    await world.services.units.write(jobForPlatform, (tx) =>
      tx.execute(
        'select subject, body_text as body from mail_outbox where to_user_id = $1 and template = $2 order by created_at',
        [userId, template],
      ),
    )
  ).rows as { subject: string; body: string }[];

const bellOf = async (person: Person) =>
  (await person.client.notifications.latest({})).notifications.map((one) => one.template);

const turnOff = (person: Person, type: 'grade' | 'assignment', channel: 'app' | 'email') =>
  person.client.profile.savePreferences({ preferences: [{ type, channel, isOn: false }] });

async function hasClass(titles: readonly string[], dueAt: string | null = null) {
  const school = await world.hasSchool(`School ${newId()}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: titles.map((title) => ({ title, dueAt })),
  });
  const student = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const grade = async (of: StudentPerson, index: number, release = true) => {
    const { attemptId } = await of.client.coursework.submit({
      assignmentId: course.assignmentIds[index] as AssignmentId,
      content: { v: 1, text: 'My work', matches: [] },
      idempotencyKey: newId(),
    });
    await teacher.client.grading.record({
      attemptId,
      criteria: [{ criterionId: 'work', points: 5 }],
      comment: '',
      baseSeq: 0,
      release,
    });
  };
  const window = (from: string, until: string, of = student) =>
    mailReleasedGrades(world.services, {
      schoolId: school.schoolId,
      courseId: course.courseId,
      studentId: of.studentId,
      from,
      until,
    });
  return { school, teacher, course, student, grade, window };
}

it('makes one letter of the grades of a quarter of an hour, for whoever may read them and wants it', async () => {
  world.isAt('2030-02-01T10:01:00.000Z');
  const { school, student, grade, window } = await hasClass(['Leaves', 'Roots', 'Held', 'Stems']);
  const mother = await school.hasGuardian({ name: 'A Mother', of: student });
  const father = await school.hasGuardian({ name: 'A Father', of: student });
  const blind = await school.hasGuardian({ name: 'A Blind', of: student, rights: ['alerts'] });
  await turnOff(father, 'grade', 'email');
  await student.client.profile.saveSettings({ locale: 'de', version: 1 });
  await grade(student, 0);
  world.isAt('2030-02-01T10:14:00.000Z');
  await grade(student, 1);
  await grade(student, 2, false);
  world.isAt('2030-02-01T10:15:00.000Z');
  await grade(student, 3);

  const quarter = ['2030-02-01T10:00:00.000Z', '2030-02-01T10:15:00.000Z'] as const;
  await window(...quarter);
  await window(...quarter);
  const [letter, ...more] = await lettersTo(student, 'grades-released');
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Neue Noten: Biology');
  expect(letter?.body).toContain('- Leaves\n- Roots');
  expect(letter?.body).not.toMatch(/Held|Stems/);
  expect(await lettersTo(mother, 'grades-released')).toMatchObject([
    { subject: 'New grades for Ada Lovelace: Biology' },
  ]);
  for (const one of [father, blind]) expect(await lettersTo(one, 'grades-released'), one.name).toEqual([]);

  await window('2030-02-01T10:15:00.000Z', '2030-02-01T10:30:00.000Z');
  expect(await lettersTo(student, 'grades-released')).toHaveLength(2);
  // The job itself was put into the queue, for the end of the quarter.
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute("select start_after as at from pgboss.job where name = 'notifications.grades' order by 1"),
  );
  expect(new Set(rows.map((row) => new Date((row as { at: string }).at).toISOString()))).toEqual(
    new Set(['2030-02-01T10:15:00.000Z', '2030-02-01T10:30:00.000Z']),
  );
});

it('keeps the bell silent about what somebody has turned off there', async () => {
  world.isAt('2030-02-01T10:01:00.000Z');
  const { school, course, student, grade } = await hasClass(['Leaves']);
  const quiet = await school.hasStudent({ name: 'Quiet One', in: [course] });
  await turnOff(quiet, 'grade', 'app');
  await grade(student, 0);
  await grade(quiet, 0);
  expect(await bellOf(student)).toEqual(['grade_released']);
  expect(await bellOf(quiet)).toEqual([]);
});

it('reminds a day before, once, in the zone of the reader, of what is not handed in', async () => {
  world.isAt('2030-02-20T12:00:00.000Z');
  const due = '2030-03-01T22:00:00.000Z';
  const { school, course, student, grade } = await hasClass(['Leaves', 'Roots'], due);
  const done = await school.hasStudent({ name: 'All Done', in: [course] });
  const quiet = await school.hasStudent({ name: 'No Mail', in: [course] });
  const silent = await school.hasStudent({ name: 'No Bell', in: [course] });
  await turnOff(quiet, 'assignment', 'email');
  await turnOff(silent, 'assignment', 'app');
  await student.client.profile.saveSettings({ timeZone: 'America/Los_Angeles', version: 1 });
  await grade(done, 0);
  await grade(done, 1);

  world.isAt('2030-02-28T21:59:00.000Z');
  await mailDueReminders(world.services);
  expect(await lettersTo(student, 'work-due')).toEqual([]);

  world.isAt('2030-02-28T22:00:00.000Z');
  await mailDueReminders(world.services);
  await mailDueReminders(world.services);
  const [letter, ...more] = await lettersTo(student, 'work-due');
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('2 assignments are due soon');
  expect(letter?.body).toMatch(/- Leaves \(Biology\): Friday, March 1(?:,| at) 2:00.PM PST/);
  expect((await lettersTo(silent, 'work-due'))[0]?.body).toMatch(/5:00.PM EST/);
  expect(await lettersTo(quiet, 'work-due')).toEqual([]);
  expect(await lettersTo(done, 'work-due')).toEqual([]);
  expect(await bellOf(student)).toEqual(['assignment_due', 'assignment_due']);
  expect(await bellOf(quiet)).toEqual(['assignment_due', 'assignment_due']);
  expect(await bellOf(silent)).toEqual([]);
  expect(await bellOf(done)).not.toContain('assignment_due');

  // A due date that moves is a new one.
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('update assignments set due_at = $1 where id = $2', [
      '2030-03-08T22:00:00.000Z',
      course.assignmentIds[0],
    ]),
  );
  world.isAt('2030-03-08T10:00:00.000Z');
  await mailDueReminders(world.services);
  expect(await lettersTo(student, 'work-due')).toHaveLength(2);
});
