import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGINE_ANSWERS_WITHIN_SECONDS, type WaitingWork, waitsFor } from './waiting.ts';

const fresh: WaitingWork = {
  isLocked: false,
  isReadByEngine: true,
  isJudged: false,
  hasFailed: false,
  ageSeconds: 0,
};
const anyWork: fc.Arbitrary<WaitingWork> = fc.record({
  isLocked: fc.constant(false),
  isReadByEngine: fc.boolean(),
  isJudged: fc.boolean(),
  hasFailed: fc.boolean(),
  ageSeconds: fc.nat(1_000_000),
});

describe('work without a grade waits for', () => {
  it('the engine while it reads, and for a teacher once it has', () => {
    expect(waitsFor(fresh)).toBe('engine_reading');
    expect(waitsFor({ ...fresh, isJudged: true })).toBe('waiting_for_teacher');
  });

  it('its reopening under a posted grade, whatever an engine would do', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        expect(waitsFor({ ...work, isLocked: true })).toBe('after_reopening');
      }),
    );
  });

  it('a teacher from the start where no engine reads it', () => {
    expect(waitsFor({ ...fresh, isReadByEngine: false })).toBe('waiting_for_teacher');
  });

  it('an engine that is not to be had when it failed or said nothing in time', () => {
    expect(waitsFor({ ...fresh, hasFailed: true })).toBe('engine_unavailable');
    expect(waitsFor({ ...fresh, ageSeconds: ENGINE_ANSWERS_WITHIN_SECONDS - 1 })).toBe('engine_reading');
    expect(waitsFor({ ...fresh, ageSeconds: ENGINE_ANSWERS_WITHIN_SECONDS })).toBe('engine_unavailable');
  });

  it('never an engine after it was judged, nor one that was not asked', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        if (work.isJudged || !work.isReadByEngine) expect(waitsFor(work)).toBe('waiting_for_teacher');
      }),
    );
  });

  it('no engine for ever: reading ends by itself', () => {
    fc.assert(
      fc.property(anyWork, (work) => {
        const later = { ...work, ageSeconds: work.ageSeconds + ENGINE_ANSWERS_WITHIN_SECONDS };
        expect(waitsFor(later)).not.toBe('engine_reading');
      }),
    );
  });
});

it('gives an engine two minutes to answer', () => {
  expect(ENGINE_ANSWERS_WITHIN_SECONDS).toBe(120);
});
