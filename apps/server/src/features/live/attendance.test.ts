import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let schools = 0;
async function hasClass() {
  world.isAt('2030-03-06T15:00:00Z');
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const ben = await school.hasStudent({ name: 'Ben Early', in: [course] });
  return { school, teacher, admin, course, ada, ben, courseId: course.courseId };
}

const idOf = (student: StudentPerson) => student.studentId as StudentId;
const day = { on: '2030-03-05', sessionId: null };

it('marks a day, and keeps what a correction replaced', async () => {
  const { school, teacher, admin, courseId, ada, ben } = await hasClass();
  const { live } = teacher.client;
  await live.markAttendance({
    courseId,
    ...day,
    marks: [
      { studentId: idOf(ada), status: 'present', note: null },
      { studentId: idOf(ben), status: 'absent', note: 'No word' },
    ],
  });
  const again = await live.markAttendance({
    courseId,
    ...day,
    marks: [
      { studentId: idOf(ada), status: 'present', note: null },
      { studentId: idOf(ben), status: 'excused', note: 'Doctor' },
    ],
  });
  // What is as it was isn't written again.
  expect(again.markedCount).toBe(1);
  const sheet = await live.attendanceSheet({ courseId, ...day });
  expect(sheet.students.map(({ name, mark }) => [name, mark?.status, mark?.note, mark?.byName])).toEqual([
    ['Ben Early', 'excused', 'Doctor', 'Nora Okafor'],
    ['Ada Lovelace', 'present', null, 'Nora Okafor'],
  ]);
  // How often somebody was absent, over all days and in this course.
  for (const on of ['2030-03-01', '2030-03-04'])
    await live.markAttendance({
      ...{ courseId, on, sessionId: null },
      marks: [
        { studentId: idOf(ada), status: 'late', note: null },
        { studentId: idOf(ben), status: 'absent', note: null },
      ],
    });
  const later = await live.attendanceSheet({ courseId, ...day });
  expect(later.students.map(({ absentCount }) => absentCount)).toEqual([2, 0]);
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute("select before, after, by from record_changes where entity = 'attendance'"),
  );
  expect(rows).toEqual([{ before: 'absent', after: 'excused', by: teacher.userId }]);
  const audited = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `select actor_user_id as by, (after->>'markedCount')::int as marked, (after->>'correctedCount')::int as corrected
       from audit_log where action = 'attendance.marked' and entity_id = $1 order by at, id`,
      [courseId],
    ),
  );
  expect(audited.rows).toEqual(
    [
      [2, 0],
      [1, 1],
      [2, 0],
      [2, 0],
    ].map(([marked, corrected]) => ({ by: teacher.userId, marked, corrected })),
  );
  const record = await admin.client.records.student({ studentId: idOf(ben) });
  expect(record.attendance).toEqual({ present: 0, absent: 2, late: 0, excused: 1 });
});

it('takes a mark back', async () => {
  const { teacher, courseId, ada } = await hasClass();
  const { live } = teacher.client;
  const mark = (status: 'late' | null) =>
    live.markAttendance({ courseId, ...day, marks: [{ studentId: idOf(ada), status, note: null }] });
  await mark('late');
  await mark(null);
  const sheet = await live.attendanceSheet({ courseId, ...day });
  expect(sheet.students.map(({ mark: kept }) => kept)).toEqual(sheet.students.map(() => null));
});

it('opens no day to come, in the school’s own zone', async () => {
  const { teacher, courseId, ada } = await hasClass();
  const mark = (on: string) =>
    teacher.client.live.markAttendance({
      courseId,
      on,
      sessionId: null,
      marks: [{ studentId: idOf(ada), status: 'present', note: null }],
    });
  // In New York it is still the 5th.
  world.isAt('2030-03-06T04:30:00Z');
  await expect(mark('2030-03-06')).rejects.toMatchObject({ code: 'DAY_NOT_OPEN' });
  await expect(mark('2030-03-05')).resolves.toEqual({ markedCount: 1 });
});

it('leaves out who doesn’t take the course', async () => {
  const { school, teacher, courseId } = await hasClass();
  const stranger = await school.hasStudent({ name: 'Not In It' });
  const marked = await teacher.client.live.markAttendance({
    courseId,
    ...day,
    marks: [{ studentId: idOf(stranger), status: 'present', note: null }],
  });
  expect(marked.markedCount).toBe(0);
});

it('keeps a day and its classes apart', async () => {
  const { school, teacher, courseId, ada } = await hasClass();
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(
      `insert into live_sessions (school_id, id, course_id, teacher_id, title, scheduled_at, status, platform)
       values ($1, app.uuidv7(), $2, $3, 'Lab', '2030-03-05T20:00:00Z', 'scheduled', 'link') returning id`,
      [school.schoolId, courseId, teacher.userId],
    ),
  );
  const sessionId = (rows[0] as { id: string }).id as never;
  const { live } = teacher.client;
  const marks = [{ studentId: idOf(ada), status: 'late' as const, note: null }];
  await live.markAttendance({ courseId, on: day.on, sessionId, marks });
  const [whole, lab] = await Promise.all([
    live.attendanceSheet({ courseId, ...day }),
    live.attendanceSheet({ courseId, on: day.on, sessionId }),
  ]);
  expect(whole.sessions).toMatchObject([{ title: 'Lab' }]);
  const markOf = ({ students }: typeof lab) => students.find(({ name }) => name === 'Ada Lovelace')?.mark;
  expect(markOf(whole)).toBeNull();
  expect(markOf(lab)?.status).toBe('late');
  await expect(live.markAttendance({ courseId, on: '2030-03-04', sessionId, marks })).rejects.toMatchObject({
    code: 'SESSION_NOT_FOUND',
  });
});
