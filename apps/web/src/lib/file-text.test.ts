import { expect, it } from 'vitest';
import { readText } from './file-text.ts';

const TEXT = 'Élève;Größe\r\nZoë;“18,5” €';
/** A letter for each byte; what the code page holds elsewhere than Unicode does is named. */
const AT: Record<string, number> = { '“': 0x93, '”': 0x94, '€': 0x80 };

it('reads UTF-8 with its mark and without', () => {
  expect(readText(Buffer.from(TEXT))).toBe(TEXT);
  expect(readText(Buffer.from(`\ufeff${TEXT}`))).toBe(TEXT);
  expect(readText(new Uint8Array())).toBe('');
});

it('reads UTF-16 in either order of bytes', () => {
  const wide = Buffer.from(`\ufeff${TEXT}`, 'utf16le');
  expect(readText(wide)).toBe(TEXT);
  expect(readText(Buffer.from(wide).swap16())).toBe(TEXT);
});

it('reads what Windows saves in Western Europe', () => {
  const bytes = Uint8Array.from([...TEXT].map((sign) => AT[sign] ?? sign.charCodeAt(0)));
  expect(readText(bytes)).toBe(TEXT);
});
