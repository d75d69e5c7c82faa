import { PICTURE_TYPES } from './send-picture.ts';

interface Pasted {
  /** A file that can be added; null: none. */
  readonly picture: File | null;
  /** Pictures that stay behind: of other pages, of kinds that we don't read, or after the first. */
  readonly leftOut: number;
  /** Words come with it, and are pasted as words. */
  readonly isText: boolean;
}

/** Pictures of our own come along when text is moved within lessons. */
const OWN = '/lesson-images/';

/** What of the clipboard, or of what is dropped, is a picture, and what of it can't be taken. */
export function picturesIn(data: Pick<DataTransfer, 'files' | 'getData'> | null): Pasted {
  const files = [...(data?.files ?? [])];
  const html = data?.getData('text/html') ?? '';
  const body = html === '' ? null : new DOMParser().parseFromString(html, 'text/html').body;
  // A program for text or tables puts a drawing of the text beside it: the text is meant.
  if (body && (body.textContent ?? '').trim() !== '') {
    const foreign = [...body.querySelectorAll('img')].filter(
      (picture) => !(picture.getAttribute('src') ?? '').startsWith(OWN),
    );
    return { picture: null, leftOut: foreign.length, isText: true };
  }
  const usable = files.filter(({ type }) => PICTURE_TYPES.includes(type));
  if (files.length > 0)
    return { picture: usable[0] ?? null, leftOut: files.length - Math.min(1, usable.length), isText: false };
  const alone = body ? [...body.querySelectorAll('img')] : [];
  const foreign = alone.filter((picture) => !(picture.getAttribute('src') ?? '').startsWith(OWN));
  return { picture: null, leftOut: foreign.length, isText: foreign.length === 0 };
}
