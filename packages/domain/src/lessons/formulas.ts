/** A piece of a text: words, or a formula in TeX. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  /** `isDisplay`: stands on a line of its own. */
  | { readonly kind: 'formula'; readonly tex: string; readonly isDisplay: boolean };

/** Where a formula stands in a text, its delimiters included. */
export interface FormulaPlace {
  readonly start: number;
  /** The first place after it. */
  readonly end: number;
  readonly isDisplay: boolean;
}

const DELIMITER_LENGTH = 2;

/**
 * Places of the formulas of a text in their order: from a delimiter to the nearest partner with something between.
 * Takes time linear in the length, however many delimiters have no partner.
 */
export function formulaPlaces(text: string): FormulaPlace[] {
  const places: FormulaPlace[] = [];
  const inline = partnerFinder(text, '\\)');
  const display = partnerFinder(text, '\\]');
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at)) {
    const opening = text[at + 1];
    const isDisplay = opening === '[';
    const partner =
      opening === '(' || isDisplay ? (isDisplay ? display : inline)(at + DELIMITER_LENGTH + 1) : -1;
    if (partner < 0) at += 1;
    else {
      const end = partner + DELIMITER_LENGTH;
      places.push({ start: at, end, isDisplay });
      at = end;
    }
  }
  return places;
}

/** Finds the next partner from places that only grow; where there is none it doesn't look again. */
function partnerFinder(text: string, partner: string): (from: number) => number {
  let next = -2;
  return (from) => {
    if (next !== -1 && next < from) next = text.indexOf(partner, from);
    return next;
  };
}

/**
 * Parts a text at its formulas: `\( … \)` within a line, `\[ … \]` on a line of its own. A dollar sign stays a dollar
 * sign, and a delimiter without its partner stays text.
 */
export function splitFormulas(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end, isDisplay } of formulaPlaces(text)) {
    const tex = text.slice(start + DELIMITER_LENGTH, end - DELIMITER_LENGTH).trim();
    if (tex === '') continue;
    if (start > done) parts.push({ kind: 'text', text: text.slice(done, start) });
    parts.push({ kind: 'formula', tex, isDisplay });
    done = end;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}
