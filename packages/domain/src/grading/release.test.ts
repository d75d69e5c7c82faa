import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  DOUBTFUL_BELOW_CONFIDENCE,
  effectiveRelease,
  mayReleaseAtOnce,
  type ReleaseQuestion,
} from './release.ts';

const circumstances = fc.record({
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  aiRelease: fc.constantFrom('teacher_confirms', 'at_once'),
  hasInjection: fc.boolean(),
  isComplete: fc.boolean(),
});

it('never lets prose that the built-in engine read become a grade', () => {
  fc.assert(
    fc.property(circumstances, (rest) => {
      expect(mayReleaseAtOnce({ ...rest, engine: 'built_in' })).toBe(false);
    }),
  );
});

it('always releases what is scored exactly, whatever the school chose for engines', () => {
  fc.assert(
    fc.property(circumstances, (rest) => {
      expect(mayReleaseAtOnce({ ...rest, engine: 'exact' })).toBe(true);
    }),
  );
});

const sure: ReleaseQuestion = {
  engine: 'model',
  confidence: DOUBTFUL_BELOW_CONFIDENCE,
  aiRelease: 'at_once',
  hasInjection: false,
  isComplete: true,
};

it('releases what a model is sure of where the school chose so', () => {
  expect(mayReleaseAtOnce(sure)).toBe(true);
});

it.each([
  { aiRelease: 'teacher_confirms' },
  { confidence: DOUBTFUL_BELOW_CONFIDENCE - 0.001 },
  { hasInjection: true },
  { isComplete: false },
] satisfies Partial<ReleaseQuestion>[])('and leaves it to a teacher with %j', (change) => {
  expect(mayReleaseAtOnce({ ...sure, ...change })).toBe(false);
});

it('never takes back a model’s release when its confidence rises', () => {
  fc.assert(
    fc.property(circumstances, fc.double({ min: 0, max: 1, noNaN: true }), (rest, more) => {
      const question: ReleaseQuestion = { ...rest, engine: 'model' };
      const surer = { ...question, confidence: Math.max(rest.confidence, more) };
      if (mayReleaseAtOnce(question)) expect(mayReleaseAtOnce(surer)).toBe(true);
    }),
  );
});

it('says that a teacher confirms exactly where nothing could be released', () => {
  fc.assert(
    fc.property(circumstances, fc.constantFrom('built_in', 'model'), ({ aiRelease }, engine) => {
      const mayEver = mayReleaseAtOnce({ ...sure, confidence: 1, aiRelease, engine });
      expect(effectiveRelease(engine, aiRelease)).toBe(mayEver ? 'at_once' : 'teacher_confirms');
    }),
  );
  expect(effectiveRelease('model', null)).toBe('teacher_confirms');
});

it('doubts a proposal under 40 percent', () => {
  expect(DOUBTFUL_BELOW_CONFIDENCE).toBe(0.4);
});
