/** One line of a page: a title, a heading, a paragraph or a point. */
export interface PdfLine {
  readonly kind: 'title' | 'heading' | 'text' | 'point';
  readonly text: string;
}

const WIDTH = 612;
const HEIGHT = 792;
const MARGIN = 64;
const STYLES = {
  title: { font: 'F2', size: 24, lead: 32, before: 0, most: 44 },
  heading: { font: 'F2', size: 14, lead: 20, before: 14, most: 70 },
  text: { font: 'F1', size: 11.5, lead: 17, before: 4, most: 86 },
  point: { font: 'F1', size: 11.5, lead: 17, before: 2, most: 82 },
} as const;

/** Helvetica knows Latin-1; quotes and dashes beyond it are written as plain ones. */
const latin = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[\\()]/g, '\\$&');

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= most) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** What one page draws. */
function contentOf(lines: readonly PdfLine[], foot: string): string {
  const parts = [`0.059 0.361 0.302 rg 0 ${HEIGHT - 18} ${WIDTH} 18 re f`, '0 g BT'];
  let y = HEIGHT - MARGIN - 20;
  for (const { kind, text } of lines) {
    const { font, size, lead, before, most } = STYLES[kind];
    y -= before;
    const indent = kind === 'point' ? 14 : 0;
    for (const [at, piece] of wrapped(text, most).entries()) {
      const mark = kind === 'point' && at === 0 ? '\\225  ' : kind === 'point' ? '   ' : '';
      parts.push(`/${font} ${size} Tf 1 0 0 1 ${MARGIN + indent} ${y} Tm (${mark}${latin(piece)}) Tj`);
      y -= lead;
    }
  }
  parts.push(`0.4 g /F1 9 Tf 1 0 0 1 ${MARGIN} 40 Tm (${latin(foot)}) Tj ET`);
  return parts.join('\n');
}

/** A small PDF of plain text, one list of lines for each page. */
export function writePdf(title: string, pages: readonly (readonly PdfLine[])[]): Buffer {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const first = 6;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${latin(title)}) /Producer (Fieldhouse) >>`,
  ];
  for (const [at, lines] of pages.entries()) {
    const content = contentOf(lines, `${title} - page ${at + 1} of ${pages.length}`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${first + at * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    );
  }
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = Buffer.byteLength(body, 'latin1');
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = Buffer.byteLength(body, 'latin1');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
