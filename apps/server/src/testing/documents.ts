import { crc32, deflateRawSync } from 'node:zlib';

/*
 * Documents made in tests: whole ones as students have them, and the parts of which hostile ones are put together.
 */

export interface ZipPart {
  readonly name: string;
  readonly content: Buffer | string;
  /** Size the archive claims; the true one by default. */
  readonly claimed?: number;
  readonly isEncrypted?: true;
}

/** An archive, entries packed. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed, isEncrypted } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed ?? bytes.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, nameBytes]));
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}

const TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELS =
  '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The parts of a Word file with these paragraphs. */
export function docxParts(paragraphs: readonly string[], body?: string): ZipPart[] {
  const text = paragraphs
    .map((one) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(one)}</w:t></w:r></w:p>`)
    .join('');
  return [
    { name: '[Content_Types].xml', content: TYPES },
    { name: '_rels/.rels', content: RELS },
    {
      name: 'word/document.xml',
      content:
        body ??
        `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${text}</w:body></w:document>`,
    },
  ];
}

export const makeDocx = (...paragraphs: string[]): Buffer => makeZip(docxParts(paragraphs));

/** The parts of a PowerPoint file with slides of these titles. */
export function pptxParts(titles: readonly string[]): ZipPart[] {
  const space = 'http://schemas.openxmlformats.org/presentationml/2006/main';
  return [
    {
      name: '[Content_Types].xml',
      content: TYPES.replaceAll('word/document', 'ppt/presentation').replaceAll(
        'wordprocessingml.document',
        'presentationml.presentation',
      ),
    },
    { name: '_rels/.rels', content: RELS.replace('word/document', 'ppt/presentation') },
    { name: 'ppt/presentation.xml', content: `<p:presentation xmlns:p="${space}"/>` },
    ...titles.map((title, at) => ({
      name: `ppt/slides/slide${at + 1}.xml`,
      content: `<p:sld xmlns:p="${space}">${escapeXml(title)}</p:sld>`,
    })),
  ];
}

export const makePptx = (...titles: string[]): Buffer => makeZip(pptxParts(titles));

interface PdfOptions {
  /** Opens with a password only. */
  readonly isProtected?: boolean;
  /** Further objects, as they stand in the file. */
  readonly catalog?: string;
}

/** A PDF with one text per page; an empty one is a page without text, like a scan. */
export function makePdf(pages: readonly string[], options: PdfOptions = {}): Buffer {
  return pdfOf(
    pages.map((text) => {
      const lines = text
        .split('\n')
        .map((line) => `(${escapePdf(line)}) Tj T*`)
        .join(' ');
      return text ? `BT /F1 12 Tf 14 TL 72 720 Td ${lines} ET` : '';
    }),
    options,
  );
}

/** A PDF as schools print it: each cell of a line stands at a place of its own, and columns are drawn one by one. */
export function makePlacedPdf(text: string): Buffer {
  const pages = text.split('\f').map((page) => {
    const cells = page.split('\n').flatMap((line, row) => {
      let tabs = 0;
      return [...line.matchAll(/\t|[^\t ]+(?: [^\t ]+)*/g)].flatMap(({ 0: cell, index }) => {
        if (cell === '\t') {
          tabs += 1;
          return [];
        }
        return [{ cell, x: 30 + (tabs > 0 ? tabs * 90 : index * 5.4), y: 760 - row * 13 }];
      });
    });
    return cells
      .toSorted((one, other) => one.x - other.x || other.y - one.y)
      .map(({ cell, x, y }) => `BT /F1 9 Tf 1 0 0 1 ${x.toFixed(1)} ${y} Tm (${escapePdf(cell)}) Tj ET`)
      .join('\n');
  });
  return pdfOf(pages, {});
}

/** A page that is a picture and holds no text. */
export const makeScan = (jpeg: Buffer, width: number, height: number): Buffer =>
  pdfOf(['q 612 0 0 792 0 0 cm /Im1 Do Q'], {}, { jpeg, width, height });

const escapePdf = (text: string) =>
  text
    .replace(/[\\()]/g, '\\$&')
    .replaceAll('’', '\x92')
    .replaceAll('–', '\x96');

function pdfOf(
  contents: readonly string[],
  { isProtected = false, catalog = '' }: PdfOptions,
  picture?: { readonly jpeg: Buffer; readonly width: number; readonly height: number },
): Buffer {
  const objects: string[] = [];
  const kids = contents.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  objects[1] = `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`;
  objects[2] = `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`;
  objects[3] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  const pictureAt = 4 + contents.length * 2;
  const drawn = picture ? `/XObject << /Im1 ${pictureAt} 0 R >>` : '';
  contents.forEach((content, at) => {
    objects[4 + at * 2] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> ${drawn} >> /Contents ${5 + at * 2} 0 R >>`;
    objects[5 + at * 2] = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  });
  if (picture) {
    const { jpeg, width, height } = picture;
    objects[pictureAt] =
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${jpeg.toString('latin1')}\nendstream`;
  }
  let trailer = '';
  if (isProtected) {
    const secret = 'ab'.repeat(32);
    trailer = `/Encrypt ${objects.length} 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]`;
    objects.push(`<< /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >>`);
  }
  let file = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (let number = 1; number < objects.length; number++) {
    offsets.push(file.length);
    file += `${number} 0 obj\n${objects[number]}\nendobj\n`;
  }
  const start = file.length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length}\n0000000000 65535 f \n${lines}`;
  file += `trailer\n<< /Size ${objects.length} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const SECTOR = 512;
const NONE = 0xffffffff;
const END = 0xfffffffe;

/** An OLE compound file with these streams. */
export function makeCompoundFile(streams: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(streams);
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const padded = names.map((name) => {
    const bytes = streams[name] as Buffer;
    // Below 4096 bytes a stream would lie in the small sectors.
    return Buffer.concat([
      bytes,
      Buffer.alloc(Math.max(4096, Math.ceil(bytes.length / SECTOR) * SECTOR) - bytes.length),
    ]);
  });
  const sectorCount = 1 + directorySectors + padded.reduce((sum, bytes) => sum + bytes.length / SECTOR, 0);
  if (sectorCount > SECTOR / 4) throw new Error('one sector of chains holds no more');
  const fat = Buffer.alloc(SECTOR, 0xff);
  fat.writeUInt32LE(0xfffffffd, 0);
  const chain = (first: number, length: number) => {
    for (let at = 0; at < length; at++)
      fat.writeUInt32LE(at === length - 1 ? END : first + at + 1, (first + at) * 4);
  };
  chain(1, directorySectors);
  const directory = Buffer.alloc(directorySectors * SECTOR);
  const entry = (at: number, name: string, kind: number, start: number, size: number) => {
    const base = at * 128;
    directory.write(name, base, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, base + 64);
    directory.writeUInt8(kind, base + 66);
    for (const link of [68, 72, 76]) directory.writeUInt32LE(NONE, base + link);
    directory.writeUInt32LE(start, base + 116);
    directory.writeUInt32LE(size, base + 120);
  };
  entry(0, 'Root Entry', 5, END, 0);
  let next = 1 + directorySectors;
  names.forEach((name, at) => {
    const bytes = padded[at] as Buffer;
    chain(next, bytes.length / SECTOR);
    entry(at + 1, name, 2, next, bytes.length);
    next += bytes.length / SECTOR;
  });
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  return Buffer.concat([header, fat, directory, ...padded]);
}

/** An old Word file: two pieces of text, one with one byte a sign and one with two. */
export function makeDoc(first: string, second = '', flags = 0): Buffer {
  const word = Buffer.alloc(4096);
  word.writeUInt16LE(0xa5ec, 0);
  word.writeUInt16LE(0x0200 | flags, 10);
  word.write(first, 1024, 'latin1');
  word.write(second, 2048, 'utf16le');
  const pieces = Buffer.alloc(12 + 16);
  pieces.writeUInt32LE(first.length, 4);
  pieces.writeUInt32LE(first.length + second.length, 8);
  pieces.writeUInt32LE(1024 * 2 + 0x40000000, 12 + 2);
  pieces.writeUInt32LE(2048, 20 + 2);
  const list = Buffer.alloc(5 + pieces.length);
  list.writeUInt8(2, 0);
  list.writeUInt32LE(pieces.length, 1);
  pieces.copy(list, 5);
  word.writeUInt32LE(list.length, 0x01a6);
  return makeCompoundFile({ WordDocument: word, '1Table': list });
}

interface PptOptions {
  readonly isProtected?: boolean;
  readonly hasMacros?: boolean;
}

/** An old PowerPoint file, as far as it is looked at. */
export function makePpt({ isProtected = false, hasMacros = false }: PptOptions = {}): Buffer {
  const user = Buffer.alloc(64);
  user.writeUInt16LE(0x0ff6, 2);
  user.writeUInt32LE(isProtected ? 0xf3d1c4df : 0xe391c05f, 12);
  const slides = Buffer.alloc(512);
  // The record that tells of macros, there in files without any too.
  Buffer.from([0x02, 0x00, 0x00, 0x04, 0x0c, 0x00, 0x00, 0x00]).copy(slides, 100);
  slides.writeUInt32LE(7, 108);
  slides.writeUInt32LE(hasMacros ? 1 : 0, 112);
  return makeCompoundFile({ 'PowerPoint Document': slides, 'Current User': user });
}
