import type { TFunction } from 'i18next';

/** Kinds of files that people tell apart. */
export type FileKind = 'pdf' | 'word' | 'slides' | 'image';

/** By the media type that the server read from the bytes. */
export function kindOfMedia(mediaType: string): FileKind {
  if (mediaType === 'application/pdf') return 'pdf';
  if (mediaType.startsWith('image/')) return 'image';
  return /presentation|powerpoint/.test(mediaType) ? 'slides' : 'word';
}

/** By its name: all there is to go by while a file is on its way. */
export function kindOfFile(name: string): FileKind {
  if (/\.pdf$/i.test(name)) return 'pdf';
  if (/\.(?:jpe?g|png|gif|webp)$/i.test(name)) return 'image';
  return /\.pptx?$/i.test(name) ? 'slides' : 'word';
}

export function kindWords(kind: FileKind, t: TFunction): string {
  switch (kind) {
    case 'pdf':
      return t('PDF');
    case 'word':
      return t('Word document');
    case 'slides':
      return t('Slides');
    case 'image':
      return t('Image');
  }
}
