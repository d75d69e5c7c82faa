import type { TFunction } from 'i18next';
import type { BadgeTone } from '#ui/display/badge.tsx';
import type { Measured, Part, Progress } from './graduation-queries.ts';

/** How a record stands to a diploma, in a word. */
export function verdictWords(
  verdict: Measured['verdict'],
  t: TFunction,
): { readonly tone: BadgeTone; readonly text: string } {
  switch (verdict) {
    case 'met':
      return { tone: 'success', text: t('Requirements met') };
    case 'on_the_way':
      return { tone: 'info', text: t('On the way') };
    case 'short':
      return { tone: 'neutral', text: t('Credits missing') };
  }
}

/** The name of a part: what the school calls it, or electives. */
export const partName = (part: Part & { readonly label?: string }, t: TFunction): string =>
  part.label ?? t('Electives');

/** Apart from each other though a requirement may be called like the electives. */
export const partKey = ({ label }: Part & { readonly label?: string }): string =>
  label === undefined ? 'electives' : `requirement ${label}`;

/** A number of credits with its noun. */
export const creditsText = (credits: number, t: TFunction): string =>
  t('{{count}} credits', { count: credits });

/** What neither the record nor running courses give; empty: nothing. */
export const missingParts = ({ requirements, electives }: Measured, t: TFunction) =>
  [...requirements, electives]
    .filter(({ missing }) => missing > 0)
    .map((part: Part & { readonly label?: string }) => ({
      key: partKey(part),
      text: t('{{part}}: {{credits}}', { part: partName(part, t), credits: creditsText(part.missing, t) }),
    }));

/** Why a course with a result gives no credit. */
export function noCreditWords(why: Progress['uncounted'][number]['why'], t: TFunction): string {
  switch (why) {
    case 'failed':
      return t('not passed');
    case 'withdrawn':
      return t('withdrawn');
    case 'incomplete':
      return t('incomplete');
    case 'repeat':
      return t('repeated, its credit counts once');
    case 'not_finished':
      return t('not finished');
  }
}

/** The classes for which a set holds. */
export const classesWords = (
  { fromYear, toYear }: { readonly fromYear: number; readonly toYear: number | null },
  t: TFunction,
): string => {
  if (toYear === null) return t('Class of {{year}} and later', { year: fromYear });
  if (toYear === fromYear) return t('Class of {{year}}', { year: fromYear });
  return t('Classes of {{from}} to {{to}}', { from: fromYear, to: toYear });
};
