import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { type ActorName, openSweepWorld } from './actors.ts';
import { callerOf, NAMED_CASES } from './call.ts';

/*
 * For `npm run drill:policies`: which procedures ask which predicates, written as JSON into the file that REACHED_FILE
 * names. The drill replaces the predicates by ones that note in `globalThis.reached` that they were asked.
 */
it('notes which predicates each procedure asks', async () => {
  const sweep = await openSweepWorld();
  const call = callerOf(sweep.world);
  const actors = Object.keys(sweep.actors) as ActorName[];
  const asked = new Set<string>();
  (globalThis as { reached?: Set<string> }).reached = asked;
  const procedures: Record<string, string[]> = {};
  for (const one of NAMED_CASES) {
    asked.clear();
    for (const [place, actor] of actors.entries())
      for (const targets of [sweep.own, sweep.foreign])
        if (one.path !== 'accounts.signOut') await call(one, sweep.actors[actor], place, one.input(targets));
    for (const key of asked) procedures[key] = [...(procedures[key] ?? []), one.path];
  }
  delete (globalThis as { reached?: Set<string> }).reached;
  await sweep.world.close();
  writeFileSync(process.env.REACHED_FILE as string, JSON.stringify(procedures));
}, 240_000);
