/** All prices are whole US cents. */
export const CURRENCY = 'USD';

export const PAYMENT_PLAN_CODES = [
  'student_general',
  'student_ncaa_athlete',
  'school_admin',
  'teacher',
  'homeschool_parent',
  'parent',
] as const;
export type PaymentPlanCode = (typeof PAYMENT_PLAN_CODES)[number];

export type LicenseType = 'monthly' | 'annual';

/** A personal license. */
export interface PaymentPlan {
  readonly code: PaymentPlanCode;
  readonly monthlyCents: number;
  readonly annualCents: number;
}

export const PAYMENT_PLANS: readonly PaymentPlan[] = [
  { code: 'student_general', monthlyCents: 37_500, annualCents: 450_000 },
  { code: 'student_ncaa_athlete', monthlyCents: 70_000, annualCents: 700_000 },
  { code: 'school_admin', monthlyCents: 57_500, annualCents: 690_000 },
  { code: 'teacher', monthlyCents: 5_000, annualCents: 50_000 },
  { code: 'homeschool_parent', monthlyCents: 45_000, annualCents: 440_000 },
  { code: 'parent', monthlyCents: 1_500, annualCents: 15_000 },
];

export const DEFAULT_PAYMENT_PLAN: PaymentPlanCode = 'student_general';

/** How long a paid license runs. Licenses do not renew by themselves. */
export const PERIOD_DAYS: Readonly<Record<LicenseType, number>> = { monthly: 30, annual: 365 };

export type OrganisationPackageCode = 'individual' | 'school' | 'enterprise';

/** A package that an organisation takes by contract. */
export interface OrganisationPackage {
  readonly code: OrganisationPackageCode;
  /** Null where the price is agreed on. */
  readonly monthlyCents: number | null;
  /** Null where the number is agreed on. */
  readonly maxStudents: number | null;
  readonly isMostPopular: boolean;
}

export const ORGANISATION_PACKAGES: readonly OrganisationPackage[] = [
  { code: 'individual', monthlyCents: 25_000, maxStudents: 3, isMostPopular: false },
  { code: 'school', monthlyCents: 79_900, maxStudents: 50, isMostPopular: true },
  { code: 'enterprise', monthlyCents: null, maxStudents: null, isMostPopular: false },
];

/** The free trial, for which no card is asked. */
export const TRIAL_DAYS = 14;
export const TRIAL_NEEDS_CARD = false;

export interface AnnualSaving {
  readonly cents: number;
  /** Of twelve monthly prices, above 0 and up to 1. */
  readonly ratio: number;
}

/** The plan of that code. */
export function paymentPlan(code: PaymentPlanCode): PaymentPlan {
  return PAYMENT_PLANS.find((plan) => plan.code === code)!;
}

/** What the plan costs for that license, in cents. */
export function planPriceCents(plan: PaymentPlan, licenseType: LicenseType): number {
  return licenseType === 'monthly' ? plan.monthlyCents : plan.annualCents;
}

/** What a year costs less than twelve months, or null when it costs no less. The ratio is not rounded. */
export function annualSaving(plan: Pick<PaymentPlan, 'monthlyCents' | 'annualCents'>): AnnualSaving | null {
  const twelveMonths = plan.monthlyCents * 12;
  const cents = twelveMonths - plan.annualCents;
  return cents <= 0 ? null : { cents, ratio: cents / twelveMonths };
}
