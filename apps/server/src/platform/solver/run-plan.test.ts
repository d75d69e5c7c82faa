import type { Progress } from '@fieldhouse/domain/planning/find-plan.ts';
import { schoolProblem } from '@fieldhouse/domain/testing/planning/school-problem.ts';
import { smallProblem } from '@fieldhouse/domain/testing/planning/small-problem.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { solveInThread } from './run-plan.ts';

const SMALL = smallProblem(1);
/** Takes some seconds. */
const LARGE = schoolProblem(1, 0, 4);

afterEach(() => {
  vi.useRealTimers();
});

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

  it('ends where it is cancelled in the moment before its thread begins', async () => {
    const cancel = new AbortController();
    const running = solveInThread(SMALL, { signal: cancel.signal });
    cancel.abort(new Error('at once'));
    await expect(running).rejects.toThrow('at once');
    expect((await solveInThread(SMALL)).isProven).toBe(true);
  });

  it('gives the best plan where the time is over before its alternatives are found', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const problem = schoolProblem(3);
    const whole = await solveInThread(problem);
    const cut = await solveInThread(problem, {
      onProgress: ({ stage }) => {
        if (stage === 'alternatives') vi.advanceTimersByTime(60_000);
      },
    });
    expect(whole.alternatives.length).toBeGreaterThan(0);
    expect(whole.isCutShort).toBe(false);
    expect(cut).toEqual({ ...whole, alternatives: [], isCutShort: true });
  }, 120_000);

  it('doesn’t wait for its turn beyond its deadline, which counts the wait', async () => {
    const cancel = new AbortController();
    const running = solveInThread(LARGE, { signal: cancel.signal });
    await expect(solveInThread(SMALL, { deadlineMs: 1 })).rejects.toMatchObject({ reason: 'busy' });
    const next = solveInThread(SMALL);
    cancel.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    expect((await next).isProven).toBe(true);
    await expect(solveInThread(LARGE, { deadlineMs: 1 })).rejects.toMatchObject({ reason: 'timeout' });
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
    const all = Array.from({ length: 6 }, () => solveInThread(LARGE, { signal: cancel.signal }));
    await expect(solveInThread(SMALL)).rejects.toMatchObject({ reason: 'busy' });
    cancel.abort(new Error('all'));
    const ended = await Promise.allSettled(all);
    expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
  });
});
