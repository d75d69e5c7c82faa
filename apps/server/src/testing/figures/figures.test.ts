import { randomLife } from '@fieldhouse/domain/testing/figures/random-life.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../world.ts';
import { differencesOnPages } from './compare-life.ts';

/** Three hundred are played by `npm run drill:figures`. */
const LIVES = 10;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it(`shows the figures of ${LIVES} random lives as a second calculation makes them, on pages, transcript and exports`, {
  timeout: 300_000,
}, async () => {
  for (let seed = 1; seed <= LIVES; seed += 1) {
    expect(await differencesOnPages(world, randomLife(seed)), `SEED=${seed}`).toEqual([]);
  }
});
