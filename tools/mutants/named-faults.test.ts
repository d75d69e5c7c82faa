import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vitest/node';
import { root } from '../steps.ts';
import { NAMED_FAULTS } from './named-faults.ts';
import { weaveNamed } from './targets.ts';

describe('faults with the test that has to fail', () => {
  it.each(NAMED_FAULTS)('finds the place of "$fault" once', ({ file, from, test }) => {
    const [before, changed, after, ...rest] = from.split(/[«»]/);
    expect(rest, 'one piece stands between « and »').toEqual([]);
    const place = `${before}${changed}${after}`;
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text.split(place), `${file}: ${place}`).toHaveLength(2);
    expect(existsSync(path.join(root, test)), test).toBe(true);
  });

  it('puts all of them into their sources', () => {
    expect(weaveNamed().mutants).toHaveLength(NAMED_FAULTS.length);
  });

  it.each([...weaveNamed().texts])('leaves %s a source that can be read', (file, text) => {
    expect(() => parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })).not.toThrow();
  });
});
