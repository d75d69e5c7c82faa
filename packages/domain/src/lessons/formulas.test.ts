import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formulaPlaces, splitFormulas } from './formulas.ts';

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

it('ends a formula at the nearest partner of its own kind, and begins none within another', () => {
  expect(splitFormulas('\\(a\\] b\\) c \\[d\\(e\\] f')).toEqual([
    { kind: 'formula', tex: 'a\\] b', isDisplay: false },
    { kind: 'text', text: ' c ' },
    { kind: 'formula', tex: 'd\\(e', isDisplay: true },
    { kind: 'text', text: ' f' },
  ]);
  expect(splitFormulas('\\(a\\)\\(b\\)')).toEqual([
    { kind: 'formula', tex: 'a', isDisplay: false },
    { kind: 'formula', tex: 'b', isDisplay: false },
  ]);
});

it('takes no beginning for its own end, and other backslashes for text', () => {
  // The least there is between delimiters is one character.
  expect(formulaPlaces('\\(\\)')).toEqual([]);
  expect(formulaPlaces('\\(x\\)')).toEqual([{ start: 0, end: 5, isDisplay: false }]);
  expect(formulaPlaces('\\(\\)x\\)')).toEqual([{ start: 0, end: 7, isDisplay: false }]);
  expect(formulaPlaces('a\\b \\{ \\\\(x\\)')).toEqual([{ start: 8, end: 13, isDisplay: false }]);
  expect(formulaPlaces('\\')).toEqual([]);
});

it('finds each formula where a plain reading from the left finds it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('\\(', '\\)', '\\[', '\\]', '\\', 'x', '('), { maxLength: 12 }),
      (pieces) => {
        const text = pieces.join('');
        const places = [];
        for (let at = 0; at < text.length; at += 1) {
          const open = text.slice(at, at + 2);
          const close = open === '\\(' ? '\\)' : open === '\\[' ? '\\]' : null;
          const found = close === null ? -1 : text.indexOf(close, at + 3);
          if (found < 0) continue;
          places.push({ start: at, end: found + 2, isDisplay: open === '\\[' });
          at = found + 1;
        }
        expect(formulaPlaces(text)).toEqual(places);
      },
    ),
    { numRuns: 500 },
  );
});

it('reads a long text of beginnings without an end in time that grows with its length alone', () => {
  const before = process.cpuUsage();
  expect(formulaPlaces('\\('.repeat(200_000))).toEqual([]);
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});

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
