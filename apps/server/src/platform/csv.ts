export type SheetCell = string | number | null;

/**
 * The text in a form that no spreadsheet takes for a formula: one that begins with a sign of a formula gets an
 * apostrophe in front.
 *
 * @source OWASP, CSV Injection.
 */
export const plainText = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);

/** Lines as CSV, with the mark that makes spreadsheets read it as UTF-8. */
export const asCsv = (lines: readonly (readonly SheetCell[])[]): string =>
  `﻿${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`;

function csvCell(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${cell.replaceAll('"', '""')}"`;
}
