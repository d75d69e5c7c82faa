import { MOST_PARTS } from '@fieldhouse/contract/limits.ts';
import type { TFunction } from 'i18next';

/** A part of a course's content; null: all of it. */
export type Part = { readonly number: number; readonly of: number } | null;

/** All parts that there may be: "1/2", "2/2", "1/3" and so on. */
const PARTS = Array.from({ length: MOST_PARTS - 1 }, (_, at) => at + 2).flatMap((of) =>
  Array.from({ length: of }, (_, at) => ({ number: at + 1, of })),
);

/** What a choice of a part is called in a form. */
export const partKey = (part: Part): string => (part === null ? 'all' : `${part.number}/${part.of}`);

/** The part that was chosen. */
export const partOfKey = (key: string): Part => PARTS.find((one) => partKey(one) === key) ?? null;

/** A part in words. */
export const partWords = (part: Part, t: TFunction): string =>
  part === null ? t('All of it') : t('Part {{number}} of {{of}}', part);

/** All of it, and each part. */
export const partChoices = (t: TFunction) =>
  [null, ...PARTS].map((part) => ({ value: partKey(part), label: partWords(part, t) }));
