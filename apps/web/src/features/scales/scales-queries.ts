import { api } from '#lib/api.ts';

/** Also awaited by the routes. */
export const scalesQuery = () => api.schools.scales.queryOptions({ input: {} });

type Read = Extract<ReturnType<typeof scalesQuery>['queryFn'], (...args: never[]) => unknown>;
export type Scales = Awaited<ReturnType<Read>>;
export type ScalePeriod = Scales['periods'][number];
export type Steps = ScalePeriod['steps'];
