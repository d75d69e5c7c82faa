import { expect, it } from 'vitest';
import { openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';
import { STUDENT_PAGE } from '#testing/student-page.ts';

type Family = OutputOf<'families.student'>;
type Request = OutputOf<'families.requests'>['requests'][number];

const STUDENT = id(70);
const LINK: Family['links'][number] = {
  linkId: id(71),
  name: 'Mona Reed',
  email: 'mona@families.test',
  relationship: 'mother',
  status: 'active',
  isLive: true,
  rights: ['see_record'],
  basis: 'minor',
  proof: 'in_person',
  source: 'school',
  startsOn: '2026-09-01',
  endsOn: null,
  verifiedByName: 'Olga Ruiz',
  verifiedAt: '2026-09-01T12:00:00Z',
  endedAt: null,
  endReason: null,
  version: 3,
};
const FAMILY: Family = {
  studentId: STUDENT,
  name: 'Ada Reed',
  isOfAge: false,
  ofAgeOn: '2030-01-01',
  links: [LINK],
  invitations: [],
  note: { text: 'Call before noon.', setByName: 'Olga Ruiz', version: 1 },
  can: { manage: true, invite: true },
};
const stubs = (family: Family): Stubs => ({
  'consent.student': { studentId: STUDENT, directory: 'unanswered', details: null },
  ...STUDENT_PAGE,
  'families.student': family,
});
const open = (family: Family, more: Stubs = {}) =>
  openPage(`/student/${STUDENT}`, { as: 'school_admin', stubs: { ...stubs(family), ...more } });

it('invites by email, and says what stands against the terms without losing what was typed', async () => {
  const user = await open(FAMILY, {
    'families.invite': refused('TERMS_REFUSED', { why: 'ends_in_past' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Invite by email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite a guardian of Ada Reed' });
  const send = within(dialog).getByRole('button', { name: 'Send invitation' });
  await user.click(send);
  await within(dialog).findByText('Enter the guardian’s email address.');
  await user.type(within(dialog).getByLabelText('Email'), 'pat@families.test');
  await user.click(send);
  await within(dialog).findByText('The last day has passed. Choose a later one, or leave it empty.');
  expect(within(dialog).getByLabelText('Email')).toHaveProperty('value', 'pat@families.test');
  server.add({ 'families.invite': { invitationId: id(72) } });
  await user.click(send);
  await screen.findByText('Invitation sent');
  expect(server.calls('families.invite').at(-1)).toMatchObject({
    studentId: STUDENT,
    email: 'pat@families.test',
    basis: 'minor',
    endsOn: null,
  });
});

it('ends a link with a reason, and says whether it was a mistake', async () => {
  const user = await open(FAMILY, { 'families.end': {} });
  await user.click(await screen.findByRole('button', { name: "End Mona Reed's link" }));
  const dialog = await screen.findByRole('dialog', { name: "End Mona Reed's link?" });
  await user.click(within(dialog).getByLabelText('They were linked by mistake and are not family'));
  await user.click(within(dialog).getByRole('button', { name: 'End link' }));
  await within(dialog).findByText('Give a reason.');
  await user.type(within(dialog).getByLabelText('Reason'), 'The other Ada');
  await user.click(within(dialog).getByRole('button', { name: 'End link' }));
  await screen.findByText('Link ended');
  expect(server.calls('families.end')).toEqual([
    { linkId: LINK.linkId, kind: 'mistake', reason: 'The other Ada' },
  ]);
});

it('offers a dependent’s parent nothing but the record, and no minors’ basis at 18', async () => {
  const user = await open({ ...FAMILY, isOfAge: true }, { 'families.change': { linkId: id(73) } });
  await user.click(await screen.findByRole('button', { name: 'Change what Mona Reed may do' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change what Mona Reed may do' });
  const basis = within(dialog).getByLabelText('Why they may follow the student');
  expect(within(basis).queryByText('Parent or guardian of a minor')).toBeNull();
  await user.selectOptions(basis, 'tax_dependent');
  expect(within(dialog).getByLabelText('Give consent')).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByLabelText('Reason'), 'Tax form seen');
  await user.click(within(dialog).getByRole('button', { name: 'Change terms' }));
  await screen.findByText('Terms changed');
  expect(server.calls('families.change')).toMatchObject([
    { linkId: LINK.linkId, version: 3, basis: 'tax_dependent', rights: ['see_record'] },
  ]);
});

it('keeps what was typed into the note where somebody else has changed it, and shows both', async () => {
  const user = await open(FAMILY, { 'families.setNote': refused('STALE') });
  const note = await screen.findByLabelText('Note about the family, for staff');
  await user.type(note, ' Ask for the aunt.');
  server.add({
    'families.student': {
      ...FAMILY,
      note: { text: 'Call after noon.', setByName: 'Ben Ode', version: 2 },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await screen.findByText('Call after noon.');
  expect(note).toHaveProperty('value', 'Call before noon. Ask for the aunt.');
  server.add({ 'families.setNote': { version: 3 } });
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await expect
    .poll(() => server.calls('families.setNote').at(-1))
    .toEqual({ studentId: STUDENT, text: 'Call before noon. Ask for the aunt.', version: 2 });
});

it('says that somebody else decided, although nobody waits any more', async () => {
  const user = await openPage('/approvals', {
    as: 'school_admin',
    stubs: { ...waiting(REQUEST), 'families.refuse': refused('STALE') },
  });
  await user.click(await screen.findByRole('button', { name: 'Reject Pat Reed' }));
  const dialog = await screen.findByRole('dialog', { name: "Reject Pat Reed's request?" });
  await user.type(within(dialog).getByLabelText('Reason'), 'Not family');
  server.add(waiting());
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await within(dialog).findByText('Someone changed this in the meantime. Close this and look again.');
});

it('finds parents of the school by name, and links the one who is chosen', async () => {
  const user = await open(FAMILY, {
    'families.parents': { parents: [{ userId: id(90), name: 'Pat Reed', email: 'pat@families.test' }] },
    'families.link': refused('ALREADY_LINKED'),
  });
  await user.click(await screen.findByRole('button', { name: 'Link a parent' }));
  const dialog = await screen.findByRole('dialog', { name: 'Link a parent to Ada Reed' });
  await user.type(within(dialog).getByLabelText('Find a parent by name'), 'Pat');
  await user.click(await within(dialog).findByRole('button', { name: /Pat Reed/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Link' }));
  await within(dialog).findByText(/already follows the student/);
  server.add({ 'families.link': { linkId: id(91) } });
  await user.click(within(dialog).getByRole('button', { name: 'Link' }));
  await screen.findByText('Guardian linked');
  expect(server.calls('families.link').at(-1)).toMatchObject({ studentId: STUDENT, userId: id(90) });
});

it('says to whoever stands too close that somebody else decides', async () => {
  await open(FAMILY, { 'families.student': refused('FORBIDDEN', { reason: 'too_close' }) });
  await screen.findByText(
    'This concerns you or your own child, so someone else at your school has to decide.',
  );
});

const REQUEST: Request = {
  linkId: id(80),
  studentId: STUDENT,
  studentName: 'Ada Reed',
  studentNumber: '26001',
  isOfAge: false,
  name: 'Pat Reed',
  email: 'pat@families.test',
  relationship: 'father',
  askedAt: '2026-09-01T12:00:00Z',
  membership: 'pending',
  version: 1,
};
const waiting = (...requests: Request[]): Stubs => ({
  'accounts.listWaiting': { waiting: [], mostOfAKind: 200, can: { decide: true } },
  'families.requests': { requests },
});

it('approves whoever waits with the terms that are chosen, and refuses with a reason', async () => {
  const user = await openPage('/approvals', {
    as: 'school_admin',
    stubs: {
      ...waiting(REQUEST, { ...REQUEST, linkId: id(81), name: 'Strange Man' }),
      'families.approve': { linkId: REQUEST.linkId },
      'families.refuse': {},
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Approve Pat Reed' }));
  const dialog = await screen.findByRole('dialog', { name: 'Let Pat Reed follow Ada Reed?' });
  within(dialog).getByText('This also approves their membership at your school.');
  await user.click(within(dialog).getByLabelText('Give consent'));
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await screen.findByText('Guardian approved');
  expect(server.calls('families.approve')).toMatchObject([
    {
      linkId: REQUEST.linkId,
      version: 1,
      relationship: 'father',
      rights: expect.not.arrayContaining(['consent']),
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Reject Strange Man' }));
  const refusal = await screen.findByRole('dialog', { name: "Reject Strange Man's request?" });
  await user.type(within(refusal).getByLabelText('Reason'), 'Not family');
  server.add(waiting());
  await user.click(within(refusal).getByRole('button', { name: 'Reject' }));
  await expect
    .poll(() => server.calls('families.refuse'))
    .toEqual([{ linkId: id(81), reason: 'Not family' }]);
});
