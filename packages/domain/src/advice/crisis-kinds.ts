/** What a text speaks of, so that whoever is alerted knows how to begin. What of several is said first comes first. */
export const CRISIS_KINDS = ['suicide', 'abuse', 'self_harm', 'threat'] as const;
export type CrisisKind = (typeof CRISIS_KINDS)[number];
