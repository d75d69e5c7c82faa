import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STANDARD_STEPS } from '@fieldhouse/domain/grading/grading-scale.ts';
import {
  type RecordAttempt,
  type TranscriptRecord,
  transcriptOf,
} from '@fieldhouse/domain/records/transcript-document.ts';
import { sheetOf } from '@fieldhouse/domain/records/transcript-sheet.ts';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { drawTranscript, unprintable } from './draw.ts';
import { drawable, linesOf, runsOf } from './text.ts';
import { textsOf } from './texts.ts';

const TITLES = [
  'English',
  'Algebra',
  'Biology',
  'World History',
  'Spanish',
  'AP Computer Science Principles',
];

/** A record of so many courses, eight a year, with a repeat, honors and credit from elsewhere. */
function sheetWith(count: number, name: string) {
  const attempts = Array.from({ length: count }, (_, at): RecordAttempt => {
    const year = 2020 + Math.floor(at / 8);
    return {
      enrollmentId: `e${at}`,
      finalGradeId: `g${at}`,
      contentId: `c${at === 3 ? 2 : at}`,
      attemptPlace: at + 1,
      dueOn: null,
      title: `${TITLES[at % TITLES.length]} ${Math.floor(at / TITLES.length) + 1}`,
      level: at % 5 === 1 ? 'honors' : at % 7 === 5 ? 'ap' : 'general',
      isListed: at % 2 === 0,
      weight: at % 7 === 5 ? 1 : 0,
      result: 'graded',
      ratio: ['0.93', '0.88', '0.55', '0.76'][at % 4] ?? null,
      letter: ['A', 'B', 'F', 'C'][at % 4] ?? null,
      scaleId: null,
      creditsAttempted: 1,
      creditsEarned: at % 4 === 2 ? 0 : 1,
      countsAnyway: false,
      termLabel: `${year}–${(year + 1) % 100}, ${at % 8 < 4 ? 'Fall' : 'Spring'}`,
    };
  });
  const record: TranscriptRecord = {
    student: {
      name,
      studentNumber: '26104211',
      birthOn: '2010-03-14',
      gradeLevel: 11,
      graduationYear: 2028,
      grade9StartedOn: '2024-08-21',
      graduation: { on: '2028-06-02', isExpected: true },
    },
    school: {
      name: 'Northfield Academy',
      address: '42 Lakeshore Road, Northfield, OH 44067',
      phone: '(555) 010-0142',
      website: 'northfield.example',
      ceebCode: '365914',
    },
    attempts,
    running:
      count > 1
        ? [{ enrollmentId: 'r1', title: 'Latin I', level: 'general', credits: 1, termLabel: '2026–27, Fall' }]
        : [],
    outside:
      count > 1
        ? [
            {
              creditId: 'o1',
              kind: 'transfer',
              schoolName: 'Lakeside High School',
              title: 'Physical Science',
              gradeRaw: 'B+',
              ratio: '0.88',
              isPassed: null,
              credits: 1,
              termLabel: '2023–24',
            },
          ]
        : [],
    scales: [{ scaleId: null, fromOn: '2024-08-01', toOn: null, steps: STANDARD_STEPS }],
    repeats: 'best',
    rank: { place: 3, of: 41 },
  };
  return sheetOf(transcriptOf(record, { isOfficial: true, issuedOn: '2026-11-20' }).document);
}

const SIGNER = { signerName: 'Dana Whitcomb', signerTitle: 'Registrar' };

async function drawn(count: number, name = 'Maya Lin Chen', signer = SIGNER) {
  const pdf = await drawTranscript({
    sheet: sheetWith(count, name),
    issuedAt: '2026-11-20T15:42:00.000Z',
    marks: { seal: null, signature: null, ...signer },
    proof: {
      code: 'FH-7K3M-Q9TD-2VXC',
      address: 'https://fieldhouse.example/verify/FH-7K3M-Q9TD-2VXC',
      keyName: 'FH-2026-1',
    },
  });
  // Where somebody wants to look at it.
  const { TRANSCRIPTS_TO } = process.env;
  if (TRANSCRIPTS_TO) writeFileSync(path.join(TRANSCRIPTS_TO, `${count}-${[...name][0]}.pdf`), pdf);
  return pdf;
}

async function pagesOf(pdf: Uint8Array) {
  const document = await getDocumentProxy(pdf.slice());
  return await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1);
      const { items } = await page.getTextContent();
      const tree = await page.getStructTree();
      return {
        text: items.map((item) => ('str' in item ? item.str : '')).join('\n'),
        tree: JSON.stringify(tree),
      };
    }),
  );
}

it('prints a page for one course and for four, and all seventy on several, numbered and named each', async () => {
  for (const [count, atMost] of [
    [1, 1],
    [4, 1],
    [70, 5],
  ] as const) {
    const pages = await pagesOf(await drawn(count));
    expect(pages.length).toBeLessThanOrEqual(atMost);
    pages.forEach(({ text }, at) => {
      expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(text).toContain('Maya Lin Chen · Northfield Academy');
    });
    const all = pages.map(({ text }) => text).join('\n');
    for (const { rows } of sheetWith(count, 'Maya').tables) {
      for (const { cells } of rows) expect(all).toContain(cells[0]);
    }
  }
});

it('has headings, tables with their heads, a language, and text in the order in which it is read', async () => {
  const pdf = await drawn(4);
  const [page] = await pagesOf(pdf);
  for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure', 'P']) {
    expect(page?.tree).toContain(`"role":"${role}"`);
  }
  const raw = Buffer.from(pdf).toString('latin1');
  expect(raw).toContain('/Lang (en-US)');
  expect(raw).toMatch(/\/Marked true/);
  expect(raw).toMatch(/\/Scope \/Column/);
  const order = [
    'Official transcript',
    'Northfield Academy',
    'Maya Lin Chen',
    '2020–21',
    'English 1',
    'Year GPA',
    'Lakeside High School',
    'In progress',
    'GPA, unweighted',
    'Grading scale',
    'Marks:',
    'Check this document',
  ];
  const places = order.map((word) => page?.text.indexOf(word) ?? -1);
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('keeps totals with their table, and signatures with the notes', async () => {
  for (let count = 20; count <= 60; count += 1) {
    const pages = (await pagesOf(await drawn(count))).map(({ text }) => text.split('\n'));
    for (const [at, texts] of pages.entries()) {
      if (at === 0) continue;
      // Its head comes after what the page says of itself.
      expect(texts.find((text) => /^Year GPA|^Not yet|^Course$/.test(text)) ?? 'Course', `${count}`).toBe(
        'Course',
      );
    }
    expect(pages.at(-1)?.join(' '), `${count}`).toMatch(/Marks:[\s\S]*Check this document/);
    // One row, so that its head and its total never stand apart from it.
    expect(pages.flat(), `${count}`).not.toContain('In progress, continued');
  }
}, 60_000);

it('is the same file for the same transcript at the same moment', async () => {
  expect(Buffer.from(await drawn(4)).equals(Buffer.from(await drawn(4)))).toBe(true);
});

it('prints names of other scripts and very long ones', async () => {
  const long = `Maximiliana ${'Wolfeschlegelsteinhausen'.repeat(3)} von Hohenlohe`;
  for (const name of ['Ζωή Παπαδοπούλου', 'Олена Шевченко', 'Łucja Żółć', long]) {
    const [page] = await pagesOf(await drawn(4, name));
    expect(page?.text.replaceAll('\n', '')).toContain(name.split(' ')[0]?.slice(0, 20));
  }
  for (const name of ['מאיה כהן', 'مايا حداد']) {
    const [page] = await pagesOf(await drawn(4, name));
    expect(page?.text.normalize('NFKC')).toMatch(/[\u0590-\u06ff]/);
  }
});

it('turns what is written from the right, and leaves numbers in it alone', () => {
  expect(runsOf('Maya Chen')).toEqual([{ text: 'Maya Chen', isRightToLeft: false }]);
  expect(runsOf('מאיה 12 כהן').map(({ text }) => text)).toEqual([' כהן', '12', 'מאיה ']);
  expect(runsOf('Maya (מאיה) Chen').map(({ text, isRightToLeft }) => [text, isRightToLeft])).toEqual([
    ['Maya (', false],
    ['מאיה', true],
    [') Chen', false],
  ]);
});

it('breaks lines between words, and within a word that is longer than a line', () => {
  const ruler = { widthOfString: (text: string) => text.length };
  expect(linesOf(ruler, 'one two three', 7)).toEqual(['one two ', 'three']);
  expect(linesOf(ruler, 'abcdefghij k', 4)).toEqual(['abcd', 'efgh', 'ij k']);
  expect(linesOf(ruler, '', 4)).toEqual(['']);
});

it('names the signs that a font lacks wherever they stand, and draws none that has no form', () => {
  const signer = { signerName: 'Dana', signerTitle: '学 Registrar' };
  expect(unprintable(textsOf(sheetWith(4, '王 Maya'), signer))).toEqual(['王', '学']);
  const hidden = 'Ma\u200bya\u202e\u2066 \u00adChen\ufeff\u{e0041}';
  expect(drawable(hidden)).toBe('Maya Chen');
  expect(unprintable([hidden])).toEqual([]);
  // Those that join and part the letters of a Persian name stay, and the font has them.
  expect(drawable('\u0645\u06cc\u200c\u062e')).toContain('\u200c');
  expect(unprintable(['\u200c\u200d'])).toEqual([]);
});

it('keeps the signatures above the foot of the page, however long the name of who signs is', async () => {
  const long = 'Wolfeschlegelsteinhausen '.repeat(8).trim();
  // One row more each time, so that they come to stand at every height of a page.
  for (let count = 20; count <= 60; count += 1) {
    const signer = { signerName: long, signerTitle: long };
    const document = await getDocumentProxy((await drawn(count, 'Maya Lin Chen', signer)).slice());
    const page = await document.getPage(document.numPages);
    const { items } = await page.getTextContent();
    const signed = items.find((item) => 'str' in item && item.str.startsWith('Signed 2026'));
    // The rule above the foot lies 41 points from the edge.
    expect(signed && 'transform' in signed && signed.transform[5]).toBeGreaterThan(44);
  }
}, 60_000);

it('lets tools of others see the structure, where they are there', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'transcript-')), 'transcript.pdf');
  writeFileSync(file, await drawn(4, 'Fernández-Núñez Ó Súilleabháin, María José Guadalupe Montserrat'));
  let said: string;
  try {
    said = execFileSync('pdfinfo', ['-struct-text', file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    expect((error as { code?: string }).code).toBe('ENOENT');
    return;
  }
  expect(said).toMatch(/Document[\s\S]*H1[\s\S]*Table[\s\S]*TR[\s\S]*TH/);
  // Words on two lines, and a name with its value, aren't run together.
  expect(said).toContain('"Student Fernández-Núñez Ó Súilleabháin, María José Guadalupe Montserrat"');
});
