/** Numbers that look drawn and are always the same: 0 to 1 for a name. */
export function chance(...path: readonly (string | number)[]): number {
  let state = 0x811c9dc5;
  for (const sign of path.join('/')) {
    state ^= sign.codePointAt(0) ?? 0;
    state = Math.imul(state, 0x01000193);
  }
  // A last mix, so that neighbours don't resemble each other.
  state ^= state >>> 16;
  state = Math.imul(state, 0x85ebca6b);
  state ^= state >>> 13;
  return (state >>> 0) / 2 ** 32;
}
