import { expect, it } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

type Work = OutputOf<'grading.getWork'>;

const LINE: Work['line'] = {
  attemptId: id(50),
  assignmentId: id(51),
  assignmentTitle: 'Sources',
  courseId: id(52),
  courseTitle: 'U.S. History',
  studentId: id(53),
  studentName: 'Ada Reed',
  studentAvatarUrl: null,
  courseAttempt: { number: 1, standing: 'taking' },
  attemptNumber: 1,
  submittedAt: '2026-11-01T12:00:00Z',
  isLate: false,
  pointsPossible: 8,
  proposal: null,
};
const criterion = (name: string, source: 'manual' | 'matching' = 'manual'): Work['rubric'][number] => ({
  ...{ id: name, name, points: source === 'manual' ? 2 : 4, description: '', source },
  levels:
    source === 'manual'
      ? [2, 1, 0].map((points) => ({ id: `${name}-${points}`, label: `Level ${points}`, points }))
      : [],
});
const WORK: Work = {
  line: LINE,
  task: {
    description: 'Compare the two letters.',
    instructions: {
      v: 1,
      durationMinutes: null,
      materials: [],
      steps: ['Read both.', 'Write.'],
      story: null,
    },
    lesson: null,
  },
  text: 'What the sources say.',
  files: [],
  matchingCorrect: 2,
  matchingTotal: 4,
  practiceChecks: 0,
  rubric: [criterion('Claim'), criterion('Pairs', 'matching'), criterion('Style')],
  proposal: null,
  grade: {
    ...{ state: 'ungraded', points: null, lateDeduction: 0, criteria: [], feedback: null },
    ...{ isReleased: false, seq: 0 },
  },
  isCurrentAttempt: true,
  attempts: [],
  inquiry: null,
  isTooClose: false,
  can: { grade: true, release: true },
};
const OTHER: Work = {
  ...WORK,
  line: { ...LINE, attemptId: id(60), studentId: id(61), studentName: 'Ben Ode' },
};

type Student = OutputOf<'grading.assignmentWork'>['students'][number];
const student = (line: Work['line'], change: Partial<Student> = {}): Student => ({
  ...{ studentId: line.studentId, studentName: line.studentName, studentAvatarUrl: null },
  ...{ attemptId: line.attemptId, state: 'to_grade', isLate: false, isDoubtful: false, hasProposal: false },
  ...{ points: null, isReleased: false, gradingNow: [] },
  ...change,
});
const STUDENTS: Student[] = [
  student(LINE),
  student(OTHER.line, { isDoubtful: true, hasProposal: true }),
  student(LINE, {
    ...{ studentId: id(71), studentName: 'Cora Vale', attemptId: id(70) },
    ...{ state: 'graded', points: 7, isReleased: true },
  }),
  student(LINE, { studentId: id(72), studentName: 'Dan West', attemptId: null, state: 'ungraded' }),
];

const open = (stubs: Stubs = {}) =>
  openPage(`/teach/grading/${LINE.attemptId}`, {
    as: 'teacher',
    stubs: {
      'grading.getWork': ({ attemptId }) => (attemptId === OTHER.line.attemptId ? OTHER : WORK),
      'grading.queue': { work: [LINE, OTHER.line], waitsForTeacher: true },
      'grading.assignmentWork': {
        ...{ assignmentTitle: 'Sources', courseId: LINE.courseId, courseTitle: 'U.S. History' },
        ...{ pointsPossible: 8, students: STUDENTS },
      },
      'grading.presence': { others: [] },
      ...stubs,
    },
  });
const group = async (name: string) => within(await screen.findByRole('group', { name }));
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

it('goes on with each digit to the next criterion that somebody decides', async () => {
  const user = await open();
  const claim = await group('Claim');
  const style = await group('Style');
  claim.getByRole('button', { name: '0 points: Level 0' }).focus();
  await user.keyboard('3');
  expect(isPressed(claim.getByRole('button', { name: '2 points: Level 2' }))).toBe(true);
  // The pairs are counted, so that there is nothing to choose.
  expect(document.activeElement).toBe(style.getByRole('button', { name: '0 points: Level 0' }));
  await user.keyboard('2');
  expect(isPressed(style.getByRole('button', { name: '1 points: Level 1' }))).toBe(true);
  await screen.findByText('Ready to release');
  // After the last one the focus stays.
  expect(style.getAllByRole('button')).toContain(document.activeElement);
});

it('takes a digit outside of the rubric for what is to decide first, and goes on as well', async () => {
  const user = await open();
  const claim = await group('Claim');
  const style = await group('Style');
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard('3');
  expect(isPressed(claim.getByRole('button', { name: '2 points: Level 2' }))).toBe(true);
  expect(style.getAllByRole('button')).toContain(document.activeElement);
});

const RECORDED = { points: 5, lateDeduction: 0, pointsPossible: 8, seq: 1 };

it('releases from within the comment, says so, goes on to who waits, and undoes it', async () => {
  const user = await open({
    'grading.record': { ...RECORDED, undoSeconds: 10 },
    'grading.takeBack': { seq: 2 },
  });
  const claim = await group('Claim');
  await user.click(claim.getByRole('button', { name: '2 points: Level 2' }));
  const comment = screen.getByLabelText('Comment for the student');
  await user.type(comment, 'Good.');
  // Not everything is decided yet.
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(server.calls('grading.record')).toEqual([]);
  await user.click((await group('Style')).getByRole('button', { name: '1 points: Level 1' }));
  comment.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Grade released');
  expect(server.calls('grading.record')).toMatchObject([
    { comment: 'Good.', release: true, isUndoable: true },
  ]);
  await screen.findByText(/Seen in 10 seconds/);
  await screen.findByRole('heading', { level: 1, name: 'Ben Ode' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Ada Reed has not seen the grade. It is held.');
  expect(server.calls('grading.takeBack')).toEqual([{ attemptId: LINE.attemptId, seq: 1 }]);
  await screen.findByRole('heading', { level: 1, name: 'Ada Reed' });
});

it('says that an undo came too late, and leads to the work', async () => {
  const user = await open({
    'grading.record': { ...RECORDED, undoSeconds: 10 },
    'grading.takeBack': refused('TOO_LATE'),
  });
  for (const name of ['Claim', 'Style'])
    await user.click((await group(name)).getByRole('button', { name: '2 points: Level 2' }));
  await user.click(screen.getByRole('button', { name: 'Release grade' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('The student can see the grade already. Change it and release it again.');
  await screen.findByRole('heading', { level: 1, name: 'Ada Reed' });
});

it('offers to open again what was held, or replaced at once', async () => {
  const user = await open({ 'grading.record': { ...RECORDED, undoSeconds: null } });
  for (const name of ['Claim', 'Style'])
    await user.click((await group(name)).getByRole('button', { name: '2 points: Level 2' }));
  await user.click(screen.getByRole('button', { name: 'Hold' }));
  await screen.findByText('Grade saved and held');
  await screen.findByRole('heading', { level: 1, name: 'Ben Ode' });
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  await screen.findByRole('heading', { level: 1, name: 'Ada Reed' });
});

it('shows the task, and every student of the assignment with how their work stands', async () => {
  await open();
  await screen.findByRole('heading', { level: 2, name: 'The task' });
  screen.getByText('Compare the two letters.');
  screen.getByText('Read both.');
  const panel = within(screen.getByRole('navigation', { name: 'Students of this assignment' }));
  await panel.findByText('2 of 3 left to grade');
  const rows = panel.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringContaining('Ada ReedGrading now'),
    expect.stringContaining('Ben OdeNeeds a human'),
    expect.stringContaining('Cora ValeDone, 7'),
    expect.stringContaining('Dan WestNothing submitted'),
  ]);
  // Released work is a link too; what isn't there is none.
  expect(panel.getByRole('link', { name: 'Ada Reed' }).getAttribute('aria-current')).toBe('page');
  expect(panel.getByRole('link', { name: 'Cora Vale' }).getAttribute('href')).toContain(id(70));
  expect(panel.queryByRole('link', { name: 'Dan West' })).toBeNull();
});

it('keeps what the keys do behind "?"', async () => {
  const user = await open();
  await group('Claim');
  const help = screen.getByRole('button', { name: 'Keyboard shortcuts (?)' });
  const isShown = () => help.getAttribute('aria-expanded') === 'true';
  expect(isShown()).toBe(false);
  expect(screen.queryByRole('switch', { name: 'Single keys are commands' })).toBeNull();
  await user.click(help);
  expect(isShown()).toBe(true);
  screen.getByRole('switch', { name: 'Single keys are commands' });
  help.blur();
  await user.keyboard('?');
  await waitFor(() => expect(isShown()).toBe(false));
  // In the comment it is a question mark.
  await user.type(screen.getByLabelText('Comment for the student'), 'Why?');
  expect(screen.getByLabelText('Comment for the student')).toHaveProperty('value', 'Why?');
  expect(isShown()).toBe(false);
});
