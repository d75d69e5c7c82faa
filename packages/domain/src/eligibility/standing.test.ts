import { expect, it } from 'vitest';
import type { Outlook } from './outlook.ts';
import { standingOf } from './standing.ts';

const body = (name: 'DI' | 'DII' | 'NAIA', verdict: string | null, outlook: Outlook) => ({
  body: name,
  verdict,
  outlook,
});

it('says yes where the official record meets either division, and never for the NAIA alone', () => {
  const naia = body('NAIA', 'eligible', 'met');
  expect(
    standingOf([body('DI', 'nonqualifier', 'out_of_reach'), body('DII', 'qualifier', 'met'), naia]),
  ).toEqual({ isQualifier: true, outlook: 'met' });
  expect(
    standingOf([
      body('DI', 'academic_redshirt', 'at_risk'),
      body('DII', 'partial_qualifier', 'on_track'),
      naia,
    ]),
  ).toEqual({ isQualifier: false, outlook: 'on_track' });
});

it('takes the word of the division that is nearest', () => {
  const word = (one: Outlook, other: Outlook) =>
    standingOf([body('DI', null, one), body('DII', null, other)]).outlook;
  expect(word('unknown', 'out_of_reach')).toBe('unknown');
  expect(word('out_of_reach', 'at_risk')).toBe('at_risk');
  expect(word('unknown', 'at_risk')).toBe('at_risk');
  expect(standingOf([]).outlook).toBe('unknown');
});
