import { readTitleList } from '@fieldhouse/domain/eligibility/title-list.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fill, openPage, screen, within } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { type OutputOf, refused, serverBroke } from '#testing/stub.ts';
import { titlesAsCsv } from './titles-as-csv.ts';

const NO_GUARDS: OutputOf<'eligibility.waitingGuards'> = { guards: [], hasMore: false };

const REGISTRY: OutputOf<'eligibility.registry'> = {
  schoolId: SCHOOL_ID,
  today: '2026-11-28',
  signDays: 3,
  signDaysVersion: 0,
  statuses: [],
  titles: [],
  marks: [],
  unlisted: [{ title: 'Spanish I', nearTitle: 'Spanish 1', hasPlatformMark: true }],
  confirmBy: null,
  can: { keep: true },
};

const SCALES: OutputOf<'schools.scales'> = {
  ...{ schoolId: SCHOOL_ID, today: '2026-11-28', number: 0, periods: [], replaced: [], outsideSchools: [] },
  can: { keep: true },
};

it('shows what is pasted before it is confirmed, and which lines are left out', async () => {
  const sent: unknown[] = [];
  const user = await openPage('/ncaa-list', {
    as: 'school_admin',
    stubs: {
      'eligibility.waitingGuards': NO_GUARDS,
      'eligibility.registry': REGISTRY,
      'schools.scales': SCALES,
      'eligibility.addTitles': (input) => {
        sent.push(input.titles.map(({ title, area, units, isLab }) => [title, area, units, isLab]));
        return { added: 2, known: 0, changed: 0 };
      },
    },
  });
  await screen.findByText('The list has “Spanish 1”: make both the same.');
  screen.getByText('The account status isn’t entered');
  await user.click(screen.getByRole('button', { name: 'Add titles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add titles' });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm 0 titles' }));
  within(dialog).getByText('Paste at least one title that is new or has changed.');
  fill(
    within(dialog).getByRole('textbox', { name: 'Titles' }),
    'Algebra I, Math, 0.5\nYoga\nBiology, Science, lab',
  );
  await within(dialog).findByText('Line 2, “Yoga”: no area is named.');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm 2 titles' }));
  await screen.findByText('2 titles confirmed');
  expect(sent).toEqual([
    [
      ['Algebra I', 'math', 0.5, false],
      ['Biology', 'science', 1, true],
    ],
  ]);
});

const LISTED: OutputOf<'eligibility.registry'> = {
  ...REGISTRY,
  statuses: [
    {
      ...{ outsideSchool: null, effectiveOn: '2024-08-01', accountStatus: 'in_review', ceebCode: '123456' },
      ...{ lowestPass: null, areWeightsReported: false, areWeightsInGpa: false, offersLabScience: null },
      ...{ isCalendarNontraditional: false, source: 'Portal', checkedOn: '2026-01-12', isInForce: true },
      unitsPerTerm: null,
      enteredByName: 'Ann Head',
    },
  ],
  titles: [
    {
      ...{ titleId: id(60), outsideSchool: null, title: 'Algebra I', area: 'math', units: 1, weight: 0 },
      ...{ isLab: false, validFrom: null, validTo: null, endReason: null, source: 'Portal' },
      ...{ checkedOn: '2026-01-12', confirmedByName: 'Ann Head', version: 1 },
    },
    {
      ...{ titleId: id(61), outsideSchool: 'Elsewhere High', title: 'Biology', area: 'science', units: 0.5 },
      ...{ weight: 1, isLab: true, validFrom: '2023-08-01', validTo: '2025-06-30', endReason: 'Renamed' },
      ...{ source: 'Email message', checkedOn: '2026-01-12', confirmedByName: null, version: 1 },
    },
  ],
  unlisted: [],
};
const openList = (stubs: Parameters<typeof openPage>[1] = {}, registry = LISTED) =>
  openPage('/ncaa-list', {
    as: 'school_admin',
    ...stubs,
    stubs: {
      'eligibility.waitingGuards': NO_GUARDS,
      'eligibility.registry': registry,
      'schools.scales': SCALES,
      ...stubs.stubs,
    },
  });

it('says of each title where it stands, what it gives, and whether it left the list', async () => {
  await openList();
  const left = (await screen.findByText('Biology')).closest('li')!;
  within(left).getByText(/Elsewhere High · Science · 0.5 units · with lab · weight 1 · from Aug 1, 2023/);
  within(left).getByText('Off the list after Jun 30, 2025: Renamed');
  expect(within(left).queryByRole('button')).toBeNull();
  within(screen.getByText('Algebra I').closest('li')!).getByRole('button', {
    name: 'Remove from the list: Algebra I',
  });
  screen.getByText('In Review');
  expect(screen.queryByText('Courses that aren’t on the list')).toBeNull();
});

it('shows what the portal’s list has otherwise, field by field, and saves what stays ticked', async () => {
  const sent: unknown[] = [];
  const kept = LISTED.titles[0]!;
  const user = await openList(
    {
      stubs: {
        'eligibility.addTitles': (input) => {
          sent.push([input.titles, input.changes]);
          return { added: 0, known: 0, changed: 1 };
        },
      },
    },
    { ...LISTED, titles: [kept, { ...kept, titleId: id(62), title: 'French I', area: 'world_language' }] },
  );
  await user.click(await screen.findByRole('button', { name: 'Add titles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add titles' });
  fill(
    within(dialog).getByRole('textbox', { name: 'Titles' }),
    'Title,Area,Units,Weight,From\nAlgebra I,English,0.5,1,2025-08-01\nFrench I,Math,,,',
  );
  await within(dialog).findByText('Area Mathematics → English');
  within(dialog).getByText('Units 1 → 0.5');
  within(dialog).getByText('Weight 0 → 1');
  within(dialog).getByText('Listed since – → Aug 1, 2025');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Changes: French I' }));
  await user.click(within(dialog).getByRole('button', { name: 'Confirm 1 title' }));
  await screen.findByText('1 changed. Ledgers follow within seconds.');
  expect(sent).toEqual([
    [
      [],
      [
        {
          ...{ titleId: id(60), version: 1, area: 'english', units: 0.5, weight: 1, isLab: false },
          ...{ validFrom: '2025-08-01', validTo: null },
        },
      ],
    ],
  ]);
});

it('names the platform’s marks apart from what the school confirmed', async () => {
  const mark = { titleId: id(63), courseId: id(40), title: 'Film', area: null } as const;
  await openList({}, { ...LISTED, marks: [{ ...mark, validFrom: '2025-08-01', validTo: '2026-01-05' }] });
  const row = (await screen.findByText('Film')).closest('li')!;
  within(row).getByText('from Aug 1, 2025 · taken off on Jan 5, 2026');
  within(row).getByText('Ended');
});

it('offers a counselor, who keeps no records, nothing to change', async () => {
  await openList({}, { ...LISTED, titles: [], can: { keep: false } });
  await screen.findByText('No title is confirmed yet');
  for (const name of ['Add titles', 'Enter a change', /from the list/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('asks for the last day and a reason before a title leaves the list, and says what the server refuses', async () => {
  const answers = [refused('DATES_OUT_OF_ORDER'), refused('ENDED'), {}];
  const user = await openList({ stubs: { 'eligibility.endTitle': () => answers.shift()! } });
  await user.click(await screen.findByRole('button', { name: 'Remove from the list: Algebra I' }));
  const dialog = await screen.findByRole('dialog');
  const act = within(dialog).getByRole('button', { name: 'Remove from the list' });
  await user.click(act);
  within(dialog).getByText('Give a reason.');
  fill(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Renamed');
  await user.click(act);
  within(dialog).getByText('Enter the last day on the list.');
  fill(within(dialog).getByLabelText('Last day on the list'), '2020-01-01');
  await user.click(act);
  await within(dialog).findByText('The last day can’t be before the first.');
  await user.click(act);
  await within(dialog).findByText('Someone removed it from the list in the meantime.');
  await user.click(act);
  await screen.findByText('Removed from the list');
});

it('asks why what was entered of the account changes, and keeps what is typed', async () => {
  const sent: unknown[] = [];
  const user = await openList({
    stubs: {
      'eligibility.saveStatus': ({ accountStatus, ceebCode, reason }) => {
        sent.push([accountStatus, ceebCode, reason]);
        return reason === null ? refused('REASON_REQUIRED') : {};
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Enter a change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Account with the Eligibility Center' });
  await user.selectOptions(within(dialog).getByLabelText('Account status'), 'cleared');
  fill(within(dialog).getByRole('textbox', { name: 'CEEB code' }), '12');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  within(dialog).getByText('The CEEB code has six digits.');
  fill(within(dialog).getByRole('textbox', { name: 'CEEB code' }), '654321');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText('Something was entered before: say why you’re changing it.');
  fill(within(dialog).getByRole('textbox', { name: /Reason/ }), 'The review is over');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent).toEqual([
    ['cleared', '654321', null],
    ['cleared', '654321', 'The review is over'],
  ]);
});

it('keeps what was pasted where saving fails, and says that nothing can be read', async () => {
  const user = await openList({ stubs: { 'eligibility.addTitles': serverBroke } });
  await user.click(await screen.findByRole('button', { name: 'Add titles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add titles' });
  const titles = within(dialog).getByRole('textbox', { name: 'Titles' });
  fill(titles, 'Algebra I, Math\nGeometry, Math');
  await within(dialog).findByText('Already on the list');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm 1 title' }));
  await within(dialog).findByRole('alert');
  expect((titles as HTMLTextAreaElement).value).toBe('Algebra I, Math\nGeometry, Math');
});

it('leads whoever may not see the list back to the dashboard', async () => {
  await openList({ as: 'teacher', stubs: { 'eligibility.registry': refused('FORBIDDEN') } });
  await screen.findByText('You don’t have access to this page'.replace('’', "'"));
  screen.getByRole('link', { name: 'Go to the dashboard' });
});

it('reminds that the list is confirmed once a year', async () => {
  await openList({}, { ...LISTED, confirmBy: '2027-01-12' });
  await screen.findByText('Confirm the list for this year');
  screen.getByText(/was due to be confirmed by Jan 12, 2027, a year after it was last read/);
});

it('reads a file, weights too, and names listed titles that it lacks', async () => {
  const sent: unknown[] = [];
  const [algebra] = LISTED.titles;
  const titles = ['Geometry', 'Algebra II'].map((title, at) => ({
    ...algebra!,
    titleId: id(70 + at),
    title,
  }));
  const user = await openList(
    {
      stubs: {
        'eligibility.addTitles': (input) => {
          sent.push(input.titles.map(({ title, weight, validFrom }) => [title, weight, validFrom]));
          return { added: 1, known: 2, changed: 0 };
        },
      },
    },
    { ...LISTED, titles: [...LISTED.titles, ...titles] },
  );
  await user.click(await screen.findByRole('button', { name: 'Add titles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add titles' });
  const file = new File(['Algebra I, Math\nGeometry, Math\nAP Biology, Science, +1\n'], 'list.csv', {
    type: 'text/csv',
  });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await within(dialog).findByText('1 listed title isn’t among these');
  within(dialog).getByText(/Algebra II/);
  fill(within(dialog).getByLabelText('Listed since'), '2025-08-01');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm 1 title' }));
  await screen.findByText('1 title confirmed');
  expect(sent).toEqual([[['AP Biology', 1, '2025-08-01']]]);
});

it('exports the titles as transcripts print them, and nothing that a spreadsheet would reckon', () => {
  const unlisted = [{ title: '=Art "I"', nearTitle: null, hasPlatformMark: false }];
  expect(titlesAsCsv({ ...LISTED, unlisted }).split('\r\n')).toEqual([
    '\ufeff"Title","Area","Units","Weight","Lab","On the list"',
    `"'=Art ""I""","","","","","no"`,
    '"Algebra I","math","1","0","no","yes"',
    '',
  ]);
});

it('exports what is listed today, neither what has left the list nor what comes to it later', () => {
  const [algebra] = LISTED.titles;
  const titles = [
    { title: 'Ends today', validTo: '2026-11-28' },
    { title: 'Ended', validTo: '2026-11-27' },
    { title: 'Begins today', validFrom: '2026-11-28' },
    { title: 'Begins', validFrom: '2026-11-29' },
  ].map((change) => ({ ...algebra!, ...change }));
  const { titles: read } = readTitleList(titlesAsCsv({ ...LISTED, titles }));
  expect(read.map(({ title }) => title)).toEqual(['Ends today', 'Begins today']);
});

it('reads back the titles that it exports, whole', () => {
  const [algebra] = LISTED.titles;
  const areas = [
    'english',
    'math',
    'science',
    'social_science',
    'world_language',
    'religion_philosophy',
  ] as const;
  const title = fc
    .string({ unit: fc.constantFrom(...`ab "',;=+-@'1éß`), minLength: 1, maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const listed = fc.record({
    title,
    area: fc.constantFrom(...areas),
    units: fc.constantFrom(0.25, 0.5, 1),
    weight: fc.constantFrom(0, 0.5, 1),
    isLab: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.uniqueArray(listed, { selector: (one) => one.title }), (rows) => {
      const titles = rows.map((row) => ({ ...algebra!, ...row }));
      const { titles: read, unread } = readTitleList(titlesAsCsv({ ...LISTED, titles }));
      expect(unread).toEqual([]);
      expect(read.map(({ line: _, fromOn: __, toOn: ___, says: ____, ...row }) => row)).toEqual(rows);
    }),
  );
});
