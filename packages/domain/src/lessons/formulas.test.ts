import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitFormulas } from './formulas.ts';

it('parts a text at its formulas', () => {
  expect(splitFormulas('Solve \\(x^2 = 4\\) by \\[ x = \\pm 2 \\]')).toEqual([
    { kind: 'text', text: 'Solve ' },
    { kind: 'formula', tex: 'x^2 = 4', isDisplay: false },
    { kind: 'text', text: ' by ' },
    { kind: 'formula', tex: 'x = \\pm 2', isDisplay: true },
  ]);
});

it.each(['It costs $5 or $6.', 'open \\( and no end', '\\) alone', '\\(  \\)', ''])(
  'leaves %j as text',
  (text) => {
    expect(splitFormulas(text)).toEqual(text === '' ? [] : [{ kind: 'text', text }]);
  },
);

it('loses nothing of the words between', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('\\(', '\\)', '\\[', '\\]', 'x', ' '), fc.string())),
      (pieces) => {
        const text = pieces.join('');
        const parts = splitFormulas(text);
        let at = 0;
        for (const part of parts) {
          const piece = part.kind === 'text' ? part.text : part.tex;
          const found = text.indexOf(piece, at);
          expect(found).toBeGreaterThanOrEqual(at);
          at = found + piece.length;
        }
        if (parts.every(({ kind }) => kind === 'text')) {
          expect(parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')).toBe(text);
        }
      },
    ),
  );
});
