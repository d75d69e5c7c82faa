/** Characters shown before and after a word, at most. */
const BEFORE = 40;
const AFTER = 60;

/** The word that is read with what stands around it in the same paragraph, cut at spaces. */
export function captionOf(text: string, { start, end }: { start: number; end: number }) {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - BEFORE);
  const paragraphEnd = text.indexOf('\n', end);
  const to = Math.min(paragraphEnd === -1 ? text.length : paragraphEnd, end + AFTER);
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  const isCutBefore = from > 0 && text[from - 1] !== '\n';
  const isCutAfter = to < text.length && text[to] !== '\n';
  return {
    before: isCutBefore ? `…${before.replace(/^\S*/, '')}` : before,
    now: text.slice(start, end),
    after: isCutAfter ? `${after.replace(/\S*$/, '').trimEnd()} …` : after,
  };
}
