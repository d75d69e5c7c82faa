import { formulaPlaces } from '../lessons/formulas.ts';

/**
 * What people type in a discussion, and the HTML that it means. Few marks, those that many know from elsewhere:
 * **bold**, *italic*, `code`, [words](address), lists with "- " or "1. ", quotes with "> ", three backticks around a
 * block of code, formulas as in lessons, and @Name for a person.
 */

/** Somebody who can be mentioned, under a name that nobody else in the course has. */
export interface Mentionable {
  readonly userId: string;
  readonly label: string;
}

const FENCE = '```';
const BULLET = /^[-*•]\s+(?=\S)/;
const NUMBER = /^(\d{1,9})[.)]\s+(?=\S)/;
const CONTINUED = /^\s{2,}\S/;
const QUOTE = /^> ?/;
/** Quotes within quotes within quotes are read as text. */
const DEEPEST_QUOTE = 3;

/** The HTML of a typed text. Nothing of the text reaches it as markup: what isn't a mark is escaped. */
export function postHtml(source: string, people: readonly Mentionable[] = []): string {
  const byLength = people.toSorted((a, b) => b.label.length - a.label.length);
  return blocksHtml(source.replaceAll('\r\n', '\n').split('\n'), byLength, 0);
}

function blocksHtml(lines: readonly string[], people: readonly Mentionable[], depth: number): string {
  let html = '';
  let at = 0;
  /** Takes lines while they belong to the block. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && belongs(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };
  const items = (mark: RegExp): string => {
    const taken: string[] = [];
    for (const line of take((one) => mark.test(one) || CONTINUED.test(one))) {
      if (mark.test(line)) taken.push(line.replace(mark, ''));
      else taken[taken.length - 1] += `\n${line.trimStart()}`;
    }
    return taken.map((item) => `<li>${lineHtml(item, people)}</li>`).join('');
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') at += 1;
    else if (line.startsWith(FENCE)) {
      at += 1;
      html += `<pre>${escaped(take((one) => !one.startsWith(FENCE)).join('\n'))}</pre>`;
      at += 1;
    } else if (isQuote(line, depth)) {
      const inner = take((one) => isQuote(one, depth)).map((one) => one.replace(QUOTE, ''));
      html += `<blockquote>${blocksHtml(inner, people, depth + 1)}</blockquote>`;
    } else if (BULLET.test(line)) html += `<ul>${items(BULLET)}</ul>`;
    else if (isFirstNumber(line)) html += `<ol>${items(NUMBER)}</ol>`;
    else {
      at += 1;
      const words = [line, ...take((one) => !beginsBlock(one, depth))];
      html += `<p>${lineHtml(words.join('\n'), people)}</p>`;
    }
  }
  return html;
}

const isQuote = (line: string, depth: number) => depth < DEEPEST_QUOTE && QUOTE.test(line);
/** A list begins at one: "3. March" is a date in German, and no list. */
const isFirstNumber = (line: string) => NUMBER.exec(line)?.[1] === '1';
const beginsBlock = (line: string, depth: number) =>
  line.trim() === '' ||
  line.startsWith(FENCE) ||
  isQuote(line, depth) ||
  BULLET.test(line) ||
  isFirstNumber(line);

type Inner = (words: string, isInLink?: boolean) => string;

/** A mark within a line, and what it means. */
interface Mark {
  readonly pattern: RegExp;
  readonly html: (found: RegExpExecArray, inner: Inner) => string;
  /** 2*3*4 is no italic three. */
  readonly isOutsideWords?: true;
  readonly isOutsideLinks?: true;
}

/** The first that fits counts. */
const MARKS: readonly Mark[] = [
  { pattern: /\\([*`@])/y, html: ([, char = '']) => escaped(char) },
  { pattern: /`([^`\n]+)`/y, html: ([, code = '']) => `<code>${escaped(code)}</code>` },
  {
    pattern: /\*\*(?=[^\s*])((?:(?!\*\*)[\s\S])*?\S)\*\*(?![\p{L}\p{N}])/uy,
    html: ([, words = ''], inner) => `<strong>${inner(words)}</strong>`,
    isOutsideWords: true,
  },
  {
    pattern: /\*(?:(?=[^\s*])((?:\*\*[^*\n]+\*\*|[^*\n])*?[^\s*])|(\*\*[^*\n]+\*\*))\*(?![\p{L}\p{N}*])/uy,
    html: ([, soft, both], inner) => `<em>${inner(soft ?? both ?? '')}</em>`,
    isOutsideWords: true,
  },
  {
    // Bounded, or a text of opening brackets would be read again for each of them.
    pattern: /\[([^\]\n]{1,500})\]\(((?:https?:\/\/|mailto:)[^\s()<>"]+)\)/iy,
    html: ([, words = '', address = ''], inner) => `<a href="${escaped(address)}">${inner(words, true)}</a>`,
    isOutsideLinks: true,
  },
  {
    // Full stops, brackets and quotes at its end belong to the sentence.
    pattern: /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'*]/iy,
    html: ([address]) => `<a href="${escaped(address)}">${escaped(address)}</a>`,
    isOutsideWords: true,
    isOutsideLinks: true,
  },
  { pattern: /\n/y, html: () => '<br />' },
];
const MAY_BEGIN_MARK = /[\\`*[\nhH]/;
const WORD_BEFORE = /[\p{L}\p{N}]$/u;

function lineHtml(text: string, people: readonly Mentionable[], isInLink = false): string {
  const inner: Inner = (words, isNowInLink = isInLink) => lineHtml(words, people, isNowInLink);
  const formulas = formulaPlaces(text);
  let html = '';
  let at = 0;
  while (at < text.length) {
    while ((formulas[0]?.start ?? at) < at) formulas.shift();
    const formula = formulas[0];
    if (formula?.start === at) {
      html += escaped(text.slice(formula.start, formula.end));
      at = formula.end;
      continue;
    }
    const char = text[at] ?? '';
    const isInWord = WORD_BEFORE.test(text.slice(Math.max(0, at - 2), at));
    const mark = MAY_BEGIN_MARK.test(char) ? markAt(text, at, isInWord, isInLink) : null;
    const person =
      char === '@' && !isInWord ? people.find(({ label }) => isNamed(text, at + 1, label)) : undefined;
    if (mark) {
      html += mark.html(mark.found, inner);
      at += mark.found[0].length;
    } else if (person) {
      html += `<span data-mention="${person.userId}"></span>`;
      at += person.label.length + 1;
    } else {
      html += escaped(char);
      at += 1;
    }
  }
  return html;
}

function markAt(text: string, at: number, isInWord: boolean, isInLink: boolean) {
  for (const { pattern, html, isOutsideWords, isOutsideLinks } of MARKS) {
    if ((isOutsideWords && isInWord) || (isOutsideLinks && isInLink)) continue;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { found, html };
  }
  return null;
}

/** The whole name stands there, and no longer word. */
const isNamed = (text: string, at: number, label: string) =>
  text.startsWith(label, at) && !/^[\p{L}\p{N}]/u.test(text.slice(at + label.length, at + label.length + 2));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
