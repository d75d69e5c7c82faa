import type sanitizeHtml from 'sanitize-html';
import { linkTo, SILENT_TAGS } from './links.ts';

const PERSON = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Text, lists, quotes, code, links to the web or a mailbox, and people as ids without a name. */
export const POST_RULES: sanitizeHtml.IOptions = {
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

/** Takes away what stands within mentions: nobody is called by words that somebody else chose. */
export function withoutNames(cleaned: string): string {
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
