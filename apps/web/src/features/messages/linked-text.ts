/** A stretch of a message: words, or an address that can be followed. */
export interface TextPart {
  readonly text: string;
  /** Null: words. */
  readonly href: string | null;
}

const ADDRESS = /https:\/\/[^\s<>"'`{}|\\^]+/giu;
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** Marks of the sentence around an address don't belong to it; a bracket does where its partner is inside. */
function withoutEnd(address: string): string {
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    const opening = OPENING[last];
    const isOpen =
      opening !== undefined &&
      address.slice(0, end).split(opening).length >= address.slice(0, end).split(last).length;
    if (isOpen || !/[.,;:!?…)\]»”’*_~]/u.test(last)) break;
  }
  return address.slice(0, end);
}

/** Where a written address leads; null: it isn't one that people should be led to by a click. */
function hrefOf(written: string): string | null {
  try {
    const { protocol, username, password, hostname, href } = new URL(written);
    // What stands before an @ only makes one address look like another.
    const isPlain = protocol === 'https:' && username === '' && password === '';
    return isPlain && hostname.includes('.') ? href : null;
  } catch {
    return null;
  }
}

/** A plain text with its https addresses found. Put together again, the parts are the text. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const written = withoutEnd(found);
    const href = hrefOf(written);
    if (href === null) continue;
    if (index > from) parts.push({ text: text.slice(from, index), href: null });
    parts.push({ text: written, href });
    from = index + written.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}
