import { expect, it } from 'vitest';
import { storableInput } from './storable-input.ts';

it('takes out what no column keeps, however deep, and leaves everything else as it is', () => {
  const file = new File(['x'], 'a.txt');
  const sent = { title: 'nu\u0000ll 🏳️‍🌈\ttab', list: [{ half: 'cut \ud83d' }], only: '\u0000', at: 5, file };
  expect(storableInput(sent)).toEqual({
    title: 'null 🏳️‍🌈\ttab',
    list: [{ half: 'cut \ufffd' }],
    only: '\ufffd',
    at: 5,
    file,
  });
  expect((storableInput(sent) as typeof sent).file).toBe(file);
  expect(storableInput(undefined)).toBeUndefined();
});
