import { expect, it } from 'vitest';
import { picturesIn } from './pasted-pictures.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });
const pasted = (html: string, ...files: File[]) =>
  picturesIn({ files: files as unknown as FileList, getData: (kind) => (kind === 'text/html' ? html : '') });

it('takes one picture, and says how many others stay behind', () => {
  const png = file('a.png', 'image/png');
  expect(pasted('', png)).toEqual({ picture: png, leftOut: 0, isText: false });
  expect(pasted('', png, file('b.jpg', 'image/jpeg'))).toMatchObject({ picture: png, leftOut: 1 });
  // A browser puts the picture's own address beside the file.
  expect(pasted('<img src="https://a.test/x.png">', png)).toMatchObject({ picture: png, leftOut: 0 });
  expect(pasted('', file('x.heic', 'image/heic'))).toEqual({ picture: null, leftOut: 1, isText: false });
});

it('pastes words as words, and counts the pictures of other pages that they lose', () => {
  expect(pasted('<p>Words</p><img src="https://a.test/x.png"><img src="data:image/png;base64,AA">')).toEqual({
    ...{ picture: null, leftOut: 2, isText: true },
  });
  // A table from a spreadsheet brings a drawing of itself.
  expect(pasted('<table><tr><td>1</td></tr></table>', file('t.png', 'image/png'))).toEqual({
    ...{ picture: null, leftOut: 0, isText: true },
  });
  // Moved within lessons.
  expect(pasted('<p>Words</p><img src="/lesson-images/7">')).toMatchObject({ leftOut: 0, isText: true });
  expect(pasted('<img src="/lesson-images/7">')).toEqual({ picture: null, leftOut: 0, isText: true });
  expect(picturesIn(null)).toEqual({ picture: null, leftOut: 0, isText: true });
});

it('refuses a picture of another page that comes alone', () => {
  expect(pasted('<img src="https://a.test/x.png">')).toEqual({ picture: null, leftOut: 1, isText: false });
});
