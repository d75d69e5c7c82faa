import { expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld } from '../testing/world.ts';
import type { JobHandlers } from './jobs.ts';

/** A worker that looks by itself does so once a second at most. */
const ROUNDS = 5;
const AT_ONCE_MS = 2_500;

it('begins work as soon as the transaction that asks for it commits', async () => {
  const world = await openWorld();
  const { jobs, units } = world.services;
  let heard: (schoolId: string) => void = () => {};
  const handlers = new Proxy({} as JobHandlers, {
    get: (_, name) => async (data: { schoolId: string }) => {
      if (name === 'grading.recompute') heard(data.schoolId);
    },
  });
  await jobs.work(handlers);
  const school = await world.hasSchool('Hill School');
  const begins = async () => {
    const begun = new Promise<string>((resolve) => {
      heard = resolve;
    });
    await units.write(jobInSchool(school.schoolId), (tx) =>
      jobs.enqueue(tx, 'grading.recompute', { schoolId: school.schoolId }),
    );
    expect(await begun).toBe(school.schoolId);
  };
  await begins();
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) await begins();
  expect(performance.now() - began).toBeLessThan(AT_ONCE_MS);
  await world.close();
});
