/** Days for which the page that checks a transcript's code shows more than nothing; whoever allows it chooses. */
export const SHOWN_DAYS = [7, 30, 90, 365] as const;
export type ShownDays = (typeof SHOWN_DAYS)[number];
