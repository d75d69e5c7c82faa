import { api } from '#lib/api.ts';

/** Also awaited by the route. */
export const registryQuery = () => api.eligibility.registry.queryOptions({ input: {} });

type Read = Extract<ReturnType<typeof registryQuery>['queryFn'], (...args: never[]) => unknown>;
export type Registry = Awaited<ReturnType<Read>>;
