/**
 * Reads a transcript from standard input, as text, PDF, Word document or image told apart by content, and prints what it
 * says as JSON: `npm run --silent parse-transcript < file`. What can't be read prints `{ "refused": reason }`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DocumentError } from '../apps/server/src/platform/documents/refusal.ts';
import { readSource, SourceError } from '../apps/server/src/platform/documents/transcript-source.ts';
import { parseTranscript } from '../packages/domain/src/transcripts/parse.ts';

/** As the page takes it. */
const MOST_BYTES = 25 * 1024 * 1024;

async function answer(bytes: Buffer): Promise<unknown> {
  if (bytes.length > MOST_BYTES) return { refused: 'too_long' };
  const folder = mkdtempSync(path.join(tmpdir(), 'transcript-'));
  try {
    const file = path.join(folder, 'document');
    writeFileSync(file, bytes);
    const parsed = parseTranscript((await readSource(file)).text);
    if ('refused' in parsed) return parsed;
    const { studentInfo, completedCourses, inProgress, totals, flags } = parsed;
    return {
      ...{ studentInfo, completedCourses, inProgress, flags },
      totals: totals.map(({ label, printed, computed, matches }) => ({ label, printed, computed, matches })),
    };
  } catch (error) {
    if (error instanceof DocumentError || error instanceof SourceError)
      return { refused: error.reason.toLowerCase() };
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.stdout.write(`${JSON.stringify(await answer(await buffer(process.stdin)), null, 2)}\n`);
