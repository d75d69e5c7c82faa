import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, server } from '#testing/stub.ts';

type Course = OutputOf<'authoring.get'>;

const lesson = (at: number, status: 'draft' | 'published' = 'draft') => ({
  ...{ lessonId: id(300 + at), title: `Lesson ${at}`, status, hasVideo: false },
  ...{ estimatedMinutes: null, hasChanges: false },
});
const course = (lessonsOfFirst: number): Course => ({
  courseId: id(40),
  details: {
    ...{
      title: 'Algebra 1',
      subject: 'Mathematics',
      description: 'About numbers.',
      gradeLevel: 9,
      credits: 1,
    },
    ...{ level: 'general', termId: null, ncaaArea: 'math', transcriptTitle: null },
    ...{ provider: null, mode: null, enrollmentMode: null, capacity: null },
    ...{ chosenColor: null, imageFileId: null, imageAlt: null },
  },
  ...{ color: 4, image: null },
  isNcaaApproved: false,
  publishing: { status: 'draft', isRequested: false, refusal: null, needsApproval: false },
  version: 4,
  ...{ studentCount: 0, hasWork: false, assignments: [], terms: [], lastShift: null },
  modules: [
    {
      ...{ moduleId: id(51), title: 'Numbers', version: 1 },
      lessons: Array.from({ length: lessonsOfFirst }, (_, at) => lesson(at)),
    },
    { ...{ moduleId: id(52), title: 'Lines', version: 1 }, lessons: [lesson(100), lesson(101, 'published')] },
  ],
  problems: [],
  listing: null,
  content: { sharing: [], part: null },
  timeZone: 'America/New_York',
  can: { edit: true, publish: true, decide: false, archive: false, delete: false, setContent: false },
});

const open = (shown: Course) =>
  openPage(`/teach/course/${id(40)}`, {
    as: 'teacher',
    stubs: {
      'authoring.get': shown,
      'authoring.publishLessons': {
        publishedCount: 1,
        left: [{ lessonId: id(300), title: 'Lesson 0' }],
      },
    },
  });

it('begins folded where there are many lessons, and opens module by module or all at once', async () => {
  const user = await open(course(38));
  const numbers = await screen.findByRole('button', { name: 'Numbers' });
  expect(numbers.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link', { name: 'Lesson 0' })).toBeNull();
  screen.getByText('38 lessons');
  await user.click(numbers);
  screen.getByRole('link', { name: 'Lesson 0' });
  expect(screen.queryByRole('link', { name: 'Lesson 100' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Collapse all modules' }));
  expect(screen.queryByRole('link', { name: 'Lesson 0' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Expand all modules' }));
  screen.getByRole('link', { name: 'Lesson 100' });
});

it('begins open where there are few', async () => {
  await open(course(3));
  await screen.findByRole('link', { name: 'Lesson 0' });
  screen.getByRole('link', { name: 'Lesson 100' });
});

it('publishes what is ready, of the course or of one module, and names what is not', async () => {
  const user = await open(course(2));
  await user.click(await screen.findByRole('button', { name: 'Publish 3 lessons' }));
  await screen.findByText('1 lesson published');
  await screen.findByText(/Not complete yet: Lesson 0\./);
  await user.click(screen.getByRole('button', { name: 'More for Lines' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Publish 1 lesson' }));
  expect(server.calls('authoring.publishLessons')).toEqual([
    { courseId: id(40), moduleId: null },
    { courseId: id(40), moduleId: id(52) },
  ]);
});
