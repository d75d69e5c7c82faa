/** A piece of text as a page places it: `transform` is its matrix, lengths are in points. */
export interface PlacedText {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Pieces whose base lines are nearer than this share of their size stand on one line. */
const SAME_LINE = 0.45;
/** A gap of this share of the size is a space, a wider one the gap between two columns. */
const SPACE = 0.12;
const COLUMN = 0.9;
const LONGEST_LINE = 600;

/**
 * The lines of a page from top to bottom with the gaps between columns, whatever the order in which the page draws them:
 * what stands in one column begins at about the same character of its line.
 */
export function layoutOf(items: readonly PlacedText[]): string {
  const pieces = items.flatMap((item) => pieceOf(item) ?? []);
  if (pieces.length === 0) return '';
  const left = Math.min(...pieces.map(({ x }) => x));
  const unit = medianOf(pieces.map(({ width, text }) => width / text.length).filter((one) => one > 0)) || 5;
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.y - piece.y < SAME_LINE * Math.min(first.size, piece.size)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => lineOf(line, left, unit)).join('\n');
}

function pieceOf({ str, transform, width, height }: PlacedText): Piece | null {
  const [, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
  const text = str.trim();
  // What is turned, such as a word across the page, belongs to no line.
  if (text === '' || Math.abs(b) > 0.01) return null;
  const lead = str.length - str.trimStart().length;
  const size = Math.hypot(c, d) || height || 10;
  const inner = (width * text.length) / str.length;
  return { text, x: x + (width * lead) / str.length, y, width: inner, size };
}

function lineOf(line: readonly Piece[], left: number, unit: number): string {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of line.toSorted((one, other) => one.x - other.x)) {
    const gap = piece.x - end;
    const place = Math.min(LONGEST_LINE, Math.round((piece.x - left) / unit));
    if (text === '') text = ' '.repeat(place);
    else if (gap > COLUMN * piece.size) text = `${text}  `.padEnd(place);
    else if (gap > SPACE * piece.size) text += ' ';
    text += piece.text;
    end = piece.x + piece.width;
  }
  return text.trimEnd();
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
