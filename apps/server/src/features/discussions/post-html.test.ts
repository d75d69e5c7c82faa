import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HtmlCleaner } from '#platform/html/cleaner.ts';
import { plainTextOf } from '#platform/html/plain-text.ts';
import { sanitize } from '#platform/html/sanitize.ts';
import { HOSTILE_POSTS } from '#testing/hostile-posts.ts';
import { mentionsIn, saysNothing, showPost } from './post-html.ts';

const html = new HtmlCleaner();
const safePostHtml = (text: string) => sanitize('post', text);
const shownPostHtml = (text: string, nameOf: (userId: string) => string | null) =>
  showPost(html, text, nameOf);

const ADA = '01a1fdd9-e798-7695-8870-edbbbb4612c4';
const ALLOWED =
  /<\/?(?:p|ul|ol|li|blockquote|pre|strong|em|code|a|span)>|<br \/>|<a href="(?:https?:|mailto:)[^"<>]*">|<span data-mention="[\da-f-]{36}">/g;

/** Nothing is left of markup but what a post may hold. */
function expectSafe(html: string) {
  expect(html.replaceAll(ALLOWED, '')).not.toMatch(/[<>]/);
}

describe('HTML of a post', () => {
  it('keeps paragraphs, lists, quotes, code, marks and links', () => {
    const html =
      '<p>A <strong>b</strong> <em>c</em> <code>d</code><br />\\(x^2\\)</p><ul><li>one</li></ul><ol><li>two</li></ol>' +
      '<blockquote><p>said</p></blockquote><pre>kept</pre><p><a href="https://a.test/">w</a> <a href="mailto:x@a.test">m</a></p>';
    expect(safePostHtml(html)).toBe(html);
    expect(plainTextOf(html)).toBe('A b c d\n\\(x^2\\)\none\ntwo\nsaid\nkept\nw m');
  });

  it.each(HOSTILE_POSTS)(
    'leaves nothing that runs, loads or looks like something else in %j',
    async (hostile) => {
      const safe = safePostHtml(hostile);
      expectSafe(safe);
      expect(safePostHtml(safe)).toBe(safe);
      expectSafe(await shownPostHtml(hostile, () => '<img src=x onerror=alert(1)>'));
    },
  );

  it('is not changed by being cleaned again, whatever it was', () => {
    const pieces = fc.constantFrom(
      ...HOSTILE_POSTS,
      ...['<', '>', '"', "'", '&', '&amp;', '&#60;', '</p>', '<p>', '<a href=', '<span>', '</span>', 'x'],
      ...[`<span data-mention="${ADA}">`, '<span data-mention="no">'],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 8 }), (parts) => {
        const safe = safePostHtml(parts.join(''));
        expect(safePostHtml(safe)).toBe(safe);
        expectSafe(safe);
      }),
    );
  });

  it('holds people as ids, and shows them by the names they have', async () => {
    const html = safePostHtml(`<p>Ask <span data-mention="${ADA}">@Old Name</span></p>`);
    expect(html).toBe(`<p>Ask <span data-mention="${ADA}"></span></p>`);
    expect(mentionsIn(html)).toEqual([ADA]);
    expect(await shownPostHtml(html, () => 'A & B')).toBe(
      `<p>Ask <span data-mention="${ADA}">@A &amp; B</span></p>`,
    );
    const spoofed = `<span data-mention="${ADA}"><em>@The</em> <span>Principal</span></span><span>words</span>`;
    expect(safePostHtml(spoofed)).toBe(`<span data-mention="${ADA}"></span>words`);
    // Without a name there is no id either.
    expect(await shownPostHtml(html, () => null)).not.toContain(ADA);
  });

  it.each([
    '',
    '<p></p>',
    '<p> &nbsp; </p>',
    '<p><br></p>',
    '<script>x</script>',
    '<p>\u200b\u00ad</p>',
    '<p>&#8203;</p>',
  ])('sees that %j says nothing', (html) => expect(saysNothing(safePostHtml(html))).toBe(true));
});
