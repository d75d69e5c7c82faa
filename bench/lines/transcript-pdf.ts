import { type PdfWork, renderPdf } from '../../apps/server/src/features/transcripts/pdf/render.ts';
import { STANDARD_STEPS } from '../../packages/domain/src/grading/grading-scale.ts';
import {
  type TranscriptRecord,
  transcriptOf,
} from '../../packages/domain/src/records/transcript-document.ts';
import { sheetOf } from '../../packages/domain/src/records/transcript-sheet.ts';
import { atMost, type Line } from '../measure.ts';

/** Eight courses a year for four years: what a graduate's transcript holds. */
const COURSES = 32;
const WARM_UP = 10;
const DRAWN = 100;

/** One official transcript after the other, in the thread that the server draws in. */
export async function measureTranscriptPdf(): Promise<Line[]> {
  const work = graduatesWork();
  for (let count = 0; count < WARM_UP; count += 1) await renderPdf(work);
  const times: number[] = [];
  for (let count = 0; count < DRAWN; count += 1) {
    const began = performance.now();
    await renderPdf(work);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, one) => sum + one, 0) / DRAWN;
  const p95 = times[Math.ceil(DRAWN * 0.95) - 1] ?? 0;
  const detail = `of ${DRAWN} official transcripts with ${COURSES} courses, one after the other, warm`;
  return [
    atMost('transcript-pdf', mean, 100, 'ms', `mean ${detail}`, 'json'),
    atMost('transcript-pdf-p95', p95, 100, 'ms', `p95 ${detail}`, 'json'),
  ];
}

function graduatesWork(): PdfWork {
  const record: TranscriptRecord = {
    student: {
      ...{ name: 'Maya Lin Chen', studentNumber: '26104211', birthOn: '2010-03-14', gradeLevel: 12 },
      ...{ graduationYear: 2028, grade9StartedOn: '2024-08-21' },
      graduation: { on: '2028-06-02', isExpected: true },
    },
    school: {
      ...{ name: 'Northfield Academy', address: '42 Lakeshore Road, Northfield, OH 44067' },
      ...{ phone: '(555) 010-0142', website: 'northfield.example', ceebCode: '365914' },
    },
    attempts: Array.from({ length: COURSES }, (_, at) => ({
      ...{ enrollmentId: `e${at}`, finalGradeId: `g${at}`, contentId: `c${at}`, attemptPlace: at + 1 },
      ...{ title: `Course of the catalog ${at + 1}`, level: 'general', isListed: true, weight: 0 },
      ...{ result: 'graded', ratio: '0.88', letter: 'B', scaleId: null, countsAnyway: false },
      ...{ creditsAttempted: 1, creditsEarned: 1, dueOn: null },
      termLabel: `${2024 + Math.floor(at / 8)}–${25 + Math.floor(at / 8)}, ${at % 8 < 4 ? 'Fall' : 'Spring'}`,
    })),
    running: [],
    outside: [],
    scales: [{ scaleId: null, fromOn: null, toOn: null, steps: STANDARD_STEPS }],
    repeats: 'best',
    rank: { place: 3, of: 41 },
  };
  return {
    sheet: sheetOf(transcriptOf(record, { isOfficial: true, issuedOn: '2026-11-20' }).document),
    issuedAt: '2026-11-20T15:42:00.000Z',
    marks: { seal: null, signature: null, signerName: 'Dana Whitcomb', signerTitle: 'Registrar' },
    proof: {
      code: 'FH-7K3M-Q9TD-2VXC',
      address: 'https://fieldhouse.example/verify/FH-7K3M-Q9TD-2VXC',
      keyName: 'FH-2026-1',
    },
  };
}
