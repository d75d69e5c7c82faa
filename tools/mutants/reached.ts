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
  /** Of the test file. */
  readonly sha256: string;
  /** The sources in which it reaches anything. */
  readonly sources: readonly string[];
  readonly sourcesSha256: string;
  readonly tests: readonly ReachedTest[];
  /** What is reached between tests: by what they share. */
  readonly setUp: readonly number[];
  /** What is reached while the file and its modules are loaded; empty where that isn't noted. */
  readonly loading: readonly number[];
  /** Processor time that loading takes; absent where that isn't noted. */
  readonly loadMs?: number;
}

interface Kept {
  readonly keys: string[];
  readonly files: Record<string, ReachedFile>;
}

/** Tests that reach a mutant, by file. */
export interface Reaching {
  readonly test: string;
  /** Of the test file. */
  readonly sha256: string;
  /** The quickest first, with what each takes. */
  readonly tests: readonly { readonly title: string; readonly ms: number }[];
  /** It is reached while modules are loaded: they have to be loaded anew. */
  readonly isLoading: boolean;
  /** Processor time that loading the file takes. */
  readonly loadMs: number;
}

const sha256Of = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Whether each test file loads its modules anew to note what that reaches; those of the server take too long to load. */
const NOTES_LOADING: Readonly<Record<Part, boolean>> = { server: false, domain: true };

const keptAt = (part: Part): string => path.join(root, `.cache/mutants/reached-${part}.json`);

const read = (part: Part): Kept => {
  try {
    return JSON.parse(readFileSync(keptAt(part), 'utf8'));
  } catch {
    return { keys: [], files: {} };
  }
};

/**
 * Which tests reach which mutants. It is noted and kept; after a change of sources or tests only those files run again whose
 * own text or sources have changed. With NOTES=kept what was noted of an earlier state of the sources serves too; what
 * changed since is then not known to be reached. TESTS names some test files alone, by pieces of their paths.
 *
 * @throws when a test fails while nothing is changed.
 */
export async function findReaching(
  part: Part,
  { mutants, texts }: Woven,
  until: number,
  say: (text: string) => void,
): Promise<ReadonlyMap<string, readonly Reaching[]>> {
  const fileOf = new Map(mutants.map(({ key, file }) => [key, file]));
  const shaOfAll = (sources: readonly string[]): string =>
    sha256Of(JSON.stringify(sources.map((source) => texts.get(source))));
  const kept = read(part);
  const places = new Map(kept.keys.map((key, place) => [key, place]));
  const placeOf = (key: string): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, kept.keys.length);
    return kept.keys.push(key) - 1;
  };
  const pieces = process.env.TESTS?.split(',');
  const tests = globSync([...TESTS[part]], { cwd: root })
    .filter((test) => !pieces || pieces.some((piece) => test.includes(piece)))
    .sort();
  const shas = new Map(tests.map((test) => [test, sha256Of(readFileSync(path.join(root, test)))]));
  const left = tests.filter((test) => {
    const noted = kept.files[test];
    if (noted?.sha256 !== shas.get(test)) return true;
    return process.env.NOTES !== 'kept' && noted?.sourcesSha256 !== shaOfAll(noted?.sources ?? []);
  });
  if (left.length > 0) say(`Noting what ${left.length} of ${tests.length} test files reach …`);
  // In runs of their own, so that what was noted is kept when the drill is stopped.
  for (let first = 0; first < left.length; first += 12) {
    const some = left.slice(first, first + 12);
    const results = await runTurns(
      some.map((test) => ({ test, key: null, isStatic: false, titles: null, limitMs: null })),
      { what: part, env: { REACHED: NOTES_LOADING[part] ? 'loading' : 'running' }, until },
    );
    for (const { turn, failed, lines } of results.filter(({ wasRun }) => wasRun)) {
      if (failed)
        throw new Error(`${turn.test} fails while nothing is changed: ${failed.title}: ${failed.message}`);
      const keys = lines.flatMap(({ reached = [], setUp = [], loading = [] }) =>
        [reached, setUp, loading].flat(),
      );
      const sources = [...new Set(keys.flatMap((key) => fileOf.get(key) ?? []))].sort();
      kept.files[turn.test] = {
        ...{ sha256: shas.get(turn.test) ?? '', sources, sourcesSha256: shaOfAll(sources) },
        tests: lines
          .filter(({ title }) => title !== undefined)
          .map(({ title = '', ms = 0, reached = [] }) => ({ title, ms, keys: reached.map(placeOf) })),
        setUp: [...new Set(lines.flatMap(({ setUp = [] }) => setUp))].map(placeOf),
        loading: lines.flatMap(({ loading = [] }) => loading).map(placeOf),
        loadMs: lines.find(({ loadMs }) => loadMs !== undefined)?.loadMs ?? 0,
      };
    }
    writeFileSync(keptAt(part), JSON.stringify(kept));
    if (results.some(({ wasRun }) => !wasRun))
      throw new Error('There was no time to note what the tests reach. What was noted is kept.');
  }
  const found = new Map<string, Reaching[]>();
  for (const test of tests.filter((one) => kept.files[one] && existsSync(path.join(root, one)))) {
    const { tests: own, setUp, loading, loadMs = 0, sha256 } = kept.files[test] as ReachedFile;
    const shared = new Set(setUp);
    const loaded = new Set(loading);
    const sets = own.map((one) => ({ ...one, keys: new Set(one.keys) }));
    for (const { key, isStatic, file } of mutants) {
      const place = places.get(key);
      const isReached = place !== undefined;
      // What is evaluated when modules are loaded matters to every test; where that isn't noted, to those beside it.
      const isLoading = NOTES_LOADING[part]
        ? isReached && loaded.has(place)
        : isStatic && path.dirname(file) === path.dirname(test);
      const mine = sets.filter(
        ({ keys }) => isLoading || (isReached && (keys.has(place) || shared.has(place))),
      );
      if (mine.length === 0) continue;
      const reaching = found.get(key) ?? [];
      reaching.push({
        ...{ test, sha256 },
        tests: mine.map(({ title, ms }) => ({ title, ms })).sort((a, b) => a.ms - b.ms),
        isLoading,
        loadMs,
      });
      found.set(key, reaching);
    }
  }
  return found;
}
