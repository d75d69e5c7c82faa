import { type HtmlKind, SANITIZER_VERSION } from './sanitize.ts';

/*
 * Stored HTML begins with a comment that says which sanitizer cleaned it. No input can forge it: cleaning takes every
 * comment away before the mark is put on.
 */

const markOf = (kind: HtmlKind): string => `<!--${kind}:${SANITIZER_VERSION}-->`;

const MARKS: Readonly<Record<HtmlKind, string>> = { lesson: markOf('lesson'), post: markOf('post') };
const ANY_MARK = /^<!--(?:lesson|post):\d{1,9}-->/;

/** The mark that stored HTML of this kind begins with while it is current; SQL looks for it too. */
export const currentMark = (kind: HtmlKind): string => MARKS[kind];

/** HTML that was just cleaned, as it is stored. */
export const stored = (kind: HtmlKind, clean: string): string => (clean === '' ? '' : MARKS[kind] + clean);

/** True where this release's sanitizer cleaned it. Nothing needs no cleaning. */
export const isCurrent = (kind: HtmlKind, html: string): boolean =>
  html === '' || html.startsWith(MARKS[kind]);

/** Without the mark, whichever release put it on. */
export const withoutMark = (html: string): string => html.replace(ANY_MARK, '');
