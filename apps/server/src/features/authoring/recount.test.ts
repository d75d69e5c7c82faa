import type { AssignmentId, LessonId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import {
  type CoursePlace,
  openWorld,
  type Person,
  type SchoolPlace,
  type StudentPerson,
  type World,
} from '#testing/world.ts';

let world: World;
let school: SchoolPlace;
let teacher: Person;
let course: CoursePlace;
let students: StudentPerson[];
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Maple High');
  teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Cher' });
  course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }],
  });
  students = [];
  for (const name of ['Ann', 'Ben', 'Cleo']) students.push(await school.hasStudent({ name, in: [course] }));
  const [lessonId] = course.lessonIds as [LessonId];
  await students[0]!.client.lessons.recordEvents({
    events: [
      { clientEventId: crypto.randomUUID(), lessonId, kind: 'completed', occurredAt: '2026-01-05T15:00:00Z' },
    ],
  });
  const { attemptId } = await students[0]!.client.coursework.submit({
    assignmentId: course.assignmentIds[0]!,
    content: { v: 1, text: 'Words', matches: [] },
    idempotencyKey: crypto.randomUUID(),
  });
  await teacher.client.grading.record({
    ...{ attemptId, comment: '', baseSeq: 0, release: true },
    criteria: [{ criterionId: 'work', points: 15 }],
  });
});
afterAll(() => world.close());

const rows = async (text: string): Promise<unknown[]> =>
  (
    await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
      tx.execute(text, [course.courseId]),
    )
  ).rows;

/** What is kept, beside the same counted from the rows it is made of. */
async function expectRecounted(where: string): Promise<void> {
  const [stats] = await rows(`
    select s.lesson_count, s.assignment_count, s.published_minutes,
      (select count(*)::int from lessons where course_id = $1 and status = 'published') as lessons,
      (select count(*)::int from assignments where course_id = $1 and status = 'published') as work,
      (select coalesce(sum(estimated_minutes), 0)::int from lessons where course_id = $1 and status = 'published')
        as minutes
    from course_stats s where course_id = $1`);
  const { lesson_count, assignment_count, published_minutes, ...counted } = stats as Record<string, number>;
  expect({ lessons: lesson_count, work: assignment_count, minutes: published_minutes }, where).toEqual(
    counted,
  );

  for (const row of await rows(`
    select p.lessons_completed as kept_done, p.next_lesson_id as kept_next,
      (select count(*)::int from lesson_progress lp join lessons l on l.id = lp.lesson_id and l.status = 'published'
        where lp.student_id = p.student_id and lp.course_id = $1 and lp.completed_at is not null) as done,
      (select l.id from lessons l join course_modules m on m.id = l.module_id
        where l.course_id = $1 and l.status = 'published' and not exists (
          select from lesson_progress lp where lp.student_id = p.student_id and lp.lesson_id = l.id
            and lp.completed_at is not null)
        order by m.order_index, l.order_index limit 1) as next
    from course_progress p where p.course_id = $1`)) {
    const { kept_done, kept_next, done, next } = row as Record<string, unknown>;
    expect({ done: kept_done, next: kept_next }, where).toEqual({ done, next });
  }

  const totals = await rows(`
    select t.published_count as kept, t.staff_possible::float8 as kept_possible, t.staff_if_nothing_else_ratio::float8
        as kept_ratio,
      (select count(*)::int from assignments where course_id = $1 and status = 'published') as published,
      (select coalesce(sum(g.points_possible), 0)::float8 from grades g join assignments a on a.id = g.assignment_id
        where g.student_id = t.student_id and g.course_id = $1 and g.state = 'graded' and a.status = 'published'
          and not a.is_extra_credit) as possible,
      (select coalesce(sum(g.points), 0)::float8 from grades g join assignments a on a.id = g.assignment_id
        where g.student_id = t.student_id and g.course_id = $1 and g.state = 'graded' and a.status = 'published')
        / nullif((select sum(coalesce(g.points_possible, a.points_possible))::float8 from assignments a
            left join grades g on g.assignment_id = a.id and g.student_id = t.student_id and g.state = 'graded'
          where a.course_id = $1 and a.status = 'published' and not a.is_extra_credit), 0) as ratio
    from course_grades t where t.course_id = $1`);
  expect(totals, where).toHaveLength(students.length);
  for (const row of totals) {
    const { kept, kept_possible, kept_ratio, published, possible, ratio } = row as Record<string, number>;
    expect({ kept, kept_possible }, where).toEqual({ kept: published, kept_possible: possible });
    if (ratio === null) expect(kept_ratio, where).toBeNull();
    else expect(kept_ratio, where).toBeCloseTo(ratio!, 7);
  }
}

it('brings an assignment back as students had it, with grades for work on paper and words they began', async () => {
  const plain = await school.hasCourse({
    title: 'Drawing',
    teacher,
    assignments: [
      { title: 'Graded' },
      { title: 'Excused' },
      { title: 'Begun' },
      { title: 'Given' },
      { title: 'Untouched' },
    ],
  });
  const [graded, excused, begun, given, untouched] = plain.assignmentIds as [
    AssignmentId,
    AssignmentId,
    AssignmentId,
    AssignmentId,
    AssignmentId,
  ];
  const dee = await school.hasStudent({ name: 'Dee', in: [plain] });
  const { authoring, gradebook } = teacher.client;
  const { courseId } = plain;
  const studentId = dee.studentId as StudentId;
  await gradebook.setCells({
    ...{ courseId, source: 'typed' },
    changes: [
      { studentId, assignmentId: graded, to: { state: 'graded', points: 15 }, baseSeq: 0 },
      { studentId, assignmentId: excused, to: { state: 'excused' }, baseSeq: 0 },
    ],
  });
  await dee.client.coursework.saveDraft({
    ...{ assignmentId: begun, content: { v: 1, text: 'Some words', matches: [] }, baseRevision: 0 },
    deviceId: 'tablet',
  });
  await teacher.client.coursework.setOverride({
    ...{ studentId, assignmentId: given, dueAt: null, extraAttempts: 1, reason: 'Was ill' },
  });
  const totals = async () => {
    const { students: lines } = await gradebook.grid({ courseId });
    return lines.map(({ cells, soFarRatio }) => [cells, soFarRatio]);
  };
  const before = await totals();
  for (const isArchived of [true, false])
    for (const assignmentId of plain.assignmentIds as AssignmentId[])
      await authoring.archiveAssignment({ assignmentId, isArchived });
  const status = async (assignmentId: AssignmentId) =>
    (await authoring.getAssignment({ assignmentId })).status;
  expect(await Promise.all([graded, excused, begun, given, untouched].map(status))).toEqual([
    ...['published', 'published', 'published', 'published', 'draft'],
  ]);
  expect(before).toEqual([['15,e,,,', 0.75]]);
  expect(await totals()).toEqual([['15,e,,', 0.75]]);
});

it('keeps counts, progress and totals equal to a recount through everything an author does', async () => {
  const { authoring } = teacher.client;
  const { courseId } = course;
  const [first, second] = course.lessonIds as [LessonId, LessonId];
  const [one, two, three] = course.assignmentIds;
  const moduleId = (await authoring.get({ courseId })).modules[0]!.moduleId;
  const publishWork = async (assignmentId: typeof one) => {
    const { version } = await authoring.getAssignment({ assignmentId: assignmentId! });
    await authoring.publishAssignment({ assignmentId: assignmentId!, baseVersion: version });
  };

  await authoring.archiveAssignment({ assignmentId: two!, isArchived: true });
  await expectRecounted('archived');
  await authoring.archiveAssignment({ assignmentId: one!, isArchived: true });
  await expectRecounted('archived with a grade');
  await authoring.archiveAssignment({ assignmentId: one!, isArchived: false });
  await expectRecounted('brought back with a grade');
  expect((await authoring.getAssignment({ assignmentId: one! })).status).toBe('published');
  await authoring.archiveAssignment({ assignmentId: two!, isArchived: false });
  await publishWork(two);
  await expectRecounted('published again');

  const work = await authoring.getAssignment({ assignmentId: three! });
  await authoring.saveAssignmentSettings({
    ...{
      assignmentId: three!,
      baseVersion: work.version,
      settings: { ...work.settings, isExtraCredit: true },
    },
  });
  await expectRecounted('extra credit');
  const { version } = await authoring.saveAssignment({
    assignmentId: two!,
    baseVersion: (await authoring.getAssignment({ assignmentId: two! })).version,
    copy: { ...work.copy, pointsPossible: 50, rubric: { v: 1, criteria: [] } },
  });
  await authoring.publishAssignment({ assignmentId: two!, baseVersion: version });
  await expectRecounted('worth more');
  await authoring.deleteAssignment({ assignmentId: three! });
  await expectRecounted('deleted');

  const { moduleId: other } = await authoring.addModule({ courseId, title: 'Other' });
  await authoring.reorder({
    courseId,
    modules: [
      { moduleId: other, lessonIds: [second] },
      { moduleId, lessonIds: [first] },
    ],
  });
  await expectRecounted('moved');
  await authoring.unpublishLesson({ lessonId: first });
  await expectRecounted('taken back');
  await authoring.publishLesson({
    ...{ lessonId: first, baseVersion: (await authoring.getLesson({ lessonId: first })).version },
  });
  await expectRecounted('a lesson published again');
  await authoring.deleteLesson({ lessonId: second });
  await expectRecounted('a lesson deleted');
});

it('recounts a large course in the background, to the same totals', async () => {
  const kept = await rows('select * from course_grades where course_id = $1 order by student_id');
  await rows(
    `update course_grades set published_count = 99, staff_possible = 1, updated_at = now() where course_id = $1`,
  );
  await world.runs('authoring.recount', { schoolId: school.schoolId, courseId: course.courseId });
  const withoutTime = (list: unknown[]) => list.map((row) => ({ ...(row as object), updated_at: null }));
  const again = await rows('select * from course_grades where course_id = $1 order by student_id');
  expect(withoutTime(again)).toEqual(withoutTime(kept));
});
