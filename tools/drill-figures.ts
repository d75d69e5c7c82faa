import { differencesOnPages } from '../apps/server/src/testing/figures/compare-life.ts';
import { openWorld } from '../apps/server/src/testing/world.ts';
import { differencesIn } from '../packages/domain/src/testing/figures/engine-differences.ts';
import { randomLife } from '../packages/domain/src/testing/figures/random-life.ts';

/*
 * The figures drill: random lives at a school, each from its seed, compared with a second calculation in exact fractions.
 * LIVES of them in the domain alone, and the first FIGURES through the API, its exports and the transcript. SEED is the
 * first one, so that `SEED=17 LIVES=1 FIGURES=1` plays one again. Stops after MINUTES where it is, and says so.
 */

const FIRST_SEED = Number(process.env.SEED ?? 1);
const LIVES = Number(process.env.LIVES ?? 10_000);
const FIGURES = Number(process.env.FIGURES ?? 300);
const ENDS_AT = performance.now() + Number(process.env.MINUTES ?? 60) * 60_000;
/** A world gets slower as it fills. */
const LIVES_PER_WORLD = 50;
/** Examples that are printed; the others are counted. */
const MOST_PRINTED = 10;

const isOver = () => performance.now() > ENDS_AT;
/** As text; whole numbers of fractions have no form of their own in JSON. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}` : one));

/** Plays lives by seed until the number is reached or time is over. */
async function playAll(
  name: string,
  count: number,
  differencesOf: (seed: number) => Promise<readonly object[]>,
): Promise<boolean> {
  const began = performance.now();
  let [played, wrong] = [0, 0];
  while (played < count && !isOver()) {
    const seed = FIRST_SEED + played;
    // A life that can't be played to its end (a machine too busy to read a document in time) doesn't end the others.
    const differences = await differencesOf(seed).catch((error: unknown) => [{ failed: String(error) }]);
    played += 1;
    if (differences.length === 0) continue;
    wrong += 1;
    if (wrong > MOST_PRINTED) continue;
    console.log(
      `SEED=${seed}: ${differences.length} differences, the first of them ${textOf(differences[0])}`,
    );
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  const rest = played < count ? `, ${count - played} not played for want of time` : '';
  console.log(
    `${name}: ${played} lives from SEED=${FIRST_SEED} in ${seconds} s, ${wrong} with differences${rest}.`,
  );
  return wrong === 0 && played === count;
}

const isDomainRight = await playAll('Domain', LIVES, async (seed) => differencesIn(randomLife(seed)));

let world = await openWorld();
let livedHere = 0;
const arePagesRight = await playAll('API, exports and transcript', FIGURES, async (seed) => {
  if (livedHere === LIVES_PER_WORLD) {
    await world.close();
    world = await openWorld();
    livedHere = 0;
  }
  livedHere += 1;
  return differencesOnPages(world, randomLife(seed));
});
await world.close();
process.exitCode = isDomainRight && arePagesRight ? 0 : 1;
