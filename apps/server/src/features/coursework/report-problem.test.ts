import type { AssignmentId, LessonId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('queues what a student reports for the teachers of the course, once per thing', async () => {
  const school = await world.hasSchool('Reporting');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({ title: 'Biology', teacher });
  const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
  const assignmentId = course.assignmentIds[0] as AssignmentId;
  const lessonId = course.lessonIds[0] as LessonId;
  const first = await ada.client.coursework.reportProblem({
    subject: { kind: 'assignment', assignmentId },
    note: 'Step 2 is missing.',
  });
  const again = await ada.client.coursework.reportProblem({
    subject: { kind: 'assignment', assignmentId },
    note: 'And step 3 too.',
  });
  expect(again.reportId).toBe(first.reportId);
  await ada.client.coursework.reportProblem({ subject: { kind: 'lesson', lessonId }, note: 'A typo.' });
  const { rows } = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('select entity, note, state, course_id from content_reports order by entity'),
  );
  expect(rows).toEqual([
    {
      entity: 'assignment',
      note: 'Step 2 is missing.\n\nAnd step 3 too.',
      state: 'open',
      course_id: course.courseId,
    },
    { entity: 'lesson', note: 'A typo.', state: 'open', course_id: course.courseId },
  ]);
  const { notifications } = await teacher.client.notifications.latest({});
  expect(notifications.filter(({ template }) => template === 'problem_reported')).toHaveLength(2);
});

it('takes no report on a course that one does not take', async () => {
  const school = await world.hasSchool('Elsewhere');
  const course = await school.hasCourse({ title: 'Algebra', teacher: null });
  const ben = await school.hasStudent({ name: 'Ben Out', in: [] });
  await expect(
    ben.client.coursework.reportProblem({
      subject: { kind: 'lesson', lessonId: course.lessonIds[0] as LessonId },
      note: 'x',
    }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
