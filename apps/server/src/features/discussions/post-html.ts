import type sanitizeHtml from 'sanitize-html';
import { cleanHtml, linkTo, SILENT_TAGS } from '#platform/clean-html.ts';

const PERSON = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'blockquote', 'pre', 'strong', 'em', 'code', 'a', 'span'],
  allowedAttributes: { a: ['href'], span: ['data-mention'] },
  parseStyleAttributes: false,
  nonTextTags: [...SILENT_TAGS, 'svg'],
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : linkTo(href) }),
    // A span that names nobody is its words: the name it gets here isn't allowed.
    span: (tagName, { 'data-mention': person }) =>
      person !== undefined && PERSON.test(person)
        ? { tagName, attribs: { 'data-mention': person } }
        : { tagName: 'words', attribs: {} as sanitizeHtml.Attributes },
  },
};

/** Somebody who is named. */
const MENTION = /<span data-mention="([\da-f-]{36})"><\/span>/g;

/**
 * The HTML of a post with nothing in it but text, lists, quotes, code, links to the web or a mailbox, and people as ids
 * without a name. Cleaning the result again changes nothing.
 */
export const safePostHtml = (html: string): string => withoutNames(cleanHtml(storable(html), OPTIONS));

/** Takes away what stands within mentions: nobody is called by words that somebody else chose. */
function withoutNames(cleaned: string): string {
  let html = '';
  let depth = 0;
  for (const [token] of cleaned.matchAll(/<[^>]*>|[^<]+/g)) {
    const isOpening = token.startsWith('<span ');
    if (depth === 0) html += isOpening ? `${token}</span>` : token;
    if (isOpening) depth += 1;
    else if (token === '</span>') depth -= 1;
    if (depth < 0) depth = 0;
  }
  return html;
}

/** Without what a database can't hold or a screen can't show: control characters other than ends of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const storable = (text: string): string => text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Ids of the people whom a sanitised post names. */
export const mentionsIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(MENTION), ([, userId]) => userId ?? '')),
];

/**
 * The post as it is read: cleaned again, since what lies in a database was not always written by this code, and with
 * people by their current names.
 *
 * @param nameOf null: no name for this reader; the web says in words who it is.
 */
export const shownPostHtml = (html: string, nameOf: (userId: string) => string | null): string =>
  safePostHtml(html).replaceAll(MENTION, (_, userId: string) => {
    const name = nameOf(userId);
    return name === null ? NOBODY : `<span data-mention="${userId}">@${escaped(name)}</span>`;
  });

/** A person without a name and without an id. */
const NOBODY = '<span data-mention="00000000-0000-0000-0000-000000000000"></span>';

const BLOCK_END = /<\/(?:p|li|blockquote|pre)>|<br ?\/?>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** What a sanitised post says, without markup: a line per block. */
export const postPlainText = (html: string): string =>
  html
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[^\S\n]*\n\s*/g, '\n')
    .trim();

/** True when nothing of a sanitised post can be read. */
export const saysNothing = (html: string): boolean =>
  mentionsIn(html).length === 0 && !/[^\s\p{Cf}\p{Z}\p{Cc}]/u.test(postPlainText(html));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
