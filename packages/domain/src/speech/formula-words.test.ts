import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formulaWords } from './formula-words.ts';

it('reads what school formulas are made of', () => {
  const read = (tex: string) => formulaWords(tex, 'en');
  expect(read('a^2 + b^2 = c^2')).toBe('a squared plus b squared equals c squared');
  expect(read('\\frac{1}{2}x - 3.5')).toBe('1 over 2 x minus 3.5');
  expect(read('\\sqrt{x} \\le 4')).toBe('the square root of x is at most 4');
  expect(read('x^{n} \\neq 2\\pi r')).toBe('x to the power of n is not equal to 2 pi r');
  expect(read('90^\\circ')).toBe('90 degrees');
  expect(read('H_2O')).toBe('H 2 O');
  expect(read('\\text{area} = 5')).toBe('area equals 5');
});

it('reads in the language of the text', () => {
  expect(formulaWords('x^2 = 4', 'de')).toBe('x zum Quadrat gleich 4');
  expect(formulaWords('x^2 = 4', 'es')).toBe('x al cuadrado es igual a 4');
  expect(formulaWords('\\frac{1}{2}', 'fr')).toBe('1 sur 2');
});

it('leaves out what it would read wrong', () => {
  for (const tex of ['\\sum_{i=1}^n i', '\\begin{matrix}1\\end{matrix}', '\\sqrt[3]{8}', '\\frac{1}', '{x']) {
    expect(formulaWords(tex, 'en'), tex).toBe('');
  }
});

it('answers any input with words alone', () => {
  fc.assert(
    fc.property(fc.string(), (tex) => {
      expect(formulaWords(tex, 'en')).not.toMatch(/[\\{}^]/);
    }),
  );
});
