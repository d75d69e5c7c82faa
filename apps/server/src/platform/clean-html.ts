import sanitizeHtml from 'sanitize-html';

/** Elements whose text is not for reading: it goes with them. */
export const SILENT_TAGS = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
  ...['iframe', 'noembed', 'noframes', 'plaintext', 'xmp', 'math', 'object', 'video', 'audio'],
];

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** More rounds than any text needs; a text that still changes after them is shown as plain text. */
const MAX_ROUNDS = 5;

/** HTML with nothing in it but what the options name. Cleaning the result again changes nothing. */
export function cleanHtml(html: string, options: sanitizeHtml.IOptions): string {
  let cleaned = sanitizeHtml(html, options);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const again = sanitizeHtml(cleaned, options);
    if (again === cleaned) return cleaned;
    cleaned = again;
  }
  return sanitizeHtml(cleaned, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'discard' });
}

/** The link as a browser would read it, or none when it leads anywhere but to the web or a mailbox. */
export function linkTo(href: string): sanitizeHtml.Attributes {
  const url = URL.canParse(href) ? new URL(href) : null;
  return url && LINK_PROTOCOLS.has(url.protocol) ? { href: url.href } : {};
}
