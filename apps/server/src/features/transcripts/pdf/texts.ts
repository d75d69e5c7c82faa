import type { TranscriptSheet } from '@fieldhouse/domain/records/transcript-sheet.ts';
import type { PrintedMarks } from '../marks.ts';

/** Who signs for the school, as it is printed. */
export type Signer = Pick<PrintedMarks, 'signerName' | 'signerTitle'>;

/** Every text of a transcript with who signs it. */
export function textsOf(sheet: TranscriptSheet, { signerName, signerTitle }: Signer): string[] {
  const tables = sheet.tables.concat(sheet.scales);
  const values = sheet.facts.concat(sheet.summary).map(({ value }) => value);
  const cells = tables.flatMap(({ caption, headings, rows }) =>
    rows.flatMap((row) => row.cells).concat(caption, headings),
  );
  return values.concat(
    cells,
    sheet.schoolName,
    sheet.schoolLines,
    sheet.notes,
    signerName ?? '',
    signerTitle ?? '',
  );
}
