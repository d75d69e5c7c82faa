import { expect, it } from 'vitest';
import { fill, openPage, screen, within } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, serverBroke } from '#testing/stub.ts';

type List = OutputOf<'counseling.students'>;
type Student = List['students'][number];

const ANN = { userId: id(1), name: 'Ann Head' };
const CORA = { userId: id(2), name: 'Cora Lind' };

const SAM: Student = {
  studentId: id(10),
  name: 'Sam Soon',
  gradeLevel: 11,
  graduationYear: 2027,
  sport: 'Track',
  risk: { outlook: 'at_risk', body: 'DI', by: '2026-08-16' },
  bodies: [
    {
      body: 'DI',
      outlook: 'at_risk',
      gpa: 2.75,
      findings: [
        { code: 'ten_seven_units', by: '2026-08-16' },
        { code: 'units_short', by: null },
      ],
    },
  ],
  counselors: [],
  followUps: [],
  canFollowUp: true,
};

const LIST: List = {
  schoolId: SCHOOL_ID,
  today: '2026-01-12',
  students: [SAM],
  total: 1,
  next: null,
  counts: { met: 0, on_track: 4, at_risk: 1, out_of_reach: 0, unknown: 2 },
  unassignedCount: 1,
  thisWeek: [
    {
      studentId: SAM.studentId,
      name: SAM.name,
      on: '2026-01-10',
      what: { kind: 'follow_up', task: 'Call the family', ownerName: 'Cora Lind' },
    },
  ],
  thisWeekCount: 1,
  choices: { sports: ['Track'], graduationYears: [2027], findings: ['units_short'], counselors: [ANN, CORA] },
  selectable: [SAM.studentId],
  can: { assign: true },
};

const NO_GUARDS: OutputOf<'eligibility.waitingGuards'> = { guards: [], hasMore: false };

const open = (stubs: Stubs = {}, address = '/counseling') =>
  openPage(address, {
    as: 'school_admin',
    stubs: { 'counseling.students': LIST, 'eligibility.waitingGuards': NO_GUARDS, ...stubs },
  });

it('shows why a student is at risk, until when, and what is overdue', async () => {
  await open();
  const row = (await screen.findByRole('link', { name: 'Open the ledger of Sam Soon' })).closest('li')!;
  within(row).getByText('Grade 11 · Class of 2027 · Track');
  within(row).getByText('At risk');
  within(row).getByText('Units before the seventh semester · Core units are missing');
  within(row).getByText('No counselor yet: on everyone’s list');
  const week = screen.getByText('Call the family – Cora Lind').closest('li')!;
  within(week).getByText('Overdue');
  screen.getByRole('button', { name: 'At risk 1' });
});

it('asks the server for what is chosen, and takes the list along as a file', async () => {
  const asked: unknown[] = [];
  const user = await open({
    'counseling.students': (input) => {
      asked.push([input.outlook, input.sport]);
      return LIST;
    },
    'counseling.exportList': refused('FORBIDDEN'),
  });
  await user.click(await screen.findByRole('button', { name: 'At risk 1' }));
  await screen.findByRole('button', { name: 'At risk 1', pressed: true });
  expect(asked.at(-1)).toEqual(['at_risk', null]);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('The list couldn’t be exported');
});

it('assigns those chosen by hand, a grade, or a part of the alphabet', async () => {
  const sent: unknown[] = [];
  const user = await open({
    'counseling.assign': (input) => {
      sent.push([input.userId, input.isAssigned, input.who]);
      return { changed: 1 };
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Sam Soon' }));
  await user.click(screen.getByRole('button', { name: 'Assign 1 student' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign students' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Counselor' }), 'Cora Lind');
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await screen.findByText('1 student changed');
  expect(sent).toEqual([[CORA.userId, true, { by: 'hand', studentIds: [SAM.studentId] }]]);
  await user.click(screen.getByRole('button', { name: 'Assign students' }));
  const again = await screen.findByRole('dialog', { name: 'Assign students' });
  await user.click(within(again).getByRole('radio', { name: 'By family name' }));
  await user.click(within(again).getByRole('button', { name: 'Assign' }));
  expect(within(again).getAllByText('Enter a letter.')).toHaveLength(2);
  fill(within(again).getByRole('textbox', { name: 'From' }), 'A');
  fill(within(again).getByRole('textbox', { name: 'To' }), 'F');
  await user.click(within(again).getByRole('button', { name: 'Assign' }));
  expect(sent.at(-1)).toEqual([ANN.userId, true, { by: 'name', from: 'A', to: 'F' }]);
});

it('keeps who sees to a risk, and what is typed where somebody was faster', async () => {
  const sent: unknown[] = [];
  const user = await open({
    'counseling.saveFollowUp': (input) => {
      sent.push([input.risk, input.task, input.dueOn, input.version]);
      return refused('STALE');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Follow up on Sam Soon' }));
  const dialog = await screen.findByRole('dialog', { name: 'Follow up on Sam Soon' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  within(dialog).getByText('Describe what needs to be done.');
  within(dialog).getByText('Choose a day.');
  fill(within(dialog).getByRole('textbox', { name: 'What needs to be done' }), 'Find a summer course');
  fill(within(dialog).getByLabelText('Until'), '2026-02-01');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText(/Someone changed it in the meantime/);
  expect(sent).toEqual([
    [{ body: 'DI', finding: 'ten_seven_units' }, 'Find a summer course', '2026-02-01', 0],
  ]);
  within(dialog).getByDisplayValue('Find a summer course');
});

it('says that nobody matches, and that the list could not be loaded', async () => {
  const none = { ...LIST, students: [], total: 0, thisWeek: [], thisWeekCount: 0 };
  await open({ 'counseling.students': none }, '/counseling?sport=Chess');
  await screen.findByText('No student matches this.');
});

it('offers to try again where the server broke', async () => {
  await open({ 'counseling.students': serverBroke });
  await screen.findByText('The students couldn’t be loaded');
});

it('lists what waits for families, with who said no and what a counselor may go on with', async () => {
  const waits = {
    guardId: id(80),
    studentId: SAM.studentId,
    studentName: SAM.name,
    procedure: 'catalog.withdraw',
    title: 'Algebra I',
    reason: 'A lighter load',
    askedByName: 'Nora Okafor',
    askedAt: '2026-01-08T15:00:00Z',
    dueOn: '2026-01-15',
    declinedAt: null,
    declineNote: null,
    isOverdue: false,
  };
  await open({
    'eligibility.waitingGuards': {
      guards: [
        waits,
        {
          ...waits,
          guardId: id(81),
          title: 'French 4',
          isOverdue: true,
          declinedAt: '2026-01-09T15:00:00Z',
          declineNote: 'Not before May',
        },
      ],
      hasMore: false,
    },
  });
  const first = (await screen.findByText('Withdraw from Algebra I')).closest('li')!;
  within(first).getByText('Nora Okafor asked on Jan 8, 2026: “A lighter load”');
  within(first).getByText('The family has until Jan 15, 2026.');
  expect(within(first).getByRole('link', { name: 'Sam Soon' }).getAttribute('href')).toContain(SAM.studentId);
  expect(within(first).queryByText('Declined by the family')).toBeNull();
  const second = screen.getByText('Withdraw from French 4').closest('li')!;
  within(second).getByText('Declined by the family');
  within(second).getByText('The family says: “Not before May”');
  within(second).getByText('A counselor may proceed');
});

type Families = OutputOf<'counseling.previewFamilies'>['families'];
const FAMILIES: Families = [
  {
    studentId: SAM.studentId,
    name: 'Sam Soon',
    people: [
      { userId: id(21), name: 'Mona Soon', role: 'guardian', notReached: null },
      { userId: id(22), name: 'Alma Soon', role: 'guardian', notReached: 'no_right' },
    ],
  },
];

it('writes to families with the first name in it, says who gets it, and how many have it', async () => {
  const sent: unknown[] = [];
  let asked = 0;
  const user = await open({
    'counseling.previewFamilies': ({ audience }) => ({
      families: FAMILIES.map((one) => (audience === 'students' ? { ...one, people: [] } : one)),
    }),
    'counseling.writeToFamilies': (input) => {
      sent.push([input.studentIds, input.audience, input.body]);
      return { familyMessageId: id(80) };
    },
    'counseling.familyMessage': () => {
      asked += 1;
      return { isFinished: asked > 1, total: 1, sent: asked > 1 ? 1 : 0, refused: 0, families: 1 };
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 1' }));
  await user.click(screen.getByRole('button', { name: 'Write to 1 family' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to 1 family' }));
  await dialog.findByText('1 person will get it');
  dialog.getByText('Mona Soon, for Sam Soon');
  dialog.getByText('Alma Soon, for Sam Soon: isn’t allowed to write to the school');
  await user.click(dialog.getByRole('button', { name: 'Send to 1 person' }));
  dialog.getByText('Write something.');
  fill(dialog.getByRole('textbox', { name: 'Message' }), 'How is ');
  await user.click(dialog.getByRole('button', { name: 'Insert the first name' }));
  dialog.getByText(/For example: .*Sam/);
  await user.click(dialog.getByRole('radio', { name: 'Students themselves' }));
  await dialog.findByText('Sam Soon: No guardian is linked');
  expect(dialog.getByRole('button', { name: 'Send to 0 people' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('radio', { name: 'Guardians' }));
  await user.click(await dialog.findByRole('button', { name: 'Send to 1 person' }));
  await dialog.findByText('1 person has it.', undefined, { timeout: 4_000 });
  expect(sent).toEqual([[[SAM.studentId], 'guardians', expect.stringContaining('{name}')]]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('checkbox', { name: 'Choose Sam Soon' })).toHaveProperty('checked', false);
});

it('keeps on the device what is typed to families and of a follow-up', async () => {
  const user = await open({ 'counseling.previewFamilies': { families: FAMILIES } });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Sam Soon' }));
  await user.click(screen.getByRole('button', { name: 'Write to 1 family' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Write to 1 family' }));
  fill(await screen.findByRole('textbox', { name: 'Message' }), 'About summer');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Write to 1 family' }));
  await screen.findByDisplayValue('About summer');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Follow up on Sam Soon' }));
  fill(await screen.findByRole('textbox', { name: 'What needs to be done' }), 'Call home');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Follow up on Sam Soon' }));
  await screen.findByDisplayValue('Call home');
});
