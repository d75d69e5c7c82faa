/** The languages that the counselor understands. */
export const ADVICE_LOCALES = ['en', 'es', 'fr', 'de'] as const;
export type Locale = (typeof ADVICE_LOCALES)[number];
