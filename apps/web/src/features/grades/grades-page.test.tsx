import { expect, it } from 'vitest';
import { openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { networkGone, type OutputOf, refused, server, serverBroke } from '#testing/stub.ts';

const empty: OutputOf<'gradebook.mine'> = {
  studentId: id(30),
  students: [
    {
      studentId: id(30),
      name: 'Maya Chen',
      schoolName: 'Harbor Point Academy',
      isSelf: true,
      isFormer: false,
    },
  ],
  currentGpa: null,
  progressGpa: null,
  creditsInProgress: 0,
  creditsEarned: 0,
  scales: [],
  courses: [],
};

it('shows a student without grades that there are none yet', async () => {
  await openPage('/grades', {
    as: 'student',
    stubs: { 'graduation.progress': refused('NOT_FOUND'), 'gradebook.mine': empty },
  });
  await screen.findByRole('heading', { level: 1, name: 'My Grades' });
  expect(screen.getAllByText('–').length).toBeGreaterThan(0);
});

it('tells a parent without a linked child what is missing', async () => {
  await openPage('/grades', {
    as: 'parent',
    stubs: { 'graduation.progress': refused('NOT_FOUND'), 'gradebook.mine': refused('FORBIDDEN') },
  });
  await screen.findByRole('heading', { name: 'There are no grades you can see.' });
  screen.getByText('Once your school links you to a student, their grades appear here.');
  const next = screen.getByRole('link', { name: 'Enter a code from your child' });
  expect(next.getAttribute('href')).toBe('/profile?tab=family');
});

it('leads a parent whose child takes no course nowhere that is closed to them', async () => {
  await openPage('/grades', {
    as: 'parent',
    stubs: {
      'graduation.progress': refused('NOT_FOUND'),
      'gradebook.mine': { ...empty, students: [{ ...empty.students[0]!, isSelf: false }] },
    },
  });
  await screen.findByText('Grades appear here for every course Maya Chen takes.');
  expect(screen.queryByRole('link', { name: 'Open the catalog' })).toBeNull();
});

it('has a place for each course that links lead to', async () => {
  await openPage('/grades', {
    as: 'student',
    stubs: {
      'graduation.progress': refused('NOT_FOUND'),
      'gradebook.mine': { ...empty, courses: [posted] },
    },
  });
  const course = await screen.findByRole('heading', { level: 2, name: 'Biology' });
  expect(document.getElementById(`course-${id(40)}`)?.contains(course)).toBe(true);
});

it('leads a student whose grades are closed to the dashboard', async () => {
  await openPage('/grades', {
    as: 'student',
    stubs: { 'graduation.progress': refused('NOT_FOUND'), 'gradebook.mine': refused('FORBIDDEN') },
  });
  await screen.findByText("You don't have access to this page");
  screen.getByRole('link', { name: 'Go to the dashboard' });
});

it.each([
  [
    'that grades could not be loaded since the server broke',
    serverBroke,
    ['Failed to load grades data', /^Something went wrong on our side. Request test/],
  ],
  [
    'that there is no network',
    networkGone,
    ['You seem to be offline', "The server can't be reached. Check your connection and try again."],
  ],
])('says %s, and heals', async (_why, failure, [title, reason]) => {
  const user = await openPage('/grades', {
    as: 'student',
    stubs: { 'graduation.progress': refused('NOT_FOUND'), 'gradebook.mine': failure },
  });
  await screen.findByText(title as string);
  screen.getByText(reason as string | RegExp);
  server.add({ 'gradebook.mine': empty });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'My Grades' });
});

it('says in Spanish that grades could not be loaded', async () => {
  await openPage('/grades', {
    as: 'student',
    locale: 'es',
    stubs: { 'graduation.progress': refused('NOT_FOUND'), 'gradebook.mine': serverBroke },
  });
  await screen.findByText('No se pudieron cargar las calificaciones');
});

it.each([
  [{ dueOn: '2027-02-12', isOverdue: false }, 'Incomplete, due Feb 12, 2027'],
  [{ dueOn: '2026-02-12', isOverdue: true }, 'Incomplete, was due Feb 12, 2026'],
  [{ dueOn: null, isOverdue: false }, 'Incomplete'],
])('says until when a course is to be made up: %o', async (incomplete, words) => {
  await openPage('/grades', {
    as: 'student',
    stubs: {
      'graduation.progress': refused('NOT_FOUND'),
      'gradebook.mine': {
        ...empty,
        courses: [
          { ...posted, status: 'active', finalRatio: null, letter: null, progressRatio: null, incomplete },
        ],
      },
    },
  });
  await screen.findByText(words);
});

const posted: OutputOf<'gradebook.mine'>['courses'][number] = {
  ...{
    courseId: id(40),
    title: 'Biology',
    color: 3,
    status: 'completed',
    finalRatio: 0.75,
    progressRatio: 0.75,
  },
  ...{ letter: 'C', scaleId: null, incomplete: null },
  ...{
    earned: 30,
    possible: 40,
    soFarRatio: 0.75,
    ifNothingElseRatio: 0.75,
    gradedCount: 1,
    assignmentCount: 2,
  },
  rules: { missing: { kind: 'percent', percent: 50 }, weighting: 'points', categories: [] },
  droppedIds: [],
  assignments: (['graded', 'missing'] as const).map((state, at) => ({
    ...{
      assignmentId: id(41 + at),
      categoryId: null,
      title: `Work ${at + 1}`,
      dueAt: null,
      state,
      isLate: false,
    },
    ...{ points: state === 'graded' ? 20 : null, lateDeduction: 0, pointsPossible: 20, isExtraCredit: false },
  })),
};

it('says beside a total how missing work counted in it', async () => {
  const user = await openPage('/grades', {
    as: 'student',
    stubs: { 'graduation.progress': refused('NOT_FOUND'), 'gradebook.mine': { ...empty, courses: [posted] } },
  });
  await screen.findByText('Total in the gradebook');
  await user.click(screen.getByRole('button', { name: /Biology, so far/ }));
  await screen.findByText('Missing work');
  screen.getByText('50% of the points');
});

const strict: OutputOf<'gradebook.mine'>['scales'][number] = {
  scaleId: id(50),
  steps: [
    { letter: 'A', fromPercent: 92.6, points: 4, isPassing: true },
    { letter: 'B', fromPercent: 85, points: 3, isPassing: true },
    { letter: 'F', fromPercent: 0, points: 0, isPassing: false },
  ],
};
const running: typeof posted = {
  ...posted,
  ...{ title: 'Latin', status: 'active', finalRatio: null, progressRatio: 0.9255, soFarRatio: 0.9255 },
  ...{ letter: 'B', scaleId: id(50) },
  assignments: posted.assignments.map((line, at) => ({
    ...line,
    state: at === 0 ? ('graded' as const) : ('not_started' as const),
  })),
};

it('letters a course by the scale of its school, and never shows a percent at which another letter begins', async () => {
  const user = await openPage('/grades', {
    as: 'student',
    stubs: {
      'graduation.progress': refused('NOT_FOUND'),
      'gradebook.mine': { ...empty, scales: [strict], courses: [running] },
    },
  });
  // Rounded it were 93 %, where an A has begun.
  await screen.findByText('92% · B');
  await user.click(screen.getByRole('button', { name: /Latin, so far/ }));
  await screen.findByText(/never up to where a letter starts \(A 92\.6% and B 85%\)/);
});

it('tries out what each letter of that scale takes', async () => {
  const user = await openPage('/grades', {
    as: 'student',
    stubs: {
      'graduation.progress': refused('NOT_FOUND'),
      'gradebook.mine': { ...empty, scales: [strict], courses: [running] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'What if' }));
  const panel = await screen.findByRole('region', { name: 'What if' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map((line) => line.textContent?.[0]),
  ).toEqual(['A', 'B']);
});

it('shows a posted letter as it was posted, whatever the scale says today', async () => {
  await openPage('/grades', {
    as: 'student',
    stubs: {
      'graduation.progress': refused('NOT_FOUND'),
      'gradebook.mine': {
        ...empty,
        scales: [strict],
        courses: [{ ...posted, scaleId: id(50), letter: 'C+' }],
      },
    },
  });
  await screen.findByText('75% · C+');
});
