import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_BYTES, makeCode, printedCode, readCode } from './verify-code.ts';

const random = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES });

it('begins with the installation, is read back as it is printed, and has no signs that look alike', () => {
  fc.assert(
    fc.property(fc.constantFrom('FH', 'CELL2', 'EUW'), random, (installation, bytes) => {
      const code = makeCode(installation, bytes);
      expect(code.startsWith(installation)).toBe(true);
      expect(code).not.toMatch(/[OI01]/);
      expect(readCode(printedCode(code))).toBe(code);
      expect(readCode(` ${printedCode(code).toLowerCase().replaceAll('-', '– ')} `)).toBe(code);
    }),
  );
});

it('prints groups of four', () => {
  const bytes = Uint8Array.from({ length: CODE_BYTES }, (_, at) => at);
  expect(printedCode(makeCode('FH', bytes))).toBe('FH-ABCD-EFGH-JKLM');
});

it('takes nothing that can be no code', () => {
  for (const typed of [
    '',
    'FH',
    'FH-ABCD-EFGH-JKL',
    'FH-ABCD-EFGH-JKL0',
    '-ABCD-EFGH-JKLM',
    '<script>',
    'ABCDEFG-ABCD-EFGH-JKLM',
  ]) {
    expect(readCode(typed)).toBeNull();
  }
  expect(() => makeCode('O1', new Uint8Array(CODE_BYTES))).toThrow(RangeError);
  expect(() => makeCode('FH', new Uint8Array(3))).toThrow(RangeError);
});
