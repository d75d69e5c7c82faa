import { canonicalJson } from '@fieldhouse/domain/records/canonical-json.ts';
import {
  type TranscriptDocument,
  type TranscriptRecord,
  transcriptOf,
} from '@fieldhouse/domain/records/transcript-document.ts';
import { sheetOf } from '@fieldhouse/domain/records/transcript-sheet.ts';
import { type SecondTotals, secondTranscript } from '@fieldhouse/domain/testing/figures/second-transcript.ts';
import { transcriptHtml } from '#features/transcripts/html.ts';
import { drawTranscript } from '#features/transcripts/pdf/draw.ts';
import { type Printed, readHtml, readPdf } from './read-printed.ts';

export interface Comparison {
  readonly differences: readonly string[];
  /** Lines and totals that were compared, in each form. */
  readonly lines: number;
  readonly totals: number;
}

const PROOF = {
  code: 'FH-7K3M-Q9TD-2VXC',
  address: 'https://fieldhouse.example/verify/FH-7K3M-Q9TD-2VXC',
  keyName: 'FH-2026-1',
  ended: null,
  issuedAt: '2026-01-01T00:00:00Z',
};

/** Prints the transcript of a record as PDF, page and JSON, reads each again, and compares it with a second calculation. */
export async function differencesInPrint(record: TranscriptRecord): Promise<Comparison> {
  const { document } = transcriptOf(record, { isOfficial: true, issuedOn: '2026-11-20' });
  const sheet = sheetOf(document);
  const second = secondTranscript(record);
  const pdf = await drawTranscript({
    sheet,
    issuedAt: '2026-11-20T15:42:00.000Z',
    marks: { seal: null, signature: null, signerName: 'Dana Whitcomb', signerTitle: 'Registrar' },
    proof: { ...PROOF, keyName: 'FH-2026-1' },
  });
  const json = JSON.parse(canonicalJson(document)) as TranscriptDocument;
  const forms: Record<string, Printed> = {
    PDF: await readPdf(pdf),
    page: readHtml(transcriptHtml(sheet, PROOF)),
    JSON: readHtml(transcriptHtml(sheetOf(json), PROOF)),
  };
  const differences: string[] = [];
  const lines = [
    ...second.years.flatMap((year) => year.lines.map((cells) => cells.join(' | '))),
    ...second.outside.map((cells) => cells.join(' | ')),
    ...second.running.map((cells) => cells.join(' | ')),
  ];
  const totals = [
    ...second.years.map(({ totals }) => yearText(totals, second.totals)),
    ...summaryOf(second.totals),
  ];
  for (const [form, printed] of Object.entries(forms)) {
    const found = linesIn(printed);
    const expected = lines.toSorted();
    if (found.toSorted().join('\n') !== expected.join('\n'))
      differences.push(
        `${form}: lines ${JSON.stringify(found.filter((one) => !expected.includes(one)))} for ${JSON.stringify(expected.filter((one) => !found.includes(one)))}`,
      );
    // In the order of the record, which is that of time.
    const posted = lines.slice(0, second.years.flatMap((year) => year.lines).length);
    if (
      found
        .filter((one) => posted.includes(one))
        .slice(0, posted.length)
        .join() !== posted.join()
    )
      differences.push(`${form}: lines in another order`);
    const isTotal = /^(?:Year GPA|GPA, |Credits earned)/;
    const shown = printed.texts.filter((text) => isTotal.test(text));
    if (shown.join('\n') !== totals.join('\n'))
      differences.push(`${form}: totals ${JSON.stringify(shown)} for ${JSON.stringify(totals)}`);
  }
  return { differences, lines: lines.length, totals: totals.length };
}

/** The lines of courses and credits without what marks them, by the heads of their tables. */
function linesIn({ rows }: Printed): string[] {
  let head: readonly string[] = [];
  return rows.flatMap((cells) => {
    if (cells[0] === 'Course' || cells[0] === 'Letter') head = cells;
    if (cells === head || head[0] !== 'Course') return [];
    const wanted = head.includes('Percent')
      ? ['Course', 'Term', 'Grade', 'Percent', 'Attempted', 'Earned']
      : head.includes('In GPA')
        ? ['Course', 'Term', 'Grade', 'In GPA', 'Attempted', 'Earned']
        : ['Course', 'Credits'];
    return wanted.map((name) => cells[head.indexOf(name)]).join(' | ');
  });
}

const yearText = ({ gpa, weightedGpa, credits }: SecondTotals, all: SecondTotals): string =>
  [
    `Year GPA ${gpa}`,
    ...(all.weightedGpa === null || all.weightedGpa === '–' ? [] : [`weighted ${weightedGpa ?? '–'}`]),
    `credits earned ${credits}`,
  ].join(' · ');

const summaryOf = ({ gpa, weightedGpa, credits }: SecondTotals): string[] => [
  `GPA, unweighted ${gpa}`,
  `GPA, weighted ${weightedGpa ?? 'Grades are not weighted'}`,
  `Credits earned ${credits}`,
];
