import { expect, it } from 'vitest';
import { fill, openPage, screen, within } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { type OutputOf, refused, serverBroke } from '#testing/stub.ts';

type Ledger = OutputOf<'eligibility.ledger'>;

const RULES = { fromOn: '2023-08-01', checkedOn: '2026-11-20' };
const finding = (change: Partial<Ledger['bodies'][number]['findings'][number]>) => ({
  ...{ code: 'units_short', severity: 'blocks' as const, ruleId: 'core_units', source: 'NCAA sheet, 2023' },
  ...{
    confidence: 'high' as const,
    courses: [],
    params: {},
    repair: { how: 'take_course', by: '2030-06-05' },
  },
  ...{ reading: null, ...change },
});

/** One posted and one running course of a student in grade 9. */
const LEDGER: Ledger = {
  student: {
    ...{ studentId: id(30), schoolId: SCHOOL_ID, name: 'Maya Chen', graduationYear: 2030, semester: 1 },
  },
  schoolName: 'Harbor Point Academy',
  asOf: '2026-11-27',
  bodies: [
    {
      ...{ kind: 'division', body: 'DI', version: 'DI-2023.1', ...RULES },
      ...{ verdict: 'nonqualifier', bounds: null, outlook: 'at_risk', needsGpa: '2.300' },
      gpa: { shown: 3, fraction: '3/1', units: 1, qualityPoints: 3 },
      projectedGpa: { shown: 2.5, fraction: '5/2', units: 2, qualityPoints: 5 },
      units: { earned: 1, projected: 2, needed: 16 },
      lanes: [
        { area: 'english', need: 4, earned: 1, inProgress: 0 },
        { area: 'math', need: 3, earned: 0, inProgress: 1 },
        { area: 'science', need: 2, earned: 0, inProgress: 0 },
        { area: 'academic', need: 1, earned: 0, inProgress: 0 },
        { area: 'social_science', need: 2, earned: 0, inProgress: 0 },
        { area: 'other', need: 4, earned: 0, inProgress: 0 },
      ],
      lock: {
        ...{
          state: 'open',
          startsOn: '2029-08-20',
          hasBegun: false,
          needed: 10,
          neededAcademic: 7,
          units: 1,
        },
        ...{ academic: 1, projectedUnits: 2, projectedAcademic: 2, locked: [] },
      },
      clock: null,
      courses: [
        { rowId: 'one', isCounted: true, why: null },
        { rowId: 'two', isCounted: false, why: 'not_final' },
      ],
      findings: [
        finding({ courses: ['one'], params: { area: 'english', need: 4, have: 1, missing: 3 } }),
        finding({ params: { area: 'math', need: 3, have: 0, missing: 3 } }),
        finding({ params: { area: 'total', need: 16, have: 1, missing: 15 } }),
        finding({ code: 'amateurism_not_assessed', severity: 'note', ruleId: 'amateurism', source: '' }),
      ],
    },
    {
      ...{
        kind: 'naia',
        body: 'NAIA',
        version: 'NAIA-2022.1',
        ...RULES,
        isEligible: null,
        outlook: 'unknown',
      },
      ...{ needsGpa: '2.300', overallGpa: null },
      findings: [finding({ code: 'unknown', severity: 'unknown', params: { fact: 'overall_gpa' } })],
    },
  ],
  rows: [
    {
      ...{ rowId: 'one', enrollmentId: id(41), title: 'English 9', schoolName: 'Harbor Point Academy' },
      ...{ area: 'english', units: 1, grade: 'B', state: 'final', enteredOn: null, exitedOn: '2026-06-05' },
      listing: 'listed',
    },
    {
      ...{ rowId: 'two', enrollmentId: id(42), title: 'Algebra I', schoolName: 'Harbor Point Academy' },
      ...{ area: 'math', units: 1, grade: 'C', state: 'running', enteredOn: null, exitedOn: '2027-06-05' },
      listing: 'listed',
    },
  ],
  record: {
    student: {
      ...{ birthOn: '2012-03-10', grade9StartOn: '2026-08-20', seventhSemesterStartOn: '2029-08-20' },
      ...{ isCalendarNontraditional: false, eighthSemesterEndOn: '2030-06-05', graduatedOn: null },
      ...{ graduationExpectedOn: '2030-06-05', fullTimeCollegeOn: null, schooling: 'us', homeSchool: null },
      hasDocumentedDisability: false,
    },
    schools: [
      {
        ...{ id: SCHOOL_ID, accountStatus: 'cleared', scales: [], lowestPass: null, offersLabScience: null },
        ...{ areWeightsReported: false, areWeightsInGpa: false },
      },
    ],
    courses: (
      [
        ['one', 'English 9', 'english', 'B', 'final', '2026-06-05'],
        ['two', 'Algebra I', 'math', 'C', 'running', '2027-06-05'],
      ] as const
    ).map(([row, title, area, grade, state, exitedOn]) => ({
      ...{ id: row, schoolId: SCHOOL_ID, title, area, grade, state, exitedOn, enteredOn: null, units: 1 },
      ...{ listing: { state: 'listed' as const }, contentKey: null, part: null, isLab: false, weight: 0 },
      ...{ method: 'class' as const, isCollege: false, isTranscripted: true },
    })),
    overall: null,
  },
  profile: null,
  derived: { seventhSemesterOn: '2029-08-20', eighthSemesterEndsOn: '2030-06-05', isAssumed: true },
  can: { saveProfile: false },
};
const NO_HISTORY: OutputOf<'eligibility.history'> = { entries: [] };
const open = (ledger = LEDGER, locale: 'en' | 'es' = 'en') =>
  openPage('/eligibility', {
    ...{ as: 'student', locale },
    stubs: { 'eligibility.ledger': ledger, 'eligibility.history': NO_HISTORY },
  });

it('shows each body with where it leads, and says that the Eligibility Center decides', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Eligibility ledger' });
  const first = screen.getByRole('heading', { level: 2, name: 'Division I' }).closest('section')!;
  within(first).getByText('At risk');
  within(first).getByText('3.000');
  within(first).getByText('Official record: Nonqualifier');
  within(first).getByText('1 of 16 units, 2 projected');
  screen.getByText(/Unofficial projection. The Eligibility Center decides./);
  expect(screen.queryByRole('heading', { name: 'Dates and facts' })).toBeNull();
});

it('opens a finding to its courses, its source and how sure it is', async () => {
  const user = await open();
  await screen.findByText('15 more core units');
  screen.getByText('English: 3 · Mathematics: 3. By Jun 5, 2030.');
  const [rule] = screen.getAllByText('Show the rule');
  await user.click(rule!);
  screen.getByText('NCAA sheet, 2023');
  screen.getByText('Read in the body’s own text');
});

it('says of each course whether it counts, and why not', async () => {
  await open();
  const [english, algebra] = (await screen.findAllByText('On the school’s NCAA list')).map(
    (badge) => badge.closest('li')!,
  );
  within(english!).getByText('Counts');
  within(algebra!).getByText('No grade is posted yet');
});

it('reckons with other grades in the page, and goes back to the record', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Try a what-if' }));
  const panel = await screen.findByRole('dialog', { name: 'What if' });
  const algebra = within(panel).getByRole('group', { name: /Algebra I/ });
  within(panel).getAllByText('2.500');
  await user.click(within(algebra).getByRole('button', { name: 'A' }));
  within(panel).getByText('3.500');
  within(panel).getByText('+1.000');
  await user.click(within(panel).getByRole('button', { name: 'What do I need?' }));
  within(panel).getByText('Not even the best grades in these courses are enough by themselves.');
  await user.click(within(panel).getByRole('button', { name: 'Back to the record' }));
  expect(within(panel).queryByText('3.500')).toBeNull();
});

it('tells a parent without a linked child what is missing, and anybody else that it failed', async () => {
  await openPage('/eligibility', { as: 'parent', stubs: { 'eligibility.ledger': refused('NOT_FOUND') } });
  await screen.findByRole('heading', { name: 'There is no ledger that you can read.' });
});

it('says in Spanish that the ledger could not be loaded', async () => {
  await openPage('/eligibility', {
    ...{ as: 'student', locale: 'es', stubs: { 'eligibility.ledger': serverBroke } },
  });
  await screen.findByText('No se pudo cargar el registro');
});

const REGISTRY: OutputOf<'eligibility.registry'> = {
  schoolId: SCHOOL_ID,
  statuses: [],
  titles: [],
  unlisted: [{ title: 'Spanish I', nearTitle: 'Spanish 1', hasPlatformMark: true }],
  can: { keep: true },
};

it('shows what is pasted before it is confirmed, and which lines are left out', async () => {
  const sent: unknown[] = [];
  const user = await openPage('/ncaa-list', {
    as: 'school_admin',
    stubs: {
      'eligibility.registry': REGISTRY,
      'eligibility.addTitles': (input) => {
        sent.push(input.titles.map(({ title, area, units, isLab }) => [title, area, units, isLab]));
        return { added: 2, known: 0 };
      },
    },
  });
  await screen.findByText('The list has “Spanish 1”: make both the same.');
  screen.getByText('How the account stands isn’t entered');
  await user.click(screen.getByRole('button', { name: 'Add titles' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add titles' });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm 0 titles' }));
  within(dialog).getByText('Paste at least one title that isn’t on the list yet.');
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
