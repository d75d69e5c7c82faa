import type { Contract } from '@fieldhouse/contract/contract.ts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { api } from '#lib/api.ts';

type Outputs = InferContractRouterOutputs<Contract>['billing'];

export type Plan = Outputs['plans']['plans'][number];
export type Payment = Outputs['startCheckout'];

/** Personal licenses with their prices. */
export const plansQuery = api.billing.plans.queryOptions({ input: {}, staleTime: Number.POSITIVE_INFINITY });

/** The person's own payments and trial. */
export const ownBillingQuery = api.billing.mine.queryOptions({ input: {} });
