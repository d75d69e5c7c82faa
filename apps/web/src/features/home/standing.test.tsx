import { expect, it } from 'vitest';
import { openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import type { OutputOf } from '#testing/stub.ts';

const HOME: OutputOf<'home.student'> = {
  ...{ currentGpa: 3, progressGpa: 3, progressCourses: [], isCoreBarMet: true, standing: null },
  ...{ core: { earned: 16, projected: 0, required: 16 }, activeCourseCount: 0, creditsInProgress: 0 },
  ...{ graduationYear: 2030, provisionalUntil: null, courses: [], upcoming: [], recent: [] },
  ...{ missingCount: 0, sessions: { upcomingCount: 0, next: null, soon: [] }, timeZone: 'America/New_York' },
};
const openHome = (home: Partial<typeof HOME>) =>
  openPage('/dashboard', {
    as: 'student',
    stubs: { 'home.student': { ...HOME, ...home }, 'consent.needed': { items: [] } },
  });
const card = async () =>
  (await screen.findByText('NCAA Eligible')).closest('section, article, li, div')!.parentElement!;
const OTHERWISE = /The course bar says otherwise/;

it('says yes by the bar of courses until the ledger was made', async () => {
  await openHome({});
  within(await card()).getByText('Yes');
  expect(screen.queryByText(OTHERWISE)).toBeNull();
});

it('lets the ledger win, with its word, and warns where the bar says otherwise', async () => {
  await openHome({ standing: { isQualifier: false, outlook: 'at_risk' } });
  within(await card()).getByText('No');
  expect((await screen.findByRole('link', { name: 'At risk' })).getAttribute('href')).toBe('/eligibility');
  await screen.findByText(OTHERWISE);
});

it('says yes where the record meets a division already, whatever the bar counts', async () => {
  await openHome({ isCoreBarMet: false, standing: { isQualifier: true, outlook: 'met' } });
  within(await card()).getByText('Yes');
  await screen.findByText(OTHERWISE);
  expect(screen.queryByRole('link', { name: 'Met' })).toBeNull();
});

const running = (title: string, isNcaaApproved: boolean): (typeof HOME)['courses'][number] => ({
  courseId: id(title.length),
  title,
  ...{ instructorName: null, color: 2, image: null },
  isNcaaApproved,
  soFarRatio: null,
  lessonsCompleted: 2,
  lessonCount: 6,
  gradedProgress: 0.5,
  nextLesson: null,
});

it.each([
  ['before the ledger was made', null, 'On the way: 2 in progress'],
  ['with its word', { isQualifier: false, outlook: 'at_risk' }, 'At risk: 2 in progress'],
] as const)('says under a no what is on the way, %s', async (_, standing, words) => {
  await openHome({
    standing,
    isCoreBarMet: false,
    courses: [running('Algebra', true), running('Biology I', true), running('Chess', false)],
  });
  const link = await within(await card()).findByRole('link', { name: words });
  expect(link.getAttribute('href')).toBe('/eligibility');
});

it('shows the progress GPA first while there is no official one', async () => {
  await openHome({ currentGpa: null, progressGpa: 3.8 });
  const gpa = await screen.findByRole('region', { name: 'Progress GPA' });
  within(gpa).getByText('3.80');
  within(gpa).getByText('No official GPA yet');
  expect(screen.queryByText('Current GPA')).toBeNull();
});

it('leaves the search to the one field in the top bar', async () => {
  await openHome({});
  await screen.findByRole('button', { name: 'Search or go to…' });
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('keeps the lessons away from the bar that measures graded work', async () => {
  await openHome({
    courses: [{ ...running('Algebra', true), nextLesson: { lessonId: id(9), title: 'Lines' } }],
  });
  const bar = await screen.findByRole('progressbar', { name: 'Graded work in Algebra' });
  expect(bar.parentElement?.textContent).toBe('Graded work50%');
  screen.getByText(/^2 of 6 lessons\. Next lesson:/);
});

it('puts what is due and the class of today under the days, and leaves out what is submitted', async () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const algebra = { courseId: id(7), courseTitle: 'Algebra', courseColor: 6 };
  const work = { ...algebra, pointsPossible: 20, isDueSoon: false } as const;
  const session = { ...algebra, durationMinutes: 60 };
  await openHome({
    upcoming: [
      { ...work, assignmentId: id(81), title: 'Essay', dueAt: hours(24 * 9), state: 'not_started' },
      { ...work, assignmentId: id(82), title: 'Quiz', dueAt: hours(1), state: 'submitted' },
    ],
    sessions: {
      upcomingCount: 1,
      next: null,
      soon: [{ ...session, sessionId: id(83), title: 'Lines, live', scheduledAt: hours(-0.2) }],
    },
  });
  const names = async (heading: string) => {
    const section = (await screen.findByRole('heading', { level: 3, name: heading })).parentElement!;
    return within(section)
      .getAllByRole('link')
      .map((link) => link.textContent);
  };
  expect(await names('Today')).toEqual(['Lines, live']);
  expect(await names('Later')).toEqual(['Essay']);
  expect(screen.queryByText('Quiz')).toBeNull();
});

it('tells parents the word of each child, and leads to the ledger', async () => {
  const child: OutputOf<'home.parent'>['children'][number] = {
    ...{ studentId: id(30), name: 'Maya Chen', avatarUrl: null, gradeLevel: 9, schoolName: 'Harbor Point' },
    ...{
      can: { message: true },
      currentGpa: null,
      progressGpa: null,
      core: HOME.core,
      courses: [],
      standing: null,
    },
  };
  await openPage('/dashboard', {
    as: 'parent',
    stubs: {
      'home.parent': {
        children: [
          { ...child, standing: { isQualifier: false, outlook: 'on_track' } },
          { ...child, studentId: id(31), name: 'Leo Chen' },
        ],
      },
      'consent.needed': { items: [] },
    },
  });
  const link = await screen.findByRole('link', { name: 'On track' });
  expect(link.getAttribute('href')).toBe(`/eligibility?student=${id(30)}`);
  expect(screen.getAllByText('NCAA Eligible')).toHaveLength(1);
});

it.each([
  ['not before high school', 2, 0, false],
  ['before it where one was taken early', 8, 1, true],
  ['from high school on', 9, 0, true],
])('tells parents of core courses and eligibility %s', async (_, gradeLevel, projected, isShown) => {
  const child: OutputOf<'home.parent'>['children'][number] = {
    ...{ studentId: id(30), name: 'Ava Chen', avatarUrl: null, gradeLevel, schoolName: 'Maple Grove' },
    ...{ currentGpa: null, progressGpa: null, courses: [], can: { message: true } },
    standing: { isQualifier: false, outlook: 'at_risk' },
    core: { ...HOME.core, earned: 0, projected },
  };
  await openPage('/dashboard', {
    as: 'parent',
    stubs: { 'home.parent': { children: [child] }, 'consent.needed': { items: [] } },
  });
  await screen.findByText('This term so far');
  expect(screen.queryAllByText('Core courses')).toHaveLength(isShown ? 1 : 0);
  expect(screen.queryAllByText('NCAA Eligible')).toHaveLength(isShown ? 1 : 0);
  expect(screen.queryAllByText(/NCAA Eligibility Center/)).toHaveLength(isShown ? 1 : 0);
});

it('leads parents from each course to the grades of their child, and calls nothing fine beside a low one', async () => {
  const course = {
    courseId: id(40),
    title: 'Biology',
    color: 1,
    soFarRatio: 0.33,
    gradedCount: 3,
    assignmentCount: 9,
  };
  const child: OutputOf<'home.parent'>['children'][number] = {
    ...{ studentId: id(30), name: 'Ava Chen', avatarUrl: null, gradeLevel: 10, schoolName: 'Maple Grove' },
    ...{ currentGpa: null, progressGpa: null, standing: null, can: { message: true } },
    courses: [{ ...course, missingCount: 2 }],
    core: { ...HOME.core, earned: 0, projected: 0 },
  };
  await openPage('/dashboard', {
    as: 'parent',
    stubs: { 'home.parent': { children: [child] }, 'consent.needed': { items: [] } },
  });
  const link = await screen.findByRole('link', { name: 'Biology: grades of Ava Chen' });
  const address = `/grades?student=${id(30)}#course-${id(40)}`;
  expect(link.getAttribute('href')).toBe(address);
  for (const warning of ['2 assignments are missing.', '2 missing in Biology'])
    expect(screen.getByRole('link', { name: warning }).getAttribute('href')).toBe(address);
  expect(screen.queryByText(/going to plan/)).toBeNull();
});
