import { expect, it } from 'vitest';
import { LEDGER, type Ledger } from '#testing/ledger.ts';
import { fill, openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, serverBroke } from '#testing/stub.ts';

type Scenarios = OutputOf<'eligibility.scenarios'>;
type Saved = Scenarios['scenarios'][number];

const [ENGLISH, ALGEBRA, GONE] = [id(61), id(62), id(63)];
const idOf = (rowId: string) => (rowId === 'one' ? ENGLISH : ALGEBRA);
/** The ledger with ids of rows as the server has them. */
const OWN: Ledger = {
  ...LEDGER,
  rows: LEDGER.rows.map((row) => ({ ...row, rowId: idOf(row.rowId) })),
  record: {
    ...LEDGER.record,
    courses: LEDGER.record.courses.map((row) => ({ ...row, id: idOf(row.id) })),
  },
};
const NOTHING = { grades: {}, dropped: [], retaken: {}, added: [], graduationOn: null };
const saved = (change: Partial<Saved> = {}): Saved => ({
  scenarioId: id(71),
  name: 'An A in Algebra',
  changes: { ...NOTHING, grades: { [ALGEBRA]: 'A' } },
  titles: { [ALGEBRA]: 'Algebra I' },
  madeBy: 'student',
  madeByName: 'Maya Chen',
  isMine: true,
  isForGuardians: false,
  isForCounselors: false,
  updatedAt: '2026-11-20T15:00:00.000Z',
  version: 3,
  can: { change: true, delete: true },
  ...change,
});
const answer = (scenarios: Saved[], change: Partial<Scenarios> = {}): Scenarios => ({
  scenarios,
  standsAs: 'student',
  hasRoom: true,
  ...change,
});

const open = (scenarios: Scenarios, stubs: Stubs = {}) =>
  openPage('/eligibility', {
    as: 'student',
    stubs: {
      'eligibility.ledger': OWN,
      'eligibility.history': { entries: [] },
      'eligibility.guards': { guards: [] },
      'eligibility.scenarios': scenarios,
      'eligibility.shares': { shares: [], can: { ask: false, give: false }, hasGiver: true },
      ...stubs,
    },
  });

const panelOf = async (name = 'What if') => within(await screen.findByRole('dialog', { name }));

it('says nothing where nothing is saved', async () => {
  await open(answer([]));
  await screen.findByRole('heading', { level: 1, name: 'Eligibility ledger' });
  expect(screen.queryByRole('heading', { name: 'Saved what-ifs' })).toBeNull();
});

it('saves what is supposed by a name, shared with those whom the student chose', async () => {
  const sent: unknown[] = [];
  const user = await open(answer([]), {
    'eligibility.saveScenario': (input) => {
      sent.push({ ...input, scenarioKey: null });
      return { scenarioId: id(71), version: 1 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try a what-if' }));
  const panel = await panelOf();
  const algebra = within(panel.getByRole('group', { name: /Algebra I/ }));
  await user.click(algebra.getByRole('button', { name: 'A' }));
  await panel.findByText('Save this what-if');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  panel.getByText('Give it a name.');
  fill(panel.getByRole('textbox', { name: 'Name' }), ' Better in Algebra ');
  await user.click(panel.getByRole('checkbox', { name: 'Guardians who see the record may read it' }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await screen.findByText('What-if saved');
  expect(sent).toEqual([
    {
      studentId: OWN.student.studentId,
      scenarioId: null,
      name: 'Better in Algebra',
      changes: { ...NOTHING, grades: { [ALGEBRA]: 'A' }, overall: null },
      isForGuardians: true,
      isForCounselors: false,
      version: 0,
      scenarioKey: null,
    },
  ]);
});

it('keeps on the device what isn’t saved, and puts back the record', async () => {
  const user = await open(answer([]));
  await user.click(await screen.findByRole('button', { name: 'Try a what-if' }));
  let panel = await panelOf();
  const algebra = () => within(panel.getByRole('group', { name: /Algebra I/ }));
  await user.click(algebra().getByRole('button', { name: 'A' }));
  await user.keyboard('{Escape}');
  // As after a reload: the page begins anew.
  await user.click(await screen.findByRole('button', { name: 'Try a what-if' }));
  panel = await panelOf();
  await panel.findByText('3.500');
  expect(algebra().getByRole('button', { name: 'A', pressed: true })).toBeDefined();
  await user.click(panel.getByRole('button', { name: 'Back to the record' }));
  expect(panel.getAllByText('2.500')).toHaveLength(2);
});

it('swaps a course for another, takes it at another school, and graduates later', async () => {
  const user = await open(answer([]));
  await user.click(await screen.findByRole('button', { name: 'Try a what-if' }));
  const panel = await panelOf();
  await user.click(
    within(panel.getByRole('group', { name: /Algebra I/ })).getByRole('button', { name: 'Swap' }),
  );
  const added = within(panel.getByRole('group', { name: 'New course 1' }));
  expect(added.getByRole('combobox', { name: 'Area' })).toHaveProperty('value', 'math');
  panel.getByText('3.000');
  await user.click(added.getByRole('checkbox', { name: 'At another school' }));
  panel.getByText('3.000');
  expect(added.queryByRole('option', { name: 'By the later graduation' })).toBeNull();
  fill(panel.getByLabelText('Another day of graduation'), '2030-12-20');
  await user.selectOptions(added.getByRole('combobox', { name: 'When' }), 'by_graduation');
  // Division I counts what ends with the eight semesters; Division II what ends by graduation.
  panel.getByText('3.000');
  await user.click(panel.getByRole('button', { name: 'Division II' }));
  panel.getByText('3.000');
});

it('sets chosen ones beside today, judged by today’s record, and names what doesn’t apply any more', async () => {
  const user = await open(
    answer([
      saved(),
      saved({
        scenarioId: id(72),
        name: 'Of last year',
        changes: { ...NOTHING, dropped: [GONE], grades: { [ENGLISH]: 'A' } },
        titles: { [GONE]: 'Biology', [ENGLISH]: 'English 9' },
        isMine: false,
        madeBy: 'staff',
        madeByName: 'Cora Lind',
        can: { change: false, delete: true },
      }),
    ]),
  );
  await screen.findByRole('heading', { name: 'Saved what-ifs' });
  screen.getByText(/Saved by Cora Lind on/);
  await user.click(screen.getByRole('checkbox', { name: 'Compare An A in Algebra' }));
  await user.click(screen.getByRole('checkbox', { name: 'Compare Of last year' }));
  await user.click(screen.getByRole('button', { name: 'Compare with today' }));
  const dialog = await panelOf('What-ifs beside today');
  const cells = (name: RegExp | string) =>
    within(dialog.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(/^Division I /)).toEqual([
    expect.stringContaining('core GPA 2.500'),
    expect.stringContaining('core GPA 3.500'),
    expect.stringContaining('core GPA 2.500'),
  ]);
  expect(cells(/^What differs/)).toEqual(['–', 'Algebra I: grade A', '']);
  expect(cells(/^Doesn’t apply/)).toEqual([
    '',
    '',
    'English 9 now has a posted grade, which counts.Biology isn’t on the record anymore.',
  ]);
});

it('opens a saved one, changes it, and says where somebody was faster', async () => {
  const sent: unknown[] = [];
  const user = await open(answer([saved()]), {
    'eligibility.saveScenario': (input) => {
      sent.push([input.scenarioId, input.version, input.changes.grades]);
      return refused('STALE');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Open An A in Algebra' }));
  const panel = await panelOf('What if: An A in Algebra');
  panel.getByText('3.500');
  expect(await panel.findByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
  await user.click(
    within(panel.getByRole('group', { name: /Algebra I/ })).getByRole('button', { name: 'B' }),
  );
  await user.click(panel.getByRole('button', { name: 'Save changes' }));
  await panel.findByText(/It was changed somewhere else in the meantime/);
  await user.click(panel.getByRole('button', { name: 'Save as a new one' }));
  expect(sent).toEqual([
    [id(71), 3, { [ALGEBRA]: 'B' }],
    [null, 0, { [ALGEBRA]: 'B' }],
  ]);
});

it('lets a guardian share with counselors alone, and asks before it deletes', async () => {
  const user = await open(
    answer(
      [
        saved({ isMine: false, can: { change: false, delete: false } }),
        saved({ scenarioId: id(72), name: 'Mine' }),
      ],
      {
        standsAs: 'guardian',
      },
    ),
    { 'eligibility.deleteScenario': serverBroke },
  );
  await screen.findByRole('button', { name: 'Open An A in Algebra' });
  expect(screen.queryByRole('button', { name: 'Delete An A in Algebra' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete Mine' }));
  const asking = await panelOf('Delete Mine?');
  await user.click(asking.getByRole('button', { name: 'Delete what-if' }));
  await screen.findByText('It couldn’t be deleted');
  await user.click(asking.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Try a what-if' }));
  const panel = await panelOf();
  await panel.findByText('The student can read it.');
  panel.getByRole('checkbox', { name: 'Counselors at the school may read it' });
  expect(panel.queryByRole('checkbox', { name: /Guardians/ })).toBeNull();
});

it('saves nothing where as many are kept as can be', async () => {
  const user = await open(answer([saved()], { hasRoom: false }));
  await user.click(await screen.findByRole('button', { name: 'Try a what-if' }));
  const panel = await panelOf();
  await panel.findByText(/You’ve saved as many as can be kept/);
  expect(panel.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});
