import { readFileSync } from 'node:fs';
import type { SheetTable, TranscriptSheet } from '@fieldhouse/domain/records/transcript-sheet.ts';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import { FONTS } from './fonts.ts';
import type { PdfWork } from './render.ts';
import { drawable, hasRightToLeft, linesOf, runsOf, SHAPED } from './text.ts';

/** Points. */
const PAGE = { width: 612, height: 792, side: 40, top: 40, bottom: 56 };
const WIDTH = PAGE.width - 2 * PAGE.side;
const GAP = 1.25;
const QR_SIZE = 72;
/** From the top of a signature to the name below its line. */
const SIGNATURE_HEIGHT = 41;

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

interface Style {
  readonly size: number;
  readonly isBold?: boolean;
  readonly isAtEnd?: boolean;
  readonly color?: string;
}

const SMALL: Style = { size: 7.5, color: '#333333' };
const BODY: Style = { size: 8.5 };
const STRONG: Style = { size: 9.5, isBold: true };
const TOTAL: Style = { ...BODY, isBold: true };

/** Read once: of a font this large that takes longer than drawing ten documents. PDFKit takes such an object as a font. */
const fonts = {
  regular: fontkit.create(readFileSync(FONTS.regular)),
  bold: fontkit.create(readFileSync(FONTS.bold)),
};

/** Signs that one of the fonts doesn't have, each once. */
export function unprintable(texts: readonly string[]): string[] {
  const signs = new Set(texts.flatMap((text) => [...drawable(text)]));
  const isMissing = (sign: string) =>
    Object.values(fonts).some((font) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  return [...signs].filter((sign) => !/\s/u.test(sign) && isMissing(sign));
}

/** The transcript as a tagged PDF: headings, tables with their heads, and text in the order in which it is read. */
export async function drawTranscript(work: PdfWork): Promise<Uint8Array> {
  const { sheet, issuedAt } = work;
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // No font of PDFKit's own.
    font: null as unknown as string,
    info: {
      Title: `${sheet.title}, ${sheet.studentName}`,
      Author: sheet.schoolName,
      CreationDate: new Date(issuedAt),
      ModDate: new Date(issuedAt),
    },
  });
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as unknown as Buffer);
  const chunks: Buffer[] = [];
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.on('end', resolve);
  doc.on('error', reject);
  new Printer(doc, work).print();
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Widths in thousandths of the size, by font and text: most words of a transcript are printed many times. */
const widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };
const MOST_WIDTHS = 20_000;

class Printer {
  readonly #doc: Doc;
  readonly #work: PdfWork;
  readonly #root: Element;
  #y = PAGE.top;
  #font: keyof typeof widths = 'regular';
  #size = 1;

  constructor(doc: Doc, work: PdfWork) {
    this.#doc = doc;
    this.#work = work;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  print(): void {
    const { sheet, proof } = this.#work;
    this.#head();
    // The name comes first, and names are long.
    this.#facts(sheet.facts, 2);
    this.#rule(0.5);
    for (const table of sheet.tables) this.#table(table);
    // Apart from the total of the last table, and never a rule alone at the foot of a page.
    this.#room(48);
    this.#y += 4;
    this.#rule(0.5);
    this.#facts(sheet.summary);
    for (const table of sheet.scales) this.#table(table);
    // A signature is never alone on a page.
    const signatures = proof && this.#signatures(proof);
    this.#room(
      sheet.notes.reduce((sum, note) => sum + this.#paragraphHeight(note, SMALL), signatures?.height ?? 0),
    );
    for (const note of sheet.notes) this.#paragraph(note, SMALL);
    signatures?.draw();
    this.#root.end();
    this.#numberPages();
  }

  #head(): void {
    const { sheet, marks, proof } = this.#work;
    const left = marks.seal ? PAGE.side + 72 : PAGE.side;
    const top = this.#y;
    if (marks.seal)
      this.#picture(marks.seal, `Seal of ${sheet.schoolName}`, PAGE.side, top, { fit: [60, 60] });
    const half = WIDTH * 0.36;
    const right = PAGE.side + WIDTH - half;
    const width = right - left - 12;
    this.#content('H1', sheet.title, () =>
      this.#write(sheet.title, right, top, half, { size: 13, isBold: true, isAtEnd: true }),
    );
    let y = this.#add('P', sheet.schoolName, left, top, width, { size: 16, isBold: true });
    for (const line of sheet.schoolLines) y = this.#add('P', line, left, y, width, SMALL);
    let below = top + 20;
    const issued = [`Issued ${sheet.issued}`, ...(proof ? [`Code ${proof.code}`] : [])];
    for (const line of issued) below = this.#add('P', line, right, below, half, { ...SMALL, isAtEnd: true });
    this.#y = Math.max(y, below, marks.seal ? top + 60 : 0) + 6;
    this.#rule(1.5);
  }

  /** Names with values, four beside each other; the first takes as many places as given. */
  #facts(facts: TranscriptSheet['facts'], firstSpan = 1): void {
    const columns = 4;
    const places = facts.map((fact, at) => ({
      fact,
      place: at === 0 ? 0 : at + firstSpan - 1,
      width: (WIDTH / columns) * (at === 0 ? firstSpan : 1) - 8,
    }));
    for (const row of Object.values(Object.groupBy(places, ({ place }) => Math.floor(place / columns)))) {
      if (!row) continue;
      const heights = row.map(({ fact, width }) => 11 + this.#height(fact.value, width, STRONG));
      this.#room(Math.max(...heights) + 4);
      const top = this.#y;
      for (const { fact, place, width } of row) {
        const x = PAGE.side + (place % columns) * (WIDTH / columns);
        this.#content('P', `${fact.label}: ${fact.value}`, () => {
          // The space parts the two for whoever reads the tags.
          const y = top + this.#height(fact.label, width, SMALL);
          this.#writeLine(`${fact.label} `, x, top, SMALL);
          this.#write(fact.value, x, y, width, STRONG);
        });
      }
      this.#y = top + Math.max(...heights) + 4;
    }
    this.#y += 2;
  }

  #table({ caption, headings, rows, total, endColumns, widths }: SheetTable): void {
    const xs = widths.map(
      (_, at) => PAGE.side + WIDTH * widths.slice(0, at).reduce((sum, one) => sum + one, 0),
    );
    const cellStyle = (at: number): Style => ({ ...BODY, isAtEnd: endColumns.includes(at) });
    const boxOf = (at: number) => ({ x: xs[at] ?? PAGE.side, width: WIDTH * (widths[at] ?? 0) - 6 });
    const heightOf = (cells: readonly string[]) =>
      Math.max(...cells.map((text, at) => this.#height(text, boxOf(at).width, BODY))) + 3;
    // The total stays with the last row, and the first row with the head of the table.
    const totalHeight = total === null ? 0 : this.#paragraphHeight(total, TOTAL);
    const roomOf = (at: number) =>
      heightOf(rows[at]?.cells ?? ['']) + (at === rows.length - 1 ? totalHeight : 0);
    this.#room(5 + this.#height(caption, WIDTH, STRONG) + 1 + 13 + roomOf(0));
    this.#y = this.#add('H2', caption, PAGE.side, this.#y + 5, WIDTH, STRONG) + 1;
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    this.#line(0.8);
    const head = this.#doc.struct('TR');
    table.add(head);
    headings.forEach((text, at) => {
      const { x, width } = boxOf(at);
      const cell = this.#cell('TH', 'Column', text, () =>
        this.#write(text, x, this.#y + 2, width, { ...SMALL, isAtEnd: endColumns.includes(at) }),
      );
      head.add(cell);
    });
    head.end();
    this.#y += 13;
    this.#line(0.8);
    for (const [at, { cells }] of rows.entries()) {
      const height = heightOf(cells);
      if (this.#room(roomOf(at))) this.#repeatHead(`${caption}, continued`, headings, endColumns, boxOf);
      const row = this.#doc.struct('TR');
      table.add(row);
      cells.forEach((text, at) => {
        const { x, width } = boxOf(at);
        const draw = () => void this.#write(text, x, this.#y + 1.5, width, cellStyle(at));
        row.add(at === 0 ? this.#cell('TH', 'Row', text, draw) : this.#cell('TD', null, text, draw));
      });
      row.end();
      this.#y += height;
      this.#line(0.25);
    }
    table.end();
    if (total !== null) this.#paragraph(total, TOTAL);
    this.#y += 2;
  }

  /** The head of a table once more on the next page: for the eye, since the table has its head already. */
  #repeatHead(
    caption: string,
    headings: readonly string[],
    endColumns: readonly number[],
    boxOf: (at: number) => { x: number; width: number },
  ): void {
    this.#artifact(() => {
      this.#y = this.#write(caption, PAGE.side, this.#y, WIDTH, STRONG) + 1;
    });
    this.#line(0.8);
    this.#artifact(() =>
      headings.forEach((text, at) => {
        const { x, width } = boxOf(at);
        this.#write(text, x, this.#y + 2, width, { ...SMALL, isAtEnd: endColumns.includes(at) });
      }),
    );
    this.#y += 13;
    this.#line(0.8);
  }

  #paragraphHeight(text: string, style: Style): number {
    return this.#height(text, WIDTH, style) + 2;
  }

  #paragraph(text: string, style: Style): void {
    this.#room(this.#paragraphHeight(text, style));
    this.#y = this.#add('P', text, PAGE.side, this.#y + 2, WIDTH, style);
  }

  /** Who signed, and how it is checked: how high that is, and what draws it. */
  #signatures({ code, address, keyName }: NonNullable<PdfWork['proof']>): { height: number; draw(): void } {
    const { marks, issuedAt } = this.#work;
    const half = WIDTH * 0.42;
    const signer =
      [marks.signerName, marks.signerTitle].filter((one) => one !== null).join(', ') || 'For the school';
    const signed = `Signed ${issuedAt.slice(0, 16).replace('T', ' ')} UTC, key ${keyName}`;
    const left = PAGE.side + half;
    const qrLeft = PAGE.side + WIDTH - QR_SIZE;
    const width = qrLeft - left - 12;
    const checks: readonly (readonly [type: string, text: string, style: Style])[] = [
      ['H2', 'Check this document', { ...STRONG, isAtEnd: true }],
      ['P', code, { size: 12, isBold: true, isAtEnd: true }],
      ['P', address, { ...SMALL, isAtEnd: true }],
      [
        'P',
        'No account needed. The page says whether this transcript holds, and compares the file with the signed one.',
        { ...SMALL, isAtEnd: true },
      ],
    ];
    const checksHeight = checks.reduce((sum, [, text, style]) => sum + this.#height(text, width, style), 0);
    const signerHeight =
      SIGNATURE_HEIGHT + this.#height(signer, half - 20, STRONG) + this.#height(signed, half - 20, SMALL);
    const height = Math.max(QR_SIZE, checksHeight, signerHeight);
    const draw = () => {
      this.#room(height + 12);
      const top = this.#y + 12;
      if (marks.signature)
        this.#picture(marks.signature, `Signature of ${marks.signerName ?? 'the school'}`, PAGE.side, top, {
          fit: [half - 40, SIGNATURE_HEIGHT - 7],
        });
      const line = top + SIGNATURE_HEIGHT - 3;
      this.#artifact(() =>
        this.#doc
          .lineWidth(0.8)
          .moveTo(PAGE.side, line)
          .lineTo(PAGE.side + half - 20, line)
          .stroke('#000000'),
      );
      const below = this.#add('P', signer, PAGE.side, line + 3, half - 20, STRONG);
      this.#add('P', signed, PAGE.side, below, half - 20, SMALL);
      let y = top;
      for (const [type, text, style] of checks) y = this.#add(type, text, left, y, width, style);
      this.#qr(address, qrLeft, top);
      this.#y = top + height;
    };
    return { height: height + 12, draw };
  }

  #qr(address: string, x: number, y: number): void {
    const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
    const size = QR_SIZE / modules.size;
    const figure = this.#doc.struct('Figure', { alt: `QR code that leads to ${address}` }, () => {
      modules.data.forEach((isDark: number, at: number) => {
        if (isDark)
          this.#doc.rect(
            x + (at % modules.size) * size,
            y + Math.floor(at / modules.size) * size,
            size,
            size,
          );
      });
      this.#doc.fill('#000000');
    });
    this.#root.add(figure);
  }

  /** On each page its number and whose transcript it is; on later ones also what it is, at the top. */
  #numberPages(): void {
    const { sheet, proof } = this.#work;
    const { start, count } = this.#doc.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      this.#doc.switchToPage(start + at);
      const y = PAGE.height - 36;
      this.#artifact(() => {
        this.#doc
          .lineWidth(0.5)
          .moveTo(PAGE.side, y - 5)
          .lineTo(PAGE.side + WIDTH, y - 5)
          .stroke('#000000');
        this.#writeLine(
          this.#firstLine(`${sheet.studentName} · ${sheet.schoolName}`, WIDTH * 0.55),
          PAGE.side,
          y,
          SMALL,
        );
        const number = `${proof ? `${proof.code} · ` : ''}Page ${at + 1} of ${count}`;
        this.#write(number, PAGE.side + WIDTH * 0.6, y, WIDTH * 0.4, { ...SMALL, isAtEnd: true });
        if (at > 0)
          this.#write(`${sheet.title}, issued ${sheet.issued}`, PAGE.side, 22, WIDTH, {
            ...SMALL,
            isAtEnd: true,
          });
      });
    }
  }

  #firstLine(text: string, width: number): string {
    this.#use(SMALL);
    const [first = '', ...more] = linesOf(this.#ruler, drawable(text), width);
    return more.length > 0 ? `${first.trimEnd()} …` : first;
  }

  /** Goes to the next page where there is no room. True: it did. */
  #room(height: number): boolean {
    if (this.#y + height <= PAGE.height - PAGE.bottom) return false;
    this.#doc.addPage();
    this.#y = PAGE.top;
    return true;
  }

  #rule(width: number): void {
    this.#line(width);
    this.#y += 6;
  }

  #line(width: number): void {
    const y = this.#y;
    this.#artifact(() =>
      this.#doc
        .lineWidth(width)
        .moveTo(PAGE.side, y)
        .lineTo(PAGE.side + WIDTH, y)
        .stroke(width < 0.5 ? '#888888' : '#000000'),
    );
  }

  #artifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  #picture(bytes: Uint8Array, alt: string, x: number, y: number, options: { fit: [number, number] }): void {
    this.#root.add(
      this.#doc.struct('Figure', { alt }, () => {
        this.#doc.image(Buffer.from(bytes) as unknown as string, x, y, options);
      }),
    );
  }

  #cell(type: 'TH' | 'TD', scope: 'Row' | 'Column' | null, text: string, draw: () => void): Element {
    const cell = this.#doc.struct(type, actual(text), draw);
    if (scope !== null) {
      const { dictionary } = cell as unknown as { dictionary: { data: Record<string, unknown> } };
      dictionary.data.A = { O: 'Table', Scope: scope };
    }
    return cell;
  }

  #content(type: string, text: string, draw: () => void): void {
    this.#root.add(this.#doc.struct(type, actual(text), draw));
  }

  /** Adds a text to the document. Answers where the next one begins. */
  #add(type: string, text: string, x: number, y: number, width: number, style: Style): number {
    this.#content(type, text, () => void this.#write(text, x, y, width, style));
    return y + this.#height(text, width, style);
  }

  /** Measures in the font that is set. */
  readonly #ruler = {
    widthOfString: (text: string, options?: typeof SHAPED): number => {
      const known = widths[this.#font];
      const key = `${options ? '<' : '>'}${text}`;
      let width = known.get(key);
      if (width === undefined) {
        width = (this.#doc.widthOfString(text, options) / this.#size) * 1000;
        if (known.size >= MOST_WIDTHS) known.clear();
        known.set(key, width);
      }
      return (width * this.#size) / 1000;
    },
  };

  #use({ size, isBold = false, color = '#000000' }: Style): number {
    this.#font = isBold ? 'bold' : 'regular';
    this.#size = size;
    this.#doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
    return size * GAP;
  }

  #height(text: string, width: number, style: Style): number {
    const line = this.#use(style);
    return line * linesOf(this.#ruler, drawable(text), width).length;
  }

  /** Draws a text in as many lines as it needs. Answers where the next one begins. */
  #write(text: string, x: number, y: number, width: number, style: Style): number {
    const height = this.#use(style);
    const lines = linesOf(this.#ruler, drawable(text), width);
    lines.forEach((line, at) => {
      const left = style.isAtEnd ? x + width - this.#lineWidth(line.trimEnd()) : x;
      this.#writeLine(line, left, y + at * height, style);
    });
    return y + lines.length * height;
  }

  #lineWidth(line: string): number {
    return runsOf(line).reduce(
      (sum, run) => sum + this.#ruler.widthOfString(run.text, run.isRightToLeft ? SHAPED : undefined),
      0,
    );
  }

  #writeLine(line: string, x: number, y: number, style: Style): void {
    this.#use(style);
    let left = x;
    for (const { text, isRightToLeft } of runsOf(line)) {
      const options = { lineBreak: false, ...(isRightToLeft ? SHAPED : {}) };
      this.#doc.text(text, left, y, options as PDFKit.Mixins.TextOptions);
      left += this.#ruler.widthOfString(text, isRightToLeft ? SHAPED : undefined);
    }
  }
}

/** What a reader is told of a text that is drawn from the right: its letters in their own order. */
const actual = (text: string): { actual?: string } => (hasRightToLeft(text) ? { actual: text } : {});
