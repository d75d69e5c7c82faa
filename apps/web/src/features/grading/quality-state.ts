/** So many samples should be scored by hand before the figures are relied on. */
export const SAMPLES_RECOMMENDED = 10;

/** On average this far off, as a share of the points possible, is worth a word. */
const NOTABLE_BIAS = 0.05;

interface Compared {
  readonly count: number;
  readonly biasRatio: number | null;
}

export type Leaning = 'unknown' | 'even' | 'generous' | 'strict';

/** Which way the engine's points lean against a person's. */
export function leaningOf({ count, biasRatio }: Compared): Leaning {
  if (count === 0 || biasRatio === null) return 'unknown';
  if (biasRatio >= NOTABLE_BIAS) return 'generous';
  return biasRatio <= -NOTABLE_BIAS ? 'strict' : 'even';
}

interface QualityCounts {
  readonly criteria: readonly { readonly samples: { readonly count: number } }[];
}

/** How many pieces of work were scored as samples; a piece counts once, however many criteria it has. */
export const samplesScored = ({ criteria }: QualityCounts) =>
  criteria.reduce((most, { samples }) => Math.max(most, samples.count), 0);

/** The sample to score now: the first that isn't put aside. When all are, the first again; null: there is none. */
export function sampleNow<Id extends string>(unscored: readonly Id[], aside: readonly Id[]): Id | null {
  return unscored.find((id) => !aside.includes(id)) ?? unscored[0] ?? null;
}
