import { getDocumentProxy } from 'unpdf';
import { layoutOf, type PlacedText } from './pdf-layout.ts';
import { DocumentError } from './refusal.ts';

/** What is read of a PDF; the rest is for a person to look at. */
const MAX_PAGES_READ = 200;
const MAX_CHARACTERS = 400_000;
const READ_WITHIN_MS = 2_500;

export interface PdfText {
  readonly pageCount: number;
  /** One text per page that was read. */
  readonly pages: readonly string[];
}

/**
 * Opens a PDF and reads its text; a scan has none. Scripts in it are never run.
 *
 * @param isLaidOut lines as they stand on the page, with the gaps between columns; else running text.
 * @throws DocumentError PROTECTED or DAMAGED
 */
export async function readPdf(bytes: Buffer, isLaidOut = false): Promise<PdfText> {
  const began = performance.now();
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
  try {
    pdf = await getDocumentProxy(new Uint8Array(bytes), {
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
      stopAtErrors: false,
    });
  } catch (error) {
    throw new DocumentError((error as Error).name === 'PasswordException' ? 'PROTECTED' : 'DAMAGED');
  }
  const { numPages } = pdf;
  if (!(numPages >= 1)) throw new DocumentError('DAMAGED');
  const pages: string[] = [];
  let characters = 0;
  for (let number = 1; number <= Math.min(numPages, MAX_PAGES_READ); number++) {
    if (characters > MAX_CHARACTERS || performance.now() - began > READ_WITHIN_MS) break;
    const text = await pageText(pdf, number, isLaidOut);
    // The first page tells whether the file opens at all; one broken later page leaves the others readable.
    if (text === null && number === 1) throw new DocumentError('DAMAGED');
    characters += text?.length ?? 0;
    pages.push(text ?? '');
  }
  return { pageCount: numPages, pages };
}

async function pageText(
  pdf: Awaited<ReturnType<typeof getDocumentProxy>>,
  number: number,
  isLaidOut: boolean,
): Promise<string | null> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    if (isLaidOut) return layoutOf(items.filter((item) => 'str' in item) as readonly PlacedText[]);
    return items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('')
      .trim();
  } catch {
    return null;
  }
}
