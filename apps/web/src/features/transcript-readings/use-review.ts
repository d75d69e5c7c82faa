import { useKeptValue } from '#lib/use-kept-value.ts';
import type { Entry, Reading } from './reading-queries.ts';

/** A row under review. */
export interface ReviewEntry extends Entry {
  /** What stands in a field for a number and is none, by the field. */
  readonly typed?:
    | { readonly percent?: string | undefined; readonly credits?: string | undefined }
    | undefined;
}

export interface Review {
  readonly schoolName: string;
  readonly entries: readonly ReviewEntry[];
}

/** What is sent of a review. */
export const sentOf = ({ schoolName, entries }: Review): { schoolName: string; entries: Entry[] } => ({
  schoolName: schoolName.trim(),
  entries: entries.map(({ typed: _, ...entry }) => entry),
});

/** What somebody is reviewing: it stays on the device until it is sent, for as long as the reading is the same. */
export function useReview(reading: Reading) {
  const empty: Review = { schoolName: reading.schoolName, entries: reading.entries };
  const kept = useKeptValue<Review>(`reading/${reading.readingId}/${reading.version}`, empty, reviewIn);
  const change = (index: number, changes: Partial<ReviewEntry>) =>
    kept.set({
      ...kept.value,
      entries: kept.value.entries.map((entry, at) => (at === index ? { ...entry, ...changes } : entry)),
    });
  const add = (entry: Entry) =>
    kept.set({
      ...kept.value,
      entries: [...kept.value.entries, entry].sort((one, other) => one.line - other.line),
    });
  return { ...kept, change, add, rename: (schoolName: string) => kept.set({ ...kept.value, schoolName }) };
}

/** A review as the device kept it; null: it is none. */
function reviewIn(kept: unknown): Review | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { schoolName, entries } = kept as Partial<Review>;
  return typeof schoolName === 'string' && Array.isArray(entries) ? { schoolName, entries } : null;
}
