/** Signs by which sheets part their cells, the surest first. */
export const SIGNS = ['\t', ';', ','] as const;

/**
 * The cells of a line with its quotes taken off, doubled ones as one. A quote that doesn't close its cell is a part of it, as
 * an inch sign is.
 */
export function splitLine(line: string, sign: string): string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^ *"((?:[^"]|"")*)" */.exec(rest);
    const after = quoted ? rest.slice(quoted[0].length) : '';
    const isQuoted = quoted !== null && (after === '' || after.startsWith(sign));
    const end = isQuoted ? rest.length - after.length : rest.indexOf(sign);
    const cell = isQuoted ? (quoted[1] ?? '').replaceAll('""', '"') : end < 0 ? rest : rest.slice(0, end);
    cells.push(cell.trim());
    if (end < 0 || end >= rest.length) return cells;
    rest = rest.slice(end + 1);
  }
}

/** The apostrophe taken off that keeps a spreadsheet from reckoning. */
export const withoutGuard = (text: string): string => (/^'+[=+\-@]/.test(text) ? text.slice(1) : text);
