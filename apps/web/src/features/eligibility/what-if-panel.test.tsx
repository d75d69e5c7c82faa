import { expect, it } from 'vitest';
import { LEDGER, type Ledger } from '#testing/ledger.ts';
import { fill, openPage, screen, within } from '#testing/page.tsx';

async function openPanel(ledger: Ledger = LEDGER) {
  const user = await openPage('/eligibility', {
    as: 'student',
    stubs: {
      'eligibility.ledger': ledger,
      'eligibility.history': { entries: [] },
      'eligibility.guards': { guards: [] },
      'eligibility.shares': { shares: [], can: { ask: false, give: false }, hasGiver: true },
      'eligibility.scenarios': { scenarios: [], standsAs: 'student', hasRoom: true },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try a what-if' }));
  return { user, panel: within(await screen.findByRole('dialog', { name: 'What if' })) };
}

const rowsOf = (ids: readonly string[]): Ledger => ({
  ...LEDGER,
  rows: LEDGER.rows.filter(({ rowId }) => ids.includes(rowId)),
  record: { ...LEDGER.record, courses: LEDGER.record.courses.filter(({ id }) => ids.includes(id)) },
});

it('has nothing to solve and no figure without courses, and says what could be added', async () => {
  const { panel } = await openPanel(rowsOf([]));
  expect(panel.getAllByText('–')).toHaveLength(2);
  expect(panel.getByRole('button', { name: 'What do I need?' })).toHaveProperty('disabled', true);
  expect(panel.getByRole('button', { name: 'Back to the record' })).toHaveProperty('disabled', true);
  expect(panel.queryByRole('heading', { name: 'In progress' })).toBeNull();
  panel.getByRole('heading', { name: 'Other courses' });
});

it('begins with what the ledger shows', async () => {
  const { panel } = await openPanel();
  const division = LEDGER.bodies[0] as Extract<Ledger['bodies'][number], { kind: 'division' }>;
  expect(panel.getAllByText(division.projectedGpa!.shown.toFixed(3))).toHaveLength(2);
  panel.getByText('On track');
});

it('leaves a course out, and takes one again with the better grade', async () => {
  const { user, panel } = await openPanel();
  const [algebra, english] = [/Algebra I/, /English 9/].map((name) =>
    within(panel.getByRole('group', { name })),
  );
  await user.click(algebra!.getByRole('button', { name: 'Leave out' }));
  panel.getByText('3.000');
  expect(algebra!.getByRole('button', { name: 'A' })).toHaveProperty('disabled', true);
  await user.click(english!.getByRole('button', { name: 'A' }));
  panel.getByText('4.000');
  // A worse grade than the one on record changes nothing.
  await user.click(english!.getByRole('button', { name: 'D' }));
  panel.getByText('3.000');
  await user.click(panel.getByRole('button', { name: 'Back to the record' }));
  expect(panel.getAllByText('2.500')).toHaveLength(2);
});

it('adds courses, each with its area, units, grade and time, and takes them away', async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Add a course' }));
  await user.selectOptions(panel.getByLabelText('Area'), 'science');
  await user.selectOptions(panel.getByLabelText('Grade'), 'A');
  panel.getByText('3.000');
  await user.selectOptions(panel.getByLabelText('Units'), '0.5');
  panel.getByText('2.800');
  await user.click(panel.getByRole('button', { name: 'Remove' }));
  expect(panel.getAllByText('2.500')).toHaveLength(2);
});

it('says what keeps the pace where more courses are to come, until something else is supposed', async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'What do I need?' }));
  panel.getByText(/These are the lowest grades that keep that on track/);
  const algebra = within(panel.getByRole('group', { name: /Algebra I/ }));
  // A B and a C come to 2.500; with a D it would be 2.000, and 2.300 is asked for.
  algebra.getByRole('button', { name: 'C', pressed: true });
  await user.click(algebra.getByRole('button', { name: 'B' }));
  expect(panel.queryByText(/keep that on track/)).toBeNull();
});

it('says where the best grades aren’t enough', async () => {
  const late: Ledger = {
    ...LEDGER,
    record: {
      ...LEDGER.record,
      student: { ...LEDGER.record.student, seventhSemesterStartOn: '2026-08-20' },
    },
  };
  const { user, panel } = await openPanel(late);
  await user.click(panel.getByRole('button', { name: 'What do I need?' }));
  panel.getByText('Even the best grades in these courses aren’t enough on their own.');
});

it('sets the lowest grades that are enough', async () => {
  const areas = ['english', 'english', 'english', 'math', 'math', 'science', 'science', 'english'] as const;
  const more = ['social_science', 'social_science', 'world_language', 'world_language'] as const;
  const last = ['world_language', 'world_language', 'math', 'math'] as const;
  const ids = [...areas, ...more, ...last].map((area, index) => ({ area, id: `row ${index}` }));
  const [posted] = LEDGER.record.courses;
  const ledger: Ledger = {
    ...LEDGER,
    rows: ids.map(({ area, id }, index) => ({
      ...LEDGER.rows[0]!,
      ...{ rowId: id, title: id, area, grade: 'C', state: index > 13 ? 'running' : 'final' },
    })),
    record: {
      ...LEDGER.record,
      courses: ids.map(({ area, id }, index) => ({
        ...{ ...posted!, id, title: id, area, grade: 'C' },
        ...{ exitedOn: '2027-06-05', state: index > 13 ? 'running' : 'final' },
      })),
    },
  };
  const { user, panel } = await openPanel(ledger);
  await user.click(panel.getByRole('button', { name: 'Division II' }));
  await user.click(panel.getByRole('button', { name: 'What do I need?' }));
  const chosen = ['row 14', 'row 15'].flatMap((name) =>
    within(panel.getByRole('group', { name: new RegExp(`${name} `) }))
      .getAllByRole('button', { pressed: true })
      .map((one) => one.textContent),
  );
  // 14 C and two A come to 36 points, 2.250; Division II asks for 2.200, which is 35.2.
  expect(chosen).toEqual(['A', 'A']);
  panel.getByText('2.250');
});

it('supposes what the NAIA looks at, and says which GPA is enough', async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'NAIA' }));
  expect(panel.queryByRole('heading', { name: 'In progress' })).toBeNull();
  panel.getByText('With these, an overall GPA of 2.300 is enough.');
  fill(panel.getByRole('textbox', { name: 'Overall GPA' }), '2,4');
  panel.getByText('Met');
  fill(panel.getByRole('textbox', { name: 'Overall GPA' }), 'much');
  panel.getByText('Enter a number up to 6, or nothing.');
  fill(panel.getByRole('textbox', { name: 'Overall GPA' }), '2.1');
  panel.getByText('At risk');
  fill(panel.getByRole('textbox', { name: 'ACT' }), '18');
  panel.getByText('With these, an overall GPA of 2.000 is enough.');
  panel.getByText('Met');
  await user.click(panel.getByRole('button', { name: 'Back to the record' }));
  panel.getByText('Unknown');
});

it('lets a new course have the content of one that is there: the better grade counts', async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Add a course' }));
  await user.selectOptions(panel.getByLabelText('Grade'), 'A');
  panel.getByText('3.000');
  await user.selectOptions(panel.getByLabelText('Same content as'), 'Same content as “English 9”');
  // The A takes the place of the B: A and C.
  panel.getByText('3.000');
  await user.selectOptions(panel.getByLabelText('Grade'), 'C');
  expect(panel.getAllByText('2.500')).toHaveLength(2);
});
