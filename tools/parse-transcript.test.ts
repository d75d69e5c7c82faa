import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { makeDocx, makePdf } from '../apps/server/src/testing/documents.ts';
import { root } from './steps.ts';

const LINES = [
  'Student Name: Ada Park',
  '2023-2024',
  'Course Grade Credit',
  'English 9 A 1.0',
  'Total Credits 1.0',
];

function run(input: Buffer | string): unknown {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['tools/parse-transcript.ts'], {
    cwd: root,
    input,
  });
  expect([status, stderr.toString()]).toEqual([0, '']);
  return JSON.parse(stdout.toString());
}

it('prints what text, PDF and Word say, told apart by content', () => {
  const says = {
    studentInfo: { name: 'Ada Park', studentId: null, graduationYear: null, gpa: null, creditsEarned: 1 },
    completedCourses: [
      {
        ...{
          title: 'English 9',
          grade: 'A',
          credits: 1,
          term: null,
          schoolYear: '2023-24',
          ncaaEligible: null,
        },
        source: { line: 4, text: 'English 9 A 1.0' },
      },
    ],
    inProgress: [],
    totals: [{ label: 'Total Credits', printed: 1, computed: 1, matches: true }],
    flags: [],
  };
  expect(run(LINES.join('\r\n'))).toEqual(says);
  expect(run(Buffer.from(`\ufeff${LINES.join('\n')}`, 'utf16le'))).toEqual(says);
  expect(run(makeDocx(...LINES))).toMatchObject({ completedCourses: [{ title: 'English 9' }] });
  expect(run(makePdf([LINES.join('\n')]))).toMatchObject({ studentInfo: { name: 'Ada Park' } });
});

it.each([
  ['', 'empty'],
  ['%PDF-1.7 broken', 'damaged'],
  [Buffer.from([0, 1, 2, 3, 0, 5]), 'wrong_type'],
  ['Dear family, we meet on 3 May.', 'not_a_transcript'],
])('prints why a file isn’t read: %#', (input, refused) => {
  expect(run(input)).toEqual({ refused });
});
