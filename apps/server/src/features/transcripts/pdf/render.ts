import type { TranscriptSheet } from '@fieldhouse/domain/records/transcript-sheet.ts';
import { WorkThread } from '#platform/work-thread.ts';
import type { PrintedMarks } from '../marks.ts';
import { type Signer, textsOf } from './texts.ts';

/** What a PDF is drawn from. */
export interface PdfWork {
  readonly sheet: TranscriptSheet;
  readonly issuedAt: string;
  readonly marks: PrintedMarks;
  /** What it is checked by; null: an unofficial one. */
  readonly proof: { readonly code: string; readonly address: string; readonly keyName: string } | null;
}

export interface PdfResult {
  readonly pdf: Uint8Array;
  /** Signs that the font doesn't have, each once: they would be empty boxes. */
  readonly unprintable: readonly string[];
}

type Order =
  | { readonly kind: 'draw'; readonly work: PdfWork }
  | { readonly kind: 'look'; readonly texts: readonly string[] };

/** Drawing takes a tenth of a second of one core: it happens in a thread of its own, and the API answers meanwhile. */
const thread = new WorkThread<Order, PdfResult>(new URL('./worker.ts', import.meta.url), { heapMb: 256 });

export type { Order as PdfOrder };

/** The transcript as a tagged PDF. @throws ThreadBusyError or ThreadLostError */
export const renderPdf = (work: PdfWork): Promise<PdfResult> => thread.tryRun({ kind: 'draw', work });

/** Signs of texts that can't be printed, each once. @throws ThreadBusyError or ThreadLostError */
export const unprintableSigns = async (texts: readonly string[]): Promise<readonly string[]> =>
  (await thread.tryRun({ kind: 'look', texts })).unprintable;

/** The same of a transcript with who signs it. */
export const unprintableIn = async (sheet: TranscriptSheet, signer: Signer): Promise<string[]> => [
  ...(await unprintableSigns(textsOf(sheet, signer))),
];
