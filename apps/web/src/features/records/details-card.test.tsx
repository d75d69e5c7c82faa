import { expect, it } from 'vitest';
import { api } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
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
  ...{ languages: 'Spanish', phone: null, email: 'reeds@example.org', address: '1 Elm Street\nNorthfield' },
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
  await screen.findByText('Kindergarten');
  const details = (await screen.findByRole('heading', { name: 'Personal details' })).closest('section')!;
  expect(within(details).getAllByText('Not entered')).toHaveLength(2);
  screen.getByText('Spanish');
  screen.getByText('reeds@example.org');
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
  await dialog.findByText('Check the box to continue with this birth date.');
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
    ...{ languages: 'Spanish', phone: null, email: 'reeds@example.org', address: '1 Elm Street\nNorthfield' },
    reason: 'Passport',
    agreedEffects: ['consent_needed'],
  });
});

it.each([
  ['NUMBER_TAKEN', /^Another student has this number/],
  ['STALE', /^Someone else saved these details in the meantime/],
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
  await dialog.findByText('Enter a birth date in the past, 1900 or later.');
  fill(date, '2012-03-04');
  await user.type(dialog.getByLabelText('Graduation year'), '30');
  await user.click(save);
  await dialog.findByText(/^Graduation year: four digits/);
  fill(dialog.getByLabelText('Graduation year'), '2030');
  fill(dialog.getByLabelText('Phone'), '12');
  await user.click(save);
  await dialog.findByText(/^Enter a phone number of 7 to 15 digits/);
  fill(dialog.getByLabelText('Phone'), '(555) 123-4567');
  fill(dialog.getByLabelText('Email'), 'reeds');
  await user.click(save);
  await dialog.findByText(/^Email: an address such as/);
  expect(server.calls('records.saveDetails')).toEqual([]);
});

/** The page reads again what it shows, as when its window comes to the front. */
const readsAgain = () => queryClient.invalidateQueries({ queryKey: api.records.details.key() });
/** Closes the form, and waits until it is gone. */
const closes = async (user: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const dialogOf = async () => within(await screen.findByRole('dialog'));

it('keeps what was typed when the form is closed or the page loaded again, and starts over on demand', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  let dialog = await dialogOf();
  fill(await dialog.findByLabelText('Legal name'), 'Ada Marie Reed');
  fill(dialog.getByLabelText('Reason'), 'Birth certificate');
  expect(dialog.queryByText(/^What you typed before/)).toBeNull();
  await closes(user);
  // As after a reload: the form begins anew.
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  dialog = await dialogOf();
  await dialog.findByDisplayValue('Ada Marie Reed');
  dialog.getByDisplayValue('Birth certificate');
  dialog.getByText(/^What you typed before is still here\./);
  await user.click(dialog.getByRole('button', { name: 'Start over' }));
  await dialog.findByDisplayValue('Ada Reed');
  expect(dialog.queryByText(/^What you typed before/)).toBeNull();
  expect(dialog.queryByDisplayValue('Birth certificate')).toBeNull();
});

it('keeps what was typed about details that somebody has saved since, and marks what they changed', async () => {
  const user = await open({}, { 'records.saveDetails': {} });
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  fill(await screen.findByLabelText('Graduation year'), '2031');
  await closes(user);
  server.add({ 'records.details': { ...DETAILS, legalName: 'Ada Marie Reed', version: 4 } });
  await readsAgain();
  await screen.findByText('Ada Marie Reed');
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  const dialog = await dialogOf();
  await dialog.findByDisplayValue('2031');
  dialog.getByDisplayValue('Ada Marie Reed');
  expect(dialog.getAllByText(/^Someone else changed this/)).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('records.saveDetails')).toMatchObject([
    { version: 4, legalName: 'Ada Marie Reed', graduationYear: 2031 },
  ]);
});

it('saves over nothing that somebody else saved while the form was open, and keeps what was typed', async () => {
  const user = await open({}, { 'records.saveDetails': refused('STALE') });
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const dialog = await dialogOf();
  fill(await dialog.findByLabelText('Graduation year'), '2031');
  fill(dialog.getByLabelText('Student number'), 'LHS-0043');
  fill(dialog.getByLabelText('Reason'), 'A slip');
  server.add({
    'records.details': {
      ...{ ...DETAILS, version: 4, legalName: 'Ada Marie Reed' },
      ...{ studentNumber: 'LHS-0420', birthOn: '2012-03-05', gradeLevel: 1 },
    },
  });
  await readsAgain();
  await screen.findByText('Ada Marie Reed');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^Someone else saved these details in the meantime/,
  );
  expect(server.calls('records.saveDetails')).toMatchObject([{ version: 3, legalName: 'Ada Reed' }]);
  // Theirs where nothing was typed, one's own beside what they saved, and the reason.
  dialog.getByDisplayValue('Ada Marie Reed');
  dialog.getByDisplayValue('Grade 1');
  dialog.getByDisplayValue('2012-03-05');
  expect(dialog.getAllByText('Someone else changed this.')).toHaveLength(3);
  dialog.getByDisplayValue('LHS-0043');
  dialog.getByText('Someone else changed this to: LHS-0420');
  dialog.getByDisplayValue('2031');
  dialog.getByDisplayValue('A slip');

  server.add({ 'records.saveDetails': {} });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('records.saveDetails')[1]).toMatchObject({
    ...{ version: 4, legalName: 'Ada Marie Reed', studentNumber: 'LHS-0043', birthOn: '2012-03-05' },
    ...{ gradeLevel: 1, graduationYear: 2031, reason: 'A slip' },
  });
});
