import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attentionReasons, byNeed, type CourseStanding } from './attention.ts';

const well: CourseStanding = { missingCount: 0, soFarRatio: 0.9, idleDays: 1, hasOpenWork: true };

it('finds no reason where all is well, and none in a grade that isn’t there', () => {
  expect(attentionReasons(well)).toEqual([]);
  expect(attentionReasons({ ...well, missingCount: 1, soFarRatio: null, idleDays: 6 })).toEqual([]);
});

it('names each reason with its figure, from the threshold on', () => {
  expect(attentionReasons({ missingCount: 2, soFarRatio: 0.6999, idleDays: 7, hasOpenWork: true })).toEqual([
    { code: 'missing_work', count: 2 },
    { code: 'low_grade', ratio: 0.6999 },
    { code: 'inactive', days: 7 },
  ]);
  expect(attentionReasons({ ...well, soFarRatio: 0.7 })).toEqual([]);
  expect(attentionReasons({ ...well, idleDays: 90, hasOpenWork: false })).toEqual([]);
});

it('never finds fewer reasons for somebody who stands worse', () => {
  const standing = fc.record({
    missingCount: fc.nat(10),
    soFarRatio: fc.option(fc.double({ min: 0, max: 1.1, noNaN: true })),
    idleDays: fc.nat(60),
    hasOpenWork: fc.boolean(),
  });
  fc.assert(
    fc.property(standing, fc.nat(5), fc.nat(20), (one, missing, days) => {
      const worse = { ...one, missingCount: one.missingCount + missing, idleDays: one.idleDays + days };
      expect(attentionReasons(worse).length).toBeGreaterThanOrEqual(attentionReasons(one).length);
    }),
  );
});

it('puts those with most reasons first', () => {
  const withReasons = (one: CourseStanding) => ({ ...one, reasons: attentionReasons(one) });
  const list = [
    withReasons({ ...well, soFarRatio: 0.65 }),
    withReasons({ ...well, soFarRatio: 0.5 }),
    withReasons({ ...well, missingCount: 3, soFarRatio: 0.69 }),
  ];
  expect(list.sort(byNeed).map((one) => one.soFarRatio)).toEqual([0.69, 0.5, 0.65]);
});

it('puts more missing work first among those with as many reasons, and no grade at a hundred percent', () => {
  const missing = (missingCount: number, soFarRatio: number | null) => {
    const one = { ...well, missingCount, soFarRatio };
    return { ...one, reasons: attentionReasons(one) };
  };
  const ordered = [missing(5, 1), missing(2, 0.8), missing(2, null), missing(2, 1.05)];
  expect(ordered.toSorted(byNeed)).toEqual(ordered);
  expect(ordered.toReversed().sort(byNeed)).toEqual(ordered);
});
