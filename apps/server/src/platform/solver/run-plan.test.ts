import type { Progress } from '@fieldhouse/domain/planning/find-plan.ts';
import { schoolProblem } from '@fieldhouse/domain/testing/planning/school-problem.ts';
import { smallProblem } from '@fieldhouse/domain/testing/planning/small-problem.ts';
import { describe, expect, it } from 'vitest';
import { solveInThread } from './run-plan.ts';

const SMALL = smallProblem(1);
/** Takes some seconds. */
const LARGE = schoolProblem(1, 0, 4);

describe('a plan on its own thread', () => {
  it('comes in plain data, with how far it is on the way', async () => {
    const seen: Progress[] = [];
    const solved = await solveInThread(SMALL, { onProgress: (one) => seen.push(one) });
    expect(JSON.parse(JSON.stringify(solved))).toEqual(solved);
    expect(solved.isProven).toBe(true);
    expect(seen[0]).toMatchObject({ stage: 'goals', done: 0 });
    expect(seen.length).toBeGreaterThan(1);
  });

  it('ends at once when it is cancelled, and the next one has its turn', async () => {
    const cancel = new AbortController();
    const left = new AbortController();
    const running = solveInThread(LARGE, {
      signal: cancel.signal,
      onProgress: () => cancel.abort(new Error('enough')),
    });
    const waits = solveInThread(LARGE, { signal: left.signal });
    const next = solveInThread(SMALL);
    left.abort(new Error('not any more'));
    await expect(waits).rejects.toThrow('not any more');
    await expect(running).rejects.toThrow('enough');
    expect((await next).isProven).toBe(true);
    await expect(solveInThread(SMALL, { signal: cancel.signal })).rejects.toThrow('enough');
  });

  it('gives up after its time, and says nothing about whether there is a plan', async () => {
    await expect(solveInThread(LARGE, { timeoutMs: 1 })).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('says so when its thread fails', async () => {
    const broken = {
      ...SMALL,
      terms: [{ ...SMALL.terms[0]!, startsOn: null as never }],
      courses: null as never,
    };
    await expect(solveInThread(broken)).rejects.toMatchObject({ reason: 'crash' });
  });

  it('refuses who comes where too many wait', async () => {
    const cancel = new AbortController();
    const all = Array.from({ length: 41 }, () => solveInThread(LARGE, { signal: cancel.signal }));
    await expect(solveInThread(SMALL)).rejects.toMatchObject({ reason: 'busy' });
    cancel.abort(new Error('all'));
    const ended = await Promise.allSettled(all);
    expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
  });
});
