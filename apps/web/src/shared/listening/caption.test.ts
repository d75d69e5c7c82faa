import { expect, it } from 'vitest';
import { captionOf } from './caption.ts';

const text = `Title\n\n${'The leaf catches the light of the sun and makes sugar from it. '.repeat(3).trim()}\n\nEnd`;
const at = (word: string, nth = 0) => {
  let start = -1;
  for (let found = 0; found <= nth; found += 1) start = text.indexOf(word, start + 1);
  return { start, end: start + word.length };
};

it('stays in the paragraph of the word', () => {
  expect(captionOf(text, at('Title'))).toEqual({ before: '', now: 'Title', after: '' });
  expect(captionOf(text, at('The'))).toMatchObject({ before: '', now: 'The' });
  expect(captionOf(text, at('End'))).toEqual({ before: '', now: 'End', after: '' });
});

it('cuts between words and says that it did', () => {
  const { before, now, after } = captionOf(text, at('catches', 1));
  expect(now).toBe('catches');
  expect(before).toMatch(/^… /);
  expect(before.length + after.length).toBeLessThan(110);
  expect(text).toContain(`${before.slice(1)}${now}${after.slice(0, -2)}`);
});
