import { expect, it } from 'vitest';
import { LIBRARY } from '../apps/server/src/db/library/courses.ts';
import { sanitize } from '../apps/server/src/platform/html/sanitize.ts';
import { lessonSchema } from '../apps/web/src/features/authoring/editor/extensions.ts';
import { type DocNode, docOf } from '../apps/web/src/features/authoring/editor/lesson-doc.ts';
import { htmlOf } from '../apps/web/src/features/authoring/editor/lesson-markup.ts';

const schema = lessonSchema();

/** Through the editor's own model and back, as opening a lesson and saving it does. */
function opened(html: string): string {
  const doc = schema.nodeFromJSON(docOf(html));
  doc.check();
  return htmlOf(doc.toJSON() as DocNode);
}

const BLOCK = '(?:p|h2|h3|h4|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|figure|figcaption|pre)';
/** White space that nobody sees: between blocks, at their ends, and more than one blank. */
const compact = (html: string) =>
  html
    .replace(/\s+/g, ' ')
    .replace(new RegExp(` ?(</?${BLOCK}(?: [^>]*)?>) ?`, 'g'), '$1')
    .replace(/\\\(\s*(.+?)\s*\\\)/g, '\\($1\\)')
    .replace(/\\\[\s*(.+?)\s*\\\]/g, '\\[$1\\]')
    .replace(/<blockquote><p>((?:(?!<p>).)*)<\/p><\/blockquote>/g, '<blockquote>$1</blockquote>')
    .trim();

const lessons = LIBRARY.flatMap((course) =>
  course.modules.flatMap((module) =>
    module.lessons.map((lesson) => ({
      name: `${course.key}/${lesson.key}`,
      html: sanitize('lesson', lesson.mainContent),
    })),
  ),
);

it('opens every lesson of the library and saves it as it was', () => {
  expect(lessons.length).toBeGreaterThan(60);
  for (const { name, html } of lessons) expect([name, compact(opened(html))]).toEqual([name, compact(html)]);
});

it('keeps drawings to the letter', () => {
  const figures = lessons.flatMap(({ html }) => html.match(/<figure>[\s\S]*?<\/figure>/g) ?? []);
  expect(figures.length).toBeGreaterThan(10);
  for (const figure of figures) expect(opened(`<p>before</p>${figure}<p>after</p>`)).toContain(figure);
});

it('changes nothing when it saves what it saved', () => {
  for (const { html } of lessons) expect(opened(opened(html))).toBe(opened(html));
});

it.each([
  '<p>A <a href="https://example.test/?a=1&amp;b=2">link</a>, <u>under</u> and H<sub>2</sub>O &lt; x &amp; y.</p>',
  '<p>Inline \\(x &lt; y\\) and \\[\\frac{a}{b}\\] and $5, \\( not closed.</p>',
  '<h4>Four</h4><pre>a\n  b &lt; c</pre><hr />',
  '<img src="/lesson-images/00000000-0000-4000-8000-000000000000" alt="A &quot;leaf&quot;" width="20" height="10" />',
  '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><th scope="row">b</th><td>c</td></tr></tbody></table>',
  '<table><caption>c</caption><tbody><tr><td>b</td></tr></tbody></table>',
  '<dl><dt>term</dt><dd>meaning</dd></dl>',
  '<ul><li>one<ul><li>two</li></ul></li></ul>',
  '<p>line<br />break</p>',
])('keeps %s', (html) => {
  expect(opened(html)).toBe(html);
  expect(sanitize('lesson', html)).toBe(html);
});
