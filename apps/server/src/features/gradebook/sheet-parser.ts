import { readSeparator } from '@fieldhouse/domain/grading/grade-sheet.ts';
import { parse } from 'csv-parse/sync';
import { WorkThread } from '#platform/work-thread.ts';

/** Lines of cells; null: the text can't be read as a sheet. */
export type SheetResult = string[][] | null;

/** Parsed at once on the calling thread; longer ones go to a thread of their own. */
const AT_ONCE_CHARACTERS = 20_000;

const thread = new WorkThread<string, SheetResult>(new URL('./sheet-worker.ts', import.meta.url), {
  heapMb: 256,
});

/**
 * A sheet that was sent as CSV, by lines and cells.
 *
 * @returns null when it can't be read, or not in time.
 * @throws ThreadBusyError when too many sheets wait.
 */
export async function readSheet(csv: string): Promise<SheetResult> {
  return csv.length <= AT_ONCE_CHARACTERS ? parseSheet(csv) : await thread.run(csv);
}

/** With empty lines, since rows are counted as a spreadsheet counts them. Synchronous: for sheets of any size go through `readSheet`. */
export function parseSheet(csv: string): SheetResult {
  try {
    const { separator, rest } = readSeparator(csv);
    return parse(rest, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
    });
  } catch {
    return null;
  }
}
