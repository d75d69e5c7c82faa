import { longDate } from '#platform/document-page.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import type { Language } from '#platform/language.ts';
import { LEFT_OUT } from './export-sections.ts';
import { EXPORT_WORDS } from './export-words/index.ts';

interface ExportPage {
  readonly language: Language;
  /** Whose data it is. */
  readonly name: string;
  /** Who asked for it. Email null: the school made the account, and it has none. */
  readonly askedBy: { readonly name: string; readonly email: string | null };
  /** Of a student's record, for a guardian. */
  readonly isOfStudent: boolean;
  readonly parts: readonly { readonly file: string; readonly title: string; readonly rows: number }[];
  /** Files that were handed in or sent, and where they lie in the copy. */
  readonly attached: readonly { readonly file: string; readonly name: string }[];
  readonly hasPicture: boolean;
  readonly now: string;
}

/** It lies on a disk and needs no network. */
const STYLE = `:root{color-scheme:light dark}body{max-width:60rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}h1{line-height:1.2}
table{width:100%;border-collapse:collapse}th,td{padding:.4rem .5rem;border-bottom:1px solid GrayText;text-align:start;vertical-align:top}tbody th{font-weight:400}th:last-child,td:last-child{text-align:end}
@media(max-width:40rem){table{table-layout:fixed}th,td{padding:.4rem .2rem;font-size:.875rem;hyphens:auto;overflow-wrap:anywhere}th:nth-child(2){width:33%}th:last-child{width:21%}}`;

/** A long name breaks between its words, so that a phone shows it without cutting it anywhere. */
const link = (file: string, name: string) =>
  `<a href="${escapeHtml(file.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(name).replaceAll('_', '_<wbr>')}</a>`;

/** A page that says what each file of a copy holds, in the language of whoever asked for it. */
export function exportPage({
  language,
  name,
  askedBy,
  isOfStudent,
  parts,
  attached,
  hasPicture,
  now,
}: ExportPage) {
  const { page, of } = EXPORT_WORDS[language];
  const person = askedBy.email ? `${askedBy.name}, ${askedBy.email}` : askedBy.name;
  const title = escapeHtml(page.title.replace('{name}', () => name));
  const madeFor = page.madeFor
    .replace('{date}', () => longDate(now, 'UTC', language))
    .replace('{person}', () => person);
  const files = [
    ...attached.map((one) => link(one.file, one.name)),
    ...(hasPicture ? [link('picture.webp', page.picture)] : []),
  ];
  const leftOut = isOfStudent ? [page.keptPrivate] : LEFT_OUT.map(of);
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
<p>${escapeHtml(`${madeFor} ${page.howToRead}`)}</p>
<table><thead><tr><th scope="col">${escapeHtml(page.what)}</th><th scope="col">${escapeHtml(page.file)}</th><th scope="col">${escapeHtml(page.entries)}</th></tr></thead><tbody>
${parts
  .map(
    (part) =>
      `<tr><th scope="row">${escapeHtml(of(part.title))}</th><td>${link(part.file, part.file)}</td><td>${part.rows}</td></tr>`,
  )
  .join('\n')}
</tbody></table>
${files.length > 0 ? `<h2>${escapeHtml(page.attached)}</h2>\n${list(files)}` : ''}
<h2>${escapeHtml(page.leftOut)}</h2>
${list(leftOut.map(escapeHtml))}</main></body></html>
`;
}
