import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.ts';
import { runTurns } from './run-turns.ts';
import { type Part, TESTS, type Woven } from './targets.ts';

/** What a test reaches, by places in `keys`. */
interface ReachedTest {
  readonly title: string;
  readonly ms: number;
  readonly keys: readonly number[];
}

interface ReachedFile {
  readonly sha256: string;
  readonly tests: readonly ReachedTest[];
  /** What is reached between tests: by what they share. */
  readonly setUp: readonly number[];
}

interface Kept {
  readonly keys: string[];
  readonly files: Record<string, ReachedFile>;
}

/** Tests that reach a mutant, by file. */
export interface Reaching {
  readonly test: string;
  readonly titles: readonly string[];
  /** What they took together. */
  readonly ms: number;
}

const fileOf = (part: Part): string => path.join(root, `.cache/mutants/reached-${part}.json`);

const read = (part: Part): Kept => {
  try {
    return JSON.parse(readFileSync(fileOf(part), 'utf8'));
  } catch {
    return { keys: [], files: {} };
  }
};

/**
 * Which tests reach which mutants. It is noted once per state of the sources, and kept; after a change of tests alone only
 * those files run again.
 *
 * @throws when a test fails while nothing is changed.
 */
export async function findReaching(
  part: Part,
  { mutants, texts }: Woven,
  until: number,
  say: (text: string) => void,
): Promise<ReadonlyMap<string, readonly Reaching[]>> {
  const sources = createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('hex');
  const shaOf = (test: string): string =>
    createHash('sha256')
      .update(sources)
      .update(readFileSync(path.join(root, test)))
      .digest('hex');
  const kept = read(part);
  const places = new Map(kept.keys.map((key, place) => [key, place]));
  const placeOf = (key: string): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, kept.keys.length);
    return kept.keys.push(key) - 1;
  };
  const tests = globSync([...TESTS[part]], { cwd: root }).sort();
  const left = tests.filter((test) => kept.files[test]?.sha256 !== shaOf(test));
  if (left.length > 0) say(`Noting what ${left.length} of ${tests.length} test files reach …`);
  // In runs of their own, so that what was noted is kept when the drill is stopped.
  for (let first = 0; first < left.length; first += 12) {
    const some = left.slice(first, first + 12);
    const results = await runTurns(
      some.map((test) => ({ test, key: null, isStatic: false, titles: null })),
      { what: part, env: { REACHED: '1' }, until },
    );
    for (const { turn, wasRun, failed, lines } of results) {
      if (!wasRun) throw new Error('There was no time to note what the tests reach.');
      if (failed)
        throw new Error(`${turn.test} fails while nothing is changed: ${failed.title}: ${failed.message}`);
      kept.files[turn.test] = {
        sha256: shaOf(turn.test),
        tests: lines
          .filter(({ title }) => title !== undefined)
          .map(({ title = '', ms = 0, reached = [] }) => ({ title, ms, keys: reached.map(placeOf) })),
        setUp: [...new Set(lines.flatMap(({ setUp = [] }) => setUp))].map(placeOf),
      };
    }
    writeFileSync(fileOf(part), JSON.stringify(kept));
  }
  const found = new Map<string, Reaching[]>();
  for (const test of tests.filter((one) => kept.files[one] && existsSync(path.join(root, one)))) {
    const { tests: own, setUp } = kept.files[test] as ReachedFile;
    const shared = new Set(setUp);
    const sets = own.map((one) => ({ ...one, keys: new Set(one.keys) }));
    for (const { key, isStatic, file } of mutants) {
      const place = places.get(key);
      const isReached = place !== undefined;
      // What is evaluated when modules are loaded may matter to every test beside it.
      const isNear = isStatic && path.dirname(file) === path.dirname(test);
      const mine = sets.filter(({ keys }) => isNear || (isReached && (keys.has(place) || shared.has(place))));
      if (mine.length === 0) continue;
      const reaching = found.get(key) ?? [];
      reaching.push({
        test,
        titles: mine.map(({ title }) => title),
        ms: mine.reduce((sum, { ms }) => sum + ms, 0),
      });
      found.set(key, reaching);
    }
  }
  return found;
}
