import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '#db/unit.ts';
import { procedureNames } from '#platform/router-check.ts';
import { type ActorName, openSweepWorld, type SweepWorld, type Targets } from '#testing/sweep/actors.ts';
import { callerOf, NAMED_CASES, type NamedCase, type Outcome } from '#testing/sweep/call.ts';
import { router } from './router.ts';

let sweep: SweepWorld;
let call: ReturnType<typeof callerOf>;
beforeAll(async () => {
  sweep = await openSweepWorld();
  call = callerOf(sweep.world);
});
afterAll(() => sweep.world.close());

const attempt = (one: NamedCase, actor: ActorName, input: unknown): Promise<Outcome> =>
  call(one, sweep.actors[actor], Object.keys(sweep.actors).indexOf(actor), input);

const actorNames = (): ActorName[] => Object.keys(sweep.actors) as ActorName[];
const isForeign = (actor: ActorName) => actor.startsWith('foreign');
const maySucceed = (one: NamedCase, actor: ActorName) =>
  one.succeed === 'everyone' || one.succeed.includes(actor);

/** What a refused call must leave alone. */
async function countRows(): Promise<unknown> {
  const { units } = sweep.world.services;
  const scope = statement<{ actor: null }>(
    "select null as actor, set_config('app.all_schools', 'on', true) where $1 = 1",
  )(1);
  const jobs = await units.read({ role: 'fieldhouse_jobs', enter: scope }, [
    statement<{ n: string }>(`select string_agg(t.n::text, ',' order by t.name) as n from (
      select 'grades' as name, count(*) as n from grades union all select 'events', count(*) from grade_events
      union all select 'attempts', count(*) from submission_attempts union all select 'drafts', count(*) from drafts
      union all select 'enrollments', count(*) from enrollments union all select 'courses', count(*) from courses
      union all select 'memberships', count(*) from school_memberships where status = 'active'
      union all select 'lessons', count(*) from lesson_events union all select 'audit', count(*) from audit_log
      union all select 'checks', count(*) from matching_checks union all select 'payments', count(*) from payments
      union all select 'links', count(*) from guardian_links
      union all select 'material', count(*) from resource_versions
      union all select 'posts', sum(version) from discussions union all select 'follows', count(*) from discussion_follows
      union all select 'reports', count(*) from discussion_reports union all select 'reads', count(*) from discussion_reads
       union all select 'session materials', count(*) from session_materials
      union all select 'messages', count(*) from messages union all select 'removed', count(removed_at) from messages
      union all select 'members', count(*) from conversation_members union all select 'left', count(left_at) from conversation_members
      union all select 'muted', count(*) from conversation_members where is_muted
      union all select 'seen', count(read_up_to) from conversation_members
      union all select 'told on', count(*) from message_reports union all select 'rules', count(*) from messaging_rules) t`)(),
  ]);
  return jobs.rows[0][0]?.n;
}

/** Thousands of calls: a busy machine takes its time. */
const MINUTES = 240_000;

it('has a case for every procedure, and every procedure names its access', () => {
  expect(NAMED_CASES.map((one) => one.path).sort()).toEqual(procedureNames(router).sort());
});

it(
  'T-03 refuses everyone who is not meant, and changes nothing for them',
  async () => {
    let tried = 0;
    for (const one of NAMED_CASES) {
      const before = await countRows();
      for (const actor of actorNames().filter((name) => !maySucceed(one, name))) {
        const target = isForeign(actor) ? sweep.foreign : sweep.own;
        // A stranger is aimed at our things; our own people at theirs.
        const aimed = isForeign(actor) && !one.isUntargeted ? sweep.own : target;
        const outcome = await attempt(one, actor, one.input(aimed));
        tried += 1;
        // Doors that need no account answer a suspended one as anybody; the others say that it is closed.
        const closed = actor === 'suspended' ? ['ACCOUNT_CLOSED'] : [];
        if (one.refuses)
          expect([...one.refuses, ...closed], `${one.path} as ${actor}`).toContain(outcome.code);
        else {
          expect(outcome.code, `${one.path} as ${actor}: ${outcome.body}`).toMatch(
            /^(UNAUTHORIZED|ACCOUNT_CLOSED|FORBIDDEN|NOT_FOUND|AWAITING_APPROVAL|ALREADY_ENROLLED|NOT_ALLOWED)$/,
          );
        }
        if (!isForeign(actor))
          expect(outcome.body, `${one.path} as ${actor}`).not.toContain(sweep.foreignCanary);
      }
      expect(await countRows(), `${one.path} wrote for somebody it refused`).toEqual(before);
    }
    process.stdout.write(`sweep: ${tried} refusals\n`);
  },
  MINUTES,
);

it(
  'T-02 answers things of another school exactly as things that do not exist',
  async () => {
    let tried = 0;
    for (const one of NAMED_CASES.filter((each) => !each.isUntargeted)) {
      for (const actor of actorNames()) {
        const elsewhere: Targets = isForeign(actor) ? sweep.own : sweep.foreign;
        const shared = one.path === 'catalog.adopt' || one.path === 'operations.getMail';
        // The master admin may change events, and suspend people, of every school.
        const reachesAll =
          actor === 'operator' && (one.path === 'calendar.updateEvent' || one.feature === 'operations');
        if (shared || reachesAll) continue;
        const [foreign, absent] = [
          await attempt(one, actor, one.input(elsewhere)),
          await attempt(one, actor, one.input(sweep.absent)),
        ];
        tried += 2;
        expect(foreign, `${one.path} as ${actor}`).toEqual(absent);
        expect(foreign.code, `${one.path} as ${actor}`).not.toBe('OK');
      }
    }
    process.stdout.write(`sweep: ${tried} foreign and absent things\n`);
  },
  MINUTES,
);

it(
  'T-05 takes no field that it does not know',
  async () => {
    for (const one of NAMED_CASES) {
      const known = one.input(sweep.own) as Record<string, unknown>;
      for (const extra of ['userId', 'schoolId', 'role', 'grade', 'status', 'isAdmin']) {
        if (extra in known) continue;
        const outcome = await attempt(one, 'admin', { ...known, [extra]: 'x' });
        expect(outcome.code, `${one.path} with ${extra}`).toBe('BAD_REQUEST');
      }
    }
  },
  MINUTES,
);

it(
  'lets everyone do what is theirs',
  async () => {
    let tried = 0;
    for (const one of NAMED_CASES) {
      if (one.refuses || one.path === 'accounts.signOut') continue;
      for (const actor of actorNames().filter((name) => maySucceed(one, name))) {
        const target = isForeign(actor) ? sweep.foreign : sweep.own;
        const outcome = await attempt(one, actor, one.input(target));
        tried += 1;
        expect(['OK', one.afterwards], `${one.path} as ${actor}: ${outcome.body}`).toContain(outcome.code);
        if (!isForeign(actor) && actor !== 'operator' && actor !== 'operatorReadOnly') {
          expect(outcome.body, `${one.path} as ${actor}`).not.toContain(sweep.foreignCanary);
        }
      }
    }
    process.stdout.write(`sweep: ${tried} successes\n`);
  },
  MINUTES,
);
