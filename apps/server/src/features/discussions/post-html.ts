import { escapeHtml } from '#platform/escape-html.ts';
import type { HtmlCleaner } from '#platform/html/cleaner.ts';
import { plainTextOf } from '#platform/html/plain-text.ts';

/** Somebody who is named. */
const MENTION = /<span data-mention="([\da-f-]{36})"><\/span>/g;

/** Ids of the people whom a sanitised post names. */
export const mentionsIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(MENTION), ([, userId]) => userId ?? '')),
];

/**
 * A stored post as it is read, with people by their current names.
 *
 * @param nameOf null: no name for this reader; the web says in words who it is.
 */
export async function showPost(
  html: HtmlCleaner,
  content: string,
  nameOf: (userId: string) => string | null,
): Promise<string> {
  return (await html.show('post', content)).replaceAll(MENTION, (_, userId: string) => {
    const name = nameOf(userId);
    return name === null ? NOBODY : `<span data-mention="${userId}">@${escapeHtml(name)}</span>`;
  });
}

/** A person without a name and without an id. */
const NOBODY = '<span data-mention="00000000-0000-0000-0000-000000000000"></span>';

/** True when nothing of a sanitised post can be read. */
export const saysNothing = (html: string): boolean =>
  mentionsIn(html).length === 0 && !/[^\s\p{Cf}\p{Z}\p{Cc}]/u.test(plainTextOf(html));
