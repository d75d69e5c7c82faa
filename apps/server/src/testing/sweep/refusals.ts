import { expect } from 'vitest';
import { positionalStatement } from '#db/unit.ts';
import type { World } from '../world.ts';
import type { ActorName, SweepWorld, Targets } from './actors.ts';
import { accessIn, type callerOf, type NamedCase, type Outcome } from './call.ts';

/** A world of the sweep, and who calls in it. */
export interface Sweeping {
  readonly sweep: SweepWorld;
  readonly call: ReturnType<typeof callerOf>;
}

export const attemptIn =
  ({ sweep, call }: Sweeping) =>
  (one: NamedCase, actor: ActorName, input: unknown): Promise<Outcome> =>
    call(one, sweep.actors[actor], Object.keys(sweep.actors).indexOf(actor), input);

export const actorNames = ({ actors }: SweepWorld): ActorName[] => Object.keys(actors) as ActorName[];
export const isForeign = (actor: ActorName): boolean => actor.startsWith('foreign');
export const maySucceed = (one: NamedCase, actor: ActorName): boolean =>
  one.succeed === 'everyone' || one.succeed.includes(actor);

/** What a refused call must leave alone. */
async function countRows(world: World): Promise<unknown> {
  const { units } = world.services;
  const scope = positionalStatement<{ actor: null }>(
    "select null as actor, set_config('app.all_schools', 'on', true) where $1 = 1",
  )(1);
  const jobs = await units.read({ role: 'fieldhouse_jobs', enter: scope }, [
    positionalStatement<{ n: string }>(`select string_agg(t.n::text, ',' order by t.name) as n from (
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

/**
 * Calls each procedure as everyone who may not.
 *
 * @returns how often; throws at the first call that isn't refused, or that changed something.
 */
export async function expectRefusals(sweeping: Sweeping, cases: readonly NamedCase[]): Promise<number> {
  const { sweep } = sweeping;
  const attempt = attemptIn(sweeping);
  let tried = 0;
  for (const one of cases) {
    const before = await countRows(sweep.world);
    for (const actor of actorNames(sweep).filter((name) => !maySucceed(one, name))) {
      const target = isForeign(actor) ? sweep.foreign : sweep.own;
      // A stranger is aimed at our things; our own people at theirs.
      const aimed = isForeign(actor) && !one.isUntargeted ? sweep.own : target;
      const outcome = await attempt(one, actor, one.input(aimed));
      tried += 1;
      // Doors that need no account answer a suspended one as anybody; the others say that it is closed.
      const closed = actor === 'suspended' ? ['ACCOUNT_CLOSED'] : [];
      // Without consent everything that needs an account refuses, and says why, whatever it is about.
      if (actor === 'child' && accessIn(one).scope !== 'public') {
        expect(outcome.code, `${one.path} as ${actor}`).toBe('CONSENT_REQUIRED');
        continue;
      }
      if (one.refuses) expect([...one.refuses, ...closed], `${one.path} as ${actor}`).toContain(outcome.code);
      else {
        expect(outcome.code, `${one.path} as ${actor}: ${outcome.body}`).toMatch(
          /^(UNAUTHORIZED|ACCOUNT_CLOSED|FORBIDDEN|NOT_FOUND|AWAITING_APPROVAL|ALREADY_ENROLLED|NOT_ALLOWED)$/,
        );
      }
      if (!isForeign(actor))
        expect(outcome.body, `${one.path} as ${actor}`).not.toContain(sweep.foreignCanary);
    }
    expect(await countRows(sweep.world), `${one.path} wrote for somebody it refused`).toEqual(before);
  }
  return tried;
}

/**
 * Calls each procedure with things of another school, and with things that do not exist.
 *
 * @returns how often; throws at the first two answers that differ.
 */
export async function expectForeignAsAbsent(
  sweeping: Sweeping,
  cases: readonly NamedCase[],
): Promise<number> {
  const { sweep } = sweeping;
  const attempt = attemptIn(sweeping);
  let tried = 0;
  for (const one of cases.filter((each) => !each.isUntargeted)) {
    for (const actor of actorNames(sweep)) {
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
  return tried;
}
