/** A piece of a text: words, or a formula in TeX. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  /** `isDisplay`: stands on a line of its own. */
  | { readonly kind: 'formula'; readonly tex: string; readonly isDisplay: boolean };

const FORMULA = /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g;

/**
 * Parts a text at its formulas: `\( … \)` within a line, `\[ … \]` on a line of its own. A dollar sign stays a dollar
 * sign, and a delimiter without its partner stays text.
 */
export function splitFormulas(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(FORMULA)) {
    const tex = (match[1] ?? match[2] ?? '').trim();
    if (tex === '') continue;
    if (match.index > done) parts.push({ kind: 'text', text: text.slice(done, match.index) });
    parts.push({ kind: 'formula', tex, isDisplay: match[2] !== undefined });
    done = match.index + match[0].length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}
