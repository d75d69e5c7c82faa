import { expect, it } from 'vitest';
import { postSource } from './markup-source.ts';

it.each([
  ['words without a block', 'loose', 'loose'],
  [
    'loose words between blocks',
    ' before <p>one</p>after <strong>it</strong>',
    'before\n\none\n\nafter **it**',
  ],
  ['blanks between blocks', '<p>one</p> \n <p>two</p>', 'one\n\ntwo'],
  ['an empty block', '<p></p><p>two</p>', 'two'],
  ['blanks within a block', '<p> one </p>', 'one'],
  ['a rule between blocks', '<p>one</p><hr><p>two</p><p>three</p>', 'one\n\ntwo\n\nthree'],
  ['blocks in an item', '<ul><li><p>one</p><p>two</p></li><li>three</li></ul>', '- one\n  two\n- three'],
  ['a list in a quote', '<blockquote><ul><li>one</li></ul></blockquote>', '> - one'],
  ['an item within a line', '<p>a<li>b</li>c</p>', 'ab\nc'],
  ['a rule that is never closed', '<p>one<hr>two</p><p>three</p>', 'onetwo\n\nthree'],
  ['an end without a beginning', 'one</p></em>two', 'onetwo'],
  ['a link without an address', '<p><a>words</a></p>', 'words'],
  [
    'an address as its own words',
    '<p><a href="https://a.test/b">https://a.test/b</a></p>',
    'https://a.test/b',
  ],
  [
    'an address that ends with a mark',
    '<p><a href="https://a.test/b.">https://a.test/b.</a></p>',
    '[https://a.test/b.](https://a.test/b.)',
  ],
  ['entities', '<p>1 &lt; 2 &amp; 3 &gt; 2, &quot;so&quot; it&#39;s</p>', '1 < 2 & 3 > 2, "so" it\'s'],
  ['emphasis around blanks', '<p>a<em> </em>b</p>', 'a b'],
  ['marks that were meant', '<p>2*3</p>', '2\\*3'],
])('writes %s', (_, html, source) => {
  expect(postSource(html)).toBe(source);
});

it('writes a mention of somebody unknown as it is shown', () => {
  const html = '<p><span data-mention="00000000-0000-7000-8000-000000000001">@Ada</span></p>';
  expect(postSource(html)).toBe('@Ada');
  expect(
    postSource(html, [{ userId: '00000000-0000-7000-8000-000000000001', label: 'Ada Moss' }] as never),
  ).toBe('@Ada Moss');
});
