/** Words of paper lessons and what stands for them on a screen, longest first. */
const WORDS: readonly (readonly [paper: RegExp, digital: string])[] = [
  [/\bcut and paste\b/gi, 'match'],
  [/\bcut out and glue\b/gi, 'match'],
  [/\bscissors and glue\b/gi, 'the matching activity'],
  [/\bpencils? and paper\b/gi, 'the response area'],
  [/\bpaper and pencils?\b/gi, 'the response area'],
  [/\bprint(?:ed)? out\b/gi, 'open'],
  [/\bworksheets\b/gi, 'activities'],
  [/\bworksheet\b/gi, 'activity'],
  [/\bhand-?outs\b/gi, 'reading materials'],
  [/\bhand-?out\b/gi, 'reading material'],
  [/\bpencils?\b/gi, 'keyboard'],
  [/\bscissors\b/gi, 'mouse or touch screen'],
];

/**
 * The text with words that ask for paper turned into what this screen offers: a worksheet is an activity, a
 * pencil is the keyboard. Capitals at the start of a word are kept.
 */
export function digitalWording(text: string): string {
  return WORDS.reduce(
    (result, [paper, digital]) =>
      result.replace(paper, (found) =>
        found[0] === found[0]?.toUpperCase() ? digital[0]!.toUpperCase() + digital.slice(1) : digital,
      ),
    text,
  );
}
