import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { procedureNames } from '#platform/router-check.ts';
import { openSweepWorld, type SweepWorld } from '#testing/sweep/actors.ts';
import { accessIn, callerOf, NAMED_CASES, type NamedCase } from '#testing/sweep/call.ts';
import {
  actorNames,
  attemptIn,
  expectForeignAsAbsent,
  expectRefusals,
  isForeign,
  maySucceed,
} from '#testing/sweep/refusals.ts';
import { router } from './router.ts';

let sweep: SweepWorld;
let call: ReturnType<typeof callerOf>;
beforeAll(async () => {
  sweep = await openSweepWorld();
  call = callerOf(sweep.world);
});
afterAll(() => sweep.world.close());

/** Thousands of calls: a busy machine takes its time. */
const MINUTES = 240_000;

it('has a case for every procedure, and every procedure names its access', () => {
  expect(NAMED_CASES.map((one) => one.path).sort()).toEqual(procedureNames(router).sort());
});

it(
  'T-03 refuses everyone who is not meant, and changes nothing for them',
  async () => {
    const tried = await expectRefusals({ sweep, call }, NAMED_CASES);
    process.stdout.write(`sweep: ${tried} refusals\n`);
  },
  MINUTES,
);

it(
  'T-02 answers things of another school exactly as things that do not exist',
  async () => {
    const tried = await expectForeignAsAbsent({ sweep, call }, NAMED_CASES);
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
        const outcome = await attemptIn({ sweep, call })(one, 'admin', { ...known, [extra]: 'x' });
        expect(outcome.code, `${one.path} with ${extra}`).toBe('BAD_REQUEST');
      }
    }
  },
  MINUTES,
);

/** Whether the contract says that it needs a school that may be written to. */
const needsWritable = (one: NamedCase): boolean => (accessIn(one).conditions ?? []).includes('writable');

it(
  'changes nothing of a school that may only be read, whoever asks',
  async () => {
    const { world, ownSchool } = sweep;
    const pays = (status: string) =>
      world.services.units.write(jobInSchool(ownSchool.schoolId), (tx) =>
        tx.execute('update schools set payment_status = $1 where id = $2', [status, ownSchool.schoolId]),
      );
    await pays('suspended');
    const answers: string[] = [];
    for (const one of NAMED_CASES.filter((each) => needsWritable(each) && !each.refuses)) {
      const actor = actorNames(sweep).find((name) => maySucceed(one, name) && !isForeign(name));
      if (!actor) continue;
      const { code } = await attemptIn({ sweep, call })(one, actor, one.input(sweep.own));
      answers.push(`${one.path} as ${actor}: ${code}`);
    }
    await pays('active');
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter((answer) => !answer.endsWith(': SCHOOL_READ_ONLY'))).toEqual([]);
    process.stdout.write(`sweep: ${answers.length} changes refused\n`);
  },
  MINUTES,
);

it(
  'lets everyone do what is theirs',
  async () => {
    let tried = 0;
    for (const one of NAMED_CASES) {
      if (one.refuses || one.path === 'accounts.signOut') continue;
      for (const actor of actorNames(sweep).filter((name) => maySucceed(one, name))) {
        const target = isForeign(actor) ? sweep.foreign : sweep.own;
        const outcome = await attemptIn({ sweep, call })(one, actor, one.input(target));
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
