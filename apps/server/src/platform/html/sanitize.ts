import sanitizeHtml from 'sanitize-html';
import { LESSON_RULES } from './lesson-rules.ts';
import { POST_RULES, withoutNames } from './post-rules.ts';
import { storable } from './storable.ts';

/** What the HTML is for: a lesson (and the figures of a matching activity), or a post in a discussion. */
export type HtmlKind = 'lesson' | 'post';

/**
 * Raised with every change of the rules or of the library, so that stored HTML is cleaned anew. A test pins it to the
 * rules, so that nobody changes them without raising it.
 */
export const SANITIZER_VERSION = 1;

/** Deepest nesting that is kept; what lies deeper keeps its words. The library's cost grows with the square of it. */
export const DEEPEST = 100;

/** More rounds than any text needs; a text that still changes after them is shown as plain text. */
const MAX_ROUNDS = 5;

/** The options of each kind, as the library takes them. */
export const RULES: Readonly<Record<HtmlKind, sanitizeHtml.IOptions>> = {
  lesson: { ...LESSON_RULES, nestingLimit: DEEPEST },
  post: { ...POST_RULES, nestingLimit: DEEPEST },
};

/**
 * HTML with nothing in it but what the rules of its kind name. Cleaning the result again changes nothing.
 *
 * Synchronous: for texts of any size go through `HtmlCleaner`, which uses a thread of its own for large ones.
 */
export function sanitize(kind: HtmlKind, html: string): string {
  return kind === 'post' ? withoutNames(cleaned(storable(html), RULES.post)) : cleaned(html, RULES.lesson);
}

function cleaned(html: string, rules: sanitizeHtml.IOptions): string {
  let result = sanitizeHtml(html, rules);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const again = sanitizeHtml(result, rules);
    if (again === result) return result;
    result = again;
  }
  return sanitizeHtml(result, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'discard' });
}

/** What the HTML says as one plain paragraph, in time linear in its length: for what the sanitizer can't finish. */
export function asPlainText(html: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? '' : `<p>${text.replace(/&(?!(?:amp|lt|gt|quot|#\d{1,6});)/g, '&amp;')}</p>`;
}
