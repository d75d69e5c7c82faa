import { expect, it } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, server, serverBroke } from '#testing/stub.ts';

const empty: OutputOf<'catalog.list'> = {
  courses: [],
  enrolledCount: 0,
  availableCount: 0,
  subjects: [],
  anySubjectCount: 0,
  grades: [],
  anyGradeCount: 0,
};

it.each([
  ['student', "Your school hasn't published any courses yet."],
  ['teacher', "Your school hasn't published any courses yet. Take one from the library."],
] as const)('says to a %s that nothing is published', async (as, text) => {
  await openPage('/catalog', { as, stubs: { 'catalog.list': empty } });
  await screen.findByRole('heading', { name: 'No courses found' });
  screen.getByText(text);
});

it('offers to take a filter away under which nothing is found', async () => {
  const user = await openPage('/catalog?search=zzz', { as: 'student', stubs: { 'catalog.list': empty } });
  await screen.findByText('Try different words, or remove a filter.');
  await user.click(screen.getByRole('button', { name: 'Show all courses' }));
  await screen.findByText("Your school hasn't published any courses yet.");
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(server.calls('catalog.list').map(({ search }) => search)).toEqual(['zzz', undefined]);
});

it('tells of a failure, and heals by trying again', async () => {
  const user = await openPage('/catalog', { as: 'student', stubs: { 'catalog.list': serverBroke } });
  await screen.findByText('Failed to load courses');
  server.add({ 'catalog.list': empty });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No courses found' });
});

it('says in Spanish that nothing is published', async () => {
  await openPage('/catalog', { as: 'student', locale: 'es', stubs: { 'catalog.list': empty } });
  await screen.findByText('Tu escuela aún no ha publicado ningún curso.');
});

type Card = OutputOf<'catalog.list'>['courses'][number];
const geometry: Card = {
  courseId: id(50),
  title: 'Geometry',
  subject: 'Mathematics',
  description: '',
  ...{ color: 5, image: null },
  gradeLevel: 10,
  credits: 0.5,
  level: 'general',
  isNcaaApproved: true,
  instructorName: 'Nora Okafor',
  studentCount: 12,
  lessonCount: 6,
  assignmentCount: 4,
  durationMinutes: 300,
  enrollment: null,
  placesLeft: null,
  waitlistPosition: null,
  prerequisites: [],
  dropUntil: null,
  can: { enroll: true, cancel: false, drop: false, open: false },
};
const openCatalog = (course: Partial<Card>) =>
  openPage('/catalog', {
    as: 'student',
    stubs: { 'catalog.list': { ...empty, courses: [{ ...geometry, ...course }] } },
  });
const algebra = { title: 'Algebra I', courseId: id(51), kind: 'required', minRatio: 0.8 } as const;

it('says on the card what is needed first, and why nobody can enroll without it', async () => {
  await openCatalog({
    prerequisites: [{ ...algebra, standing: 'missing' }],
    can: { ...geometry.can, enroll: false },
  });
  const button = await screen.findByRole('button', { name: 'Request Enrollment: Geometry' });
  expect(button.hasAttribute('disabled')).toBe(true);
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('You need Algebra I (80% or better) first.');
  within(screen.getByRole('list', { name: 'Prerequisites' })).getByText('Needs: Algebra I (80% or better)');
});

it('offers the course to who has what it asks for, and says so', async () => {
  await openCatalog({ prerequisites: [{ ...algebra, standing: 'met' }] });
  const button = await screen.findByRole('button', { name: 'Request Enrollment: Geometry' });
  expect(button.hasAttribute('disabled')).toBe(false);
  screen.getByText('Needs: Algebra I (80% or better) (you have it)');
});

const enrolled = { enrollmentId: id(60), courseTitle: 'Geometry', isProfileCreated: false } as const;

it('takes a click on the wrong course back, on the server', async () => {
  const user = await openCatalog({});
  server.add({
    'catalog.enroll': { ...enrolled, status: 'active', waitlistPosition: null },
    'catalog.undoEnroll': { courseTitle: 'Geometry' },
  });
  await user.click(await screen.findByRole('button', { name: 'Request Enrollment: Geometry' }));
  await screen.findByText('You are now enrolled in Geometry');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Enrollment undone');
  expect(server.calls('catalog.undoEnroll')).toEqual([{ courseId: id(50) }]);
});

it('takes a place on the waiting list back as a request', async () => {
  const user = await openCatalog({});
  server.add({
    'catalog.enroll': { ...enrolled, status: 'waitlisted', waitlistPosition: 3 },
    'catalog.cancelRequest': { courseTitle: 'Geometry' },
  });
  await user.click(await screen.findByRole('button', { name: 'Request Enrollment: Geometry' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Request canceled');
});

it('says why an enrollment stays that is no mere click any more', async () => {
  const user = await openCatalog({});
  server.add({
    'catalog.enroll': { ...enrolled, status: 'active', waitlistPosition: null },
    'catalog.undoEnroll': refused('TOO_LATE'),
  });
  await user.click(await screen.findByRole('button', { name: 'Request Enrollment: Geometry' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/undo an enrollment for 10 minutes/);
});

const takes = {
  enrollment: 'active',
  dropUntil: '2030-09-15',
  can: { enroll: false, cancel: false, drop: true, open: true },
} as const;

it('lets a student drop a course after asking, and keeps what was typed when the server refuses', async () => {
  const user = await openCatalog(takes);
  await user.click(await screen.findByRole('button', { name: 'Drop course: Geometry' }));
  const dialog = await screen.findByRole('dialog', { name: 'Drop Geometry?' });
  within(dialog).getByText('You can drop it yourself until Sep 15, 2030.');
  server.add({ 'catalog.drop': refused('DROP_CLOSED', { until: '2030-09-15' }) });
  await user.type(within(dialog).getByLabelText('Why are you dropping it? (optional)'), 'Too much');
  await user.click(within(dialog).getByRole('button', { name: 'Drop course' }));
  await within(dialog).findByText(/The last day to drop courses has passed/);
  server.add({ 'catalog.drop': { courseTitle: 'Geometry' } });
  await user.click(within(dialog).getByRole('button', { name: 'Drop course' }));
  await screen.findByText('Course dropped');
  expect(server.calls('catalog.drop').at(-1)).toEqual({ courseId: id(50), reason: 'Too much' });
});

it('offers no dropping where the school has set no day', async () => {
  await openCatalog({ ...takes, dropUntil: null, can: { ...takes.can, drop: false } });
  await screen.findByRole('link', { name: 'Open course: Geometry' });
  expect(screen.queryByRole('button', { name: /^Drop course/ })).toBeNull();
});

it('shows a course with its color and its picture, which says what it shows', async () => {
  const { courseId } = geometry;
  await openCatalog({ image: { url: `/lesson-images/${courseId}`, alt: 'A compass on graph paper' } });
  const picture = await screen.findByRole('img', { name: 'A compass on graph paper' });
  const card = picture.closest('article')!;
  expect(card.getAttribute('data-series')).toBe('5');
  within(card).getByRole('heading', { name: 'Geometry' });
});

it('offers only filters that lead to a course, and the chosen one', async () => {
  await openPage('/catalog?grade=4', {
    as: 'student',
    stubs: {
      'catalog.list': {
        ...{ ...empty, courses: [geometry], anyGradeCount: 3, anySubjectCount: 3 },
        subjects: [{ subject: 'Mathematics', count: 3 }],
        grades: Array.from({ length: 13 }, (_, gradeLevel) => ({
          ...{ gradeLevel, count: gradeLevel === 10 ? 3 : 0 },
        })),
      },
    },
  });
  const namesIn = async (name: string) => {
    const group = await screen.findByRole('group', { name });
    return within(group)
      .getAllByRole('button')
      .map((chip) => chip.textContent);
  };
  await screen.findByRole('heading', { name: 'Geometry' });
  expect(await namesIn('Subject')).toEqual(['All Subjects3', 'Mathematics3']);
  expect(await namesIn('Grade level')).toEqual(['All Grades3', 'Grade 40', 'Grade 103']);
});
