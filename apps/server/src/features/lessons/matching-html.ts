import type { MatchingBody } from '@fieldhouse/contract/content.ts';
import type { HtmlCleaner } from '#platform/html/cleaner.ts';

/** A stored matching activity as it is shown. */
export const showMatching = (html: HtmlCleaner, matching: MatchingBody | null) =>
  eachSide(matching, async (side) =>
    side.figure ? { ...side, figure: await html.show('lesson', side.figure) } : side,
  );

type Side = MatchingBody['pairs'][number]['left'];

/** The activity with each of its sides changed, one after the other. */
export async function eachSide(
  matching: MatchingBody | null,
  change: (side: Side) => Promise<Side>,
): Promise<MatchingBody | null> {
  if (matching === null) return null;
  const pairs: MatchingBody['pairs'] = [];
  for (const { id, left, right } of matching.pairs) {
    pairs.push({ id, left: await change(left), right: await change(right) });
  }
  return { ...matching, pairs };
}
