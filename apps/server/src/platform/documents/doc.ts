import { CompoundFile } from './compound-file.ts';
import { DocumentError } from './refusal.ts';

const WORD_IDENT = 0xa5ec;
const FLAGS_AT = 10;
const IS_ENCRYPTED = 0x0100;
const IS_IN_SECOND_TABLE = 0x0200;
const PIECES_AT = 0x01a2;
const PIECES_BYTES_AT = 0x01a6;

const FORMATTING = 1;
const PIECE_TABLE = 2;
const POSITION_BYTES = 4;
const DESCRIPTION_BYTES = 8;
const IS_ONE_BYTE = 0x40000000;

/**
 * The text of an old Word file; empty where its text can't be found.
 *
 * @throws DocumentError
 */
export function readDoc(bytes: Buffer): string {
  const file = new CompoundFile(bytes);
  if (file.has('EncryptedPackage')) throw new DocumentError('PROTECTED');
  const word = file.stream('WordDocument');
  if (!word) throw new DocumentError('WRONG_TYPE');
  if (file.has('Macros') || file.has('_VBA_PROJECT_CUR')) throw new DocumentError('HAS_MACROS');
  if (word.length < PIECES_BYTES_AT + 4 || word.readUInt16LE(0) !== WORD_IDENT) {
    throw new DocumentError('DAMAGED');
  }
  const flags = word.readUInt16LE(FLAGS_AT);
  if (flags & IS_ENCRYPTED) throw new DocumentError('PROTECTED');
  const table = file.stream(flags & IS_IN_SECOND_TABLE ? '1Table' : '0Table');
  return table ? textOf(word, table) : '';
}

/** Word keeps its text in pieces, of one or two bytes a sign, listed in the table stream. */
function textOf(word: Buffer, table: Buffer): string {
  const start = word.readUInt32LE(PIECES_AT);
  const pieces = pieceTable(table.subarray(start, start + word.readUInt32LE(PIECES_BYTES_AT)));
  const count = Math.floor((pieces.length - POSITION_BYTES) / (POSITION_BYTES + DESCRIPTION_BYTES));
  const parts: string[] = [];
  let bytesLeft = word.length * 2;
  for (let piece = 0; piece < count; piece++) {
    const from = pieces.readUInt32LE(piece * POSITION_BYTES);
    const characters = pieces.readUInt32LE((piece + 1) * POSITION_BYTES) - from;
    const place = pieces.readUInt32LE((count + 1) * POSITION_BYTES + piece * DESCRIPTION_BYTES + 2);
    const isOneByte = (place & IS_ONE_BYTE) !== 0;
    const at = isOneByte ? (place & ~IS_ONE_BYTE) / 2 : place;
    const bytes = characters * (isOneByte ? 1 : 2);
    // Pieces that name more than the file holds would read the same place again and again.
    bytesLeft -= bytes;
    if (characters < 0 || at + bytes > word.length || bytesLeft < 0) break;
    parts.push(word.toString(isOneByte ? 'latin1' : 'utf16le', at, at + bytes));
  }
  return plain(parts.join(''));
}

/** Behind any number of lists of formatting comes the one of pieces. */
function pieceTable(list: Buffer): Buffer {
  let at = 0;
  while (at + 5 <= list.length) {
    if (list[at] === PIECE_TABLE) {
      const bytes = list.readUInt32LE(at + 1);
      return list.subarray(at + 5, at + 5 + bytes);
    }
    if (list[at] !== FORMATTING) break;
    at += 3 + list.readUInt16LE(at + 1);
  }
  return Buffer.alloc(0);
}

const FIELD = { begin: 0x13, separator: 0x14, end: 0x15 };
const LINE_ENDS = new Set([0x0b, 0x0c, 0x0d]);
const CELL_END = 0x07;
const TAB = 0x09;
const LINE_FEED = 0x0a;

/** Word's own signs become spaces and lines; fields keep what they show and lose how it is made. */
function plain(text: string): string {
  const parts: string[] = [];
  /** Of the fields we are in, whether their result has begun. */
  const fields: boolean[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code === FIELD.begin) fields.push(false);
    else if (code === FIELD.separator) fields[fields.length - 1] = true;
    else if (code === FIELD.end) fields.pop();
    else if (fields.includes(false)) continue;
    else if (LINE_ENDS.has(code)) parts.push('\n');
    else if (code === CELL_END) parts.push(' ');
    else if (code >= 0x20 || code === TAB || code === LINE_FEED) parts.push(sign);
  }
  return parts.join('');
}
