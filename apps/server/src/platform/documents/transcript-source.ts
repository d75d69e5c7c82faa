import { isUtf8 } from 'node:buffer';
import { open, readFile, stat } from 'node:fs/promises';
import { imageType, READ_WITHIN_MS, readImage } from './ocr.ts';
import { type DocumentKind, MEDIA_TYPES } from './read-document.ts';
import { DocumentError } from './refusal.ts';
import { layoutInWorker, picturesInWorker } from './run-worker.ts';

/** Why a document's text isn't read, besides what a DocumentError says. */
export type SourceRefusal = 'EMPTY' | 'SCAN_UNREADABLE' | 'TOO_LONG' | 'BUSY';

/** Thrown while the text of a transcript is read. */
export class SourceError extends Error {
  readonly reason: SourceRefusal;

  constructor(reason: SourceRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** The text of a document that may be a transcript. */
export interface SourceText {
  readonly text: string;
  /** As its bytes say. */
  readonly mediaType: string;
  /** Null: it has no pages. */
  readonly pageCount: number | null;
  /** Recognized from pictures: letters may be mistaken. */
  readonly isRecognized: boolean;
  /** Beside pages with text stands one without: a picture, or nothing. */
  readonly hasBlankPage?: boolean;
}

/** A transcript of a student who changed schools often has a dozen. */
const MOST_PAGES = 40;
const MOST_SCANNED_PAGES = 6;
const MOST_TEXT_BYTES = 2_000_000;
const MOST_CHARACTERS = 200_000;
const HEAD_BYTES = 4_100;
/** For all pages of a scan: others wait meanwhile. */
const SCAN_WITHIN_MS = 120_000;
/** Those who wait while pictures are read, one after the other. */
const MOST_WAITING = 8;

/**
 * Reads the text of a file whose kind its bytes say: PDF, Word, plain text, a photo, or a scan. Everything large happens on
 * threads with limits of their own.
 *
 * @throws DocumentError or SourceError
 */
export async function readSource(file: string): Promise<SourceText> {
  const { kind, mediaType } = await kindOf(file);
  switch (kind) {
    case 'text':
      return plainText(file);
    case 'image': {
      const bytes = await readFile(file);
      const text = await inLine(() => readImage(bytes));
      return settled({ text, mediaType, pageCount: 1, isRecognized: true }, 'EMPTY');
    }
    case 'document': {
      const { kind, pageCount, pages } = await layoutInWorker(file);
      const isPdf = kind === 'pdf';
      if (isPdf && pageCount > MOST_PAGES) throw new SourceError('TOO_LONG');
      const shared = {
        mediaType: MEDIA_TYPES[kind satisfies DocumentKind],
        pageCount: isPdf ? pageCount : null,
      };
      // Half a record looks like a whole one: it is read to its end or not at all.
      if (isPdf && pages.length < pageCount) throw new SourceError('BUSY');
      const text = pages.join('\n');
      if (text.trim() !== '' || !isPdf) {
        const hasBlankPage = isPdf && pages.some((page) => page.trim() === '');
        return settled({ ...shared, text, isRecognized: false, hasBlankPage }, 'EMPTY');
      }
      return settled(
        { ...shared, text: await scannedText(file, pageCount), isRecognized: true },
        'SCAN_UNREADABLE',
      );
    }
  }
}

type Kind =
  | { readonly kind: 'image'; readonly mediaType: string }
  | { readonly kind: 'text' | 'document'; readonly mediaType: null };

/** By the first bytes alone: what follows them in a file may be made to take long. */
async function kindOf(file: string): Promise<Kind> {
  const head = await headOf(file);
  const mediaType = await imageType(head);
  if (mediaType !== null) return { kind: 'image', mediaType };
  const isDocument =
    head.subarray(0, 1_024).includes('%PDF-') ||
    head.subarray(0, 4).toString('latin1') === 'PK\x03\x04' ||
    head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
  return { kind: isDocument ? 'document' : 'text', mediaType: null };
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function plainText(file: string): Promise<SourceText> {
  if ((await stat(file)).size > MOST_TEXT_BYTES) throw new SourceError('TOO_LONG');
  const text = decoded(await readFile(file));
  if (text === null) throw new DocumentError('WRONG_TYPE');
  return settled({ text, mediaType: 'text/plain', pageCount: null, isRecognized: false }, 'EMPTY');
}

/** What systems for schools write that know no Unicode. */
const windows1252 = new TextDecoder('windows-1252');

/** Text of a file without a kind; null: it is none. */
export function decoded(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString('utf16le');
  const text = (isUtf8(bytes) ? bytes.toString('utf8') : windows1252.decode(bytes)).replace(/^\ufeff/, '');
  // A zero stands in no text: a picture, or a file of another kind.
  return text.includes('\0') ? null : text;
}

/** @throws SourceError */
function settled(source: SourceText, ifEmpty: 'EMPTY' | 'SCAN_UNREADABLE'): SourceText {
  const text = source.text.toWellFormed().replaceAll('\0', '');
  if (text.trim() === '') throw new SourceError(ifEmpty);
  if (text.length > MOST_CHARACTERS) throw new SourceError('TOO_LONG');
  return { ...source, text };
}

/** @throws SourceError SCAN_UNREADABLE where its pages aren't pictures that can be taken out. */
async function scannedText(file: string, pageCount: number): Promise<string> {
  if (pageCount > MOST_SCANNED_PAGES) throw new SourceError('SCAN_UNREADABLE');
  return inLine(async () => {
    const pictures = await picturesInWorker(file, MOST_SCANNED_PAGES).catch((error: unknown) => {
      if (error instanceof DocumentError && error.reason === 'PROTECTED') throw error;
      throw new SourceError('SCAN_UNREADABLE');
    });
    const pages: string[] = [];
    const until = performance.now() + SCAN_WITHIN_MS;
    for (const picture of pictures) {
      const left = Math.max(1, until - performance.now());
      pages.push(await readImage(Buffer.from(picture), Math.min(READ_WITHIN_MS, left)));
    }
    return pages.join('\n');
  });
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Recognizing letters takes a core for seconds: one document after the other. @throws SourceError BUSY */
async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= MOST_WAITING) throw new SourceError('BUSY');
  waiting += 1;
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}
