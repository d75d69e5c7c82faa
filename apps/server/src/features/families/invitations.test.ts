import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { browserIn } from '#testing/browser.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

const TERMS = {
  relationship: 'mother' as const,
  rights: ['see_record' as const, 'message_staff' as const],
  basis: 'minor' as const,
  proof: 'enrollment_record' as const,
  endsOn: null,
};
const PASSWORD = 'walnut-drum-71-sky';
const code = (name: string) => ({ code: name });

let world: World;
let school: SchoolPlace;
let admin: Person;
let child: StudentPerson;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Invite High');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Office Invite' });
  child = await school.hasStudent({ name: 'Ada Invite' });
});
afterAll(() => world.close());

const inSchool = async (sql: string, values: unknown[] = []) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(sql, values))).rows;
const invite = (email: string, terms: object = {}, by = admin, student = child) =>
  by.client.families.invite({ studentId: student.studentId as StudentId, email, ...TERMS, ...terms });

/** The secret of the newest email to an address. */
async function tokenFor(email: string): Promise<string> {
  const [mail] = await inSchool(
    `select body_text from mail_outbox where template = 'guardian-invitation' and to_address = $1
     order by created_at desc limit 1`,
    [email],
  );
  return (mail as { body_text: string }).body_text.match(/token=([\w-]+)/)?.[1] ?? '';
}

let browsers = 0;
const open = () => {
  browsers += 1;
  return browserIn(world, `203.0.113.${browsers}`);
};
const signsUp = (
  page: ReturnType<typeof open>,
  email: string,
  invitation: string,
  role = 'parent' as const,
) =>
  page.client().accounts.signUp({
    role,
    fullName: 'Mona Invite',
    email,
    password: PASSWORD,
    schoolCode: null,
    birthOn: null,
    invitation,
    locale: 'en',
  });

it('leads from the email to the child in one sign-up, and works once', async () => {
  await invite('mona@example.test');
  const token = await tokenFor('mona@example.test');
  const page = open();
  expect(await page.client().families.openInvitation({ token })).toMatchObject({
    ...{ schoolName: 'Invite High', studentName: 'Ada', email: 'mona@example.test', hasAccount: false },
  });
  await signsUp(page, 'mona@example.test', token);
  expect((await page.client().accounts.session({})).me).toMatchObject({
    isEmailVerified: true,
    memberships: [{ role: 'parent', status: 'active' }],
  });
  expect(await page.client().home.parent({})).toMatchObject({ children: [{ studentId: child.studentId }] });
  await expect(open().client().families.openInvitation({ token })).rejects.toMatchObject(
    code('INVALID_LINK'),
  );
  await expect(signsUp(open(), 'other@example.test', token)).rejects.toMatchObject(code('INVALID_LINK'));
});

it('opens nothing to another address, to another role, or to a made-up secret', async () => {
  await invite('carla@example.test');
  const token = await tokenFor('carla@example.test');
  await expect(signsUp(open(), 'thief@example.test', token)).rejects.toMatchObject(code('INVALID_LINK'));
  await expect(signsUp(open(), 'carla@example.test', token, 'teacher' as never)).rejects.toMatchObject(
    code('INVALID_LINK'),
  );
  await expect(signsUp(open(), 'carla@example.test', 'x'.repeat(32))).rejects.toMatchObject(
    code('INVALID_LINK'),
  );
  expect(
    await inSchool("select 1 from users where email in ('thief@example.test', 'carla@example.test')"),
  ).toEqual([]);
  const other = await school.hasPerson({ role: 'parent', name: 'Other Invite', isFresh: false });
  await expect(other.client.families.acceptInvitation({ token })).rejects.toMatchObject({
    code: 'OTHER_ADDRESS',
    data: { email: 'carla@example.test' },
  });
});

it('is accepted by whoever has an account, also by a teacher of the school', async () => {
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Tea Invite', isFresh: false });
  await invite(teacher.email);
  const token = await tokenFor(teacher.email);
  expect(await open().client().families.openInvitation({ token })).toMatchObject({ hasAccount: true });
  const { studentId } = await teacher.client.families.acceptInvitation({ token });
  expect(studentId).toBe(child.studentId);
  expect((await teacher.client.families.mine({})).children).toMatchObject([{ isLive: true }]);
  await expect(invite(teacher.email)).rejects.toMatchObject(code('ALREADY_LINKED'));
});

it('keeps the terms of whoever follows the student already', async () => {
  const parent = await school.hasPerson({ role: 'parent', name: 'Kept Invite', isFresh: false });
  await invite(parent.email);
  const token = await tokenFor(parent.email);
  await school.isGuardian(parent, { of: child, rights: ['alerts'] });
  await parent.client.families.acceptInvitation({ token });
  expect((await parent.client.families.mine({})).children).toMatchObject([{ rights: ['alerts'] }]);
  expect(
    await inSchool("select after->>'keptTerms' as kept from audit_log where actor_user_id = $1", [
      parent.userId,
    ]),
  ).toEqual([{ kept: 'true' }]);
});

it.each([
  ['taken back', async (id: string) => admin.client.families.revokeInvitation({ invitationId: id as never })],
  ['replaced by another', async () => invite('late@example.test')],
  [
    'past its days',
    async (id: string) => inSchool('update invitations set expires_at = now() where id = $1', [id]),
  ],
  [
    'of a student who came of age',
    async () =>
      inSchool("update student_profiles set birth_on = '2000-01-01' where id = $1", [child.studentId]),
  ],
])('is over once it is %s', async (_name, over) => {
  await inSchool("update student_profiles set birth_on = '2013-03-04' where id = $1", [child.studentId]);
  const { invitationId } = await invite('late@example.test');
  const token = await tokenFor('late@example.test');
  await over(invitationId);
  await expect(open().client().families.openInvitation({ token })).rejects.toMatchObject(
    code('INVALID_LINK'),
  );
  await expect(signsUp(open(), 'late@example.test', token)).rejects.toMatchObject(code('INVALID_LINK'));
  await inSchool("update student_profiles set birth_on = '2013-03-04' where id = $1", [child.studentId]);
});

it('goes with whoever sent it, and with the membership of whoever it was sent to', async () => {
  const leaver = await school.hasPerson({ role: 'school_admin', name: 'Leaving Invite' });
  await invite('sent@example.test', {}, leaver);
  const parent = await school.hasPerson({ role: 'parent', name: 'Gone Invite', isFresh: false });
  await invite(parent.email);
  for (const person of [leaver, parent]) {
    const [row] = await inSchool('select id from school_memberships where user_id = $1', [person.userId]);
    await admin.client.people.end({
      ...{ membershipId: (row as { id: never }).id, kind: 'left', reason: 'Moved', handOvers: [] },
    });
  }
  for (const email of ['sent@example.test', parent.email]) {
    const token = await tokenFor(email);
    await expect(open().client().families.openInvitation({ token })).rejects.toMatchObject(
      code('INVALID_LINK'),
    );
  }
});

it('is sent neither to the student nor to whoever sends it, and never for an adult as a minor', async () => {
  await expect(invite(child.email)).rejects.toMatchObject(code('OWN_ADDRESS'));
  await expect(invite(admin.email)).rejects.toMatchObject(code('OWN_ADDRESS'));
  const adult = await school.hasStudent({ name: 'Old Invite', birthOn: '2000-01-01' });
  await expect(invite('x@example.test', {}, admin, adult)).rejects.toMatchObject(code('TERMS_REFUSED'));
});
