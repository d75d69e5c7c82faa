import type { Mentionable } from '@fieldhouse/domain/discussions/markup.ts';
import type { Outputs } from '#lib/api.ts';

type Person = Outputs['discussions']['people']['people'][number];

/** People under names that tell them apart: a second Ada Moss is "Ada Moss 2", here and on every device. */
export function mentionablesOf(people: readonly Person[]): (Mentionable & { readonly isStaff: boolean })[] {
  const seen = new Map<string, number>();
  const inOrder = people.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  const labels = new Map(
    inOrder.map(({ userId, name }) => {
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [userId, count === 1 ? name : `${name} ${count}`];
    }),
  );
  return people.map(({ userId, name, isStaff }) => ({ userId, label: labels.get(userId) ?? name, isStaff }));
}

/** What is being looked for after an @ before the cursor; null: nobody. */
export function mentionBefore(text: string, cursor: number): { at: number; query: string } | null {
  const found = /(?:^|[^\p{L}\p{N}@])@([\p{L}\p{N}][\p{L}\p{N} .'’-]{0,40}|)$/u.exec(text.slice(0, cursor));
  if (!found) return null;
  const query = found[1] ?? '';
  return { at: cursor - query.length - 1, query };
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** At most six whose name, or a word of it, begins so. */
export function matching<Person extends Mentionable>(people: readonly Person[], query: string): Person[] {
  const wanted = plain(query);
  return people
    .filter(({ label }) => {
      const name = plain(label);
      // Somebody who is written out already isn't looked for any more.
      return name !== wanted && (name.startsWith(wanted) || name.includes(` ${wanted}`));
    })
    .slice(0, 6);
}
