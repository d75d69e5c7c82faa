import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainTextOf } from '#platform/html/plain-text.ts';
import { sanitize } from './sanitize.ts';

const safeLessonHtml = (html: string) => sanitize('lesson', html);

const HOSTILE = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//x.test></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><p>x</p></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.test/x">x</a>',
  '<a href="/relative">x</a>',
  '<a href="https://ok.test/" onclick="alert(1)" style="x" target="_blank">x</a>',
  '<p style="background:url(javascript:alert(1))" class="x" id="y" data-x="z">x</p>',
  '<p onmouseover="alert(1)">x</p>',
  '<table background="javascript:alert(1)"><tr><td onclick="x">y</td></tr></table>',
  '<th scope="col" onclick="x">a</th><th scope="javascript:x">b</th>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<textarea><script>alert(1)</script></textarea>',
  '<style>@import "//x.test"</style>',
  '<link rel=stylesheet href=//x.test><meta http-equiv=refresh content="0;url=//x.test"><base href=//x.test>',
  '<form action=//x.test><input name=x><button>y</button></form>',
  '<video src=x onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p><a href="https://a.test"><a href="https://b.test">nested</a></a></p>',
  '<<script>alert(1)//<</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p>unclosed <strong>tags <em>everywhere',
  '<xmp><script>alert(1)</script></xmp><plaintext><script>alert(1)</script>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<p>\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt></p>',
];

describe('HTML of a lesson', () => {
  it('keeps text, structure, tables and links', () => {
    const html = [
      '<h2>Light</h2><h3>Leaves</h3><p>A <strong>leaf</strong> <em>takes</em> H<sub>2</sub>O, x<sup>2</sup>, ',
      '<var>y</var> and <code>z</code>.<br /></p><ul><li>one</li></ul><ol><li>two</li></ol>',
      '<dl><dt>term</dt><dd>meaning</dd></dl><blockquote>said</blockquote><pre>kept</pre><hr />',
      '<table><caption>c</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
      '<figure><figcaption>f</figcaption></figure>',
      '<a href="https://example.test/">web</a> <a href="mailto:x@example.test">mail</a>',
    ].join('');
    expect(safeLessonHtml(html)).toBe(html);
  });

  it('keeps a drawing made of shapes and words', () => {
    const svg =
      '<svg role="img" aria-label="A line" viewbox="0 0 10 10"><path d="M1 1 L9 9" class="line dash"></path>' +
      '<text x="5" y="5" text-anchor="middle" class="label">a &amp; b</text></svg>';
    const html = `<figure>${svg}<figcaption>f</figcaption></figure>`;
    const safe = safeLessonHtml(html);
    expect(safe).toContain('viewbox="0 0 10 10"');
    expect(safe).toContain('d="M1 1 L9 9"');
    expect(safe).toContain('class="line dash"');
    expect(safeLessonHtml(safe)).toBe(safe);
  });

  it.each([
    '<svg onload=alert(1) viewBox="url(javascript:alert(1))"></svg>',
    '<svg><script>alert(1)</script><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
    '<svg><a href="https://a.test"><text fill="url(#x)" style="x" class="evil line">t</text></a></svg>',
    '<svg><use href="//evil.test#x"/><image href="x"/><animate attributeName="href"/><set/></svg>',
    '<svg><path d="javascript:alert(1)" transform="rotate(1);url(x)"/></svg>',
    '<svg aria-label="&quot; onload=alert(1)"><title><img src=x onerror=alert(1)></title></svg>',
  ])('takes what a drawing must not hold out of %j', (hostile) => {
    const safe = safeLessonHtml(hostile);
    expect(safe).not.toMatch(/<\/?(?!(?:svg|path|text|a)\b)[a-z]/i);
    expect(safe.replace(/="[^"]*"/g, '=""')).not.toMatch(/\son\w+=|style=|fill=|xlink|src=/i);
    expect(safe).not.toMatch(/javascript:|url\(|evil/);
    expect(safeLessonHtml(safe)).toBe(safe);
  });

  it.each(HOSTILE)('leaves nothing that runs or loads in %j', (hostile) => {
    const safe = safeLessonHtml(hostile);
    expect(safe).not.toMatch(/<(?!\/?(?:svg|p|a|th|tr|td|table|tbody|strong|em)\b)[a-z!/?]/i);
    expect(safe).not.toMatch(
      /<[^>]*\s(?!href="(?:https?:|mailto:)|scope="col"|role="img"|aria-label="")[a-z-]+=/i,
    );
    expect(safeLessonHtml(safe)).toBe(safe);
  });

  it('is not changed by being cleaned again, whatever it was', () => {
    const pieces = fc.constantFrom(
      ...HOSTILE,
      '<',
      '>',
      '"',
      "'",
      '&',
      '&amp;',
      '&#60;',
      '</p>',
      '<p>',
      '<a href=',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 8 }), (parts) => {
        const safe = safeLessonHtml(parts.join(''));
        expect(safeLessonHtml(safe)).toBe(safe);
        expect(safe).not.toMatch(/<(?:script|img|iframe|style|object)/i);
      }),
    );
  });
});

describe('a lesson as plain text', () => {
  it('has a line per block and no markup', () => {
    expect(
      plainTextOf(
        '<h2>Light &amp; <em>leaves</em></h2><p>2 &lt; 3</p><table><tr><td>a</td><td>b</td></tr></table>',
      ),
    ).toBe('Light & leaves\n2 < 3\na b');
  });

  it('says nothing of what is not for reading', () => {
    expect(plainTextOf(safeLessonHtml('<script>secret()</script><p>x</p>'))).toBe('x');
  });
});

it('shows pictures from our own store, with what they say in words, and from nowhere else', () => {
  const own = '/lesson-images/01a1fdd9-e798-7695-8870-edbbbb4612c4';
  expect(
    safeLessonHtml(`<figure><img src="${own}" alt="A leaf" onerror="x()" width="9" height="x"></figure>`),
  ).toBe(`<figure><img src="${own}" alt="A leaf" width="9" /></figure>`);
  for (const src of [
    ...['https://example.test/a.png', '//example.test/a.png', 'data:image/png;base64,AAAA', `${own}?x=1`],
    ...['/lesson-images/../api/files', `https://example.test${own}`, '', `${own}\\n`],
  ]) {
    expect(safeLessonHtml(`<p>a<img src="${src}" alt="x">b</p>`), src).toBe('<p>ab</p>');
  }
});
