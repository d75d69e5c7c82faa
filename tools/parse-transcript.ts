/**
 * Reads a transcript from standard input, as text, PDF, Word document or image told apart by content, and prints what it
 * says as JSON: `npm run --silent parse-transcript < file`. What can't be read prints `{ "refused": reason }`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isImage, readImage } from '../apps/server/src/platform/documents/ocr.ts';
import { readDocument } from '../apps/server/src/platform/documents/read-document.ts';
import { DocumentError } from '../apps/server/src/platform/documents/refusal.ts';
import { parseTranscript } from '../packages/domain/src/transcripts/parse.ts';

/** A transcript of many pages is smaller; so is what the page takes. */
const MOST_BYTES = 20_000_000;

const isDocument = (bytes: Buffer): boolean =>
  bytes.subarray(0, 1_024).includes('%PDF-') ||
  bytes.subarray(0, 2).toString('latin1') === 'PK' ||
  bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));

/** The text of a document by pages, one after the other. */
async function documentText(bytes: Buffer): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'transcript-'));
  try {
    const file = path.join(folder, 'document');
    writeFileSync(file, bytes);
    return (await readDocument(file)).pages.join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function plainText(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString('utf16le');
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  // A zero stands in no text: a picture, or a file of another kind.
  return text.includes('\0') ? null : text;
}

async function answer(bytes: Buffer): Promise<unknown> {
  if (bytes.length > MOST_BYTES) return { refused: 'too_long' };
  let text: string | null;
  try {
    if (await isImage(bytes)) text = await readImage(bytes);
    else text = isDocument(bytes) ? await documentText(bytes) : plainText(bytes);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { refused: error.reason.toLowerCase() };
  }
  if (text === null) return { refused: 'wrong_type' };
  const parsed = parseTranscript(text);
  if ('refused' in parsed) return parsed;
  const { studentInfo, completedCourses, inProgress, totals, flags } = parsed;
  return {
    ...{ studentInfo, completedCourses, inProgress, flags },
    totals: totals.map(({ label, printed, computed, matches }) => ({ label, printed, computed, matches })),
  };
}

process.stdout.write(`${JSON.stringify(await answer(await buffer(process.stdin)), null, 2)}\n`);
