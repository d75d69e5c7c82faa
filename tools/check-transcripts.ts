/**
 * Reads made-up transcripts whose answers are known, as text and rendered to PDF, and prints what was read right, what
 * wrong, what is missing and what was refused: `npm run --silent check-transcripts`. Values that don't stand in their line,
 * there or in damaged versions, are invented: one fails it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSource } from '../apps/server/src/platform/documents/transcript-source.ts';
import { makePlacedPdf } from '../apps/server/src/testing/documents.ts';
import { DOCUMENTS, type TranscriptDocument } from '../packages/domain/src/testing/transcript-documents.ts';
import { damagedVersions, inventedIn } from '../packages/domain/src/testing/transcript-truth.ts';
import { parseTranscript } from '../packages/domain/src/transcripts/parse.ts';
import type { ParsedTranscript } from '../packages/domain/src/transcripts/transcript.ts';

interface Score {
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
  readonly isRefused: boolean;
  readonly invented: number;
}

/** Signs that the fonts of the rendered pages have. */
const isPrintable = (text: string) => /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u.test(text);
const DAMAGED_VERSIONS = 10;

const none = '–';
/** Every value of a reading under a name of its own. */
function fieldsOf(parsed: ParsedTranscript): Map<string, string> {
  const rows = parsed.completedCourses.map(({ title, grade, credits, term, schoolYear }) =>
    [title, grade, credits ?? none, term ?? none, schoolYear ?? none].join(' | '),
  );
  const running = parsed.inProgress.map(({ title, term, schoolYear }) =>
    [title, term ?? none, schoolYear ?? none].join(' | '),
  );
  const totals = parsed.totals.map(
    ({ label, printed, matches }) => `${label}: ${printed} ${matches ?? none}`,
  );
  return fields(rows, running, parsed.studentInfo, totals);
}

const keyOf = ({ completed, running = [], info, totals = [] }: TranscriptDocument): Map<string, string> =>
  fields(
    completed.map((row) => row.split(' | ').slice(0, 5).join(' | ')),
    running,
    info,
    totals,
  );

function fields(
  rows: readonly string[],
  running: readonly string[],
  info: object,
  totals: readonly string[],
): Map<string, string> {
  const named = new Map<string, string>();
  const split = (kind: string, lines: readonly string[], names: readonly string[]) =>
    lines.forEach((line, row) => {
      line.split(' | ').forEach((value, at) => {
        if (value !== none) named.set(`${kind} ${row + 1} ${names[at]}`, value);
      });
    });
  split('course', rows, ['title', 'grade', 'credits', 'term', 'year']);
  split('running', running, ['title', 'term', 'year']);
  split('total', totals, ['value']);
  for (const [name, value] of Object.entries(info)) if (value !== null) named.set(name, String(value));
  return named;
}

function scoreOf(text: string, key: ReadonlyMap<string, string>): Score {
  const parsed = parseTranscript(text);
  if ('refused' in parsed) return { right: 0, wrong: 0, missing: key.size, isRefused: true, invented: 0 };
  const read = fieldsOf(parsed);
  const right = [...key].filter(([name, value]) => read.get(name) === value).length;
  const missing = [...key.keys()].filter((name) => !read.has(name)).length;
  const extra = [...read.keys()].filter((name) => !key.has(name)).length;
  const wrong = key.size - right - missing + extra;
  return { right, wrong, missing, isRefused: false, invented: inventedIn(text).length };
}

const folder = mkdtempSync(path.join(tmpdir(), 'transcripts-'));
const rendered = path.join(folder, 'rendered.pdf');
const lines: string[][] = [['document', 'as', 'fields', 'right', 'wrong', 'missing', 'refused', 'invented']];
const sum = { fields: 0, right: 0, wrong: 0, missing: 0, refused: 0, invented: 0 };
let damaged = 0;
let inventedInDamaged = 0;
try {
  for (const [name, document] of Object.entries(DOCUMENTS)) {
    const key = keyOf(document);
    const add = (form: string, { right, wrong, missing, isRefused, invented }: Score) => {
      lines.push([name, form, ...[key.size, right, wrong, missing, isRefused ? 1 : 0, invented].map(String)]);
      sum.fields += key.size;
      sum.right += right;
      sum.wrong += wrong;
      sum.missing += missing;
      sum.refused += isRefused ? 1 : 0;
      sum.invented += invented;
    };
    add('text', scoreOf(document.text, key));
    if (isPrintable(document.text)) {
      writeFileSync(rendered, makePlacedPdf(document.text));
      add('PDF', scoreOf((await readSource(rendered)).text, key));
    }
    for (const text of damagedVersions(document.text, DAMAGED_VERSIONS)) {
      damaged += 1;
      inventedInDamaged += inventedIn(text).length;
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
lines.push(['all', '', ...Object.values(sum).map(String)]);
const widths =
  lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
for (const line of lines)
  process.stdout.write(
    `${line.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')}\n`,
  );
process.stdout.write(`\n${damaged} damaged versions: ${inventedInDamaged} invented values.\n`);
if (sum.invented + inventedInDamaged > 0) process.exitCode = 1;
