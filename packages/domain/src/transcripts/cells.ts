/** A piece of a line, with the characters at which it begins and ends (the end isn't part of it). */
export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Signs of a line that may be a row, even of tables side by side; a longer one is none of ours. */
export const LONGEST_LINE = 400;

const GAP = /\t|[ \ue000]{2,}|\s*[|│]\s*/;

/** The parts of a line between tabs, bars or two spaces and more; what is empty is left out. */
export function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let at = 0;
  for (const part of line.split(new RegExp(`(${GAP.source})`))) {
    if (part !== undefined && part.trim() !== '' && !new RegExp(`^(?:${GAP.source})$`).test(part)) {
      const lead = part.length - part.trimStart().length;
      const text = part.trim();
      cells.push({ text, start: at + lead, end: at + lead + text.length });
    }
    at += part?.length ?? 0;
  }
  return cells;
}

/** The words of a line, with where they stand. */
export function wordsOf(line: string, from = 0, to = line.length): Cell[] {
  return [...line.slice(from, to).matchAll(/[^\s|│\ue000]+/g)].map((match) => ({
    text: match[0],
    start: from + match.index,
    end: from + match.index + match[0].length,
  }));
}
