/** Up to so many words of any kind, within one clause. */
const gap = (most: number) => ` (?:\\w+ ){0,${most}}`;

/** Groups of words, each at most so many words behind the one before it. A group is a list of alternatives: `a|b`. */
export const inOrder = (most: number, ...groups: readonly string[]): RegExp =>
  new RegExp(`\\b${groups.map((group) => `(?:${group})`).join(gap(most))}\\b`);

/** Two groups of words near each other, whichever comes first. */
export const eitherOrder = (most: number, one: string, other: string): RegExp =>
  new RegExp(`\\b(?:(?:${one})${gap(most)}(?:${other})|(?:${other})${gap(most)}(?:${one}))\\b`);

/** Any of the phrases, as whole words. */
export const anyOf = (...phrases: readonly string[]): RegExp => new RegExp(`\\b(?:${phrases.join('|')})\\b`);
