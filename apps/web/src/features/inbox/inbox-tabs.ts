/** Tabs of what waits for a teacher besides work, as they stand in the address. */
export const INBOX_TABS = ['questions', 'problems', 'requests', 'incompletes'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];
