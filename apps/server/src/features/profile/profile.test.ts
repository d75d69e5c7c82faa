import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'OK',
    (error: { code?: string }) => error.code,
  );

it('keeps the copies of a name in step, and leaves the name on the student record alone', async () => {
  const school = await world.hasSchool('Name High');
  const student = await school.hasStudent({ name: 'Old Name' });
  const other = await school.hasStudent({ name: 'Some Other' });
  const { person } = await student.client.profile.get({});
  const saved = await student.client.profile.savePerson({
    givenName: 'Ana Maria',
    familyName: 'Ortiz',
    phone: '555-0100',
    address: '1 Main St\nNashville',
    bio: 'Runs.',
    version: person.version,
  });
  expect(saved).toMatchObject({ givenName: 'Ana Maria', familyName: 'Ortiz', version: person.version + 1 });
  const { rows } = await world.services.units.write(jobForPlatform, async (tx) =>
    tx.execute(
      `select m.display_name, m.sort_name, u.name, sp.legal_name, p.full_name from school_memberships m
         join users u on u.id = m.user_id join student_profiles sp on sp.user_id = u.id
         join profiles p on p.id = u.id where m.user_id = any ($1) order by m.id`,
      [[student.userId, other.userId]],
    ),
  );
  expect(rows).toEqual([
    {
      display_name: 'Ana Maria Ortiz',
      sort_name: 'Ortiz, Ana Maria',
      name: 'Ana Maria Ortiz',
      legal_name: 'Old Name',
      full_name: 'Ana Maria Ortiz',
    },
    expect.objectContaining({ display_name: 'Some Other', legal_name: 'Some Other' }),
  ]);
  const { me } = await student.client.accounts.session({});
  expect(me?.fullName).toBe('Ana Maria Ortiz');
});

it('G-03 refuses a stale version with what stands now, and loses nothing', async () => {
  const school = await world.hasSchool('Stale High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Two Tabs' });
  const fields = { givenName: 'Two', familyName: 'Tabs', phone: '1', address: '', bio: '' };
  await teacher.client.profile.savePerson({ ...fields, version: 1 });
  await expect(
    teacher.client.profile.savePerson({ ...fields, phone: '2', version: 1 }),
  ).rejects.toMatchObject({ code: 'STALE', data: { current: { phone: '1', version: 2 } } });
  await teacher.client.profile.saveSettings({ timeZone: 'America/Denver', version: 1 });
  await expect(teacher.client.profile.saveSettings({ dateFormat: 'YMD', version: 1 })).rejects.toMatchObject({
    code: 'STALE',
    data: { current: { timeZone: 'America/Denver', version: 2 } },
  });
});

it('gives zone and date format to the session on every device, and takes no other ones', async () => {
  const school = await world.hasSchool('Zone High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Far Away' });
  const before = await teacher.client.accounts.session({});
  expect(before.me).toMatchObject({ timeZone: null, dateFormat: null });
  await teacher.client.profile.saveSettings({
    timeZone: 'America/Los_Angeles',
    dateFormat: 'DMY',
    locale: 'de',
    version: 1,
  });
  const { me } = await teacher.client.accounts.session({});
  expect(me).toMatchObject({ timeZone: 'America/Los_Angeles', dateFormat: 'DMY', locale: 'de' });
  const wrong = { timeZone: 'Mars/Olympus', version: 2 } as never;
  expect(await code(teacher.client.profile.saveSettings(wrong))).toBe('BAD_REQUEST');
  expect(
    await code(
      teacher.client.profile.savePerson({
        givenName: 'Far',
        familyName: 'Away',
        phone: '',
        address: '',
        bio: 'x'.repeat(501),
        version: 1,
      }),
    ),
  ).toBe('BAD_REQUEST');
});

it('shows a student what the school keeps, and the defaults of privacy by age', async () => {
  const school = await world.hasSchool('Record High');
  const minor = await school.hasStudent({ name: 'Young One', birthOn: '2012-01-01' });
  const adult = await school.hasStudent({ name: 'Grown Up', birthOn: '2000-01-01' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'A Teacher' });
  const young = await minor.client.profile.get({});
  expect(young.academic).toMatchObject({
    schoolName: 'Record High',
    gradeLevel: 9,
    graduationYear: null,
    currentGpa: null,
    isCoreBarMet: false,
    dualEnrollment: { credits: 0, colleges: [] },
  });
  expect(young.isMinor).toBe(true);
  expect(young.settings).toMatchObject({ showProfile: false, showGrades: false, showProgress: false });
  expect((await adult.client.profile.get({})).settings.showProfile).toBe(true);
  expect((await teacher.client.profile.get({})).academic).toBeNull();
  await minor.client.profile.saveSettings({ showProfile: true, version: 1 });
  expect((await minor.client.profile.get({})).settings).toMatchObject({
    showProfile: true,
    showGrades: false,
  });
});

it('keeps the name of whoever waits for approval, which the decision is made by, and lets the rest be changed', async () => {
  const school = await world.hasSchool('Waiting High');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const waiting = {
    pending: await school.hasPerson({ role: 'teacher', name: 'Will Wait', status: 'pending' }),
    provisional: await school.hasStudent({ name: 'Pro Visional', status: 'provisional' }),
  };
  for (const [status, { client }] of Object.entries(waiting)) {
    const { person, can } = await client.profile.get({});
    expect(can.rename, status).toBe(false);
    const { givenName, version } = person;
    const familyName = person.familyName ?? '';
    const rest = { phone: '', address: '', version };
    const renamed = { ...rest, givenName: 'Somebody', familyName: 'Else', bio: '' };
    expect(await code(client.profile.savePerson(renamed)), status).toBe('NAME_LOCKED');
    await client.profile.savePerson({ ...rest, givenName, familyName, bio: 'Swims.' });
    expect((await client.profile.get({})).person).toMatchObject({ givenName, familyName, bio: 'Swims.' });
  }
  const { waiting: applicants } = await admin.client.accounts.listWaiting({});
  await admin.client.accounts.approve({ membershipIds: applicants.map(({ membershipId }) => membershipId) });
  for (const { client } of Object.values(waiting)) {
    const { person, can } = await client.profile.get({});
    expect(can.rename).toBe(true);
    const saved = { phone: '', address: '', bio: '', version: person.version };
    expect(await client.profile.savePerson({ ...saved, givenName: 'New', familyName: 'Name' })).toMatchObject(
      {
        givenName: 'New',
      },
    );
  }
});
