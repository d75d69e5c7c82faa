import { evaluate } from '../../packages/domain/src/eligibility/evaluate.ts';
import { ruleSetsOn } from '../../packages/domain/src/eligibility/rule-set.ts';
import { RULE_SETS } from '../../packages/domain/src/eligibility/rule-sets.ts';
import { AS_OF, lifelikeRecord } from '../../packages/domain/src/testing/eligibility/records.ts';
import { atMost, type Line } from '../measure.ts';

const COURSES = 40;
const WARM_UP = 500;
const EVALUATED = 1000;

/** One evaluation of a division after the other, in this thread, as a page or the worker makes them. */
export function measureEvaluation(): Line[] {
  const divisions = ruleSetsOn(RULE_SETS, AS_OF).flatMap((set) => (set.kind === 'division' ? set : []));
  const once = (seed: number): number[] => {
    const record = lifelikeRecord(seed, COURSES);
    return divisions.map((rules) => {
      const began = performance.now();
      evaluate(record, rules, AS_OF);
      return performance.now() - began;
    });
  };
  for (let seed = 0; seed < WARM_UP; seed += 1) once(EVALUATED + seed);
  const times = Array.from({ length: EVALUATED }, (_, seed) => once(seed))
    .flat()
    .sort((a, b) => a - b);
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
  const slowest = times.at(-1) ?? Number.NaN;
  const detail = `p95 of ${times.length} evaluations of a division with ${COURSES} courses, warm; the slowest ${slowest.toFixed(1)} ms`;
  return [atMost('evaluation', p95, 5, 'ms', detail, 'json')];
}
