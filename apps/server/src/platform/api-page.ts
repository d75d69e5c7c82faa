import { CHALLENGE_HEADER } from '@fieldhouse/contract/limits.ts';
import { escapeHtml } from './escape-html.ts';
import type { Answer, ApiDescription } from './openapi.ts';

const schemaOf = (content: Answer['content']) =>
  content ? escapeHtml(JSON.stringify(Object.values(content)[0]?.schema ?? {}, null, 2)) : '';

/** The description for people, which needs no script. */
export function apiPage(brand: string, { paths, tags, components }: ApiDescription): string {
  const resolved = (answer: Answer): Answer =>
    components.responses[answer.$ref?.split('/').at(-1) ?? ''] ?? answer;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(
    ({ name, description }) => `<h2 id="${escapeHtml(name)}">${escapeHtml(description)}</h2>
${operations
  .filter(({ operation }) => operation.tags.includes(name))
  .sort((a, b) => a.path.localeCompare(b.path))
  .map(
    ({ path, method, operation }) => `<section id="${escapeHtml(operation.operationId)}">
<h3>${escapeHtml(operation.summary)}</h3>
<p><code>${method.toUpperCase()} /api/v1${escapeHtml(path)}</code></p>
<p>${escapeHtml(operation.description)}</p>
<details><summary>Request</summary><pre tabindex="0">${schemaOf(operation.requestBody?.content)}</pre></details>
${Object.entries(operation.responses)
  .map(
    ([status, answer]) =>
      `<details><summary>Answer ${status}</summary><pre tabindex="0">${schemaOf(resolved(answer).content)}</pre></details>`,
  )
  .join('\n')}
</section>`,
  )
  .join('\n')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(brand)} API</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>${escapeHtml(brand)} API</h1>
<p>Every operation is a POST with a JSON body. Sign in first; the session travels in a cookie.
After many wrong tries from an address, calls answer 428 CHALLENGE_REQUIRED with a calculation; the same call goes on
with its answer, <code>token.n0-n1-…</code>, in the header <code>${CHALLENGE_HEADER}</code>: for each puzzle p the number n
for which the SHA-256 of <code>salt.p.n</code> begins with as many zero bits as asked.
The machine-readable form is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('\n')}</main></body></html>`;
}

export const STYLE = `:root{color-scheme:light dark;--page:#fbf8f2;--ink:#1f1e1b;--line:#e4dfd3;--link:#0f5c4d}
@media (prefers-color-scheme:dark){:root{--page:#101513;--ink:#f3f0e9;--line:#2d3531;--link:#86d3b8}}
body{font:15px/1.6 system-ui,sans-serif;background:var(--page);color:var(--ink);margin:0}main{max-width:60rem;margin:auto;padding:2rem 1rem}
h2{font-size:1.25rem;margin:2.5rem 0 .5rem}h3{font-size:1rem;margin:0}p{margin:.25rem 0}section{border-top:1px solid var(--line);padding:1rem 0}a{color:var(--link)}pre{overflow:auto;font-size:13px;line-height:1.4}
code{overflow-wrap:anywhere}summary{cursor:pointer;min-height:24px}`;
