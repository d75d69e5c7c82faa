import { expect, it } from 'vitest';
import { openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, type Stubs, server } from '#testing/stub.ts';

const COURSE: OutputOf<'lessons.course'> = {
  ...{ courseId: id(80), title: 'Art', subject: 'Art', description: 'With brushes.', isNcaaApproved: false },
  ...{ instructorName: null, lessonProgress: null, lessonsCompleted: 0, lessonCount: 0, nextLessonId: null },
  ...{ modules: [], assignments: [], color: 4, image: null },
  can: { recordProgress: true, enroll: false },
};
const OVERVIEW = (mayDrop: boolean): OutputOf<'catalog.get'> => ({
  ...{ courseId: id(80), title: 'Art', subject: 'Art', description: 'With brushes.', gradeLevel: null },
  ...{ credits: 1, level: 'general', isNcaaApproved: false, instructorName: null, studentCount: 1 },
  ...{ lessonCount: 0, assignmentCount: 0, durationMinutes: 0, enrollment: 'active', placesLeft: null },
  ...{ waitlistPosition: null, prerequisites: [], dropUntil: mayDrop ? '2026-12-11' : null, ncaaArea: null },
  ...{ capacity: null, waitlistLength: 0, needsDecision: false, modules: [], isStudent: true },
  ...{ requestedAt: null, color: 4, image: null },
  can: { enroll: false, cancel: false, drop: mayDrop, open: true },
});

const open = (mayDrop: boolean, stubs: Stubs = {}) =>
  openPage(`/course/${id(80)}`, {
    as: 'student',
    stubs: { 'lessons.course': COURSE, 'catalog.get': OVERVIEW(mayDrop), ...stubs },
  });

it('lets a student drop the course until the day of the school, and leads to the courses', async () => {
  const user = await open(true, {
    'catalog.drop': { courseTitle: 'Art' },
    'catalog.list': { courses: [], next: null } as never,
  });
  await screen.findByText(/You can drop this course until/);
  await user.click(screen.getByRole('button', { name: 'Drop course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Drop Art?' }));
  await user.click(dialog.getByRole('button', { name: 'Drop course' }));
  await screen.findByText('Course dropped');
  expect(server.calls('catalog.drop')).toEqual([{ courseId: id(80) }]);
});

it('offers nothing once the day is over', async () => {
  await open(false);
  await screen.findByRole('heading', { level: 1, name: 'Art' });
  await screen.findByText('Lesson progress: 0 of 0 lessons');
  expect(screen.queryByRole('button', { name: 'Drop course' })).toBeNull();
});
