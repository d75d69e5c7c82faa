import { hundredths } from '../rounding/half-away.ts';

export interface MatchingSide {
  /** Trimmed; may be empty where there is an image. */
  readonly text: string;
  readonly image: string | null;
}

export interface MatchingPair {
  readonly id: string;
  readonly left: MatchingSide;
  readonly right: MatchingSide;
}

export type MatchingPairsProblem =
  | 'not_a_list'
  | 'not_a_pair'
  | 'left_missing'
  | 'right_missing'
  | 'id_repeated';

/** Why a list of pairs cannot be read, and where. */
export class MatchingPairsError extends Error {
  readonly problem: MatchingPairsProblem;
  /** Position in the list from 1, or null when the list itself is the problem. */
  readonly position: number | null;

  constructor(problem: MatchingPairsProblem, position: number | null) {
    super(position === null ? `Matching pairs: ${problem}` : `Matching pair ${position}: ${problem}`);
    this.name = 'MatchingPairsError';
    this.problem = problem;
    this.position = position;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The pairs in one spelling, in the order given.
 *
 * Reads `left_text` and `right_text`, `left_image` and `right_image`, and `left` and `right` as strings or as
 * `{text, image}`; `id`, `left_id` and `right_id` name the pair, in this order. A pair without any of them is
 * named by its position, "pair-1". Spellings may be mixed.
 *
 * @throws MatchingPairsError when it is no list of pairs, a side has neither text nor image, or two pairs
 *   have one id.
 */
export function normalisePairs(raw: unknown): MatchingPair[] {
  if (!Array.isArray(raw)) throw new MatchingPairsError('not_a_list', null);
  const ids = new Set<string>();
  return raw.map((entry: unknown, index) => {
    const position = index + 1;
    if (!isFields(entry)) throw new MatchingPairsError('not_a_pair', position);
    const left = sideOf(entry, 'left');
    if (!left) throw new MatchingPairsError('left_missing', position);
    const right = sideOf(entry, 'right');
    if (!right) throw new MatchingPairsError('right_missing', position);
    const id = textOf(entry.id) || textOf(entry.left_id) || textOf(entry.right_id) || `pair-${position}`;
    if (ids.has(id)) throw new MatchingPairsError('id_repeated', position);
    ids.add(id);
    return { id, left, right };
  });
}

/** What a student joined. Each id is that of the pair the side belongs to. */
export interface Match {
  readonly leftId: string;
  readonly rightId: string;
}

export interface MatchingScore {
  readonly correct: number;
  readonly total: number;
  /** False where there is nothing to match. */
  readonly isPerfect: boolean;
  /** Every left side that is not matched rightly, unmatched ones included, in the order of the pairs. */
  readonly wrongLeftIds: readonly string[];
}

/**
 * How many pairs are matched rightly.
 *
 * Each side may be used once: a later match with a used side, and one with an unknown id, scores nothing.
 * Sides that look the same (text and image) are interchangeable.
 */
export function scoreMatching(pairs: readonly MatchingPair[], matches: readonly Match[]): MatchingScore {
  const byId = new Map(pairs.map((pair) => [pair.id, pair]));
  const rightAnswers = new Set(pairs.map(({ left, right }) => looksOf(left, right)));
  const usedLeft = new Set<string>();
  const usedRight = new Set<string>();
  const correctLeft = new Set<string>();

  for (const { leftId, rightId } of matches) {
    const left = byId.get(leftId)?.left;
    const right = byId.get(rightId)?.right;
    if (!left || !right || usedLeft.has(leftId) || usedRight.has(rightId)) continue;
    usedLeft.add(leftId);
    usedRight.add(rightId);
    if (rightAnswers.has(looksOf(left, right))) correctLeft.add(leftId);
  }

  const wrongLeftIds = pairs.filter(({ id }) => !correctLeft.has(id)).map(({ id }) => id);
  return {
    correct: correctLeft.size,
    total: pairs.length,
    isPerfect: pairs.length > 0 && wrongLeftIds.length === 0,
    wrongLeftIds,
  };
}

/**
 * The points for a number of correct pairs: their exact share of the points, rounded once to two decimals,
 * halves up. 0 where there is nothing to match.
 *
 * @throws RangeError unless correct is from 0 to total.
 */
export function matchingPoints(correct: number, total: number, points: number): number {
  if (!(correct >= 0 && correct <= total)) throw new RangeError(`${correct} of ${total} pairs`);
  if (total === 0) return 0;
  // In whole hundredths, so that a half is a half: floor((2ac + t) / 2t) rounds ac / t.
  return Math.floor((2 * hundredths(points) * correct + total) / (2 * total)) / 100;
}

function sideOf(entry: Fields, side: 'left' | 'right'): MatchingSide | null {
  const own = entry[side];
  const nested = isFields(own) ? own : { text: own };
  const text = textOf(entry[`${side}_text`]) || textOf(nested.text);
  const image = textOf(entry[`${side}_image`]) || textOf(nested.image) || null;
  return text === '' && image === null ? null : { text, image };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Numbers are accepted, since "7" and 7 look alike to whoever writes an exercise. */
function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

function looksOf(left: MatchingSide, right: MatchingSide): string {
  return JSON.stringify([left.text, left.image, right.text, right.image]);
}
