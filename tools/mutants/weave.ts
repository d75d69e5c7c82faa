import type { Site } from './sites.ts';

/** A site with the key by which it is switched on. */
export interface Keyed extends Site {
  readonly key: string;
}

/** Marks in SQL: where a change begins, parts and ends. They never stand in a source. */
const [OPEN, BAR, CLOSE] = ['\uE000', '\uE001', '\uE002'];

/**
 * The source with every change in it, each on while `globalThis.mutants.on` is its key. A change of an expression is asked
 * for by the code, one of SQL by the text (see `resolveSql`).
 */
export function weave(source: string, sites: readonly Keyed[]): { text: string; woven: Set<string> } {
  const woven = new Set<string>();
  const ordered = sites.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const render = (start: number, end: number, inside: readonly Keyed[]): string => {
    let [text, at, next] = ['', start, 0];
    while (next < inside.length) {
      const first = inside[next] as Keyed;
      if (first.start < at) {
        // Reaches into one that was woven already: SQL pieces may overlap.
        next += 1;
        continue;
      }
      const same = inside.filter((one) => one.start === first.start && one.end === first.end);
      const within = inside.filter(
        (one) => one.start >= first.start && one.end <= first.end && !same.includes(one),
      );
      text += source.slice(at, first.start);
      const original = render(first.start, first.end, within);
      for (const { key } of same) woven.add(key);
      text +=
        first.way === 'sql'
          ? same.reduce(
              (inner, { key, text: made }) => `${OPEN}${key}${BAR}${made}${BAR}${inner}${CLOSE}`,
              original,
            )
          : `(${same.map(({ key, text: made }) => `globalThis.mutants.is('${key}')?(${made}):`).join('')}(${original}))`;
      at = first.end;
      next = inside.findIndex((one, place) => place > next && one.start >= first.end);
      if (next === -1) break;
    }
    return text + source.slice(at, end);
  };
  return { text: render(0, source.length, ordered), woven };
}

/** An SQL text with marks, as it is while a mutant is on; every change in it counts as reached. */
export function resolveSql(marked: string, is: (key: string) => boolean): string {
  const innermost = /\uE000([^\uE000-\uE002]*)\uE001([^\uE000-\uE002]*)\uE001([^\uE000-\uE002]*)\uE002/g;
  let text = marked;
  while (text.includes(OPEN))
    text = text.replace(innermost, (_, key: string, made: string, original: string) =>
      is(key) ? made : original,
    );
  return text;
}
