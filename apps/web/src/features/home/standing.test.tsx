import { expect, it } from 'vitest';
import { openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import type { OutputOf } from '#testing/stub.ts';

const HOME: OutputOf<'home.student'> = {
  ...{ currentGpa: 3, progressGpa: 3, progressCourses: [], isCoreBarMet: true, standing: null },
  ...{ core: { earned: 16, projected: 0, required: 16 }, activeCourseCount: 0, creditsInProgress: 0 },
  ...{ graduationYear: 2030, provisionalUntil: null, courses: [], upcoming: [], recent: [] },
  ...{ missingCount: 0, sessions: { upcomingCount: 0, next: null }, timeZone: 'America/New_York' },
};
const openHome = (home: Partial<typeof HOME>) =>
  openPage('/dashboard', {
    as: 'student',
    stubs: { 'home.student': { ...HOME, ...home }, 'consent.needed': { items: [] } },
  });
const card = async () =>
  (await screen.findByText('NCAA Eligible')).closest('section, article, li, div')!.parentElement!;
const OTHERWISE = /The bar of courses says otherwise/;

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
  const course = { courseId: id(40), title: 'Biology', soFarRatio: 0.33, gradedCount: 3, assignmentCount: 9 };
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
  expect(link.getAttribute('href')).toBe(`/grades?student=${id(30)}`);
  screen.getByText('2 assignments are missing.');
  expect(screen.queryByText(/plan/)).toBeNull();
});
