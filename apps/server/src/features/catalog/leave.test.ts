import { randomUUID } from 'node:crypto';
import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const NOW = '2030-09-10T14:00:00.000Z';

async function hasArt(capacity: number | null = null) {
  world.isAt(NOW);
  const school = await world.hasSchool('Maple High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const art = await school.hasCourse({
    title: 'Art',
    teacher,
    assignments: [{ title: 'Still life' }],
    ...(capacity === null ? {} : { capacity }),
  });
  const [ada, ben] = [
    await school.hasStudent({ name: 'Ada Lovelace' }),
    await school.hasStudent({ name: 'Ben Early' }),
  ];
  return { school, teacher, art, ada, ben, course: { courseId: art.courseId } };
}

const seenBy = async (student: StudentPerson) =>
  (await student.client.catalog.list({})).courses.map(({ enrollment, dropUntil, studentCount, can }) => ({
    enrollment,
    dropUntil,
    studentCount,
    enroll: can.enroll,
    drop: can.drop,
  }))[0];

const audited = async (school: SchoolPlace, action: string) => {
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select reason, before from audit_log where school_id = $1 and action = $2', [
      school.schoolId,
      action,
    ]),
  );
  return rows;
};

it('takes an enrollment back that the student made a moment ago, and gives the place to who waits', async () => {
  const { school, ada, ben, course } = await hasArt(1);
  await ada.client.catalog.enroll(course);
  expect(await ben.client.catalog.enroll(course)).toMatchObject({ status: 'waitlisted' });
  expect(await ada.client.catalog.undoEnroll(course)).toEqual({ courseTitle: 'Art' });
  expect(await seenBy(ada)).toMatchObject({ enrollment: null, enroll: true, studentCount: 1 });
  expect(await seenBy(ben)).toMatchObject({ enrollment: 'active' });
  expect((await ada.client.home.student({})).courses).toEqual([]);
  expect(await audited(school, 'enrollment.undone')).toEqual([
    { reason: null, before: { status: 'active' } },
  ]);
  await expect(ada.client.catalog.undoEnroll(course)).rejects.toMatchObject({ code: 'NOT_ENROLLED' });
});

it('takes nothing back after ten minutes, once work is handed in, or where staff put the student in', async () => {
  const { school, art, ada, ben, course } = await hasArt();
  const placed = await school.hasStudent({ name: 'Put In', in: [art] });
  const tooLate = { code: 'TOO_LATE' };
  await expect(placed.client.catalog.undoEnroll(course)).rejects.toMatchObject(tooLate);

  await ada.client.catalog.enroll(course);
  world.isAt('2030-09-10T14:10:30.000Z');
  await expect(ada.client.catalog.undoEnroll(course)).rejects.toMatchObject(tooLate);

  await ben.client.catalog.enroll(course);
  await ben.client.coursework.submit({
    assignmentId: art.assignmentIds[0] as AssignmentId,
    content: { v: 1, text: 'A pear', matches: [] },
    idempotencyKey: randomUUID(),
  });
  await expect(ben.client.catalog.undoEnroll(course)).rejects.toMatchObject(tooLate);
  expect(await seenBy(ben)).toMatchObject({ enrollment: 'active' });
});

it('lets students drop a course through the day that the school sets, on its own clock', async () => {
  const { school, teacher, ada, course } = await hasArt();
  await ada.client.catalog.enroll(course);
  expect(await seenBy(ada)).toMatchObject({ dropUntil: null, drop: false });
  const closed = (until: string | null) => ({ code: 'DROP_CLOSED', data: { until } });
  await expect(ada.client.catalog.drop(course)).rejects.toMatchObject(closed(null));

  await school.hasPolicy({ dropUntil: '2030-09-15' });
  expect(await seenBy(ada)).toMatchObject({ dropUntil: '2030-09-15', drop: true });
  expect(await ada.client.catalog.get(course)).toMatchObject({
    dropUntil: '2030-09-15',
    can: { drop: true },
  });
  // Midnight in New York has passed, and nowhere else does it count.
  world.isAt('2030-09-16T04:00:30.000Z');
  expect(await seenBy(ada)).toMatchObject({ drop: false });
  await expect(ada.client.catalog.drop(course)).rejects.toMatchObject(closed('2030-09-15'));
  world.isAt('2030-09-16T03:59:30.000Z');
  expect(await ada.client.catalog.drop({ ...course, reason: 'Too much at once' })).toEqual({
    courseTitle: 'Art',
  });
  expect(await seenBy(ada)).toMatchObject({
    enrollment: null,
    dropUntil: null,
    enroll: true,
    drop: false,
    studentCount: 0,
  });
  expect(await audited(school, 'enrollment.dropped')).toEqual([
    { reason: 'Too much at once', before: { status: 'active' } },
  ]);
  await expect(ada.client.catalog.drop(course)).rejects.toMatchObject({ code: 'NOT_ENROLLED' });
  const { notifications } = await teacher.client.notifications.latest({});
  expect(notifications).toMatchObject([{ template: 'enrollment_dropped', count: 1 }]);
});

it('takes no enrollment back once another course was left that counted on it', async () => {
  const { school, teacher, ada, course } = await hasArt();
  await school.hasPolicy({ dropUntil: '2030-09-15' });
  const music = await school.hasCourse({ title: 'Music', teacher });
  await ada.client.catalog.enroll({ courseId: music.courseId });
  await ada.client.catalog.enroll(course);
  await ada.client.catalog.drop({ courseId: music.courseId });
  await expect(ada.client.catalog.undoEnroll(course)).rejects.toMatchObject({ code: 'TOO_LATE' });
});

it('leaves a result that is posted on the record, and a course whose term is over', async () => {
  const { school, art, ada, ben, course } = await hasArt();
  await school.hasPolicy({ dropUntil: '2030-09-15' });
  for (const student of [ada, ben]) await student.client.catalog.enroll(course);
  const sql = (text: string, values: unknown[]) =>
    world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values));
  await sql(
    `insert into final_grades (school_id, id, enrollment_id, student_id, course_id, number, result, credits_attempted,
       credits_earned, course_snapshot, posted_by, posted_at)
     select school_id, gen_random_uuid(), id, student_id, course_id, 1, 'incomplete', 0, 0, '{}', $3, now()
     from enrollments where course_id = $1 and student_id = $2`,
    [art.courseId, ada.studentId, ada.userId],
  );
  expect(await seenBy(ada)).toMatchObject({ drop: false });
  await expect(ada.client.catalog.drop(course)).rejects.toMatchObject({ code: 'DROP_CLOSED' });
  expect(await seenBy(ben)).toMatchObject({ drop: true });
  await sql(
    `with y as (insert into academic_years (school_id, id, label, starts_on, ends_on, created_at, updated_at)
       values ($1, gen_random_uuid(), '2029-30', '2029-08-20', '2030-08-15', now(), now()) returning id),
     t as (insert into terms (school_id, id, academic_year_id, name, kind, starts_on, ends_on, created_at, updated_at)
       select $1, gen_random_uuid(), y.id, 'Spring 2030', 'semester', '2030-01-08', '2030-06-01', now(), now() from y
       returning id)
     update enrollments set term_id = (select id from t) where course_id = $2 and student_id = $3`,
    [school.schoolId, art.courseId, ben.studentId],
  );
  expect(await seenBy(ben)).toMatchObject({ drop: false });
  await expect(ben.client.catalog.drop(course)).rejects.toMatchObject({ code: 'DROP_CLOSED' });
});

it('tells on the card what is missing, and to nobody else', async () => {
  const { school, teacher, art, ada } = await hasArt();
  const drawing = await school.hasCourse({ title: 'Drawing', teacher });
  await teacher.client.catalog.savePrerequisites({
    courseId: drawing.courseId,
    prerequisites: [{ of: 'course', kind: 'required', courseId: art.courseId, minRatio: 0.8 }],
  });
  const card = async (client: StudentPerson['client']) =>
    (await client.catalog.list({})).courses.find(({ title }) => title === 'Drawing');
  const asked = { title: 'Art', courseId: art.courseId, kind: 'required', minRatio: 0.8 };
  expect(await card(ada.client)).toMatchObject({
    prerequisites: [{ ...asked, standing: 'missing' }],
    can: { enroll: false },
  });
  expect(await card(teacher.client)).toMatchObject({ prerequisites: [{ ...asked, standing: null }] });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into enrollments (school_id, id, student_id, course_id, attempt_number, status, requested_at, enrolled_at,
         completed_at, final_ratio)
       values ($1, gen_random_uuid(), $2, $3, 1, 'completed', now(), now(), now(), 0.8)`,
      [school.schoolId, ada.studentId, art.courseId],
    ),
  );
  expect(await card(ada.client)).toMatchObject({
    prerequisites: [{ standing: 'met' }],
    can: { enroll: true },
  });
});
