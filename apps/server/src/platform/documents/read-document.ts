import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { readDoc } from './doc.ts';
import { readDocx } from './docx.ts';
import { readPdf } from './pdf.ts';
import { DocumentError } from './refusal.ts';

export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type DocumentKind = keyof typeof MEDIA_TYPES;

export interface ReadDocument {
  readonly kind: DocumentKind;
  /** Pages of a PDF; words of a Word file. */
  readonly pageCount: number;
  /** Text by page for a PDF, else one text. All empty: it can't be read. */
  readonly pages: readonly string[];
}

/** Enough to tell the kinds apart; what is inside is looked at by the reader of the kind. */
const HEAD_BYTES = 4_100;

const CONTAINERS: Readonly<Record<string, DocumentKind>> = {
  'application/pdf': 'pdf',
  'application/x-cfb': 'doc',
  'application/zip': 'docx',
  [MEDIA_TYPES.docx]: 'docx',
  'application/vnd.ms-word.document.macroenabled.12': 'docx',
};

/**
 * Reads a document by its bytes alone. Runs in a worker: it may take seconds.
 *
 * @param isLaidOut lines of a PDF as they stand on the page, with the gaps between columns.
 * @throws DocumentError
 */
export async function readDocument(file: string, isLaidOut = false): Promise<ReadDocument> {
  const bytes = await readFile(file);
  const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)).catch(() => undefined);
  const kind = found && CONTAINERS[found.mime];
  switch (kind) {
    case 'pdf':
      return { kind, ...(await readPdf(bytes, isLaidOut)) };
    case 'doc':
      return wordDocument(kind, readDoc(bytes));
    case 'docx':
      return wordDocument(kind, await readDocx(bytes));
    case undefined:
      throw new DocumentError('WRONG_TYPE');
  }
}

const wordDocument = (kind: DocumentKind, text: string): ReadDocument => {
  const tidy = text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
  return { kind, pageCount: tidy.match(/\S+/g)?.length ?? 0, pages: [tidy] };
};
