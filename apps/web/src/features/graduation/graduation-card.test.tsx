import { expect, it, vi } from 'vitest';
import { fill, openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type InputOf, type OutputOf, refused, type Stubs } from '#testing/stub.ts';
import { STUDENT_PAGE } from '#testing/student-page.ts';

type Progress = OutputOf<'graduation.progress'>;
type Part = NonNullable<Progress['measured']>['electives'];

const part = (needed: number, earned: number, inProgress: number): Part => ({
  needed,
  earned,
  inProgress,
  missing: needed - earned - inProgress,
  rows: earned === 0 ? [] : [{ lineId: 'biology', title: 'Biology', credits: earned, isInProgress: false }],
});
const PROGRESS: Progress = {
  ...(STUDENT_PAGE['graduation.progress'] as Progress),
  graduationYear: 2027,
  creditsEarned: 3,
  measured: {
    setName: 'Diploma',
    fromYear: 2027,
    verdict: 'short',
    requirements: [
      { ...part(3, 3, 0), label: 'Science' },
      { ...part(4, 0, 1), label: 'English' },
    ],
    electives: part(0, 0, 0),
    total: { needed: 7, earned: 3, inProgress: 1, missing: 3 },
  },
  uncounted: [{ lineId: 'art', title: 'Art', why: 'failed' }],
  recordSha256: 'a'.repeat(64),
  can: { award: true, withdraw: false },
};
const MET: Progress = {
  ...PROGRESS,
  measured: { ...PROGRESS.measured!, verdict: 'met' },
};
const FIGURES = { officialGpa: null, progressGpa: null, creditsEarned: 3, coreEarned: 0, coreProjected: 0 };
const open = (progress: Progress, more: Stubs = {}) =>
  openPage(`/student/${id(70)}`, {
    as: 'school_admin',
    stubs: {
      ...STUDENT_PAGE,
      'records.student': {
        ...(STUDENT_PAGE['records.student'] as OutputOf<'records.student'>),
        figures: FIGURES,
      },
      'records.details': refused('FORBIDDEN'),
      'families.student': refused('FORBIDDEN'),
      'consent.student': refused('FORBIDDEN'),
      'graduation.progress': progress,
      ...more,
    },
  });

it('says what is earned, what runs and what is missing', async () => {
  const user = await open({ ...PROGRESS, can: { award: false, withdraw: false } });
  await screen.findByText('Credits missing');
  screen.getByText('3 of 7 credits earned');
  screen.getByText('English: 3 credits');
  expect(screen.getByRole('progressbar', { name: 'English' }).getAttribute('aria-valuetext')).toBe(
    '0 of 4 credits earned, 1 in progress, 3 missing',
  );
  await user.click(screen.getByText('1 course gives no credit'));
  screen.getByText('not passed');
  expect(screen.queryByRole('button', { name: 'Award the diploma' })).toBeNull();
});

it('asks why a diploma is awarded while requirements are missing, and sends what was looked at', async () => {
  const sent: InputOf<'graduation.award'>[] = [];
  const user = await open(PROGRESS, {
    'graduation.award': (input) => {
      sent.push(input);
      return { diplomaId: id(80) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Award the diploma' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('English: 3 credits');
  fill(dialog.getByLabelText('Date of the diploma'), '2026-11-29');
  await user.click(dialog.getByRole('button', { name: 'Award the diploma' }));
  expect(dialog.getByRole('alert').textContent).toBe('A diploma can’t be awarded before its date.');
  fill(dialog.getByLabelText('Date of the diploma'), '2026-06-05');
  await user.click(dialog.getByRole('button', { name: 'Award the diploma' }));
  expect(dialog.getByRole('alert').textContent).toBe('Give a reason.');
  await user.type(dialog.getByLabelText(/^Why it’s awarded/), 'By the board');
  await user.click(dialog.getByRole('button', { name: 'Award the diploma' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      studentId: id(70),
      awardedOn: '2026-06-05',
      reason: 'By the board',
      recordSha256: 'a'.repeat(64),
    },
  ]);
});

it('asks why where the class isn’t known, since nothing can be measured', async () => {
  const user = await open({ ...PROGRESS, graduationYear: null, measured: null, isClassMissing: true });
  await user.click(await screen.findByRole('button', { name: 'Award the diploma' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(
    'The graduation year isn’t entered, so nothing can be measured. Enter it first, or say why the diploma is awarded.',
  );
  await user.click(dialog.getByRole('button', { name: 'Award the diploma' }));
  expect(dialog.getByRole('alert').textContent).toBe('Give a reason.');
});

it('closes and says so when somebody else has awarded it in the meantime', async () => {
  const user = await open(MET, { 'graduation.award': refused('ALREADY_AWARDED') });
  await user.click(await screen.findByRole('button', { name: 'Award the diploma' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Award the diploma' }));
  await screen.findByText('The diploma was awarded in the meantime');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('tells whoever the record is about that somebody else decides', async () => {
  await open({ ...PROGRESS, isTooClose: true, can: { award: false, withdraw: false } });
  await screen.findByText(
    'This concerns you or your own child, so someone else at your school has to decide.',
  );
});

it('keeps a requirement that is called like the electives apart from them', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open({
    ...PROGRESS,
    measured: {
      ...PROGRESS.measured!,
      requirements: [{ ...part(3, 0, 0), label: 'Electives' }],
      electives: part(2, 0, 0),
    },
  });
  expect(await screen.findAllByText('Electives: 3 credits')).toHaveLength(1);
  expect(screen.getAllByRole('progressbar', { name: 'Electives' })).toHaveLength(2);
  expect(said.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
  said.mockRestore();
});

it('keeps what was typed when the record has changed in the meantime', async () => {
  const user = await open(MET, { 'graduation.award': refused('STALE') });
  await user.click(await screen.findByRole('button', { name: 'Award the diploma' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText(/^Why it’s awarded/)).toBeNull();
  fill(dialog.getByLabelText('Date of the diploma'), '2026-06-05');
  await user.click(dialog.getByRole('button', { name: 'Award the diploma' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('The record has changed');
  expect((dialog.getByLabelText('Date of the diploma') as HTMLInputElement).value).toBe('2026-06-05');
});

it('shows the diploma, and withdraws it with a reason', async () => {
  const sent: InputOf<'graduation.withdraw'>[] = [];
  const user = await open(
    {
      ...MET,
      diploma: {
        diplomaId: id(80),
        awardedOn: '2026-06-05',
        setName: 'Diploma',
        awardedByName: 'Ann Head',
        awardedAt: '2026-06-05T15:00:00Z',
        reason: null,
      },
      can: { award: false, withdraw: true },
    },
    {
      'graduation.withdraw': (input) => {
        sent.push(input);
        return {};
      },
    },
  );
  await screen.findByText('Diploma of Jun 5, 2026');
  screen.getByText(/Ann Head/);
  await user.click(screen.getByRole('button', { name: 'Withdraw the diploma' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reason/), 'The wrong Ada');
  await user.click(dialog.getByRole('button', { name: 'Withdraw the diploma' }));
  await waitFor(() => expect(sent).toEqual([{ diplomaId: id(80), reason: 'The wrong Ada' }]));
});

it('says where nothing is asked of a class', async () => {
  await open({ ...PROGRESS, measured: null });
  await screen.findByText('The school hasn’t entered any for the class of 2027.');
});
