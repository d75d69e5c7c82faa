import { expect, it } from 'vitest';
import { emailHtml } from './email-html.ts';

const html = (text: string) =>
  emailHtml({ locale: 'en', sender: 'Oak <b>School</b>', text, origin: 'https://x.test' });

it('shows a paragraph for each, an address that stands alone as a button, and names its language', () => {
  const shown = html(
    'Hello Ada,\n\nOpen this:\n\nhttps://x.test/a?b=1&c=2#token=abc\n\nSee https://x.test/help.',
  );
  expect(shown).toContain('<html lang="en">');
  expect(shown.match(/<p /g)).toHaveLength(5);
  expect(shown).toMatch(/<a href="https:\/\/x\.test\/a\?b=1&amp;c=2#token=abc" [^>]*>Continue<\/a>/);
  // The full stop is the sentence's.
  expect(shown).toMatch(/href="https:\/\/x\.test\/help" [^>]*>https:\/\/x\.test\/help<\/a>\.<\/p>/);
});

it('makes items of a list, those with an address below as links to it', () => {
  const shown = html(
    'New:\n- Plain\n\n- Essay 1: 90%\n  https://x.test/e\n\n-- \nYou get this because.\nStop: https://x.test/u',
  );
  expect(shown.match(/<li /g)).toHaveLength(2);
  expect(shown).toMatch(/<li [^>]*>Plain<\/li>/);
  expect(shown).toMatch(/<a href="https:\/\/x\.test\/e" [^>]*>Essay 1: 90%<\/a><\/li>/);
  expect(shown).not.toContain('-- ');
  expect(shown).toMatch(/You get this because\.<br>Stop: <a href="https:\/\/x\.test\/u"/);
});

it('keeps words of others words', () => {
  const shown = html(
    '<img src=x onerror=alert(1)> & "you"\n\n- </ul><script>1</script>\n  https://x.test/"onclick=1\n\nhttps://x.test/<b>',
  );
  expect(shown).toContain('Oak &lt;b&gt;School&lt;/b&gt;');
  expect(shown).not.toMatch(/<(img|script|b)\b/);
  expect(shown).not.toMatch(/href="[^"]*"onclick/);
  expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;you&quot;');
});

it('makes no links of what others have typed', () => {
  for (const typed of ['http://evil.test/a', 'https://x.test.evil.test/a', 'https://x.test@evil.test/a']) {
    const shown = html(`Hello ${typed},\n\n${typed}\n\n- One\n  ${typed}`);
    expect(shown).not.toContain('<a ');
    expect(shown).toContain(typed);
  }
});
