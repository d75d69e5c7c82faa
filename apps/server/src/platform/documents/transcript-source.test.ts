import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseTranscript } from '@fieldhouse/domain/transcripts/parse.ts';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { docxParts, makePdf, makePlacedPdf, makeScan, makeZip } from '#testing/documents.ts';
import { readSource } from './transcript-source.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PAGE = readFileSync(new URL('../../testing/transcript-page.png', import.meta.url));

let count = 0;
function kept(bytes: Buffer): string {
  count += 1;
  const file = path.join(folder, String(count));
  writeFileSync(file, bytes);
  return file;
}
function rowsOf(text: string): string[] {
  const parsed = parseTranscript(text);
  if ('refused' in parsed) throw new Error(parsed.refused);
  return parsed.completedCourses.map(({ title, grade, credits }) => `${title} | ${grade} | ${credits}`);
}

const TABLE = [
  'Lincoln High School                                   Official Transcript',
  'Student Name: Jordan Avery        Student ID: 1048823',
  '2023-2024   Grade 9',
  'Course                     Sem 1   Sem 2   Final   Credit',
  'English 9                  B+      A-      A-      1.00',
  'Ceramics                           A       A       0.50',
].join('\n');

it('reads the lines of a PDF as they stand on the page, whatever the order in which it draws them', async () => {
  const source = await readSource(kept(makePlacedPdf(TABLE)));
  expect(source).toMatchObject({ mediaType: 'application/pdf', pageCount: 1, isRecognized: false });
  expect(source.text.split('\n').map((line) => line.split(/ {2,}/).length)).toEqual([2, 2, 2, 5, 5, 4]);
  expect(rowsOf(source.text)).toEqual(['English 9 | A- | 1', 'Ceramics | A | 0.5']);
});

it('reads a row of a Word table as one line', async () => {
  const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
  const body = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
    <w:p><w:r><w:t>Student Name: Jordan Avery</w:t></w:r></w:p><w:p><w:r><w:t>2023-2024</w:t></w:r></w:p>
    <w:tbl>${row('Course', 'Grade', 'Credit')}${row('English 9', 'A-', '1.00')}${row('Algebra I', '', '1.00')}</w:tbl></w:body></w:document>`;
  const { text } = await readSource(kept(makeZip(docxParts([], body))));
  expect(text).toContain('English 9\tA-\t1.00\n');
  expect(text).toContain('Algebra I\t\t1.00');
  expect(rowsOf(text)).toEqual(['English 9 | A- | 1']);
});

it('recognizes the pages of a scan', async () => {
  const { data, info } = await sharp(PAGE)
    .grayscale()
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  const source = await readSource(kept(makeScan(data, info.width, info.height)));
  expect(source).toMatchObject({ mediaType: 'application/pdf', pageCount: 1, isRecognized: true });
  expect(rowsOf(source.text)).toContain('English 9 | A | 1');
}, 90_000);

it('recognizes a photo', async () => {
  const source = await readSource(kept(PAGE));
  expect(source).toMatchObject({ mediaType: 'image/png', pageCount: 1, isRecognized: true });
  expect(rowsOf(source.text)).toContain('English 9 | A | 1');
}, 60_000);

it.each([
  ['a scan whose pages are no pictures', makePdf(['', '']), 'SCAN_UNREADABLE'],
  [
    'a scan of more pages than are recognized',
    makePdf(Array.from({ length: 7 }, () => '')),
    'SCAN_UNREADABLE',
  ],
  ['300 pages', makePdf(Array.from({ length: 300 }, () => TABLE)), 'TOO_LONG'],
  ['a PDF with a password', makePdf([TABLE], { isProtected: true }), 'PROTECTED'],
  ['a broken PDF', Buffer.from('%PDF-1.7 broken'), 'DAMAGED'],
  ['a broken archive', Buffer.from('PK\x03\x04 broken'), 'DAMAGED'],
  ['blank text', Buffer.from(' \n '), 'EMPTY'],
  ['more text than a transcript has', Buffer.from('line\n'.repeat(50_000)), 'TOO_LONG'],
  ['bytes that are no text', Buffer.from([1, 0, 2, 0]), 'WRONG_TYPE'],
])('refuses %s', async (_, bytes, reason) => {
  await expect(readSource(kept(bytes))).rejects.toMatchObject({ reason });
});
