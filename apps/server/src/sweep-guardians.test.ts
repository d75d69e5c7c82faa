import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { openSweepWorld, type SweepWorld } from '#testing/sweep/actors.ts';
import { callerOf, NAMED_CASES, type NamedCase } from '#testing/sweep/call.ts';
import { maySucceed } from '#testing/sweep/refusals.ts';
import type { Person } from '#testing/world.ts';

/** Everything that a school gives a parent, and everything but the right to consent. */
const FULL = ['see_record', 'message_staff', 'alerts', 'consent', 'sign', 'manage_account'];
const WITHOUT_CONSENT = FULL.filter((right) => right !== 'consent');

/** What a guardian may do with the right to consent alone. */
const TAKES_CONSENT = new Set<string>([
  ...['consent.decide', 'eligibility.giveShare', 'transcriptRequests.ask', 'transcripts.setShown'],
]);
/** What opens to the parent of whoever takes the course that is named: things of the course, and none of a student. */
const OF_THE_COURSE = new Set([
  ...['lessons.course', 'lessons.get', 'coursework.get', 'coursework.reportProblem'],
  ...['live.materials', 'live.materialLink', 'resources.get', 'resources.open'],
]);
/** Pages of one's own children: closed to whoever has none. */
const OF_OWN_CHILDREN = new Set(['analytics.mine', 'gradebook.mine', 'discussions.picker', 'live.list']);
/** Where somebody reads which child it was whom they follow, asked to follow, or followed. */
const NAMES_OWN_LINK = new Set(['families.mine']);
/** What ends the session, or takes the caller out of the school. */
const ENDS_THE_CALLER = new Set(['accounts.signOut', 'families.leave']);

let sweep: SweepWorld;
let call: ReturnType<typeof callerOf>;
let people: Record<
  | 'childless'
  | 'first'
  | 'otherHousehold'
  | 'withoutConsent'
  | 'ofClassmate'
  | 'ofSibling'
  | 'ended'
  | 'suspended'
  | 'waiting'
  | 'over'
  | 'teacherElsewhere'
  | 'colleague',
  Person
>;

beforeAll(async () => {
  sweep = await openSweepWorld();
  call = callerOf(sweep.world);
  const { ownSchool, ownCourse, actors } = sweep;
  const child = { ...(actors.student as Person), studentId: sweep.own.studentId };
  const classmate = await ownSchool.hasStudent({ name: 'Clara Classmate', in: [ownCourse] });
  const elsewhere = await ownSchool.hasCourse({ title: 'Another course', teacher: null });
  const sibling = await ownSchool.hasStudent({ name: 'Sid Sibling', in: [elsewhere] });
  const guardian = (name: string, rights = FULL, of = child) => ownSchool.hasGuardian({ name, of, rights });
  people = {
    childless: await ownSchool.hasPerson({ role: 'parent', name: 'Chil Less', isFresh: false }),
    first: await guardian('Fiona First-Household'),
    otherHousehold: await guardian('Otto Other-Household'),
    withoutConsent: await guardian('Willa Without', WITHOUT_CONSENT),
    ofClassmate: await guardian('Cleo Classmate', FULL, classmate),
    ofSibling: await guardian('Sam Sibling', FULL, sibling),
    ended: await guardian('Enda Ended'),
    suspended: await guardian('Sue Suspended'),
    waiting: await guardian('Wade Waiting'),
    over: await guardian('Ona Over'),
    teacherElsewhere: await guardian('Tess Teacher'),
    colleague: await ownSchool.hasPerson({ role: 'teacher', name: 'Colin Colleague', isFresh: false }),
  };
  // A parent who teaches at the same school, and not their own child.
  await ownSchool.joins(people.teacherElsewhere, 'teacher');
  const set = (change: string, who: Person) =>
    sweep.world.services.units.write(jobInSchool(ownSchool.schoolId), (tx) =>
      tx.execute(`update guardian_links set ${change} where guardian_user_id = $1`, [who.userId]),
    );
  await set("status = 'ended', ended_at = now(), end_reason = 'school', verified_at = now()", people.ended);
  await set("status = 'suspended'", people.suspended);
  await set("status = 'pending'", people.waiting);
  await set("ends_on = '2021-01-01'", people.over);
});
afterAll(() => sweep.world.close());

type Who = keyof typeof people;
const places = new Map<Who, number>();
const attempt = (one: NamedCase, who: Who) => {
  if (!places.has(who)) places.set(who, 100 + places.size);
  return call(one, people[who], places.get(who) as number, one.input(sweep.own));
};
const tried = () => NAMED_CASES.filter(({ path }) => !ENDS_THE_CALLER.has(path));
const MINUTES = 240_000;

/** Names and addresses of the people, as an answer would say them. */
const sayings = (who: Who): string[] => {
  const { userId, email } = people[who];
  return [userId, email];
};

/** Refused alike, in the words of whoever has a child here and of whoever hasn't. */
const sortOf = (code: string): string =>
  ['FORBIDDEN', 'NOT_FOUND', 'MFA_REQUIRED'].includes(code) ? 'refused' : code;
/** The second one to do it is told so, or that there were too many tries. */
const isAlike = (one: NamedCase, code: string, other: string): boolean =>
  sortOf(code) === sortOf(other) ||
  [code, other].some((each) => each === one.afterwards || each === 'TOO_MANY_TRIES');

/** Each of them must meet at every door what a parent without a child meets, and read nothing of the child. */
async function expectStrangers(strangers: readonly Who[]): Promise<string[]> {
  const differences: string[] = [];
  for (const one of tried()) {
    const stranger = await attempt(one, 'childless');
    for (const who of strangers) {
      const { code, body } = await attempt(one, who);
      const isOpen =
        code === 'OK' &&
        ((who === 'ofClassmate' && OF_THE_COURSE.has(one.path)) ||
          (['ofClassmate', 'ofSibling'].includes(who) && OF_OWN_CHILDREN.has(one.path)));
      if (!isOpen && !isAlike(one, code, stranger.code))
        differences.push(`${one.path} as ${who}: ${code} instead of ${stranger.code}`);
      if (body.includes(sweep.own.studentId) && !NAMES_OWN_LINK.has(one.path))
        differences.push(`${one.path} as ${who} names the child`);
      for (const other of sayings('first'))
        if (body.includes(other)) differences.push(`${one.path} as ${who} names the parent`);
    }
  }
  return differences;
}

it(
  'opens to the parents of a classmate or sibling, and after the end or the last day of a link, what is open to a parent without a child',
  async () => {
    expect(
      await expectStrangers(['ofClassmate', 'ofSibling', 'ended', 'suspended', 'waiting', 'over']),
    ).toEqual([]);
  },
  MINUTES,
);

it(
  'opens the same to both households, and to neither the other one',
  async () => {
    const differences: string[] = [];
    for (const one of tried()) {
      const first = await attempt(one, 'first');
      for (const who of ['otherHousehold', 'withoutConsent'] as const) {
        const { code, body } = await attempt(one, who);
        const isSame = isAlike(one, code, first.code);
        const needs = who === 'withoutConsent' && TAKES_CONSENT.has(one.path);
        if (isSame === needs) differences.push(`${one.path} as ${who}: ${code} beside ${first.code}`);
        for (const other of sayings('first'))
          if (body.includes(other)) differences.push(`${one.path} tells ${who} of the first household`);
      }
      if (maySucceed(one, 'parent') && !one.refuses)
        if (first.code !== 'OK' && first.code !== one.afterwards)
          differences.push(`${one.path} as first: ${first.code}`);
    }
    expect(differences).toEqual([]);
  },
  MINUTES,
);

it(
  'opens to a parent who teaches at the school what is open to parents or to teachers, and nothing by being both',
  async () => {
    const differences: string[] = [];
    for (const one of tried()) {
      const { code, body } = await attempt(one, 'teacherElsewhere');
      for (const other of sayings('first'))
        if (body.includes(other) && !(await attempt(one, 'colleague')).body.includes(other))
          differences.push(`${one.path} tells of the other household`);
      if (code !== 'OK') continue;
      const either = [await attempt(one, 'first'), await attempt(one, 'colleague')];
      if (!either.some((each) => isAlike(one, each.code, code)))
        differences.push(`${one.path}: OK beside ${either.map((each) => each.code).join(' and ')}`);
    }
    expect(differences).toEqual([]);
  },
  MINUTES,
);

it(
  'opens nothing more from the 18th birthday on, at the very next call',
  async () => {
    const { units } = sweep.world.services;
    const born = (on: string) =>
      units.write(jobForPlatform, async (tx) => {
        await tx.execute("select set_config('app.school_ids', $1, true)", [`{${sweep.ownSchool.schoolId}}`]);
        await tx.execute('update student_profiles set birth_on = $2 where id = $1', [
          sweep.own.studentId,
          on,
        ]);
      });
    await born('2000-02-29');
    expect(await expectStrangers(['otherHousehold'])).toEqual([]);
    await born('2013-03-04');
  },
  MINUTES,
);
