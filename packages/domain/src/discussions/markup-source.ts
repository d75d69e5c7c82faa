import { formulaPlaces } from '../lessons/formulas.ts';
import type { Mentionable } from './markup.ts';

/** A piece of sanitised HTML: an element, or a text. */
interface Piece {
  readonly tag: string | null;
  readonly attributes: string;
  readonly text: string;
  readonly pieces: Piece[];
}

const TOKEN = /<(\/?)([a-z][a-z\d]*)((?:\s[^<>]*?)?)\s*\/?>|([^<]+|<)/g;
const VOID = new Set(['br', 'hr']);
const BLOCKS = new Set(['p', 'ul', 'ol', 'blockquote', 'pre']);

/**
 * The text that a post was typed as: the other way round from `postHtml`, for its author to change it. Takes sanitised
 * HTML alone.
 *
 * @param people whose names stand for mentions; who isn't among them is written as they are shown.
 */
export function postSource(html: string, people: readonly Mentionable[] = []): string {
  const labels = new Map(people.map(({ userId, label }) => [userId, label]));
  return blocksSource(parse(html), labels);
}

function parse(html: string): Piece[] {
  const root: Piece = { tag: null, attributes: '', text: '', pieces: [] };
  const open = [root];
  for (const [, closing, tag, attributes = '', text] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (tag === undefined) parent.pieces.push({ tag: null, attributes: '', text: text ?? '', pieces: [] });
    else if (closing === '/') {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at > 0) open.length = at;
    } else {
      const piece: Piece = { tag, attributes, text: '', pieces: [] };
      parent.pieces.push(piece);
      if (!VOID.has(tag)) open.push(piece);
    }
  }
  return root.pieces;
}

type Labels = ReadonlyMap<string, string>;

function blocksSource(pieces: readonly Piece[], labels: Labels): string {
  const blocks: string[] = [];
  let loose: Piece[] = [];
  const flush = () => {
    blocks.push(linesOf(loose, labels).trim());
    loose = [];
  };
  for (const piece of pieces) {
    if (piece.tag === null || !BLOCKS.has(piece.tag)) {
      loose.push(piece);
      continue;
    }
    flush();
    blocks.push(blockSource(piece, labels));
  }
  flush();
  return blocks.filter((block) => block !== '').join('\n\n');
}

function blockSource({ tag, pieces }: Piece, labels: Labels): string {
  switch (tag) {
    case 'pre':
      return `\`\`\`\n${plain(pieces)}\n\`\`\``;
    case 'blockquote':
      return blocksSource(pieces, labels).replace(/^/gm, '> ');
    case 'ul':
    case 'ol':
      return pieces
        .filter((piece) => piece.tag === 'li')
        .map((item, at) => {
          const words = linesOf(item.pieces, labels).trim().replaceAll(/\n+/g, '\n  ');
          return `${tag === 'ul' ? '-' : `${at + 1}.`} ${words}`;
        })
        .join('\n');
    default:
      return linesOf(pieces, labels).trim();
  }
}

const linesOf = (pieces: readonly Piece[], labels: Labels): string =>
  pieces.map((piece) => lineSource(piece, labels)).join('');

const plain = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, pieces: inner }) => decoded(text) + plain(inner)).join('');

function lineSource(piece: Piece, labels: Labels): string {
  const { tag, attributes, text, pieces } = piece;
  if (tag === null) return typed(decoded(text));
  switch (tag) {
    case 'br':
      return '\n';
    case 'strong':
      return around('**', linesOf(pieces, labels));
    case 'em':
      return around('*', linesOf(pieces, labels));
    case 'code':
      return around('`', plain(pieces));
    case 'span': {
      const label = labels.get(/data-mention="([\da-f-]{36})"/.exec(attributes)?.[1] ?? '');
      return label === undefined ? plain(pieces) : `@${label}`;
    }
    case 'a': {
      const href = decoded(/href="([^"]*)"/.exec(attributes)?.[1] ?? '');
      const address = href.replaceAll('(', '%28').replaceAll(')', '%29');
      const words = linesOf(pieces, labels).replaceAll('\n', ' ');
      if (address === '') return words;
      return plain(pieces) === href && !/[.,;:!?)\]'*]$/.test(href) ? href : `[${words}](${address})`;
    }
    default:
      return BLOCKS.has(tag) || tag === 'li' ? `${linesOf(pieces, labels)}\n` : linesOf(pieces, labels);
  }
}

const around = (mark: string, words: string) => (words.trim() === '' ? words : `${mark}${words}${mark}`);

/** Marks that were meant as they stand; those within formulas are the formula's. */
function typed(text: string): string {
  let source = '';
  let done = 0;
  for (const { start, end } of formulaPlaces(text)) {
    source += marked(text.slice(done, start)) + text.slice(start, end);
    done = end;
  }
  return source + marked(text.slice(done));
}

const marked = (text: string): string => text.replaceAll(/[*`]/g, '\\$&');

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
const decoded = (text: string) =>
  text.replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
