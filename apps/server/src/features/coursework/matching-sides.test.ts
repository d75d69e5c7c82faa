import type { MatchingBody } from '@fieldhouse/contract/content.ts';
import { scoreMatching } from '@fieldhouse/domain/matching/matching.ts';
import { expect, it } from 'vitest';
import { showMatching } from '#features/lessons/workflows.ts';
import { HtmlCleaner } from '#platform/html/cleaner.ts';
import { isEveryPairMatched, matchingSides, pairsToScore } from './matching-sides.ts';

const SECRET = 'one-secret-of-at-least-32-characters';
const matching: MatchingBody = {
  v: 1,
  pairs: Array.from({ length: 12 }, (_, index) => ({
    id: `pair-${index}`,
    left: { text: `left ${index}`, imageFileId: null, alt: null },
    right: { text: `right ${index}`, imageFileId: null, alt: null },
  })),
};
const sidesOf = (viewer: string, assignment = 'assignment', secret = SECRET) =>
  matchingSides(secret, viewer, assignment, matching);
const texts = (items: readonly { text: string }[]) => items.map((one) => one.text.replace(/\D/g, ''));

it('gives one person the same ids and orders each time', () => {
  const { lefts, rights } = sidesOf('ada');
  expect(sidesOf('ada')).toMatchObject({ lefts, rights });
});

it('says nothing about which sides belong together', () => {
  const { lefts, rights } = sidesOf('ada');
  expect(texts(lefts)).not.toEqual(texts(rights));
  const ids = [...lefts, ...rights].map((one) => one.id);
  expect(new Set(ids).size).toBe(24);
  for (const id of ids) expect(id).not.toMatch(/pair/);
  expect(lefts.map((one) => Object.keys(one))).toEqual(
    lefts.map(() => ['id', 'text', 'alt', 'figure', 'imageUrl']),
  );
});

it.each([
  ['another person', sidesOf('bob')],
  ['another assignment', sidesOf('ada', 'other')],
  ['another secret', sidesOf('ada', 'assignment', 'another-secret-of-at-least-32-chars')],
])('has other ids for %s, in other orders', (_, other) => {
  const { lefts, rights } = sidesOf('ada');
  const known = new Set([...lefts, ...rights].map((one) => one.id));
  expect([...other.lefts, ...other.rights].some((one) => known.has(one.id))).toBe(false);
  expect([texts(other.lefts), texts(other.rights)]).not.toEqual([texts(lefts), texts(rights)]);
});

it('finds the pairs behind its own ids alone, side by side', () => {
  const ada = sidesOf('ada');
  const own = { leftId: ada.leftIdOf('pair-3'), rightId: ada.rightIdOf('pair-5') };
  expect(ada.pairsOf([own])).toEqual([{ leftId: 'pair-3', rightId: 'pair-5' }]);
  expect(sidesOf('bob').pairsOf([own])).toBeNull();
  expect(ada.pairsOf([{ leftId: own.rightId, rightId: own.leftId }])).toBeNull();
  expect(ada.pairsOf([{ leftId: 'pair-3', rightId: 'pair-5' }])).toBeNull();
});

it('is matched when every side is used once', () => {
  const all = matching.pairs.map(({ id }) => ({ leftId: id, rightId: id }));
  expect(isEveryPairMatched(matching, all)).toBe(true);
  expect(isEveryPairMatched(matching, all.slice(1))).toBe(false);
  expect(isEveryPairMatched(matching, [...all.slice(1), all[1]!])).toBe(false);
  expect(isEveryPairMatched(matching, [...all.slice(1), { leftId: 'pair-0', rightId: 'pair-1' }])).toBe(
    false,
  );
});

it('shows drawings cleaned, and tells two sides with the same words apart by them', async () => {
  const side = (text: string, figure: string | null = null) => ({
    text,
    imageFileId: null,
    alt: null,
    figure,
  });
  const drawn = {
    v: 1 as const,
    pairs: [
      {
        id: 'pair-1',
        left: side('Shape', '<svg><path d="M0 0"/><script>x</script></svg>'),
        right: side('a'),
      },
      { id: 'pair-2', left: side('Shape', '<svg><path d="M1 1"/></svg>'), right: side('b') },
    ],
  };
  const html = new HtmlCleaner();
  const shown = (await showMatching(html, drawn)) ?? drawn;
  const { lefts } = matchingSides('a-secret-of-at-least-32-characters!', 'ada', 'assignment', shown);
  expect(lefts.map(({ figure }) => figure).join()).not.toContain('script');
  expect(lefts.every(({ figure }) => figure?.startsWith('<svg'))).toBe(true);
  const crossed = [
    { leftId: 'pair-1', rightId: 'pair-2' },
    { leftId: 'pair-2', rightId: 'pair-1' },
  ];
  expect(scoreMatching(pairsToScore(drawn), crossed).correct).toBe(0);
});
