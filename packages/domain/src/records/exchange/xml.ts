/** An element with its words, or with what stands in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

type Part = XmlElement | null | readonly XmlElement[];

/** An element around others; what is null is left out. */
export const element = (
  name: string,
  parts: readonly Part[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement => ({ name, attributes, content: parts.flatMap((part) => part ?? []) });

/** An element around others, left out while nothing stands in it. */
export function elementOfAny(name: string, parts: readonly Part[]): XmlElement | null {
  const made = element(name, parts);
  return made.content.length === 0 ? null : made;
}

/** An element with a value; null: there is none. */
export const valueElement = (name: string, value: string | null): XmlElement | null =>
  value === null || value === '' ? null : { name, attributes: {}, content: value };

/** The document around an element, in UTF-8, as XML 1.0. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${linesOf(root, '').join('\n')}\n`;

function linesOf({ name, attributes, content }: XmlElement, indent: string): string[] {
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)];
  if (typeof content === 'string') return [`${indent}<${open.join(' ')}>${escaped(content)}</${name}>`];
  if (content.length === 0) return [`${indent}<${open.join(' ')}/>`];
  return [
    `${indent}<${open.join(' ')}>`,
    ...content.flatMap((one) => linesOf(one, `${indent}  `)),
    `${indent}</${name}>`,
  ];
}

/** Control characters that XML 1.0 can hold: tab, line feed and carriage return. */
const HELD = [0x09, 0x0a, 0x0d];

/**
 * Signs that could begin something, and control characters, are written as numbers, so that no reader drops or changes
 * them. What XML 1.0 can't hold at all becomes U+FFFD.
 */
function escaped(text: string): string {
  return text.toWellFormed().replace(/[&<>"'\p{Cc}\ufffe\uffff]/gu, (sign) => {
    const code = sign.charCodeAt(0);
    return (code < 0x20 && !HELD.includes(code)) || code >= 0xfffe ? '\ufffd' : `&#${code};`;
  });
}
