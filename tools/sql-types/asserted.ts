import type { Declaration } from './declarations.ts';
import { readSource } from './declarations.ts';
import type { Description } from './describe.ts';

/** Columns that a declaration asserts never to be null, of those that the database says may be. */
export function neverNullOf({ file, key }: Declaration, { columns }: Description): string[] {
  const asserted = assertedIn(readSource(file), key);
  return columns
    .filter(
      ({ name, isNullable }) =>
        isNullable && asserted.has(name) && !/\bnull\b/.test(asserted.get(name) ?? ''),
    )
    .map(({ name }) => name);
}

/** The third argument of a declaration: types by column. */
function assertedIn(source: string, key: string): ReadonlyMap<string, string> {
  const start = source.search(new RegExp(`\\bstatement<\\s*Sql\\['${key.replace('.', '\\.')}'\\]`));
  const [, , known = ''] = splitAtTop(source.slice(source.indexOf('<', start) + 1), ',', '>');
  const body = known.trim().replace(/^\{/, '').replace(/\}$/, '');
  return new Map(
    splitAtTop(body, ';', null).flatMap((member) => {
      const [, name, type] = /^\s*(?:readonly )?["']?(\w+)["']?\??:\s*([\s\S]+?)\s*$/.exec(member) ?? [];
      return name && type ? [[name, type] as const] : [];
    }),
  );
}

/** Pieces of a text between marks that stand in no bracket, up to the end mark. */
function splitAtTop(text: string, mark: string, end: string | null): string[] {
  const pieces = [''];
  let depth = 0;
  for (const [place, sign] of [...text].entries()) {
    if (depth === 0 && sign === end) break;
    // An arrow is no bracket.
    if ('{[(<'.includes(sign)) depth += 1;
    if ('}])'.includes(sign) || (sign === '>' && text[place - 1] !== '=')) depth -= 1;
    if (depth === 0 && sign === mark) pieces.push('');
    else pieces[pieces.length - 1] += sign;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
