import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oneDecimalPercent } from '../rounding/display.ts';
import {
  annualSaving,
  DEFAULT_PAYMENT_PLAN,
  ORGANISATION_PACKAGES,
  PAYMENT_PLAN_CODES,
  PAYMENT_PLANS,
  PERIOD_DAYS,
  paymentPlan,
  planPriceCents,
  TRIAL_DAYS,
  TRIAL_NEEDS_CARD,
} from './plans.ts';

it.each([
  ['student_general', 375, 4500, null, null],
  ['student_ncaa_athlete', 700, 7000, 1400, 16.7],
  ['school_admin', 575, 6900, null, null],
  ['teacher', 50, 500, 100, 16.7],
  ['homeschool_parent', 450, 4400, 1000, 18.5],
  ['parent', 15, 150, 30, 16.7],
] as const)('sells %s for %i dollars a month or %i a year', (code, monthly, annual, saved, percent) => {
  const plan = paymentPlan(code);
  expect(planPriceCents(plan, 'monthly')).toBe(monthly * 100);
  expect(planPriceCents(plan, 'annual')).toBe(annual * 100);
  const saving = annualSaving(plan);
  expect(saving === null ? null : saving.cents / 100).toBe(saved);
  expect(oneDecimalPercent(saving === null ? null : saving.ratio)).toBe(percent);
});

it('has one plan for each code and a default among them', () => {
  expect(PAYMENT_PLANS.map(({ code }) => code)).toEqual([...PAYMENT_PLAN_CODES]);
  expect(DEFAULT_PAYMENT_PLAN).toBe('student_general');
});

it('runs 30 days for a month and 365 for a year, after a trial of 14 days without a card', () => {
  expect(PERIOD_DAYS).toEqual({ monthly: 30, annual: 365 });
  expect([TRIAL_DAYS, TRIAL_NEEDS_CARD]).toEqual([14, false]);
});

it('offers organisations three packages, of which the school one is the most popular', () => {
  expect(ORGANISATION_PACKAGES).toEqual([
    { code: 'individual', monthlyCents: 25_000, maxStudents: 3, isMostPopular: false },
    { code: 'school', monthlyCents: 79_900, maxStudents: 50, isMostPopular: true },
    { code: 'enterprise', monthlyCents: null, maxStudents: null, isMostPopular: false },
  ]);
});

it('speaks of a saving of one cent', () => {
  expect(annualSaving({ monthlyCents: 100, annualCents: 1_199 })).toEqual({ cents: 1, ratio: 1 / 1_200 });
  expect(annualSaving({ monthlyCents: 100, annualCents: 1_200 })).toBeNull();
});

it('speaks of a saving only where there is one, and never of more than everything', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(cents, cents, (monthlyCents, annualCents) => {
      const saving = annualSaving({ monthlyCents, annualCents });
      if (annualCents >= monthlyCents * 12) expect(saving).toBeNull();
      else {
        expect(saving!.cents + annualCents).toBe(monthlyCents * 12);
        expect(saving!.ratio).toBeGreaterThan(0);
        expect(saving!.ratio).toBeLessThan(1);
      }
    }),
  );
});
