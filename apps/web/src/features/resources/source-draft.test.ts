import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { resourceSearch } from './resource-queries.ts';
import { clockWords } from './resource-words.ts';
import { readSource } from './source-draft.ts';

const t = ((key: string) => key) as TFunction;
const link = (url: string) => readSource({ kind: 'link', url }, null, t).source;

it('takes addresses of https alone, and helps where the beginning is missing', () => {
  expect(link(' example.org/a ')).toEqual({ kind: 'link', url: 'https://example.org/a' });
  expect(link('https://youtu.be/aaaaaaaaaaa')).toMatchObject({ url: 'https://youtu.be/aaaaaaaaaaa' });
  for (const url of [
    '',
    'http://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'words',
    'https://',
  ]) {
    expect(link(url), url).toBeNull();
  }
});

it('reads a filter from the address, and leaves out what makes no sense', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  expect(
    resourceSearch({ search: ' cells ', type: 'pdf', course: id, own: true, page: 2, view: id }),
  ).toEqual({
    ...{ search: 'cells', type: 'pdf', course: id, own: true, archived: undefined, page: 2, view: id },
  });
  expect(resourceSearch({ type: 'exe', course: '../x', own: 'yes', page: -1, view: '<b>' })).toEqual({});
});

it('writes durations as clocks do', () => {
  expect([5, 65, 3_600, 3_725].map(clockWords)).toEqual(['0:05', '1:05', '1:00:00', '1:02:05']);
});
