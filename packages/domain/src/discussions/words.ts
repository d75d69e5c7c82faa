/** How many words a text has: what stands between white space. */
export const wordCount = (text: string): number => text.match(/\S+/gu)?.length ?? 0;
