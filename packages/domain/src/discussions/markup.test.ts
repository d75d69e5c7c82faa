import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postHtml } from './markup.ts';
import { postSource } from './markup-source.ts';
import { wordCount } from './words.ts';

const ADA = '01a1fdd9-e798-7695-8870-edbbbb4612c4';
const ADAM = '01a1fdd9-e798-7695-8870-edbbbb4612c5';
const PEOPLE = [
  { userId: ADA, label: 'Ada' },
  { userId: ADAM, label: 'Ada Moss' },
];

describe('what is typed in a discussion', () => {
  it.each([
    ['one\ntwo\n\nthree', '<p>one<br />two</p><p>three</p>'],
    ['**bold** and *italic*', '<p><strong>bold</strong> and <em>italic</em></p>'],
    ['***both***', '<p><em><strong>both</strong></em></p>'],
    ['2*3*4 is 24, 2**3**1 is 8', '<p>2*3*4 is 24, 2**3**1 is 8</p>'],
    ['2**b** c', '<p>2**b** c</p>'],
    ['one\n \ntwo', '<p>one</p><p>two</p>'],
    ['\\(*a*\\) *b* \\(`c`\\)', '<p>\\(*a*\\) <em>b</em> \\(`c`\\)</p>'],
    ['`\\(a\\)` \\(*b*\\) \\(*c*\\)', '<p><code>\\(a\\)</code> \\(*b*\\) \\(*c*\\)</p>'],
    ['use `a < b`', '<p>use <code>a &lt; b</code></p>'],
    ['- one\n- two\n  more', '<ul><li>one</li><li>two<br />more</li></ul>'],
    ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['3. March was cold', '<p>3. March was cold</p>'],
    ['> said\n> twice\n\nmine', '<blockquote><p>said<br />twice</p></blockquote><p>mine</p>'],
    ['```\nlet x = *1*;\n```', '<pre>let x = *1*;</pre>'],
    ['[here](https://a.test/x)', '<p><a href="https://a.test/x">here</a></p>'],
    ['see https://a.test/x.', '<p>see <a href="https://a.test/x">https://a.test/x</a>.</p>'],
    ['[bad](javascript:alert(1))', '<p>[bad](javascript:alert(1))</p>'],
    ['\\(a * b * c\\) stays', '<p>\\(a * b * c\\) stays</p>'],
    ['\\*not italic\\*', '<p>*not italic*</p>'],
    ['\n \none\r\ntwo\r\n\r\nthree', '<p>one<br />two</p><p>three</p>'],
    [
      '* one\n• two\n1. three\n9) four',
      '<ul><li>one</li><li>two</li></ul><ol><li>three</li><li>four</li></ol>',
    ],
    [
      'one\n- two\n1. three\n> four\n```\nfive\n```\nsix',
      '<p>one</p><ul><li>two</li></ul><ol><li>three</li></ol><blockquote><p>four</p></blockquote><pre>five</pre><p>six</p>',
    ],
    ['on a day\n3. March was cold', '<p>on a day<br />3. March was cold</p>'],
    ['-one\n1.two', '<p>-one<br />1.two</p>'],
    ['>said\n\n> again', '<blockquote><p>said</p></blockquote><blockquote><p>again</p></blockquote>'],
    ['> > > > deep', `${'<blockquote>'.repeat(3)}<p>&gt; deep</p>${'</blockquote>'.repeat(3)}`],
    ['```\none\n\n> two', '<pre>one\n\n&gt; two</pre>'],
    ['**a**b **c**, *d*e 𝒳*f* *g*', '<p>**a**b <strong>c</strong>, *d*e 𝒳*f* <em>g</em></p>'],
    ['*a **b** c*', '<p><em>a <strong>b</strong> c</em></p>'],
    [
      '[**see** https://b.test](https://a.test)',
      '<p><a href="https://a.test"><strong>see</strong> https://b.test</a></p>',
    ],
    [
      '[**https://b.test**](https://a.test)',
      '<p><a href="https://a.test"><strong>https://b.test</strong></a></p>',
    ],
    ['**[a](https://a.test) b**', '<p><strong><a href="https://a.test">a</a> b</strong></p>'],
    ['[mail](mailto:a@b.test)', '<p><a href="mailto:a@b.test">mail</a></p>'],
    [
      '(HTTPS://A.test/?a=1&b=2)',
      '<p>(<a href="HTTPS://A.test/?a=1&amp;b=2">HTTPS://A.test/?a=1&amp;b=2</a>)</p>',
    ],
    ['hhttps://a.test', '<p>hhttps://a.test</p>'],
    [
      '`\\(a*b\\)`, \\(c*d*e\\) and \\(f*g*h\\)',
      '<p><code>\\(a*b\\)</code>, \\(c*d*e\\) and \\(f*g*h\\)</p>',
    ],
    ['"a" & \'b\'', "<p>&quot;a&quot; &amp; 'b'</p>"],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('%j means %j', (source, html) => {
    expect(postHtml(source)).toBe(html);
    expect(postHtml(postSource(html))).toBe(html);
  });

  it('knows people by their whole name, the longest first', () => {
    const html = `<p>Ask <span data-mention="${ADAM}"></span>, <span data-mention="${ADA}"></span> or @Adam. me@Ada.test</p>`;
    expect(postHtml('Ask @Ada Moss, @Ada or @Adam. me@Ada.test', PEOPLE)).toBe(html);
    expect(postSource(html, PEOPLE)).toBe('Ask @Ada Moss, @Ada or @Adam. me@Ada.test');
  });

  it('knows people wherever their name stands as a word of its own', () => {
    const ada = `<span data-mention="${ADA}"></span>`;
    expect(postHtml('- **@Ada**\n- [@Ada](https://a.test)\n\n> (@Ada)', PEOPLE)).toBe(
      `<ul><li><strong>${ada}</strong></li><li><a href="https://a.test">${ada}</a></li></ul><blockquote><p>(${ada})</p></blockquote>`,
    );
    expect(postHtml('@Ada1 @Ada𝒳 𝒳@Ada 1@Ada @ada', PEOPLE)).toBe('<p>@Ada1 @Ada𝒳 𝒳@Ada 1@Ada @ada</p>');
    expect(postHtml('@Ada, @Ada', PEOPLE.toReversed())).toBe(`<p>${ada}, ${ada}</p>`);
    expect(postHtml('Ada @Bea')).toBe('<p>Ada @Bea</p>');
  });

  it('lets nothing that is typed become an element of its own', () => {
    const pieces = fc.constantFrom(
      ...['<img src=x onerror=alert(1)>', '"', '">', '[x](https://a.test/"onclick=x)', '**', '*', '`', '> '],
      ...['- ', '1. ', '\n', '\n\n', '```', '\\(', '\\)', 'https://a.test/<b>', '@Ada', ' ', 'word', '&lt;'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        const html = postHtml(parts.join(''), PEOPLE);
        const without = html.replace(
          /<\/?(?:p|ul|ol|li|strong|em|code|pre|blockquote|a|span)>|<br \/>|<a href="(?:https?:|mailto:)[^"<>]*">|<span data-mention="[\da-f-]{36}">/g,
          '',
        );
        expect(without).not.toMatch(/[<>]/);
      }),
    );
  });

  it('comes back as it was when its author changes it', () => {
    const words = fc.constantFrom(
      'word',
      '**bold**',
      '*soft*',
      '`a*b`',
      '\\(x^2*y\\)',
      '[a](https://b.test/c)',
      '@Ada',
      '2*3',
    );
    const line = fc.array(words, { minLength: 1, maxLength: 5 }).map((some) => some.join(' '));
    const block = fc.oneof(
      fc.array(line, { minLength: 1, maxLength: 3 }).map((some) => some.join('\n')),
      fc.array(line, { minLength: 1, maxLength: 3 }).map((some) => some.map((one) => `- ${one}`).join('\n')),
      fc
        .array(line, { minLength: 1, maxLength: 3 })
        .map((some) => some.map((one, at) => `${at + 1}. ${one}`).join('\n')),
      line.map((one) => `> ${one}`),
      line.map((one) => `\`\`\`\n${one}\n\`\`\``),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
        const html = postHtml(blocks.join('\n\n'), PEOPLE);
        expect(postHtml(postSource(html, PEOPLE), PEOPLE)).toBe(html);
      }),
    );
  });
});

it('counts words by the white space between them', () => {
  expect(wordCount('  Two  words,\nand two. ')).toBe(4);
  expect(wordCount(' \n ')).toBe(0);
});
