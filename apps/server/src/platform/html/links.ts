import type sanitizeHtml from 'sanitize-html';

/** Elements whose text is not for reading: it goes with them. */
export const SILENT_TAGS = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
  ...['iframe', 'noembed', 'noframes', 'plaintext', 'xmp', 'math', 'object', 'video', 'audio'],
];

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** The link as a browser would read it, or none when it leads anywhere but to the web or a mailbox. */
export function linkTo(href: string): sanitizeHtml.Attributes {
  const url = URL.canParse(href) ? new URL(href) : null;
  return url && LINK_PROTOCOLS.has(url.protocol) ? { href: url.href } : {};
}
