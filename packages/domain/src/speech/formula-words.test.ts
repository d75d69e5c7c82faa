import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formulaWords } from './formula-words.ts';
import { SPEECH_LANGUAGES } from './language.ts';

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

it('reads every sign in every language', () => {
  const signs = '= + - * / < > \\le \\ge \\ne \\approx \\% \\pm \\circ';
  const spoken = {
    en: 'equals|plus|minus|times|divided by|is less than|is greater than|is at most|is at least|is not equal to|is about|percent|plus or minus|degrees',
    es: 'es igual a|más|menos|por|dividido por|es menor que|es mayor que|es como máximo|es como mínimo|no es igual a|es aproximadamente|por ciento|más o menos|grados',
    fr: 'égale|plus|moins|fois|divisé par|est inférieur à|est supérieur à|est au plus|est au moins|est différent de|est environ|pour cent|plus ou moins|degrés',
    de: 'gleich|plus|minus|mal|geteilt durch|ist kleiner als|ist größer als|ist höchstens|ist mindestens|ist ungleich|ist ungefähr|Prozent|plus minus|Grad',
  };
  for (const language of SPEECH_LANGUAGES)
    expect(formulaWords(signs, language)).toBe(spoken[language].replaceAll('|', ' '));
  expect(SPEECH_LANGUAGES.map((language) => formulaWords('\\sqrt{x^3}', language))).toEqual([
    'the square root of x cubed',
    'la raíz cuadrada de x al cubo',
    'la racine carrée de x au cube',
    'die Wurzel aus x hoch drei',
  ]);
});

it.each([
  ['equals', '='],
  ['plus', '+'],
  ['minus', '- −'],
  ['times', '* · × \\times \\cdot'],
  ['divided by', '/ ÷ \\div'],
  ['is less than', '< \\lt'],
  ['is greater than', '> \\gt'],
  ['is at most', '≤ \\le \\leq'],
  ['is at least', '≥ \\ge \\geq'],
  ['is not equal to', '≠ \\ne \\neq'],
  ['is about', '≈ \\approx'],
  ['plus or minus', '\\pm'],
  ['percent', '% \\%'],
  ['degrees', '° \\circ'],
])('says "%s" for each of %s', (said, signs) => {
  for (const sign of signs.split(' ')) expect(formulaWords(`1 ${sign} 2`, 'en'), sign).toBe(`1 ${said} 2`);
});

it('passes over what only sets space or parts, and keeps what is written as text', () => {
  expect(formulaWords('\\left( 1,000 \\; + [x] \\right) \\, : | ; ! ? \\$5', 'en')).toBe('1,000 plus x 5');
  expect(formulaWords('{2}\\mathrm{ cm } + \\text{two or} \\theta', 'en')).toBe('2 cm plus two or theta');
  expect(formulaWords('v = \\text{  distance  in km } / \\text {time}\\text{}', 'en')).toBe(
    'v equals distance in km divided by time',
  );
  expect(formulaWords('x\\text{ and }\\mathrm{ABBA}', 'en')).toBe('x and ABBA');
  expect(formulaWords('2^{\\circ}', 'en')).toBe('2 degrees');
  expect(formulaWords('\\dfrac{a}{b} \\tfrac12', 'en')).toBe('a over b 1 over 2');
  expect(formulaWords('\\frac1{12} \\frac123 x^23 a_12 \\sqrt16', 'en')).toBe(
    '1 over 12 1 over 2 3 x squared 3 a 1 2 the square root of 1 6',
  );
  expect(formulaWords('x^{23} \\sqrt{16}', 'en')).toBe('x to the power of 23 the square root of 16');
  expect(formulaWords('x^3 y^{2} z^4', 'en')).toBe('x cubed y squared z to the power of 4');
});

it('leaves out what it would read wrong', () => {
  for (const tex of [
    '\\sum_{i=1}^n i',
    '\\begin{matrix}1\\end{matrix}',
    '\\sqrt[3]{8}',
    '\\frac{1}',
    '{x',
    'x}',
    'x^',
  ]) {
    expect(formulaWords(tex, 'en'), tex).toBe('');
  }
  for (const tex of ['\\text x', '\\text{x', '}\\text{x', '\\unknown', 'a & b', '\\sqrt'])
    expect(formulaWords(tex, 'en'), tex).toBe('');
});

it('leaves out what is nested deeper than anybody follows, however deep and long', () => {
  const nested = (depth: number, before = '') =>
    formulaWords(`${before}${'{'.repeat(depth)}x${'}'.repeat(depth)}`, 'en');
  expect([nested(99), nested(100), nested(100_000)]).toEqual(['x', '', '']);
  expect(formulaWords('^'.repeat(100_000), 'en')).toBe('');
  expect([nested(99, 'yz'), nested(100, 'yz')]).toEqual(['y z x', '']);
  // What isn't nested may be as long as it likes.
  expect(formulaWords('{x}'.repeat(101), 'en')).toBe('x '.repeat(101).trim());
  expect(formulaWords(`{${'x'.repeat(200_000)}}`, 'en')).toHaveLength(399_999);
});

it('answers any input with words alone', () => {
  fc.assert(
    fc.property(fc.string(), (tex) => {
      expect(formulaWords(tex, 'en')).not.toMatch(/[\\{}^]/);
    }),
  );
});
