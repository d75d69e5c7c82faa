// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.

export interface Sql {
  /** queries.ts */
  readonly listPayments: {
    readonly row: {
      readonly paymentId: string;
      readonly planCode: string;
      readonly licenseType: "monthly" | "annual";
      readonly amountCents: number;
      readonly currency: string;
      readonly status: "pending" | "completed" | "failed" | "refunded";
      readonly periodStart: string;
      readonly periodEnd: string;
      readonly createdAt: string;
    };
    readonly parameters: {
      readonly limit: number | string | null;
    };
  };
  /** queries.ts */
  readonly findPaymentByKey: {
    readonly row: {
      readonly paymentId: string;
      readonly planCode: string;
      readonly licenseType: "monthly" | "annual";
      readonly amountCents: number;
      readonly currency: string;
      readonly status: "pending" | "completed" | "failed" | "refunded";
      readonly periodStart: string;
      readonly periodEnd: string;
      readonly createdAt: string;
    };
    readonly parameters: {
      readonly idempotencyKey: string | null;
    };
  };
  /** queries.ts */
  readonly findTrialEnd: {
    readonly row: {
      readonly trialEndsAt: string | null;
    };
    readonly parameters: {
      readonly days: number | null;
    };
  };
}
