import { expect, it } from 'vitest';
import { fill, openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { networkGone, type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

type Authored = OutputOf<'authoring.getAssignment'>;
const assignment: Authored = {
  assignmentId: id(70),
  courseId: id(71),
  courseTitle: 'Physics',
  status: 'draft',
  copy: {
    v: 1,
    title: 'Light in a glass',
    description: 'Say what happens to a straw in a glass of water.',
    pointsPossible: 20,
    instructions: { v: 1, durationMinutes: null, materials: [], steps: [], story: null },
    rubric: { v: 1, criteria: [] },
    matching: null,
  },
  hasChanges: true,
  version: 1,
  settings: {
    kind: 'assignment',
    lessonId: null,
    dueAt: null,
    attemptsAllowed: null,
    categoryId: null,
    isExtraCredit: false,
    release: 'school',
    latePolicy: null,
  },
  problems: [],
  workCount: 0,
  timeZone: 'America/New_York',
  lessons: [],
  categories: [],
  can: { edit: true },
};

/** A server that takes what it is sent. */
const saving = (): Stubs => {
  let version = assignment.version;
  return {
    'authoring.getAssignment': assignment,
    'authoring.presence': { others: [] },
    'authoring.saveAssignment': () => {
      version += 1;
      return { version, savedAt: '2026-09-01T12:00:00Z', problems: [] };
    },
  };
};
const openEditor = (stubs: Stubs = {}) =>
  openPage(`/teach/assignment/${id(70)}`, { as: 'teacher', stubs: { ...saving(), ...stubs } });

it('tells of a rubric that does not add up, and sets it right', async () => {
  const user = await openEditor({
    'authoring.publishAssignment': refused('NOT_READY', {
      problems: [{ code: 'rubric_does_not_add_up', expected: 20, found: 15 }],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add criterion' }));
  const criterion = await screen.findByRole('group', { name: 'Criterion 1' });
  fill(within(criterion).getByLabelText('Name'), 'Explains refraction');
  fill(within(criterion).getAllByLabelText('Points')[0]!, '15');
  await user.click(within(criterion).getByRole('button', { name: 'Use a template' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Fully / In part / Not yet' }));
  expect(within(criterion).getByLabelText('Points of level 2, criterion 1')).toHaveProperty('value', '7.5');
  await screen.findByText('The criteria add up to 15 points, and the assignment is worth 20.');

  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Not published yet');
  const told = await screen.findAllByText('The rubric adds up to 15 points; the assignment is worth 20.');
  expect(told.length).toBeGreaterThan(0);

  await user.click(screen.getByRole('button', { name: 'Set points to the sum' }));
  await screen.findByText('The criteria add up to 15 points, the same as the assignment is worth.');
  server.add({ 'authoring.publishAssignment': { version: 9 } });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Published. Students see it now.');
  expect(server.calls('authoring.saveAssignment').at(-1)?.copy).toMatchObject({
    pointsPossible: 15,
    rubric: {
      criteria: [
        { name: 'Explains refraction', points: 15, levels: [{ points: 15 }, { points: 7.5 }, { points: 0 }] },
      ],
    },
  });
});

it('means a due date until the end of the day at the school', async () => {
  const user = await openEditor({ 'authoring.saveAssignmentSettings': { version: 2 } });
  fill(await screen.findByLabelText('Due on'), '2026-12-18');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await screen.findByText('Settings saved');
  expect(server.calls('authoring.saveAssignmentSettings')).toMatchObject([
    { settings: { dueAt: '2026-12-19T04:59:00.000Z' } },
  ]);
});

it('publishes with the settings that were typed, and not without them', async () => {
  const user = await openEditor({
    'authoring.saveAssignmentSettings': { version: 2 },
    'authoring.publishAssignment': { version: 3 },
  });
  fill(await screen.findByLabelText('Due on'), '2099-12-18');
  await screen.findByText(/Settings are not saved\./);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Not published yet');
  screen.getByText('Enter a date from 2000 to 2059.');
  expect(server.calls('authoring.publishAssignment')).toEqual([]);

  fill(screen.getByLabelText('Due on'), '2026-12-18');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Published. Students see it now.');
  expect(server.calls('authoring.saveAssignmentSettings')).toMatchObject([
    { settings: { dueAt: '2026-12-19T04:59:00.000Z' } },
  ]);
  expect(server.calls('authoring.publishAssignment')).toMatchObject([{ baseVersion: 2 }]);
  expect(screen.queryByText(/Settings are not saved\./)).toBeNull();
});

it('saves the settings from the bar that stays in sight', async () => {
  const user = await openEditor({ 'authoring.saveAssignmentSettings': { version: 2 } });
  fill(await screen.findByLabelText('Due on'), '2026-12-18');
  await user.click(await screen.findByRole('button', { name: 'Save the settings' }));
  await screen.findByText('Settings saved');
  expect(screen.queryByRole('button', { name: 'Save the settings' })).toBeNull();
});

it('names who has it open too', async () => {
  await openEditor({ 'authoring.presence': { others: [{ name: 'Ben Ode' }] } });
  await screen.findByText('Ben Ode has this open too.');
});

it('begins the next row with Enter', async () => {
  const user = await openEditor();
  await user.click(await screen.findByRole('button', { name: 'Add step' }));
  await user.keyboard('Read both.{Enter}Write.');
  expect(screen.getByLabelText('Step 1')).toHaveProperty('value', 'Read both.');
  expect(screen.getByLabelText('Step 2')).toHaveProperty('value', 'Write.');
  // Between two rows, and with Shift a line within the row.
  screen.getByLabelText('Step 1').focus();
  await user.keyboard('{Enter}Think.{Shift>}{Enter}{/Shift}Twice.');
  expect(screen.getByLabelText('Step 2')).toHaveProperty('value', 'Think.\nTwice.');
  expect(screen.getByLabelText('Step 3')).toHaveProperty('value', 'Write.');
});

it('shows a due date as the day and the time at the school', async () => {
  const settings = { ...assignment.settings, dueAt: '2026-12-19T04:59:00.000Z' };
  await openEditor({ 'authoring.getAssignment': { ...assignment, settings } });
  expect(await screen.findByLabelText('Due on')).toHaveProperty('value', '2026-12-18');
  expect(screen.getByLabelText(/^Due at/)).toHaveProperty('value', '23:59');
});

it('keeps on the device what the server did not get, and gives it back', async () => {
  const user = await openEditor({ 'authoring.saveAssignment': networkGone });
  fill(await screen.findByLabelText('Description'), 'Words typed on a train');
  await screen.findByText('Kept on this device');
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await screen.findByRole('heading', { name: 'Start Searching' });
  server.add(saving());
  window.history.back();
  await screen.findByDisplayValue('Words typed on a train');
  await screen.findByText(/^Saved /);
  expect(server.calls('authoring.saveAssignment').at(-1)?.copy.description).toBe('Words typed on a train');
});

it('asks for a title', async () => {
  await openEditor();
  fill((await screen.findAllByLabelText(/^Title/))[0]!, '');
  await screen.findByText('Enter a title.');
});

it('keeps the own words beside those of somebody else, and goes on with the chosen ones', async () => {
  const current = { ...assignment.copy, description: 'Words of the other one' };
  const user = await openEditor({
    'authoring.saveAssignment': refused('STALE', { current, version: 4, byName: 'Ada Lovelace' }),
  });
  const description = await screen.findByLabelText<HTMLTextAreaElement>('Description');
  fill(description, 'My own words');
  await screen.findByRole('heading', { name: /while you were writing/ });
  expect(description.value).toBe('My own words');
  await user.click(screen.getByRole('button', { name: 'Continue with the other one' }));
  await waitFor(() => expect(description.value).toBe('Words of the other one'));
});

it('says that an assignment is not there', async () => {
  await openEditor({ 'authoring.getAssignment': refused('NOT_FOUND') });
  await screen.findByText("This doesn't exist, or you can't see it.");
  screen.getByRole('link', { name: 'Back to Courses' });
});
