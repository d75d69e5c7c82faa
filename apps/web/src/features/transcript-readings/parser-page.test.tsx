import { expect, it } from 'vitest';
import { fill, openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused } from '#testing/stub.ts';

type Reading = OutputOf<'transcriptReadings.get'>;
type Entry = Reading['entries'][number];

const STUDENT = id(30);
const READING = id(31);
const AT = '2026-11-28T10:00:00.000Z';

const HOME: OutputOf<'transcriptReadings.home'> = {
  students: [{ studentId: STUDENT, name: 'Maya Chen', schoolName: 'Northfield', isSelf: true }],
  ...{ readings: [], waiting: [], isStaff: false, engine: 'built_in' },
};
const LINES = [
  'Ridgeview High School',
  'Student Name: Maya Chen',
  '2023-2024',
  'Algebra I  B  1.00',
  'Ceramics  Merit  0.50',
  'Total Credits: 3.00',
];
const row = (change: Partial<Entry>): Entry => ({
  ...{ line: 4, isTaken: true, kind: 'transfer', title: 'Algebra I', ncaaArea: null, isCore: null },
  ...{ gradeRaw: 'B', percent: null, isPassed: null, credits: 1, termLabel: '2023-24', completedOn: null },
  ...change,
});
const source = (line: number) => ({ line, text: LINES[line - 1] ?? '' });
const DRAFT: Reading = {
  ...{ readingId: READING, studentId: STUDENT, studentName: 'Maya Chen', state: 'draft' },
  ...{ schoolName: 'Ridgeview High School', fileName: 'Ridgeview.pdf', createdAt: AT, submittedAt: null },
  ...{
    decidedAt: null,
    createdByName: 'Maya Chen',
    submittedByName: null,
    decidedByName: null,
    reason: null,
  },
  ...{ engine: 'built_in', isRecognized: false, lines: LINES, picked: null, namesAnother: false, listed: [] },
  ...{ blocked: null, version: 1, entries: [row({})], credited: { credits: [], lines: [] } },
  can: { edit: true, submit: true, withdraw: true, decide: false, deleteOriginal: false },
  parsed: {
    studentInfo: { name: 'Maya Chen', studentId: null, graduationYear: null, gpa: null, creditsEarned: 3 },
    completedCourses: [
      {
        ...{ title: 'Algebra I', grade: 'B', credits: 1, term: null, schoolYear: '2023-24' },
        ...{ ncaaEligible: null, source: source(4) },
      },
    ],
    inProgress: [],
    totals: [{ label: 'Total Credits', printed: 3, computed: 1, matches: false, source: source(6) }],
    flags: [
      { code: 'mark_unknown', line: 5 },
      { code: 'totals_differ', line: 6 },
    ],
    students: [{ name: 'Maya Chen', studentId: null, from: 1, to: 6 }],
  },
};
const openReading = (reading: Reading, stubs: NonNullable<Parameters<typeof openPage>[1]>['stubs'] = {}) =>
  openPage(`/transcript-parser?reading=${READING}`, {
    as: reading.can.decide ? 'school_admin' : 'student',
    stubs: { 'transcriptReadings.get': reading, ...stubs },
  });

it('says to a parent without a linked child when transcripts can be read', async () => {
  await openPage('/transcript-parser', {
    as: 'parent',
    stubs: { 'transcriptReadings.home': { ...HOME, students: [] } },
  });
  await screen.findByText('Once your school links you to a student, you can read their transcripts here.');
});

it('parses what is pasted, and says why it can’t be read and what to do', async () => {
  const user = await openPage('/transcript-parser', {
    as: 'student',
    stubs: {
      'transcriptReadings.home': HOME,
      'transcriptReadings.readText': refused('NOT_A_TRANSCRIPT'),
    },
  });
  const parse = await screen.findByRole('button', { name: 'Parse with AI' });
  expect(parse.matches(':disabled')).toBe(true);
  screen.getByText('Please paste your transcript text');
  fill(screen.getByRole('textbox', { name: 'Transcript text' }), 'Dear family');
  await user.click(parse);
  await screen.findByText('Failed to parse transcript');
  expect(screen.getAllByText(/^No line of it reads like a course with a mark/).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Transcript text' }).value).toBe(
    'Dear family',
  );
});

it('marks what was read in its line and says each flag in words', async () => {
  await openReading(DRAFT);
  const lines = within(await screen.findByRole('region', { name: 'Source text' })).getAllByRole('listitem');
  expect(lines).toHaveLength(LINES.length);
  expect([...(lines[3]?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
    'Algebra I',
    'B',
    '1.00',
  ]);
  screen.getByText('Line 5 looks like a course, and its mark can’t be read.');
  screen.getByText('Line 6, Total Credits: 3 is printed, but the rows come to 1.');
  screen.getByRole('heading', { name: '1 printed total differs from the rows' });
});

it('hands in rows as they were reviewed, a line entered by hand among them', async () => {
  const sent: unknown[] = [];
  const user = await openReading(DRAFT, {
    'transcriptReadings.submit': ({ schoolName, entries, version }) => {
      sent.push([
        version,
        schoolName,
        entries.map(({ line, title, gradeRaw, isPassed, credits }) => [
          line,
          title,
          gradeRaw,
          isPassed,
          credits,
        ]),
      ]);
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Enter line 5 by hand' }));
  const handIn = screen.getByRole('button', { name: 'Submit for approval' });
  expect(handIn.matches(':disabled')).toBe(true);
  screen.getByText('1 row needs a decision first.');
  await user.click(screen.getByRole('button', { name: /^Review row 2/ }));
  fill(screen.getByRole('textbox', { name: 'Course' }), 'Ceramics');
  fill(screen.getByRole('textbox', { name: 'Grade' }), 'Merit');
  fill(screen.getByRole('textbox', { name: 'Credits' }), '0,5');
  fill(screen.getByRole('textbox', { name: 'Year or term' }), '2023-24');
  expect(handIn.matches(':disabled')).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Yes, passed' }));
  await user.click(handIn);
  await screen.findByText('Transcript submitted');
  expect(sent).toEqual([
    [
      1,
      'Ridgeview High School',
      [
        [4, 'Algebra I', 'B', null, 1],
        [5, 'Ceramics', 'Merit', true, 0.5],
      ],
    ],
  ]);
});

it('lets a registrar approve once every row is answered, with what the list suggests', async () => {
  const sent: unknown[] = [];
  const user = await openReading(
    {
      ...DRAFT,
      state: 'submitted',
      submittedAt: AT,
      listed: [{ title: 'Algebra I', listedTitle: 'Algebra I', area: 'math', isOfIssuer: true }],
      can: { ...DRAFT.can, edit: false, submit: false, decide: true },
    },
    {
      'transcriptReadings.approve': ({ entries }) => {
        sent.push(entries.map(({ ncaaArea, isCore }) => [ncaaArea, isCore]));
        return { creditCount: 1 };
      },
    },
  );
  const approve = await screen.findByRole('button', { name: 'Approve as credit' });
  expect(approve.matches(':disabled')).toBe(true);
  screen.getByText('Say whether the NCAA lists this title for that school.');
  await user.click(screen.getByRole('button', { name: /^Review row 1/ }));
  screen.getByText(/^That school’s list has this title/);
  await user.click(screen.getByRole('button', { name: 'Use Mathematics' }));
  screen.getByRole('radio', { name: 'Yes, it is listed', checked: true });
  await user.click(approve);
  await screen.findByText('1 course is on the record now.');
  expect(sent).toEqual([[['math', true]]]);
});

const FOR_REGISTRAR: Reading = {
  ...DRAFT,
  ...{ state: 'submitted', submittedAt: AT, submittedByName: 'Maya Chen' },
  can: { ...DRAFT.can, edit: false, submit: false, decide: true },
};

it('shows a registrar whatever a person added to a row', async () => {
  await openReading({
    ...FOR_REGISTRAR,
    entries: [
      row({ isCore: false }),
      row({ isCore: false, percent: 99, kind: 'exam', completedOn: '2024-06-01' as never, isPassed: true }),
    ],
  });
  const [asPrinted, entered] = within(await screen.findByRole('list', { name: 'Parsed Data' })).getAllByRole(
    'listitem',
  );
  expect(within(asPrinted as HTMLElement).queryByText('Entered by a person')).toBeNull();
  within(entered as HTMLElement).getByText('Entered by a person');
  within(entered as HTMLElement).getByText(
    'line 4 · grade B · percent: 99 · passed · credits: 1 · 2023-24 · completed on Jun 1, 2024 · Examination',
  );
  screen.getByText(/submitted by Maya Chen on/);
});

it('lets nobody credit twice what is printed once, or is on the record', async () => {
  const user = await openReading({
    ...FOR_REGISTRAR,
    entries: [row({ isCore: false }), row({ isCore: false }), row({ isCore: false, line: 5, title: 'Art' })],
    credited: {
      credits: [{ schoolName: 'Ridgeview High School', title: 'Art', termLabel: '2023-24' }],
      lines: [],
    },
  });
  const approve = await screen.findByRole('button', { name: 'Approve as credit' });
  expect(approve.matches(':disabled')).toBe(true);
  screen.getByText('The document doesn’t show this course that many times. Leave this row out.');
  screen.getByText('This course is already on the record. Leave this row out.');
  for (const number of [2, 3]) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^Review row ${number}`) }));
    await user.click(screen.getByRole('checkbox', { name: 'Use this row as credit' }));
  }
  expect(approve.matches(':disabled')).toBe(false);
});

it('keeps a number that is none where it was typed, and waits for another', async () => {
  const sent: unknown[] = [];
  const user = await openReading(
    { ...FOR_REGISTRAR, entries: [row({ isCore: false })] },
    {
      'transcriptReadings.approve': ({ entries }) => {
        sent.push(entries);
        return { creditCount: 1 };
      },
    },
  );
  const approve = await screen.findByRole('button', { name: 'Approve as credit' });
  const open = () => user.click(screen.getByRole('button', { name: /^Review row 1/ }));
  await open();
  fill(screen.getByRole('textbox', { name: 'Percent' }), '9o');
  expect(approve.matches(':disabled')).toBe(true);
  screen.getByText('Percent must be a number up to 150.');
  await open();
  screen.getByText('Percent must be a number up to 150.');
  await open();
  const percent = screen.getByRole<HTMLInputElement>('textbox', { name: 'Percent' });
  expect(percent.value).toBe('9o');
  fill(screen.getByRole('textbox', { name: 'Credits' }), '11');
  screen.getByText('Credits must be a number up to 10.');
  fill(percent, '90');
  fill(screen.getByRole('textbox', { name: 'Credits' }), '1');
  await user.click(approve);
  await screen.findByText('1 course is on the record now.');
  expect(sent).toEqual([[row({ isCore: false, percent: 90 })]]);
});

it('says why a family can’t change what the school brought', async () => {
  await openReading({
    ...DRAFT,
    can: { edit: false, submit: false, withdraw: false, decide: false, deleteOriginal: false },
  });
  await screen.findByText('The school added this transcript and is reviewing it.');
});

it('lets nobody change or decide what waits for somebody else', async () => {
  await openReading({
    ...DRAFT,
    ...{ state: 'submitted', submittedAt: AT, blocked: null },
    can: { edit: false, submit: false, withdraw: true, decide: false, deleteOriginal: false },
  });
  await screen.findByText('A registrar at the school decides. Until then none of it counts.');
  const school = screen.getByRole<HTMLInputElement>('textbox', { name: 'School or college that issued it' });
  expect(school.readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Submit for approval' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Approve as credit' })).toBeNull();
});

it('asks whose record it is before it shows a row', async () => {
  const picked: unknown[] = [];
  const user = await openReading(
    {
      ...DRAFT,
      entries: [],
      parsed: {
        ...DRAFT.parsed,
        ...{ completedCourses: [], totals: [], flags: [{ code: 'two_students', line: 7 }] },
        students: [
          { name: 'Kim Chen', studentId: '1001', from: 1, to: 6 },
          { name: 'Maya Chen', studentId: '1002', from: 7, to: 12 },
        ],
      },
    },
    {
      'transcriptReadings.pick': (input) => {
        picked.push(input.picked);
        return { version: 2 };
      },
    },
  );
  await screen.findByRole('heading', { name: 'Whose record is it?' });
  screen.getByText('Choose first whose record it is.');
  expect(screen.queryByRole('heading', { name: 'Parsed Data' })).toBeNull();
  const [, second] = screen.getAllByRole('button', { name: 'This is Maya Chen' });
  await user.click(second as HTMLElement);
  expect(picked).toEqual([1]);
});
