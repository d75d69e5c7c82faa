/** Tabs of the two pages, as they stand in the address. Apart from the pages, so that naming a tab loads none of them. */
export const PROFILE_TABS = ['profile', 'family', 'notifications', 'privacy'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

export const SETTINGS_TABS = ['profile', 'notifications', 'security', 'preferences'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];
