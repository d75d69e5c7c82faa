import type { RequirementSet } from '@fieldhouse/contract/graduation.ts';
import { LONGEST_TITLE, MOST_TITLES } from '@fieldhouse/domain/records/graduation-rows.ts';
import type { Requirement } from './graduation-queries.ts';

/** A requirement as it is typed. */
export interface TypedRequirement {
  readonly key: number;
  readonly label: string;
  readonly credits: string;
  readonly subjects: Requirement['subjects'];
  /** One to a line. */
  readonly titles: string;
}

export const typedRows = (requirements: readonly Requirement[]): TypedRequirement[] =>
  requirements.map(({ label, credits, subjects, titles }, key) => ({
    key,
    label,
    credits: String(credits),
    subjects,
    titles: titles.join('\n'),
  }));

export const emptyRow = (rows: readonly TypedRequirement[]): TypedRequirement => ({
  key: Math.max(-1, ...rows.map(({ key }) => key)) + 1,
  label: '',
  credits: '',
  subjects: [],
  titles: '',
});

/** Credits that are typed with a point or a comma; null: they are none. */
export function readCredits(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,3})?$/.test(plain) ? Number(plain) : null;
}

/** A graduating class; null: it is no year. */
export function readYear(text: string): number | null {
  const year = /^\d{4}$/.test(text.trim()) ? Number(text) : 0;
  return year >= 1950 && year <= 2150 ? year : null;
}

/** Titles that are typed one to a line, each once. */
const readTitles = (text: string): string[] => [
  ...new Set(text.split('\n').flatMap((line) => line.trim() || [])),
];

/** Why titles that are typed can't be saved; null: they can. */
export function titlesProblem(text: string): 'too_many' | 'too_long' | null {
  const titles = readTitles(text);
  if (titles.length > MOST_TITLES) return 'too_many';
  return titles.some(({ length }) => length > LONGEST_TITLE) ? 'too_long' : null;
}

/** The set that is typed; null: something isn't finished. */
export function readSet({
  name,
  total,
  rows,
}: {
  readonly name: string;
  readonly total: string;
  readonly rows: readonly TypedRequirement[];
}): RequirementSet | null {
  const totalCredits = readCredits(total);
  const requirements = rows.flatMap(({ label, credits, subjects, titles }) => {
    const asked = readCredits(credits);
    if (!label.trim() || asked === null || asked === 0 || asked > 100) return [];
    return { label: label.trim(), credits: asked, subjects, titles: readTitles(titles) };
  });
  if (!name.trim() || totalCredits === null || totalCredits > 500 || requirements.length < rows.length)
    return null;
  return { name: name.trim(), requirements, totalCredits };
}
