/** Tabs of the school's settings, as they stand in the address. */
export const SCHOOL_TABS = ['branding', 'terms', 'grading', 'messages'] as const;
export type SchoolTab = (typeof SCHOOL_TABS)[number];
