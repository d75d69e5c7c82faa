import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './steps.ts';
import { LATER, REQUIREMENTS, titledIds } from './trust-ids.ts';

const titled = titledIds();
const page = readFileSync(path.join(root, 'docs/trust.md'), 'utf8');
const rowsOf = (text: string) => [...text.matchAll(/^\| ([A-Z]-?\d{2}) \|/gm)].map(([, id = '']) => id);
const [shown = '', notShown = ''] = page.split('## Not covered');

it('claims no requirement in docs/trust.md that no test names in its title', () => {
  expect(rowsOf(shown).length).toBeGreaterThan(20);
  expect(rowsOf(shown).filter((id) => !titled.has(id))).toEqual([]);
});

it('lists in docs/trust.md every requirement, shown or not, once', () => {
  const all = [...Object.keys(REQUIREMENTS), ...Object.keys(LATER)].sort();
  expect([...rowsOf(shown), ...rowsOf(notShown)].sort()).toEqual(all);
});

it('knows every id that a title carries', () => {
  expect([...titled.keys()].filter((id) => !(id in REQUIREMENTS) && !(id in LATER))).toEqual([]);
});
