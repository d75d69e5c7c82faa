import { createHmac } from 'node:crypto';
import type { Match, MatchingBody } from '@fieldhouse/contract/content.ts';
import type { MatchingPair } from '@fieldhouse/domain/matching/matching.ts';
import { pictureUrl } from '#features/files/workflows.ts';
import { derivedKey } from '#platform/derived-key.ts';
import { withoutMark } from '#platform/html/stored.ts';

interface Item {
  readonly id: string;
  readonly text: string;
  readonly alt: string | null;
  readonly figure: string | null;
  readonly imageUrl: string | null;
}

/** The two columns of a matching activity for one person, and the way back from their ids to the pairs. */
export interface MatchingSides {
  readonly lefts: readonly Item[];
  readonly rights: readonly Item[];
  /** Pair ids of what the person joined; null: an id that isn't theirs. */
  pairsOf(matches: readonly Match[]): Match[] | null;
  /** Ids as this person knows them. */
  leftIdOf(pairId: string): string;
  rightIdOf(pairId: string): string;
}

/**
 * Cuts the pairs apart: ids that mean nothing elsewhere, and two orders that have nothing to do with each other. The
 * same person gets the same each time; another person gets other ids in other orders.
 */
export function matchingSides(
  secret: string,
  viewerId: string,
  assignmentId: string,
  matching: MatchingBody,
): MatchingSides {
  const key = derivedKey(secret, 'matching sides');
  const opaque = (side: 'left' | 'right') => (pairId: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([viewerId, assignmentId, side, pairId]))
      .digest('base64url')
      .slice(0, 22);
  const leftIdOf = opaque('left');
  const rightIdOf = opaque('right');
  const pairOfLeft = new Map(matching.pairs.map(({ id }) => [leftIdOf(id), id]));
  const pairOfRight = new Map(matching.pairs.map(({ id }) => [rightIdOf(id), id]));
  return {
    // The ids are as good as random, so their order is a shuffle.
    lefts: matching.pairs.map(({ id, left }) => itemOf(leftIdOf(id), left)).sort(byId),
    rights: matching.pairs.map(({ id, right }) => itemOf(rightIdOf(id), right)).sort(byId),
    pairsOf: (matches) => {
      const pairs = matches.map(({ leftId, rightId }) => ({
        leftId: pairOfLeft.get(leftId),
        rightId: pairOfRight.get(rightId),
      }));
      return pairs.every(isKnown) ? pairs : null;
    },
    leftIdOf,
    rightIdOf,
  };
}

const isKnown = (pair: { leftId: string | undefined; rightId: string | undefined }): pair is Match =>
  pair.leftId !== undefined && pair.rightId !== undefined;

type Side = MatchingBody['pairs'][number]['left'];

const itemOf = (id: string, { text, alt, figure, imageFileId }: Side): Item => ({
  id,
  text,
  alt,
  figure: figure || null,
  imageUrl: imageFileId && pictureUrl(imageFileId),
});

/** What stands for the picture of a side where two sides are compared. */
const imageOf = ({ imageFileId, figure }: Side): string | null =>
  imageFileId ?? (figure ? withoutMark(figure) : null);

const byId = (a: Item, b: Item): number => (a.id < b.id ? -1 : 1);

/** The answer key as the rules read it. */
export const pairsToScore = (matching: MatchingBody): MatchingPair[] =>
  matching.pairs.map(({ id, left, right }) => ({
    id,
    left: { text: left.text, image: imageOf(left) },
    right: { text: right.text, image: imageOf(right) },
  }));

/** Every left side is joined to one right side, and none is used twice. */
export const isEveryPairMatched = (matching: MatchingBody, pairs: readonly Match[]): boolean =>
  pairs.length === matching.pairs.length &&
  new Set(pairs.map((pair) => pair.leftId)).size === pairs.length &&
  new Set(pairs.map((pair) => pair.rightId)).size === pairs.length;
