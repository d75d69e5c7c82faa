import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { HtmlTooComplexError, HtmlTooLongError, MOST_ELEMENTS, requireBounds } from './bounds.ts';
import { HtmlCleaner } from './cleaner.ts';
import { asPlainText, DEEPEST, SANITIZER_VERSION, sanitize } from './sanitize.ts';
import { currentMark, isCurrent, stored, withoutMark } from './stored.ts';

const html = new HtmlCleaner();
afterAll(() => html.stop());

const nested = (depth: number, tag = 'blockquote') =>
  `${`<${tag}>`.repeat(depth)}words${`</${tag}>`.repeat(depth)}`;

describe('the version of the sanitizer', () => {
  it('is raised whenever the rules or the library change', () => {
    const hash = createHash('sha256');
    const { dependencies } = JSON.parse(
      readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
    ) as { dependencies: Record<string, string> };
    for (const library of ['sanitize-html', 'htmlparser2'])
      hash.update(`${library} ${dependencies[library]}`);
    const rules = ['sanitize.ts', 'lesson-rules.ts', 'post-rules.ts', 'links.ts', 'storable.ts'];
    for (const file of rules) hash.update(readFileSync(new URL(file, import.meta.url)));
    hash.update(readFileSync(fileURLToPath(import.meta.resolve('@fieldhouse/contract/lesson-figures.ts'))));
    // Raise SANITIZER_VERSION with any change but one of words: what other rules cleaned must be cleaned anew.
    const sha256 = hash.digest('hex').slice(0, 16);
    expect({ version: SANITIZER_VERSION, sha256 }).toEqual({ version: 1, sha256: 'dbadfc01c31d8da1' });
  });
});

/** Characters that these texts may have. */
const MOST = 1_000_000;

describe('stored HTML', () => {
  it('is no longer than it may be, counted as it is stored', async () => {
    expect(await html.accept('post', '&', 5)).toBe(stored('post', '&amp;'));
    await expect(html.accept('post', '&', 4)).rejects.toThrow(HtmlTooLongError);
    await expect(html.accept('post', '&'.repeat(20_000), 99_999)).rejects.toMatchObject({
      ...{ characters: 100_000, most: 99_999 },
    });
  });

  it('carries the mark of the sanitizer that cleaned it, which no input can forge', async () => {
    const kept = await html.accept(
      'lesson',
      `${currentMark('lesson')}<p onclick="x">a</p><script>1</script>`,
      MOST,
    );
    expect(kept).toBe(stored('lesson', '<p>a</p>'));
    expect(await html.show('lesson', kept)).toBe('<p>a</p>');
    expect(await html.accept('lesson', `${currentMark('lesson')}${currentMark('lesson')}`, MOST)).toBe('');
  });

  it('is never shown raw: without the mark, with an older one or with that of another kind it is cleaned', async () => {
    const hostile = '<p>a<img src=x onerror=alert(1)></p>';
    for (const raw of [hostile, `<!--lesson:0-->${hostile}`, `<!--post:${SANITIZER_VERSION}-->${hostile}`]) {
      expect(await html.show('lesson', raw)).toBe('<p>a</p>');
      expect(await html.renew('lesson', raw)).toBe(stored('lesson', '<p>a</p>'));
    }
    const large = hostile.repeat(2_000);
    const [one, other] = await Promise.all([html.show('lesson', large), html.show('lesson', large)]);
    expect(one).toBe('<p>a</p>'.repeat(2_000));
    expect(other).toBe(one);
  });

  it('of an old row over the bounds is shown in words, never refused', async () => {
    const deep = nested(20_000);
    expect(await html.show('lesson', deep)).toContain('words');
    const slow = new HtmlCleaner({ timeoutMs: 1 });
    expect(await slow.show('lesson', `<p>${'a < b '.repeat(3_000)}</p>`)).toMatch(/^<p>a &lt; b .*<\/p>$/);
    await slow.stop();
  });

  it('keeps its words and nothing else as plain text', () => {
    expect(asPlainText('<p>a &amp; b</p><script>x</script> & < "q"')).toBe(
      '<p>a &amp; b x &amp; &lt; "q"</p>',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(asPlainText(text).replace(/^<p>|<\/p>$/g, '')).not.toMatch(/[<>]/);
      }),
    );
  });
});

describe('bounds of HTML that is sent', () => {
  it.each([
    ['nested as deeply as is kept', nested(DEEPEST), true],
    ['nested one deeper', nested(DEEPEST + 1), false],
    ['as many elements as are kept', '<br>'.repeat(MOST_ELEMENTS), true],
    ['one element more', '<br>'.repeat(MOST_ELEMENTS + 1), false],
    ['49,000 nested elements', nested(49_000, 'b'), false],
    ['paragraphs that are never closed, which close each other', '<p>x'.repeat(5_000), true],
    ['nothing but the beginnings of tags', '<'.repeat(400_000), false],
  ])('%s', (_what, text, isKept) => {
    if (isKept) expect(() => requireBounds(text)).not.toThrow();
    else expect(() => requireBounds(text)).toThrow(HtmlTooComplexError);
  });

  it('refuses what is over them, however long it is', async () => {
    await expect(html.accept('post', nested(101), MOST)).rejects.toThrow(HtmlTooComplexError);
    await expect(html.accept('post', nested(60_000, 'b'), MOST)).rejects.toThrow(HtmlTooComplexError);
  });
});

it('cleaning in the thread gives what cleaning at once gives', async () => {
  const large = '<h2>One</h2><p>a<script>x</script> <b onclick=y>b</b></p>'.repeat(500);
  expect(withoutMark(await html.accept('post', large, MOST))).toBe(sanitize('post', large));
  expect(isCurrent('post', await html.accept('post', large, MOST))).toBe(true);
});
