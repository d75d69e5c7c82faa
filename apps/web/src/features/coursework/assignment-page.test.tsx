import { expect, it } from 'vitest';
import { fill, leave, openPage, screen, setOnline, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import {
  later,
  networkGone,
  never,
  type OutputOf,
  refused,
  type Stubs,
  server,
  serverBroke,
} from '#testing/stub.ts';

type Assignment = OutputOf<'coursework.get'>;
const assignment: Assignment = {
  assignmentId: id(60),
  courseId: id(61),
  enrollmentId: id(62),
  courseTitle: 'Biology',
  title: 'Punnett squares',
  description: 'Say what the puppies look like.',
  kind: 'assignment',
  dueAt: null,
  childDueDates: [],
  timeZone: 'America/New_York',
  pointsPossible: 20,
  attemptsAllowed: null,
  instructions: { v: 1, durationMinutes: null, materials: [], steps: [], story: null },
  rubric: [],
  lesson: null,
  matching: null,
  lastCheck: null,
  draft: null,
  files: [],
  attempts: [],
  state: 'pending',
  aiRelease: 'teacher_confirms',
  isCourseLocked: false,
  can: { submit: true, whyNot: null },
};
const receipt: OutputOf<'coursework.submit'> = {
  attemptId: id(63),
  attemptNumber: 1,
  submittedAt: '2026-09-01T12:00:00Z',
  receipt: 'receipt',
  grading: 'by_hand',
};
const handedIn = (text: string): Assignment => ({
  ...assignment,
  state: 'submitted',
  attempts: [
    {
      attemptId: id(63),
      attemptNumber: 1,
      submittedAt: '2026-09-01T12:00:00Z',
      isLate: false,
      text,
      files: [],
      matchingCorrect: null,
      matchingTotal: null,
      contentSha256: 'a'.repeat(64),
      receipt: 'receipt',
      grade: null,
      waitsFor: 'waiting_for_teacher',
      firstReading: [],
    },
  ],
});
const ANSWER = 'One in four is brown.';

const response = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your response' });
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });

async function openAssignment(stubs: Stubs = {}, change: Partial<Assignment> = {}) {
  const user = await openPage(`/assignment/${id(60)}`, {
    as: 'student',
    stubs: {
      'coursework.get': { ...assignment, ...change },
      'coursework.saveDraft': { revision: 1, savedAt: '2026-09-01T12:00:00Z' },
      ...stubs,
    },
  });
  return user;
}

it('says while it is typed that an answer is too long, and cuts nothing off', async () => {
  const user = await openAssignment();
  const area = await response();
  const longest = 'Punnett '.repeat(12_500);
  fill(area, longest);
  expect((await screen.findAllByText('100,000 of 100,000 characters')).length).toBeGreaterThan(0);
  expect(submitButton().disabled).toBe(false);
  fill(area, `${longest}xy`);
  const told = 'Your response is 2 characters too long. Nothing is cut off: shorten it, then submit.';
  expect((await screen.findAllByText(told)).length).toBeGreaterThan(0);
  expect(area.value).toBe(`${longest}xy`);
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(submitButton().disabled).toBe(true);
  expect(
    (await screen.findAllByText('Saved on this device: too long for the server')).length,
  ).toBeGreaterThan(0);

  // What the server doesn't take is there again when the page is.
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await screen.findByRole('heading', { name: 'Start Searching' });
  window.history.back();
  await waitFor(async () => expect((await response()).value).toBe(`${longest}xy`));
});

it('hands in once, however often Submit is pressed while the first is on its way', async () => {
  const { answer, give } = later<OutputOf<'coursework.submit'>>();
  const user = await openAssignment({ 'coursework.submit': answer });
  fill(await response(), ANSWER);
  await user.dblClick(submitButton());
  await user.dblClick(submitButton());
  server.add({ 'coursework.get': handedIn(ANSWER) });
  give(receipt);
  expect((await screen.findAllByText('Assignment submitted successfully!')).length).toBeGreaterThan(0);
  expect(server.calls('coursework.submit')).toHaveLength(1);
  await screen.findByRole('heading', { name: /^Attempt 1/ });
  expect(screen.queryByText('Failed to submit assignment')).toBeNull();
});

it.each([
  ['nothing is left to try', refused('NO_ATTEMPTS_LEFT'), 'No attempts are left for this assignment.'],
  [
    'a document was removed',
    refused('FILE_NOT_FOUND'),
    'A document is no longer there. Remove it, then upload it again.',
  ],
  ['the school may only be read', refused('SCHOOL_READ_ONLY'), /^This school is read-only right now/],
])('says why it was not handed in where %s, and keeps the text', async (_why, refusal, reason) => {
  const user = await openAssignment({ 'coursework.submit': refusal });
  const area = await response();
  fill(area, ANSWER);
  await user.click(submitButton());
  await screen.findByText('Failed to submit assignment');
  await screen.findByText(reason);
  expect(area.value).toBe(ANSWER);
});

it('keeps an answer on the device while there is no network, says so, and gives it back', async () => {
  const user = await openAssignment({
    'coursework.saveDraft': networkGone,
    'coursework.submit': networkGone,
  });
  const area = await response();
  fill(area, ANSWER);
  leave(area);
  expect((await screen.findAllByText(/^Saved on this device/)).length).toBeGreaterThan(0);
  await user.click(submitButton());
  await screen.findByRole('heading', { name: 'Kept on this device' });
  expect((await response()).value).toBe(ANSWER);
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Kept on this device' })).toBeNull());
  expect((await response()).value).toBe(ANSWER);
});

it('shows the other text beside the own one where another device saved meanwhile', async () => {
  const current = {
    content: { v: 1 as const, text: 'Words of the phone', matches: [] },
    revision: 5,
    savedAt: '2026-09-01T12:00:00Z',
  };
  await openAssignment({ 'coursework.saveDraft': refused('DRAFT_CONFLICT', { current }) });
  const area = await response();
  fill(area, ANSWER);
  leave(area);
  await screen.findByText('Words of the phone');
  expect(
    (await screen.findAllByText('Kept on this device until you choose a version')).length,
  ).toBeGreaterThan(0);
  expect(area.value).toBe(ANSWER);
});

it('says that nothing can be handed in to a school that is closed', async () => {
  await openAssignment({}, { can: { submit: false, whyNot: 'school_read_only' } });
  await screen.findByText("You can't submit anything right now");
});

it('leads to the dashboard from an assignment that is not there, and says why', async () => {
  await openAssignment({ 'coursework.get': refused('NOT_FOUND'), 'home.student': never });
  await screen.findByText('Assignment not found');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

it.each([
  ['engine_reading', 'AI is grading your submission...'],
  ['waiting_for_teacher', "A teacher confirms your grade. You'll see it here."],
  ['engine_unavailable', "AI couldn't read it. Your teacher will grade it, and you'll see the grade here."],
  [
    'after_reopening',
    "This course's grades are posted. Your work is kept, and will be graded once they're reopened.",
  ],
] as const)('says what the server says of the work: %s', async (waitsFor, words) => {
  const [attempt] = handedIn(ANSWER).attempts;
  const read = { id: 'why', name: 'Why', points: 20, description: '', source: 'ai' as const };
  await openAssignment({}, { ...handedIn(ANSWER), rubric: [read], attempts: [{ ...attempt!, waitsFor }] });
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
});

it.each([
  ['ai_released', 'AI grading complete! You scored 18/20 points.', true],
  ['matching', 'AI grading complete! You scored 18/20 points.', true],
  ['teacher', 'Attempt 1: 18/20', false],
  ['ai_confirmed', 'Attempt 1: 18/20', false],
] as const)(
  'says of a grade that comes while the page is open who gave it: %s',
  async (source, words, isAi) => {
    const [attempt] = handedIn(ANSWER).attempts;
    const reading = { ...handedIn(ANSWER), attempts: [{ ...attempt!, waitsFor: 'engine_reading' as const }] };
    const user = await openAssignment({ 'coursework.submit': { ...receipt, grading: 'engine' } });
    fill(await response(), ANSWER);
    server.add({ 'coursework.get': reading });
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Assignment submitted successfully!' });
    const grade = {
      ...{ points: 18, lateDeduction: 0, pointsPossible: 20, criteria: [], feedback: null, source },
      ...{ gradedAt: '2026-09-01T12:00:05Z', gradedByName: null },
    };
    server.add({
      'coursework.get': { ...reading, state: 'graded', attempts: [{ ...attempt!, waitsFor: null, grade }] },
    });
    // Once on the page, once in the toast.
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(isAi ? 0 : 1), {
      timeout: 6000,
    });
    expect(screen.queryAllByText(/AI grading complete/).length > 0).toBe(isAi);
  },
);

it('says in Spanish that an assignment could not be loaded, and heals by trying again', async () => {
  const user = await openPage(`/assignment/${id(60)}`, {
    as: 'student',
    locale: 'es',
    stubs: { 'coursework.get': serverBroke },
  });
  await screen.findByText('No se pudo cargar la tarea');
  server.add({ 'coursework.get': assignment });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('textbox', { name: 'Tu respuesta' });
});

it('says what went wrong with listening, and that it needs a network', async () => {
  const user = await openAssignment({ 'speech.speak': networkGone });
  const card = await screen.findByRole('region', { name: 'Listen' });
  await user.click(within(card).getByRole('button', { name: 'Play' }));
  await screen.findByText('Failed to generate audio. Please try again.');
  await screen.findByText("You're offline. Listening needs a connection.");
  setOnline(false);
  await within(card).findByText("You're offline. Listening needs a connection.");
  await waitFor(() =>
    expect(within(card).getByRole('button', { name: 'Play' })).toHaveProperty('disabled', true),
  );
  setOnline(true);
  await waitFor(() =>
    expect(within(card).getByRole('button', { name: 'Play' })).toHaveProperty('disabled', false),
  );
  // It asks anew, and isn't left at its first failure.
  server.add({ 'speech.speak': refused('SPEECH_UNAVAILABLE', { reason: 'failed' }) });
  await user.click(within(card).getByRole('button', { name: 'Play' }));
  await screen.findByText("The voice didn't respond.");
});

it.each([
  ['busy', 'Many people are listening right now. Try again in a moment.'],
  ['over_budget', 'The AI voice has reached its limit for today.'],
  ['failed', "The voice didn't respond."],
] as const)('says why nobody reads aloud: %s', async (reason, words) => {
  const user = await openAssignment({ 'speech.speak': refused('SPEECH_UNAVAILABLE', { reason }) });
  const card = await screen.findByRole('region', { name: 'Listen' });
  await user.click(within(card).getByRole('button', { name: 'Play' }));
  await screen.findByText('Failed to generate audio. Please try again.');
  await screen.findByText(words);
});

it('puts what is asked above the answer box', async () => {
  await openAssignment(
    {},
    { instructions: { ...assignment.instructions, steps: ['Draw the square.', 'Count the brown ones.'] } },
  );
  const box = await response();
  const question = screen
    .getAllByText('Count the brown ones.')
    .find((one) => one.closest('#response-area') !== null);
  expect(question?.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('lets the lines of a poem end where its author ended them', async () => {
  const story = {
    title: 'Hope',
    content: 'About it.\n\nHope is the thing with feathers\nThat perches in the soul',
  };
  await openAssignment({}, { instructions: { ...assignment.instructions, story } });
  const verse = await screen.findByText(/Hope is the thing/);
  expect(verse.textContent).toBe('Hope is the thing with feathers\nThat perches in the soul');
  // The class keeps lines; styles aren't read here.
  expect(verse.className).toMatch(/lines/);
});

const criterion = (name: string, points: number) => ({
  criterionId: name,
  name,
  points,
  pointsPossible: 10,
  levelLabel: null,
  quotes: [],
  reason: null,
});
const graded = (can: Assignment['can']): Partial<Assignment> => {
  const [attempt] = handedIn(ANSWER).attempts;
  const grade = {
    points: 14,
    lateDeduction: 0,
    pointsPossible: 20,
    criteria: [criterion('Ideas', 9), criterion('Form', 5)],
    feedback: null,
    source: 'teacher' as const,
    gradedAt: '2026-09-02T12:00:00Z',
    gradedByName: 'Nora Okafor',
  };
  return { ...handedIn(ANSWER), attempts: [{ ...attempt!, waitsFor: null, grade }], can };
};

it('opens a result with the score, what it says, and what to do next', async () => {
  await openAssignment({}, graded({ submit: true, whyNot: null }));
  await screen.findByRole('heading', { level: 2, name: '14 of 20 points 70%' });
  screen.getByText('You were strongest in “Ideas”. “Form” is where you can still gain the most.');
  screen.getByText(/^Next: read the feedback below/);
  screen.getByRole('button', { name: 'Resubmit' });
  expect(screen.queryByText('Assignment submitted successfully!')).toBeNull();
});

it('leads on where nothing can be handed in again', async () => {
  await openAssignment({}, graded({ submit: false, whyNot: 'no_attempts_left' }));
  await screen.findByText('Next: continue with the course.');
  screen.getByText('No attempts are left.');
  expect(screen.queryByRole('button', { name: 'Resubmit' })).toBeNull();
});
