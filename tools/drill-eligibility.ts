import { evaluate } from '../packages/domain/src/eligibility/evaluate.ts';
import { RULE_SETS } from '../packages/domain/src/eligibility/rule-sets.ts';
import { disagreement } from '../packages/domain/src/testing/eligibility/agreement.ts';
import { exhaustiveBest, type FoundSet } from '../packages/domain/src/testing/eligibility/exhaustive.ts';
import { fullCase } from '../packages/domain/src/testing/eligibility/full-record.ts';
import { AS_OF, lifelikeRecord } from '../packages/domain/src/testing/eligibility/records.ts';
import { secondBest } from '../packages/domain/src/testing/eligibility/second-search.ts';
import { type PlainCase, smallCase } from '../packages/domain/src/testing/eligibility/small-rows.ts';

/*
 * The eligibility drill: the best set of courses against a search through all sets on SMALL records of at most 12 rows, and
 * against a second exact method on FULL records. SEED is the first one. Then how long an evaluation of 40 courses takes.
 */

const FIRST_SEED = Number(process.env.SEED ?? 1);
const SMALL = Number(process.env.SMALL ?? 100_000);
const FULL = Number(process.env.FULL ?? 2000);
const TIMED = 1000;
const COURSES = 40;
/** Seeds that are printed; the others are counted. */
const MOST_PRINTED = 10;

function compare(
  name: string,
  count: number,
  caseOf: (seed: number) => PlainCase,
  second: (one: PlainCase) => FoundSet | null,
): boolean {
  const began = performance.now();
  let [wrong, legal, beyond] = [0, 0, 0];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + count; seed += 1) {
    const one = caseOf(seed);
    const expected = second(one);
    if (expected) legal += 1;
    if (expected && expected.units[0] * 1000n > BigInt(one.needs.total) * expected.units[1]) beyond += 1;
    const says = disagreement(one, expected);
    if (says === null) continue;
    wrong += 1;
    if (wrong <= MOST_PRINTED) console.log(`${name}, seed ${seed}: ${says}`);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${name}: ${count} compared, ${legal} with a legal set, ${beyond} beyond the total, ${wrong} differ, in ${seconds} s`,
  );
  return wrong === 0;
}

/** How long Division I takes, after as many records that aren't timed. */
function time(): void {
  const [rules] = RULE_SETS;
  if (!rules) return;
  const once = (seed: number) => {
    const record = lifelikeRecord(seed, COURSES);
    const began = performance.now();
    evaluate(record, rules, AS_OF);
    return performance.now() - began;
  };
  for (let seed = TIMED; seed < 2 * TIMED; seed += 1) once(seed);
  const times = Array.from({ length: TIMED }, (_, seed) => once(seed)).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((TIMED - 1) * share)]?.toFixed(2);
  console.log(
    `Division I, ${COURSES} courses, ${TIMED} records: median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms`,
  );
}

const isGood = [
  compare('Small records', SMALL, smallCase, exhaustiveBest),
  compare('Full records', FULL, fullCase, secondBest),
].every(Boolean);
time();
if (!isGood) process.exitCode = 1;
