import { type DocumentKind, MEDIA_TYPES } from '#platform/documents/read-document.ts';

const LONGEST_NAME = 160;

/** Control signs, and those that turn the direction of writing so that "exe" reads as "pdf". */
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** The name to show: the last part of whatever the device sent, without signs that can't be seen. */
export function shownName(sent: string): string {
  const last = sent.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const clean = last.replace(UNSHOWABLE, '').replace(/\s+/g, ' ').trim();
  const dot = clean.lastIndexOf('.');
  const ending = dot >= 0 ? clean.slice(dot).slice(0, 12) : '';
  const stem = dot >= 0 ? clean.slice(0, dot) : clean;
  const kept = [...stem].slice(0, LONGEST_NAME - ending.length).join('');
  return kept.replace(/^\.+$/, '') === '' ? `document${ending}` : `${kept}${ending}`;
}

/** The kind a name claims by its ending; null: none that we take. */
export function kindOfName(name: string): DocumentKind | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(MEDIA_TYPES, ending) ? (ending as DocumentKind) : null;
}

/** The header by which a browser saves instead of opening (RFC 6266): plain letters, and the true name encoded. */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
