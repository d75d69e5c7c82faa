import { api, type Outputs } from '#lib/api.ts';

/** Asked again each minute: classes begin and end by themselves. Also awaited by the route. */
export const sessionsQuery = api.live.list.queryOptions({ input: {}, refetchInterval: 60_000 });
export const scheduleQuery = api.live.scheduleCourses.queryOptions({ input: {} });

export type LiveSession = Outputs['live']['list']['upcoming'][number];

export const LIVE_TABS = ['upcoming', 'recordings'] as const;
export type LiveTab = (typeof LIVE_TABS)[number];
