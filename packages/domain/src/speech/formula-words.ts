import type { SpeechLanguage } from './language.ts';

interface Terms {
  readonly over: string;
  readonly squared: string;
  readonly cubed: string;
  readonly power: string;
  readonly root: string;
  readonly equals: string;
  readonly plus: string;
  readonly minus: string;
  readonly times: string;
  readonly divided: string;
  readonly less: string;
  readonly greater: string;
  readonly atMost: string;
  readonly atLeast: string;
  readonly notEqual: string;
  readonly about: string;
  readonly percent: string;
  readonly plusMinus: string;
  readonly degrees: string;
}

const terms = (words: string): Terms => {
  const [
    over = '',
    squared = '',
    cubed = '',
    power = '',
    root = '',
    equals = '',
    plus = '',
    minus = '',
    times = '',
    divided = '',
    less = '',
    greater = '',
    atMost = '',
    atLeast = '',
    notEqual = '',
    about = '',
    percent = '',
    plusMinus = '',
    degrees = '',
  ] = words.split(', ');
  return {
    over,
    squared,
    cubed,
    power,
    root,
    equals,
    plus,
    minus,
    times,
    divided,
    less,
    greater,
    atMost,
    atLeast,
    notEqual,
    about,
    percent,
    plusMinus,
    degrees,
  };
};

const TERMS: Readonly<Record<SpeechLanguage, Terms>> = {
  en: terms(
    'over, squared, cubed, to the power of, the square root of, equals, plus, minus, times, divided by, is less than, is greater than, is at most, is at least, is not equal to, is about, percent, plus or minus, degrees',
  ),
  es: terms(
    'sobre, al cuadrado, al cubo, elevado a, la raíz cuadrada de, es igual a, más, menos, por, dividido por, es menor que, es mayor que, es como máximo, es como mínimo, no es igual a, es aproximadamente, por ciento, más o menos, grados',
  ),
  fr: terms(
    'sur, au carré, au cube, puissance, la racine carrée de, égale, plus, moins, fois, divisé par, est inférieur à, est supérieur à, est au plus, est au moins, est différent de, est environ, pour cent, plus ou moins, degrés',
  ),
  de: terms(
    'durch, zum Quadrat, hoch drei, hoch, die Wurzel aus, gleich, plus, minus, mal, geteilt durch, ist kleiner als, ist größer als, ist höchstens, ist mindestens, ist ungleich, ist ungefähr, Prozent, plus minus, Grad',
  ),
};

const SIGNS: Readonly<Record<string, keyof Terms>> = {
  '=': 'equals',
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '*': 'times',
  '·': 'times',
  '×': 'times',
  '/': 'divided',
  '÷': 'divided',
  '<': 'less',
  '>': 'greater',
  '≤': 'atMost',
  '≥': 'atLeast',
  '≠': 'notEqual',
  '≈': 'about',
  '°': 'degrees',
  '\\times': 'times',
  '\\cdot': 'times',
  '\\div': 'divided',
  '\\lt': 'less',
  '\\gt': 'greater',
  '\\le': 'atMost',
  '\\leq': 'atMost',
  '\\ge': 'atLeast',
  '\\geq': 'atLeast',
  '\\ne': 'notEqual',
  '\\neq': 'notEqual',
  '\\approx': 'about',
  '\\pm': 'plusMinus',
  '\\%': 'percent',
  '\\circ': 'degrees',
};

/** Letters that are read by their names, and what only sets space. */
const NAMED = new Set(
  'pi theta alpha beta gamma delta lambda mu sigma omega phi rho sin cos tan log ln'.split(' '),
);
const SILENT = new Set([
  '\\,',
  '\\;',
  '\\:',
  '\\ ',
  '\\!',
  '\\left',
  '\\right',
  '\\quad',
  '\\displaystyle',
  '\\$',
]);
/** A command whose braces hold words as they are written: letters of a word belong together, and spaces part words. */
const TEXT = /^\\(?:text|mathrm|mathbf|mathit|operatorname)\s*\{([^{}]*)\}/;
const TOKEN =
  /\\(?:text|mathrm|mathbf|mathit|operatorname)\s*\{[^{}]*\}|\\[a-zA-Z]+|\\[^a-zA-Z]|\d+(?:[.,]\d+)*|[a-zA-Z]|[^\s]/gu;

/** Nobody follows a formula that is nested deeper, and deep enough it would take all of the stack. */
const MOST_NESTED = 100;

class Unreadable extends Error {}

/**
 * A formula in TeX as words that can be read aloud, or an empty text where it holds more than that: matrices, sums,
 * integrals and the like are left out rather than read wrong.
 */
export function formulaWords(tex: string, language: SpeechLanguage): string {
  try {
    return new Reader(tex.match(TOKEN) ?? [], TERMS[language]).all();
  } catch (error) {
    if (error instanceof Unreadable) return '';
    throw error;
  }
}

class Reader {
  readonly #tokens: string[];
  readonly #terms: Terms;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly string[], words: Terms) {
    this.#tokens = [...tokens];
    this.#terms = words;
  }

  all(): string {
    const said = this.#until(null);
    return said.join(' ');
  }

  /** Words up to the closing token, which is taken too; null: to the end. */
  #until(close: string | null): string[] {
    const said: string[] = [];
    for (;;) {
      const token = this.#tokens[this.#at];
      if (token === undefined) {
        if (close === null) return said;
        throw new Unreadable();
      }
      if (token === close) {
        this.#at += 1;
        return said;
      }
      for (const word of this.#one()) said.push(word);
    }
  }

  #one(): string[] {
    if (this.#depth === MOST_NESTED) throw new Unreadable();
    this.#depth += 1;
    const said = this.#next();
    this.#depth -= 1;
    return said;
  }

  #next(): string[] {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new Unreadable();
    this.#at += 1;
    if (token === '{') return this.#until('}');
    if (token === '^') return this.#raised();
    if (token === '_') return this.#argument();
    if (token === '\\frac' || token === '\\dfrac' || token === '\\tfrac') {
      return [...this.#argument(), this.#terms.over, ...this.#argument()];
    }
    if (token === '\\sqrt') {
      // Other roots than the square one.
      if (this.#tokens[this.#at] === '[') throw new Unreadable();
      return [this.#terms.root, ...this.#argument()];
    }
    const text = TEXT.exec(token)?.[1];
    if (text !== undefined) return text.split(/\s+/).filter(Boolean);
    if (SILENT.has(token)) return [];
    const sign = SIGNS[token];
    if (sign) return [this.#terms[sign]];
    if (token.startsWith('\\')) {
      if (NAMED.has(token.slice(1))) return [token.slice(1)];
      throw new Unreadable();
    }
    if (/^[\p{L}\p{N}]/u.test(token)) return [token];
    if (/^[()[\],.:;|'!?$%]$/.test(token)) return token === '%' ? [this.#terms.percent] : [];
    throw new Unreadable();
  }

  /** What a command or sign applies to: without braces a single digit, so that "\\frac12" is a half and "x^12" isn't x to the 12th. */
  #argument(): string[] {
    const token = this.#tokens[this.#at];
    if (token === undefined || !/^\d./.test(token)) return this.#one();
    this.#tokens[this.#at] = token.slice(1);
    return [token.charAt(0)];
  }

  #raised(): string[] {
    const power = this.#argument().join(' ');
    if (power === '2') return [this.#terms.squared];
    if (power === '3') return [this.#terms.cubed];
    return power === this.#terms.degrees ? [power] : [this.#terms.power, power];
  }
}
