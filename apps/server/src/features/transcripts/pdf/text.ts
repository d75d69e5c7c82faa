import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** What measures a text in the font and size that are set. */
export interface Ruler {
  widthOfString(text: string, options?: typeof SHAPED): number;
}

/** A piece of a line that runs in one direction, in the order in which it is drawn from the left. */
interface Run {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/**
 * The text as it is drawn: composed, and without signs that have no form of their own, which a font prints as boxes. Those
 * that join and part the letters of a word stay.
 */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(/\p{Cf}/gu, (sign) => (JOINERS.has(sign) ? sign : ''));

const JOINERS: ReadonlySet<string> = new Set(['\u200c', '\u200d']);

/** Signs of scripts that are written from the right. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * A line as it is drawn from the left to the right, by the Unicode bidirectional algorithm: a Hebrew name with a number
 * in it is three runs. The letters within a run keep their order; the font turns and joins those of one from the right.
 */
export function runsOf(line: string): readonly Run[] {
  if (!hasRightToLeft(line)) return [{ text: line, isRightToLeft: false }];
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: { text: string; level: number }[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += line[at];
    else runs.push({ text: line[at] ?? '', level });
  }
  const highest = Math.max(...runs.map(({ level }) => level));
  // From the innermost level out, what stands at least as deep is turned around.
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < runs.length; from += 1) {
      let to = from;
      while (to < runs.length && (runs[to]?.level ?? 0) >= level) to += 1;
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).toReversed());
      from = to;
    }
  }
  return runs.map(({ text, level }) => {
    const isRightToLeft = level % 2 === 1;
    return { isRightToLeft, text: isRightToLeft ? mirrored(text) : text };
  });
}

const mirrored = (text: string): string =>
  [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign).join('');

/** Font features that have whole runs shaped at once, joined and in order, and not word by word. */
export const SHAPED: { features: PDFKit.Mixins.OpenTypeFeatures[] } = {
  features: ['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'liga', 'kern', 'mark'],
};

const widthOf = (ruler: Ruler, text: string): number =>
  runsOf(text).reduce(
    (sum, run) => sum + ruler.widthOfString(run.text, run.isRightToLeft ? SHAPED : undefined),
    0,
  );

/**
 * The text in lines that fit a width: between words, and within one that is longer than a line. The space between words
 * ends the line before it, which is drawn with it: whoever reads the tags would run the two together.
 */
export function linesOf(ruler: Ruler, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(ruler, longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(`${line} `);
    line = '';
    for (const sign of word) {
      if (line !== '' && widthOf(ruler, line + sign) > width) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}
