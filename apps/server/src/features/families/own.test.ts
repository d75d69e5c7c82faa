import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { addDays, type CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { asOwner } from '#testing/promises/as-owner.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });

let world: World;
let school: SchoolPlace;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  school = await world.hasSchool('Own High');
  admin = await school.hasPerson({ role: 'school_admin', name: 'Office Own' });
});
afterAll(() => world.close());

const inSchool = async (sql: string, values: unknown[] = []) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(sql, values))).rows;
const recordOf = ({ studentId }: StudentPerson) => studentId as StudentId;
const makesCode = async (student: StudentPerson) =>
  (await student.client.families.createCode({ studentId: recordOf(student) })).code;
const redeem = (person: Person, pairing: string) =>
  person.client.families.redeemCode({ code: pairing, relationship: 'parent' });
const anybody = () => world.clientWith({ token: null });
/** The secret of the invitation that was mailed to somebody. */
async function tokenFor({ email }: Person): Promise<string> {
  const [mail] = (await inSchool(
    "select body_text from mail_outbox where template = 'guardian-invitation' and to_address = $1",
    [email],
  )) as { body_text: string }[];
  return mail?.body_text.match(/token=([\w-]+)/)?.[1] ?? '';
}
const hasParent = (name: string) => school.hasPerson({ role: 'parent', name, isFresh: false });
const today = () => new Date().toLocaleDateString('sv', { timeZone: 'America/New_York' }) as CalendarDate;
const born = (yearsAgo: number, days: number) => {
  const [year, ...rest] = addDays(today(), days).split('-');
  return [Number(year) - yearsAgo, ...rest].join('-');
};

it('makes a code that works once, for a week, and replaces the one before', async () => {
  const child = await school.hasStudent({ name: 'Ann Own' });
  const first = await makesCode(child);
  expect(first).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
  const second = await makesCode(child);
  const parent = await hasParent('Amy Own');
  await expect(redeem(parent, first)).rejects.toMatchObject(code('INVALID_CODE'));
  await expect(redeem(child, second)).rejects.toMatchObject(code('OWN_CODE'));
  const { linkId } = await redeem(parent, ` ${second.toLowerCase()} `);
  await expect(redeem(await hasParent('Abe Own'), second)).rejects.toMatchObject(code('INVALID_CODE'));
  // Nothing is seen before the school has decided.
  expect(await parent.client.home.parent({})).toMatchObject({ children: [] });
  await parent.client.families.leave({ linkId });
  expect((await child.client.families.mine({})).records).toMatchObject([{ guardians: [], code: null }]);

  const third = await makesCode(child);
  await inSchool('update pairing_codes set expires_at = now()');
  await expect(redeem(parent, third)).rejects.toMatchObject(code('INVALID_CODE'));
  const fourth = await makesCode(child);
  await child.client.families.endCode({ studentId: recordOf(child) });
  await expect(redeem(parent, fourth)).rejects.toMatchObject(code('INVALID_CODE'));
});

it('stops whoever tries codes, and asks for a confirmed address first', async () => {
  const parent = await hasParent('Guess Own');
  await world.services.db.pool.query('update users set email_verified = false where id = $1', [
    parent.userId,
  ]);
  await expect(redeem(parent, 'ABCDE-FGH23')).rejects.toMatchObject(code('EMAIL_UNCONFIRMED'));
  await world.services.db.pool.query('update users set email_verified = true where id = $1', [parent.userId]);
  const answers: string[] = [];
  for (let at = 0; at < 14; at += 1) {
    await redeem(parent, 'ABCDE-FGH23').catch((error: { code: string }) => answers.push(error.code));
  }
  expect(answers.slice(0, 3)).toEqual(['INVALID_CODE', 'INVALID_CODE', 'INVALID_CODE']);
  expect(answers.at(-1)).toBe('TOO_MANY_TRIES');
});

it('brings whoever comes from outside to the school as somebody who waits', async () => {
  const child = await school.hasStudent({ name: 'Bob Own' });
  const other = await world.hasSchool('Far High');
  const parent = await other.hasPerson({ role: 'parent', name: 'Far Own', isFresh: false });
  await redeem(parent, await makesCode(child));
  expect((await parent.client.accounts.session({})).me?.memberships).toEqual(
    expect.arrayContaining([expect.objectContaining({ schoolName: 'Own High', status: 'pending' })]),
  );
  expect((await admin.client.families.requests({})).requests).toContainEqual(
    expect.objectContaining({ name: 'Far Own', membership: 'pending' }),
  );
});

it('gives the rights to the student on the 18th birthday, who may give them back and take them again', async () => {
  const child = await school.hasStudent({ name: 'Cat Own', birthOn: born(18, 0) });
  const parent = await hasParent('Cid Own');
  await school.isGuardian(parent, { of: child, rights: ['see_record', 'alerts'] });
  const studentId = recordOf(child);
  const grades = () => parent.client.gradebook.mine({ studentId });
  await expect(grades()).rejects.toBeTruthy();
  const guardian = async () => (await child.client.families.mine({})).records[0]?.guardians[0];
  const before = await guardian();
  expect(before).toMatchObject({ isLive: false, can: { grant: true, withdraw: false } });
  if (!before) return;
  const wanted = { linkId: before.linkId, version: before.version, rights: ['see_record' as const] };
  const { linkId } = await child.client.families.grant(wanted);
  await grades();
  await expect(child.client.families.grant(wanted)).rejects.toMatchObject(code('STALE'));
  await expect(parent.client.families.grant({ ...wanted, linkId })).rejects.toMatchObject(code('NOT_FOUND'));
  await child.client.families.withdraw({ linkId });
  await expect(grades()).rejects.toBeTruthy();
});

it('leaves what a court said, and what is over, out of the hands of the student', async () => {
  const adult = await school.hasStudent({ name: 'Dan Own', birthOn: '2000-01-01' });
  const parent = await hasParent('Dot Own');
  await school.isGuardian(parent, { of: adult });
  const set = (change: string) =>
    inSchool(`update guardian_links set ${change} where student_id = $1`, [adult.studentId]);
  const grant = async () => {
    const [link] = await inSchool('select id, version from guardian_links where student_id = $1', [
      adult.studentId,
    ]);
    const { id, version } = link as { id: never; version: number };
    return adult.client.families.grant({ linkId: id, version, rights: ['see_record'] });
  };
  const mayGrant = async () =>
    (await adult.client.families.mine({})).records[0]?.guardians.map(({ can }) => can.grant);
  await set("basis = 'court_order'");
  expect(await mayGrant()).toEqual([false]);
  await expect(grant()).rejects.toMatchObject(code('FORBIDDEN'));
  await set("basis = 'minor', ends_on = '2024-01-01'");
  expect(await mayGrant()).toEqual([false]);
  await expect(grant()).rejects.toMatchObject(code('STALE'));
  await set("ends_on = '2099-01-01'");
  expect(await mayGrant()).toEqual([true]);
  await grant();
  expect((await adult.client.families.mine({})).records[0]?.guardians).toMatchObject([
    { basis: 'student_consent', endsOn: '2099-01-01' },
  ]);
});

it('gives nothing away while the student is a minor', async () => {
  const child = await school.hasStudent({ name: 'Eve Own', birthOn: born(18, 1) });
  const parent = await hasParent('Eli Own');
  await school.isGuardian(parent, { of: child });
  const [link] = (await child.client.families.mine({})).records[0]?.guardians ?? [];
  expect(link).toMatchObject({ isLive: true, can: { grant: false, withdraw: false } });
  if (!link) return;
  const { linkId, version } = link;
  await expect(child.client.families.grant({ linkId, version, rights: ['sign'] })).rejects.toMatchObject(
    code('FORBIDDEN'),
  );
});

it('keeps a parent who runs the family’s own school', async () => {
  const home = await world.hasSchool('Family Own', 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: 'Hom Own', isFresh: false });
  const child = await home.hasStudent({ name: 'Hen Own' });
  await home.isGuardian(parent, { of: child });
  const [link] = (await parent.client.families.mine({})).children;
  expect(link?.can.leave).toBe(false);
  if (!link) return;
  await expect(parent.client.families.leave({ linkId: link.linkId })).rejects.toMatchObject(
    code('FORBIDDEN'),
  );
});

it('tells student and guardians 30 days before the 18th birthday and on the day, once each', async () => {
  const soon = await school.hasStudent({ name: 'Fin Own', birthOn: born(18, 30) });
  const now = await school.hasStudent({ name: 'Flo Own', birthOn: born(18, 0) });
  const later = await school.hasStudent({ name: 'Fox Own', birthOn: born(18, 31) });
  const parent = await hasParent('Fred Own');
  const gone = await school.hasStudent({ name: 'Fay Own', birthOn: born(18, 0) });
  await world.services.db.pool.query('update users set deleted_at = now() where id = $1', [gone.userId]);
  const others = await hasParent('Fern Own');
  await school.isGuardian(others, { of: gone });
  for (const student of [soon, now, later]) await school.isGuardian(parent, { of: student });
  await world.runs('families.birthdays', {});
  await world.runs('families.birthdays', {});
  const told = await inSchool(
    `select user_id, count from notifications where template = 'coming_of_age' and user_id = any ($1)`,
    [[soon.userId, now.userId, later.userId, parent.userId, others.userId]],
  );
  // Nothing of somebody whose account was deleted.
  expect(told).toHaveLength(4);
  expect(told).toEqual(
    expect.arrayContaining([
      { user_id: soon.userId, count: 1 },
      { user_id: now.userId, count: 1 },
      { user_id: parent.userId, count: 1 },
    ]),
  );
});

it('notes to whom a copy of a record was given', async () => {
  const child = await school.hasStudent({ name: 'Gil Own' });
  const parent = await hasParent('Gem Own');
  await school.isGuardian(parent, { of: child });
  const studentId = recordOf(child);
  await child.client.analytics.exportCsv({ range: 'month' });
  await parent.client.analytics.exportCsv({ range: 'month', studentId });
  const { disclosures } = await child.client.families.disclosures({ studentId, after: null });
  expect(disclosures).toMatchObject([
    {
      what: 'grades_file',
      purpose: 'guardian_request',
      legalBasis: 'guardian_right',
      recipientName: 'Gem Own',
    },
    { what: 'grades_file', purpose: 'own_request', legalBasis: 'own_record', recipientName: 'Gil Own' },
  ]);
  const mother = await hasParent('Other Own');
  await expect(mother.client.families.disclosures({ studentId, after: null })).rejects.toMatchObject(
    code('NOT_FOUND'),
  );
});

it('leads nobody to a student by a code or an invitation that outlived the account', async () => {
  const asked = await school.hasStudent({ name: 'Hal Own' });
  const due = await school.hasStudent({ name: 'Hob Own' });
  const gone = await school.hasStudent({ name: 'Hud Own' });
  const parents = [];
  for (const student of [asked, due, gone]) {
    const parent = await hasParent(`Parent of ${student.name}`);
    const invited = await hasParent(`Invited by ${student.name}`);
    const pairing = await makesCode(student);
    await admin.client.families.invite({
      ...{
        studentId: recordOf(student),
        email: invited.email,
        relationship: 'relative',
        rights: ['see_record'],
      },
      ...{ basis: 'minor', proof: 'enrollment_record', endsOn: null },
    });
    const token = await tokenFor(invited);
    const others = {
      redeem: () => redeem(parent, pairing),
      open: () => anybody().families.openInvitation({ token }),
    };
    parents.push({ ...others, accept: () => invited.client.families.acceptInvitation({ token }) });
  }
  const wish = (student: StudentPerson, days: number) =>
    asOwner(world, (client) =>
      client.query(
        `insert into deletion_requests (id, user_id, asked_by, state, due_at, created_at)
         values (gen_random_uuid(), $1, $1, 'asked', now() + make_interval(days => $2), now())`,
        [student.userId, days],
      ),
    );
  await wish(asked, 7);
  await wish(due, 0);
  await asOwner(world, (client) =>
    client.query('update users set deleted_at = now() where id = $1', [gone.userId]),
  );
  const [going, ...over] = parents;
  for (const { redeem: use, open, accept } of over) {
    await expect(use()).rejects.toMatchObject(code('INVALID_CODE'));
    await expect(open()).rejects.toMatchObject(code('INVALID_LINK'));
    await expect(accept()).rejects.toMatchObject(code('INVALID_LINK'));
  }
  // Staff see that it can't be accepted any more, and send no other one in vain.
  const { invitations, can } = await admin.client.families.student({ studentId: recordOf(due) });
  expect(can).toEqual({ manage: true, invite: false });
  expect((await admin.client.families.student({ studentId: recordOf(gone) })).can.invite).toBe(false);
  expect((await admin.client.families.student({ studentId: recordOf(asked) })).can.invite).toBe(true);
  expect(invitations).toMatchObject([{ state: 'closed' }]);
  await expect(
    admin.client.families.invite({
      ...{
        studentId: recordOf(due),
        email: 'other@own.test',
        relationship: 'relative',
        rights: ['see_record'],
      },
      ...{ basis: 'minor', proof: 'enrollment_record', endsOn: null },
    }),
  ).rejects.toMatchObject(code('ACCOUNT_ENDS'));
  await expect(makesCode(due)).rejects.toMatchObject(code('FORBIDDEN'));
  expect((await due.client.families.mine({})).records[0]?.can.createCode).toBe(false);
  // While a wish may still be taken back, families go on.
  await going?.redeem();
  await going?.open();
  await going?.accept();
});

it('makes no minor anybody’s guardian, by a code or by an invitation', async () => {
  const child = await school.hasStudent({ name: 'Cid Own' });
  const friend = await school.hasStudent({ name: 'Fred Own', birthOn: born(17, 0) });
  const grown = await school.hasStudent({ name: 'Gwen Own', birthOn: born(18, 0) });
  const pairing = await makesCode(child);
  await expect(redeem(friend, pairing)).rejects.toMatchObject(code('UNDER_AGE'));
  await admin.client.families.invite({
    ...{ studentId: recordOf(child), email: friend.email, relationship: 'relative', rights: ['see_record'] },
    ...{ basis: 'minor', proof: 'enrollment_record', endsOn: null },
  });
  const token = await tokenFor(friend);
  await expect(friend.client.families.acceptInvitation({ token })).rejects.toMatchObject(code('UNDER_AGE'));
  await redeem(grown, pairing);
});
