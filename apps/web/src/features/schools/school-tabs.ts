/** Tabs of the school's settings, as they stand in the address. */
export const SCHOOL_TABS = ['branding', 'terms', 'grading', 'messages', 'codes'] as const;
export type SchoolTab = (typeof SCHOOL_TABS)[number];
