import { expect, it } from 'vitest';
import { fill, openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';
import { STUDENT_PAGE } from '#testing/student-page.ts';

const STUDENT = id(70);
const DETAILS: OutputOf<'records.details'> = {
  studentId: STUDENT,
  legalName: 'Ada Reed',
  studentNumber: 'LHS-0042',
  birthOn: '2012-03-04',
  gradeLevel: 0,
  graduationYear: null,
  version: 3,
  changes: [
    {
      changeId: id(71),
      field: 'birthOn',
      before: '2012-04-03',
      after: '2012-03-04',
      reason: 'Birth certificate',
      byName: 'Nora Okafor',
      at: '2026-11-20T15:00:00Z',
    },
  ],
  can: { save: true },
};
const FIGURES = { officialGpa: null, progressGpa: null, creditsEarned: 0, coreEarned: 0, coreProjected: 0 };
const open = (details: Partial<typeof DETAILS> = {}, more: Stubs = {}) =>
  openPage(`/student/${STUDENT}`, {
    as: 'school_admin',
    stubs: {
      ...STUDENT_PAGE,
      'records.student': {
        ...(STUDENT_PAGE['records.student'] as OutputOf<'records.student'>),
        figures: FIGURES,
      },
      'families.student': refused('FORBIDDEN'),
      'consent.student': refused('FORBIDDEN'),
      'records.details': { ...DETAILS, ...details },
      ...more,
    },
  });

it('shows what is kept, what isn’t, and each correction', async () => {
  const user = await open();
  await screen.findByText('LHS-0042');
  screen.getByText('Kindergarten');
  expect(screen.getAllByText('Not entered')).toHaveLength(1);
  await user.click(screen.getByText('1 correction'));
  screen.getByText('Birth date: Apr 3, 2012 → Mar 4, 2012');
  screen.getByText(/Nora Okafor, .* · Birth certificate/);
});

it('offers no form to those who only read', async () => {
  await open({ can: { save: false } });
  await screen.findByText('LHS-0042');
  expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
});

it('asks to agree to what another birth date brings with it, and keeps what was typed', async () => {
  const user = await open({}, { 'records.saveDetails': refused('EFFECTS', { effects: ['consent_needed'] }) });
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(await dialog.findByLabelText('Birth date'), '2016-03-04');
  await user.type(dialog.getByLabelText(/^Reason/), 'Passport');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/^Ada Reed is under 13 by this date\./);
  // Saving again without the box sends nothing.
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Check the box to go on with this birth date.');
  expect(server.calls('records.saveDetails')).toHaveLength(1);
  server.add({ 'records.saveDetails': {} });
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('records.saveDetails')[1]).toEqual({
    studentId: STUDENT,
    version: 3,
    legalName: 'Ada Reed',
    studentNumber: 'LHS-0042',
    birthOn: '2016-03-04',
    gradeLevel: 0,
    graduationYear: null,
    reason: 'Passport',
    agreedEffects: ['consent_needed'],
  });
});

it.each([
  ['NUMBER_TAKEN', /^Another student has this number/],
  ['STALE', /^Somebody changed this in the meantime/],
  ['REASON_REQUIRED', /say why\.$/],
  ['BIRTH_DATE_INVALID', /^Enter a birth date in the past/],
] as const)('says what to do when %s', async (name, words) => {
  const user = await open({}, { 'records.saveDetails': refused(name) });
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const dialog = within(await screen.findByRole('dialog'));
  const number = await dialog.findByLabelText('Student number');
  dialog.getByLabelText('Reason (optional)');
  await user.clear(number);
  await user.type(dialog.getByLabelText('Reason'), 'A slip');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Enter the student number.');
  expect(server.calls('records.saveDetails')).toEqual([]);
  await user.type(number, 'LHS-0043');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(words);
  expect(dialog.getByLabelText<HTMLInputElement>('Student number').value).toBe('LHS-0043');
});

it('says what can’t be in a date or a year before anything is sent', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const dialog = within(await screen.findByRole('dialog'));
  const date = await dialog.findByLabelText('Birth date');
  const save = dialog.getByRole('button', { name: 'Save' });
  fill(date, '');
  await user.click(save);
  await dialog.findByText('Give a reason.');
  await user.type(dialog.getByLabelText('Reason'), 'A slip');
  await user.click(save);
  await dialog.findByText(/^A birth date can be corrected, not removed/);
  fill(date, '2999-01-01');
  await user.click(save);
  await dialog.findByText('Enter a birth date in the past, from 1900 on.');
  fill(date, '2012-03-04');
  await user.type(dialog.getByLabelText('Graduation year'), '30');
  await user.click(save);
  await dialog.findByText(/^Graduation year: four digits/);
  expect(server.calls('records.saveDetails')).toEqual([]);
});
