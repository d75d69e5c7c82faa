import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { runRetention } from '#platform/retention.ts';
import { bornYearsAgo, consentSecret } from '#testing/consent.ts';
import { hasLedgerSchool } from '#testing/ledger-school.ts';
import { inDays } from '#testing/school-days.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => world.isAt(new Date().toISOString()));

const CONSENTS = ['see_record', 'consent'];
const code = (name: string) => ({ code: name });
const told = async (person: Person) =>
  (await person.client.notifications.latest({})).notifications.map(({ template }) => template);

let coaches = 0;
/** Whoever is to read, at an address of their own. */
function coach() {
  coaches += 1;
  return {
    ...{
      coachName: 'Casey Hill',
      coachEmail: `coach-${coaches}@college.test`,
      organization: 'Ridge College',
    },
    ...{ why: 'Rowing, class of 2030', days: 30 as const },
  };
}

const tokenFor = (email: string) => consentSecret(world, 'ledger-share', email);
const opens = (token: string, address?: string) =>
  (address ? world.clientWith({ token: null, address }) : world.anonymous).eligibility.openShare({ token });
const holds = (token: string) => world.anonymous.eligibility.shareHolds({ token });
/** The same answer for whatever doesn't open. */
async function refusesToOpen(token: string) {
  await expect(opens(token)).rejects.toMatchObject({ code: 'INVALID_LINK', status: 410 });
  await expect(holds(token)).rejects.toMatchObject({ code: 'INVALID_LINK', status: 410 });
}

const inSchool = (school: SchoolPlace, text: string, values: unknown[]) =>
  world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values));
const oneOf = async (person: Person, studentId: StudentId) =>
  (await person.client.eligibility.shares({ studentId })).shares[0]!;

let families = 0;
/** A student with two households, a guardian without the right to consent, and people around them. */
async function hasFamily(birthOn = bornYearsAgo(15)) {
  families += 1;
  const school = await world.hasSchool(`Shared ${families}`);
  const ada = await school.hasStudent({ name: 'Ada Park', birthOn });
  const guardian = (name: string, rights: string[], of: StudentPerson = ada) =>
    school.hasGuardian({ name, of, rights });
  const bo = await school.hasStudent({ name: 'Bo Lee', birthOn: bornYearsAgo(15) });
  return {
    ...{ school, ada, bo, studentId: ada.studentId },
    mother: await guardian('Mae Park', CONSENTS),
    father: await guardian('Finn Elsewhere', CONSENTS),
    aunt: await guardian('Ann Without', ['see_record', 'sign']),
    blind: await guardian('Ben Blind', ['alerts']),
    neighbor: await guardian('Nia Lee', CONSENTS, bo),
    admin: await school.hasPerson({ role: 'school_admin', name: 'Ann Head' }),
    teacher: await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' }),
  };
}
type Family = Awaited<ReturnType<typeof hasFamily>>;

async function hasShared(family: Family) {
  const who = coach();
  const { shareId } = await family.mother.client.eligibility.giveShare({
    ...{ studentId: family.studentId, ...who },
  });
  return { shareId, token: await tokenFor(who.coachEmail) };
}

describe('who lets a coach read', () => {
  it('a guardian with the right to consent, where the minor asks; nobody else', async () => {
    const family = await hasFamily();
    const { ada, bo, mother, father, aunt, blind, neighbor, admin, teacher, studentId } = family;
    const stranger = await (await world.hasSchool('Far')).hasPerson({ role: 'school_admin', name: 'Fay' });
    const operator = await world.hasOperator('Olga', 'master_admin');
    const asks = (person: Person) => person.client.eligibility.askShare({ studentId, ...coach() });
    const gives = (person: Person) => person.client.eligibility.giveShare({ studentId, ...coach() });
    const refused: readonly (readonly [Person, RegExp, RegExp])[] = [
      [mother, /FORBIDDEN/, /^$/],
      [aunt, /FORBIDDEN/, /FORBIDDEN/],
      [blind, /NOT_FOUND/, /NOT_FOUND/],
      [neighbor, /NOT_FOUND/, /NOT_FOUND/],
      [bo, /NOT_FOUND/, /NOT_FOUND/],
      [teacher, /FORBIDDEN/, /FORBIDDEN/],
      [admin, /FORBIDDEN/, /FORBIDDEN/],
      [stranger, /FORBIDDEN/, /FORBIDDEN/],
      [operator, /FORBIDDEN/, /FORBIDDEN/],
    ];
    for (const [person, ask, give] of refused) {
      await expect(asks(person)).rejects.toMatchObject({ code: ask });
      if (person !== mother) await expect(gives(person)).rejects.toMatchObject({ code: give });
    }
    await expect(gives(ada)).rejects.toMatchObject(code('FORBIDDEN'));

    const who = coach();
    const { shareId } = await ada.client.eligibility.askShare({ studentId, ...who });
    expect(await tokenFor(who.coachEmail)).toBe('');
    for (const giver of [mother, father]) {
      expect(await told(giver)).toContain('share_asked');
      expect((await giver.client.consent.needed({})).items).toContainEqual({
        ...{ what: 'share', shareId, studentId, studentName: 'Ada Park' },
        ...{ coachName: 'Casey Hill', organization: 'Ridge College' },
      });
    }
    for (const other of [aunt, neighbor, ada]) {
      expect(await told(other)).not.toContain('share_asked');
      expect((await other.client.consent.needed({})).items.map(({ what }) => what)).not.toContain('share');
    }
    const answers = (person: Person) =>
      person.client.eligibility.answerShare({ shareId, answer: { decision: 'given' } });
    for (const person of [ada, aunt, teacher, admin, blind, neighbor, bo, stranger, operator]) {
      await expect(answers(person)).rejects.toMatchObject({ code: /FORBIDDEN|NOT_FOUND/ });
    }
    expect(await oneOf(ada, studentId)).toMatchObject({
      ...{ state: 'asked', askedByName: 'Ada Park', can: { answer: false, end: true } },
    });
    await answers(mother);
    await expect(answers(father)).rejects.toMatchObject(code('NOT_OPEN'));
    expect(await told(ada)).toContain('share_given');
    expect(await opens(await tokenFor(who.coachEmail))).toMatchObject({
      ...{ studentName: 'Ada Park', coachName: 'Casey Hill', basis: 'guardian', givenByName: 'Mae Park' },
    });
    expect((await mother.client.consent.needed({})).items.map(({ what }) => what)).not.toContain('share');
  });

  it('lets a request lapse that nobody answers, makes room for another one, and forgets the address', async () => {
    const { school, ada, mother, studentId } = await hasFamily();
    const asks = async () => (await ada.client.eligibility.askShare({ studentId, ...coach() })).shareId;
    const shareId = await asks();
    for (let count = 1; count < 10; count += 1) await asks();
    await expect(asks()).rejects.toMatchObject(code('TOO_MANY_SHARES'));
    const needed = async () =>
      (await mother.client.consent.needed({})).items.filter(({ what }) => what === 'share');
    expect(await needed()).toHaveLength(10);
    world.isAt(`${inDays(29)}T12:00:00Z`);
    expect(await oneOf(ada, studentId)).toMatchObject({ state: 'asked' });
    world.isAt(`${inDays(31)}T12:00:00Z`);
    expect(await oneOf(mother, studentId)).toMatchObject({
      ...{ state: 'lapsed', can: { answer: false, end: false } },
    });
    expect(await needed()).toEqual([]);
    await expect(
      mother.client.eligibility.answerShare({ shareId, answer: { decision: 'given' } }),
    ).rejects.toMatchObject(code('NOT_OPEN'));
    const again = await asks();
    // Retention goes by the machine's clock.
    world.isAt(new Date().toISOString());
    await inSchool(
      school,
      "update ledger_shares set asked_at = asked_at - interval '38 days' where id = $1",
      [shareId],
    );
    await runRetention(world.services, { isDryRun: false });
    const { shares } = await ada.client.eligibility.shares({ studentId });
    expect(shares.find((one) => one.shareId === shareId)?.coachEmail).toBeNull();
    expect(shares.find((one) => one.shareId === again)?.coachEmail).toMatch(/@college\.test$/);
  });

  it('declines, and the student reads why', async () => {
    const { ada, father, mother, studentId } = await hasFamily();
    const who = coach();
    const { shareId } = await ada.client.eligibility.askShare({ studentId, ...who });
    await father.client.eligibility.answerShare({
      ...{ shareId, answer: { decision: 'declined', note: 'After the season' } },
    });
    expect(await told(ada)).toContain('share_declined');
    expect(await oneOf(ada, studentId)).toMatchObject({ state: 'declined', declineNote: 'After the season' });
    await expect(
      mother.client.eligibility.answerShare({ shareId, answer: { decision: 'given' } }),
    ).rejects.toMatchObject(code('NOT_OPEN'));
    expect(await tokenFor(who.coachEmail)).toBe('');
  });

  it('is the student alone from 18 on', async () => {
    const { ada, mother, studentId } = await hasFamily(bornYearsAgo(18));
    await expect(mother.client.eligibility.giveShare({ studentId, ...coach() })).rejects.toMatchObject({
      code: /FORBIDDEN|NOT_FOUND/,
    });
    const who = coach();
    await ada.client.eligibility.giveShare({ studentId, ...who });
    expect(await opens(await tokenFor(who.coachEmail))).toMatchObject({ basis: 'student' });
  });

  it('needs somebody who can: a minor without such a guardian is told so', async () => {
    const school = await world.hasSchool('Alone');
    const sam = await school.hasStudent({ name: 'Sam Solo', birthOn: bornYearsAgo(15) });
    await school.hasGuardian({ name: 'Sue Solo', of: sam, rights: ['see_record'] });
    await expect(
      sam.client.eligibility.askShare({ studentId: sam.studentId, ...coach() }),
    ).rejects.toMatchObject(code('NO_GIVER'));
    expect(await sam.client.eligibility.shares({ studentId: sam.studentId })).toMatchObject({
      hasGiver: false,
    });
  });

  it('writes to the coach in the language of whoever gives it', async () => {
    const { mother, studentId } = await hasFamily();
    await world.services.units.write(jobForPlatform, (tx) =>
      tx.execute("update user_settings set locale = 'es' where user_id = $1", [mother.userId]),
    );
    const who = coach();
    await mother.client.eligibility.giveShare({ studentId, ...who });
    const { rows } = await world.services.units.write({ role: 'fieldhouse_jobs', enter: null }, (tx) =>
      tx.execute('select subject, body_text from mail_outbox where to_address = $1', [who.coachEmail]),
    );
    expect(rows).toMatchObject([{ subject: 'Ada Park comparte contigo su registro de elegibilidad' }]);
  });

  it('has room for ten at a time', async () => {
    const { mother, studentId } = await hasFamily();
    for (let count = 0; count < 10; count += 1)
      await mother.client.eligibility.giveShare({ studentId, ...coach() });
    await expect(mother.client.eligibility.giveShare({ studentId, ...coach() })).rejects.toMatchObject(
      code('TOO_MANY_SHARES'),
    );
  });
});

describe('the page of a coach', () => {
  it('shows verdict, outlook, units, GPA and findings, and nothing of courses, facts or health', async () => {
    const place = await hasLedgerSchool(world);
    const { school, ada, admin, studentId } = place;
    const { profile } = await admin.client.eligibility.ledger({ studentId });
    await admin.client.eligibility.saveProfile({
      ...{ studentId, ...profile!, ncaaId: '2101234567', hasDocumentedDisability: true, reason: 'On file' },
    });
    const mother = await school.hasGuardian({ name: 'Mae Park', of: ada, rights: CONSENTS });
    const who = coach();
    await mother.client.eligibility.giveShare({ studentId, ...who });
    const page = await opens(await tokenFor(who.coachEmail));
    const own = await ada.client.eligibility.ledger({ studentId });
    expect(page.bodies.map(({ body, outlook }) => [body, outlook])).toEqual(
      own.bodies.map(({ body, outlook }) => [body, outlook]),
    );
    const [division, same] = [page.bodies[0]!, own.bodies[0]!];
    if (division.kind !== 'division' || same.kind !== 'division') throw new Error('Division I comes first');
    expect(division).toMatchObject({ lanes: same.lanes, gpa: same.gpa, units: same.units, courses: [] });
    expect(division.findings.map(({ code: one }) => one)).toEqual(
      same.findings.filter(({ ruleId }) => ruleId !== 'disability').map(({ code: one }) => one),
    );
    const text = JSON.stringify(page);
    expect(text).not.toMatch(/2101234567|isability|birth|Documented|"grade"/);
    expect(
      page.rows.every(({ rowId }) =>
        page.bodies.some(({ findings }) => findings.some(({ courses }) => courses.includes(rowId))),
      ),
    ).toBe(true);
  });

  it('writes each opening into the list of disclosures, which the family reads', async () => {
    const family = await hasFamily();
    const { ada, mother, father, admin, aunt, studentId } = family;
    const { token } = await hasShared(family);
    for (let count = 0; count < 3; count += 1) await opens(token);
    await holds(token);
    for (const person of [ada, mother, father, aunt, admin]) {
      const { disclosures } = await person.client.families.disclosures({ studentId, after: null });
      expect(disclosures).toHaveLength(3);
      expect(disclosures[0]).toMatchObject({
        ...{ what: 'eligibility_ledger', purpose: 'recruiting', legalBasis: 'consent' },
        recipientName: 'Casey Hill, Ridge College',
      });
    }
    expect(await oneOf(mother, studentId)).toMatchObject({ openings: 3 });
  });

  it('is over when its days are', async () => {
    const family = await hasFamily();
    const { token } = await hasShared(family);
    world.isAt(`${inDays(29)}T12:00:00Z`);
    await opens(token);
    world.isAt(`${inDays(31)}T12:00:00Z`);
    await refusesToOpen(token);
    expect(await oneOf(family.mother, family.studentId)).toMatchObject({
      ...{ state: 'expired', can: { end: false } },
    });
  });

  it('asks whoever guesses for a calculation, and stops whoever opens one link all the time', async () => {
    const family = await hasFamily();
    const { token } = await hasShared(family);
    const guesser = world.clientWith({ token: null, address: '203.0.113.77' });
    const guesses = async () => {
      for (let count = 0; count < 40; count += 1) {
        const refusal = await guesser.eligibility
          .openShare({ token: `not-a-token-of-anybody-${count}` })
          .catch((error: { code: string }) => error.code);
        if (refusal !== 'INVALID_LINK') return [count, refusal];
      }
      return null;
    };
    expect(await guesses()).toEqual([30, 'CHALLENGE_REQUIRED']);
    await expect(guesser.eligibility.shareHolds({ token: 'not-a-token-of-anybody' })).rejects.toMatchObject(
      code('CHALLENGE_REQUIRED'),
    );
    // Whoever has the link, elsewhere, isn't kept out by that.
    for (let count = 0; count < 60; count += 1) await opens(token, '198.51.100.40');
    await expect(opens(token, '198.51.100.40')).rejects.toMatchObject(code('TOO_MANY_TRIES'));
  });
});

describe('ending it', () => {
  const ENDERS: readonly (readonly [
    string,
    (family: Family) => Person,
    'student' | 'guardian' | 'school',
    string | null,
  ])[] = [
    ['the student', ({ ada }) => ada, 'student', null],
    ['whoever gave it', ({ mother }) => mother, 'guardian', null],
    ['another household', ({ father }) => father, 'guardian', null],
    ['the school, with a reason', ({ admin }) => admin, 'school', 'The coach asked by mistake'],
  ];

  it.each(ENDERS)('%s ends it at once', async (_, who, as, reason) => {
    const family = await hasFamily();
    const { shareId, token } = await hasShared(family);
    await opens(token);
    await who(family).client.eligibility.endShare({ shareId, reason });
    await refusesToOpen(token);
    expect(await oneOf(family.ada, family.studentId)).toMatchObject({
      ...{ state: 'ended', endedAs: as, endReason: reason, can: { end: false } },
    });
    await expect(who(family).client.eligibility.endShare({ shareId, reason })).rejects.toMatchObject(
      code('NOT_OPEN'),
    );
  });

  it('is for nobody else, and the school says why', async () => {
    const family = await hasFamily();
    const { shareId, token } = await hasShared(family);
    const ends = (person: Person, reason: string | null = 'Because') =>
      person.client.eligibility.endShare({ shareId, reason });
    for (const person of [family.aunt, family.blind, family.neighbor, family.bo, family.teacher])
      await expect(ends(person)).rejects.toMatchObject({ code: /FORBIDDEN|NOT_FOUND/ });
    await expect(ends(family.admin, null)).rejects.toMatchObject(code('REASON_REQUIRED'));
    await family.school.isGuardian(family.admin, { of: family.ada });
    await expect(ends(family.admin)).rejects.toMatchObject({
      ...{ code: 'FORBIDDEN', data: { reason: 'too_close' } },
    });
    await opens(token);
  });

  it('takes a request back', async () => {
    const { ada, mother, studentId } = await hasFamily();
    const { shareId } = await ada.client.eligibility.askShare({ studentId, ...coach() });
    await ada.client.eligibility.endShare({ shareId, reason: null });
    await expect(
      mother.client.eligibility.answerShare({ shareId, answer: { decision: 'given' } }),
    ).rejects.toMatchObject(code('NOT_OPEN'));
  });
});

describe('what it rests on', () => {
  it('falls away with the link of whoever gave it, until another guardian keeps it', async () => {
    const family = await hasFamily();
    const { shareId, token } = await hasShared(family);
    await inSchool(family.school, "update guardian_links set status = 'ended' where guardian_user_id = $1", [
      family.mother.userId,
    ]);
    await refusesToOpen(token);
    expect(await oneOf(family.ada, family.studentId)).toMatchObject({
      ...{ state: 'paused', can: { keep: false, end: true } },
    });
    const keeps = (person: Person) => person.client.eligibility.keepShare({ shareId });
    await expect(keeps(family.ada)).rejects.toMatchObject(code('FORBIDDEN'));
    await expect(keeps(family.aunt)).rejects.toMatchObject(code('FORBIDDEN'));
    await keeps(family.father);
    expect(await opens(token)).toMatchObject({ givenByName: 'Finn Elsewhere' });
  });

  it('falls away with the right to consent, or to read the record', async () => {
    for (const rights of ['{see_record}', '{consent}']) {
      const family = await hasFamily();
      const { token } = await hasShared(family);
      await inSchool(
        family.school,
        'update guardian_links set rights = $2::text[] where guardian_user_id = $1',
        [...[family.mother.userId, rights]],
      );
      await refusesToOpen(token);
      expect(await oneOf(family.ada, family.studentId)).toMatchObject({ state: 'paused' });
    }
  });

  it('falls away at 18: the student decides whether to keep it', async () => {
    const family = await hasFamily();
    const { ada, studentId } = family;
    const { shareId, token } = await hasShared(family);
    await inSchool(family.school, 'update student_profiles set birth_on = $2 where id = $1', [
      ...[studentId, bornYearsAgo(18)],
    ]);
    await refusesToOpen(token);
    expect((await ada.client.consent.needed({})).items).toContainEqual({
      ...{ what: 'share_of_age', shareId, studentId, coachName: 'Casey Hill', organization: 'Ridge College' },
    });
    await ada.client.eligibility.keepShare({ shareId });
    expect(await opens(token)).toMatchObject({ basis: 'student', givenByName: 'Ada Park' });
    await expect(ada.client.eligibility.keepShare({ shareId })).rejects.toMatchObject(code('NOT_OPEN'));
    // It ends when it would have ended.
    world.isAt(`${inDays(31)}T12:00:00Z`);
    await refusesToOpen(token);
  });

  it('isn’t given back to a guardian whose link outlasts the birthday', async () => {
    const family = await hasFamily();
    const { token } = await hasShared(family);
    await inSchool(
      family.school,
      "update guardian_links set basis = 'court_order' where guardian_user_id = $1",
      [family.mother.userId],
    );
    await inSchool(family.school, 'update student_profiles set birth_on = $2 where id = $1', [
      ...[family.studentId, bornYearsAgo(18)],
    ]);
    await refusesToOpen(token);
  });

  it.each(['ended', 'suspended'])('falls away with the student’s membership (%s)', async (status) => {
    const family = await hasFamily();
    const { token } = await hasShared(family);
    await inSchool(
      family.school,
      `update school_memberships set status = $2, ended_at = case when $2 = 'ended' then now() end,
         suspended_at = case when $2 = 'suspended' then now() end,
         end_reason = case when $2 = 'ended' then 'left' end where user_id = $1`,
      [family.ada.userId, status],
    );
    await refusesToOpen(token);
  });

  it('falls away with the account of whoever gave it', async () => {
    const family = await hasFamily();
    const { token } = await hasShared(family);
    await world.services.units.write({ role: 'fieldhouse_login', enter: null }, (tx) =>
      tx.execute('update users set suspended_at = now() where id = $1', [family.mother.userId]),
    );
    await refusesToOpen(token);
  });
});

it('lets guardians learn nothing of each other', async () => {
  const family = await hasFamily();
  await hasShared(family);
  const nameFor = async (person: Person) => (await oneOf(person, family.studentId)).givenByName;
  expect(await nameFor(family.father)).toBeNull();
  expect(await nameFor(family.aunt)).toBeNull();
  expect(await nameFor(family.mother)).toBe('Mae Park');
  expect(await nameFor(family.ada)).toBe('Mae Park');
  expect(await nameFor(family.admin)).toBe('Mae Park');
  expect(
    JSON.stringify(await family.father.client.eligibility.shares({ studentId: family.studentId })),
  ).not.toContain('Mae');
});

it('keeps rows from everybody else by the second wall as well', async () => {
  const family = await hasFamily();
  await hasShared(family);
  const countFor = async ({ token }: Person) => {
    const enter = { text: 'select app.enter($1) as actor', values: [token] };
    const { rows } = await world.services.units.write({ role: 'fieldhouse_app', enter }, (tx) =>
      tx.execute('select id from ledger_shares where student_id = $1', [family.studentId]),
    );
    return rows.length;
  };
  for (const person of [family.ada, family.mother, family.admin]) expect(await countFor(person)).toBe(1);
  for (const person of [family.neighbor, family.bo]) expect(await countFor(person)).toBe(0);
  const far = await (await world.hasSchool('Farther')).hasPerson({ role: 'school_admin', name: 'Fay' });
  expect(await countFor(far)).toBe(0);
  // Operators have no grant at all.
  await expect(
    world.services.units.write({ role: 'fieldhouse_operator', enter: null }, (tx) =>
      tx.execute('select id from ledger_shares'),
    ),
  ).rejects.toThrow(/permission denied/);
});

it('makes one of two taps: the same asked for or given twice in a moment', async () => {
  const { ada, mother, studentId } = await hasFamily();
  const twice = <Answer>(act: () => Promise<Answer>) => Promise.all([act(), act()]);
  const given = coach();
  const [one, other] = await twice(() => mother.client.eligibility.giveShare({ studentId, ...given }));
  expect(other).toEqual(one);
  const asked = coach();
  const [first, second] = await twice(() => ada.client.eligibility.askShare({ studentId, ...asked }));
  expect(second).toEqual(first);
  expect((await mother.client.eligibility.shares({ studentId })).shares).toHaveLength(2);
  // On other terms it is another one.
  await ada.client.eligibility.askShare({ studentId, ...asked, why: 'Another camp' });
  expect((await mother.client.eligibility.shares({ studentId })).shares).toHaveLength(3);
});
