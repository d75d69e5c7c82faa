import { expect, it, vi } from 'vitest';
import { LEDGER } from '#testing/ledger.ts';
import { openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, server, serverBroke } from '#testing/stub.ts';

const NO_HISTORY: OutputOf<'eligibility.history'> = { entries: [] };
type Guards = OutputOf<'eligibility.guards'>;
const NO_SHARES: OutputOf<'eligibility.shares'> = {
  shares: [],
  can: { ask: false, give: false },
  hasGiver: true,
};
const open = (ledger = LEDGER, locale: 'en' | 'es' = 'en', guards: Guards = { guards: [] }) =>
  openPage('/eligibility', {
    ...{ as: 'student', locale },
    stubs: {
      'eligibility.ledger': ledger,
      'eligibility.history': NO_HISTORY,
      'eligibility.guards': guards,
      'eligibility.shares': NO_SHARES,
      'eligibility.scenarios': { scenarios: [], standsAs: 'student', hasRoom: true },
      'eligibility.signGuard': refused('NOT_OPEN'),
    },
  });

it('shows each body with where it leads, and says that the Eligibility Center decides', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Eligibility ledger' });
  const first = screen.getByRole('heading', { level: 2, name: 'Division I' }).closest('section')!;
  within(first).getByText('On track');
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
  const shortage = screen.getByText('15 more core units').closest('li')!;
  await user.click(within(shortage).getByText('Show the rule'));
  within(shortage).getByText('NCAA sheet, 2023');
  within(shortage).getByText('Read in the body’s own text');
  within(shortage).getByText('English 9');
  const rule = within(shortage).getByText('Sixteen core units, with a set number in each area.');
  expect(rule.getAttribute('href')).toBe('/rules/core-units');
  within(shortage).getByText('Nov 20, 2026');
});

it('says of what doesn’t count who can mend it', async () => {
  const [first, ...others] = LEDGER.bodies;
  const about = (code: string, how: string) => ({
    ...first!.findings[0]!,
    ...{ code, ruleId: 'listed_title', params: {}, repair: { how, by: null } },
  });
  const findings = [
    about('platform_mark', 'confirm_listing'),
    about('school_not_cleared', 'clear_account'),
    about('no_scale', 'file_scale'),
    about('grade_unreadable', 'correct_row'),
  ];
  await open({ ...LEDGER, bodies: [{ ...first, findings } as typeof first & object, ...others] });
  await screen.findByText('They count once the school’s registrar confirms their titles on the NCAA list.');
  screen.getByText('Its courses count once the account is cleared and the registrar has entered that.');
  screen.getByText('The registrar can enter the scale of the school that gave the grade.');
  screen.getByText('The registrar can correct it on the record.');
});

it('says of each course whether it counts, and why not', async () => {
  await open();
  const [english, algebra] = (await screen.findAllByText('On the school’s NCAA list')).map(
    (badge) => badge.closest('li')!,
  );
  within(english!).getByText('Counts here');
  within(algebra!).getByText('No grade is posted yet');
});

it('reckons with other grades in the page, and goes back to the record', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Try a what-if' }));
  const panel = await screen.findByRole('dialog', { name: 'What if' });
  within(panel).getByText('Unofficial projection. The Eligibility Center decides.');
  const algebra = within(panel).getByRole('group', { name: /Algebra I/ });
  within(panel).getAllByText('2.500');
  await user.click(within(algebra).getByRole('button', { name: 'A' }));
  within(panel).getByText('3.500');
  within(panel).getByText('+1.000');
  await user.click(within(panel).getByRole('button', { name: 'What do I need?' }));
  within(panel).getByText(/More courses are needed until graduation/);
  await user.click(within(panel).getByRole('button', { name: 'Back to the record' }));
  expect(within(panel).queryByText('3.500')).toBeNull();
});

it('tells a parent without a linked child what is missing, and anybody else that it failed', async () => {
  await openPage('/eligibility', { as: 'parent', stubs: { 'eligibility.ledger': refused('NOT_FOUND') } });
  await screen.findByRole('heading', { name: 'There are no ledgers you can read.' });
});

it('says in Spanish that the ledger could not be loaded', async () => {
  await openPage('/eligibility', {
    ...{ as: 'student', locale: 'es', stubs: { 'eligibility.ledger': serverBroke } },
  });
  await screen.findByText('No se pudo cargar el registro');
});

const GUARD: Guards['guards'][number] = {
  guardId: id(80),
  procedure: 'catalog.withdraw',
  title: 'Algebra I',
  broken: [
    { body: 'DI', what: 'outlook', before: 'on_track', after: 'at_risk', need: null, on: '2030-06-05' },
    { body: 'DII', what: 'verdict', before: 'qualifier', after: 'partial_qualifier', need: null, on: null },
    { body: 'DI', what: 'gpa', before: '2.4', after: '2.25', need: '2.3', on: null },
  ],
  repairs: [
    {
      how: 'take',
      courses: [{ title: null, area: 'math', units: 1 }],
      grade: 'C',
      by: '2029-08-17',
      mends: ['DI', 'DII'],
      isWhole: true,
    },
    {
      how: 'retake',
      courses: [{ title: 'English 9', area: 'english', units: 1 }],
      grade: 'B',
      by: '2030-06-05',
      mends: ['DII'],
      isWhole: false,
    },
  ],
  reason: 'A lighter load',
  askedByName: 'Nora Okafor',
  askedAt: '2026-11-26T15:00:00Z',
  dueOn: '2026-11-29',
  state: 'waits',
  signedByName: null,
  signedAt: null,
  proceededByName: null,
  proceedReason: null,
  proceededAt: null,
  declinedByName: null,
  declineNote: null,
  declinedAt: null,
  madeAt: null,
  can: { sign: true, decline: true, proceed: false, end: false },
};

it('asks for an acknowledgement with what breaks, when, and what would repair it', async () => {
  const user = await open(LEDGER, 'en', { guards: [GUARD] });
  await screen.findByRole('heading', { level: 3, name: 'Withdraw from Algebra I' });
  screen.getByText('Nora Okafor asked on Nov 26, 2026: “A lighter load”');
  const broken = screen.getByText('The outlook falls from On track to At risk.').closest('section')!;
  within(broken.parentElement!).getByText('Unofficial projection. The Eligibility Center decides.');
  screen.getByText('The verdict falls from Qualifier to Partial qualifier.');
  screen.getByText('The core GPA falls from 2.400 to 2.250, and 2.300 is needed.');
  screen.getByText('Take Mathematics (units: 1), finishing by Aug 17, 2029 with a C or better.');
  screen.getByText('Fixes everything');
  screen.getByText('Retake English 9, finishing by Jun 5, 2030 with a B or better.');
  screen.getByText('Fixes Division II');
  screen.getByText('The family has until Nov 29, 2026.');
  await user.click(screen.getByRole('button', { name: 'I acknowledge it for Maya Chen' }));
  await screen.findByText('Someone else has answered it.');
  expect(screen.queryByRole('button', { name: 'Proceed without it' })).toBeNull();
});

it('keeps who went on without an acknowledgement, and why', async () => {
  const made = {
    ...GUARD,
    state: 'made' as const,
    proceededByName: 'Ann Head',
    proceedReason: 'No answer',
    proceededAt: '2026-11-30T15:00:00Z',
    madeAt: '2026-11-30T16:00:00Z',
    can: { sign: false, decline: false, proceed: false, end: false },
  };
  await open(LEDGER, 'en', { guards: [made] });
  await screen.findByText('Carried out');
  screen.getByText('Ann Head proceeded without an acknowledgment on Nov 30, 2026: “No answer”');
  screen.getByText('The change was made on Nov 30, 2026.');
  expect(screen.queryByRole('button', { name: /acknowledge/ })).toBeNull();
});

it('lets the family say no, with what they say, and tells what happens then', async () => {
  const user = await open(LEDGER, 'en', { guards: [GUARD] });
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = screen.getByRole('dialog', { name: 'Decline this change?' });
  within(dialog).getByText(/then a counselor may proceed, and has to say why/);
  await user.type(within(dialog).getByLabelText('Reason (optional)'), 'She needs it for the visit');
  server.add({
    'eligibility.declineGuard': {},
    'eligibility.guards': {
      guards: [
        {
          ...GUARD,
          state: 'declined',
          declinedAt: '2026-11-27T15:00:00Z',
          declineNote: 'She needs it for the visit',
          can: { ...GUARD.can, decline: false },
        },
      ],
    },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await screen.findByText('Declined by the family');
  expect(server.calls('eligibility.declineGuard')).toEqual([
    { guardId: GUARD.guardId, note: 'She needs it for the visit' },
  ]);
  screen.getByText('The family declined it on Nov 27, 2026: “She needs it for the visit”');
  screen.getByText(
    'It can still be acknowledged. After Nov 29, 2026 a counselor may proceed without it, and has to say why.',
  );
  screen.getByRole('button', { name: 'I acknowledge it for Maya Chen' });
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});

it('shows the road ahead with its days, and the five years in Division I in both readings', async () => {
  const [first, ...others] = LEDGER.bodies;
  const clock = { first: 2030, last: 2034, isProjected: true, other: { first: 2031, last: 2035 } };
  await open({ ...LEDGER, bodies: [{ ...first, clock } as typeof first & object, ...others] });
  const road = (await screen.findByRole('heading', { name: 'The road ahead' })).closest('section')!;
  const register = within(road).getByText('Register with the Eligibility Center').closest('li')!;
  within(register).getByText('To do now');
  const lock = within(road).getByText('The seventh semester begins').closest('li')!;
  within(lock).getByText('Aug 20, 2029');
  within(road).getByText(
    'From 2030–31 through 2034–35, if college begins after graduation as expected. Read the other way: from 2031–32 through 2035–36. Pauses aren’t assessed here.',
  );
  screen.getByRole('heading', { name: 'Division III and the NJCAA' });
});

it('marks the grades that stand since the seventh semester began', async () => {
  const [first, ...others] = LEDGER.bodies;
  const lock = first?.kind === 'division' && first.lock ? { ...first.lock, locked: ['one'] } : null;
  await open({ ...LEDGER, bodies: [{ ...first, lock } as typeof first & object, ...others] });
  const english = (await screen.findByText('English 9', { selector: 'p' })).closest('li')!;
  within(english).getByText('Locked');
});

it('says in words what changed the verdict: grades, days, the school, and the overall GPA', async () => {
  const change = (kind: string, what: string, before: string | null, after: string | null) =>
    ({ kind, what, before, after }) as OutputOf<'eligibility.history'>['entries'][number]['changes'][number];
  await openPage('/eligibility', {
    as: 'student',
    stubs: {
      ...{ 'eligibility.ledger': LEDGER, 'eligibility.guards': { guards: [] } },
      ...{ 'eligibility.shares': NO_SHARES },
      'eligibility.scenarios': { scenarios: [], standsAs: 'student', hasRoom: true },
      'eligibility.history': {
        entries: [
          {
            at: '2026-11-26T15:00:00Z',
            bodies: [{ body: 'NAIA', verdict: 'eligible', outlook: 'met', gpa: null }],
            changes: [
              change('overall', 'gpa', '2.2', '2.4'),
              change('dates', 'Algebra I', '2027-06-05', '2027-08-20'),
              change('school', 'Lakeside High', 'in_review', 'cleared'),
              change('listing', 'English 9', 'listed', 'unlisted'),
              change('fact', 'graduatedOn', null, '2030-06-05'),
            ],
          },
        ],
      },
    },
  });
  await screen.findByText('Overall GPA 2.2 → 2.4');
  screen.getByText('Algebra I: last day Jun 5, 2027 → Aug 20, 2027');
  screen.getByText('Lakeside High: its account with the Eligibility Center is now “Cleared”');
  screen.getByText('English 9 is no longer on the school’s NCAA list');
  screen.getByText('Graduated on: – → Jun 5, 2030');
});

it('names each of two courses of one title that changed', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const change = (before: string, after: string) =>
    ({ kind: 'grade', what: 'English 9', before, after }) as const;
  await openPage('/eligibility', {
    as: 'student',
    stubs: {
      ...{ 'eligibility.ledger': LEDGER, 'eligibility.guards': { guards: [] } },
      ...{ 'eligibility.shares': NO_SHARES },
      'eligibility.scenarios': { scenarios: [], standsAs: 'student', hasRoom: true },
      'eligibility.history': {
        entries: [
          {
            at: '2026-11-26T15:00:00Z',
            bodies: [{ body: 'NAIA', verdict: 'eligible', outlook: 'met', gpa: null }],
            changes: [change('C', 'B'), change('D', 'A')],
          },
        ],
      },
    },
  });
  await screen.findByText('English 9: grade C → B');
  screen.getByText('English 9: grade D → A');
  expect(errors.mock.calls.filter(([text]) => `${text}`.includes('same key'))).toEqual([]);
  errors.mockRestore();
});

it('says of a graduation that was expected and isn’t entered that its day is over', async () => {
  await open({ ...LEDGER, road: [{ what: 'graduation', on: '2026-06-05', state: 'unsaid' }] });
  const step = (await screen.findByText('Graduation')).closest('li')!;
  within(step).getByText('Not entered yet');
  within(step).getByText(
    'The expected day has passed. The school needs to enter when it was, or the new day.',
  );
});
