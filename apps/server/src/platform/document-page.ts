import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html.ts';
import { LANGUAGES, type Language } from './language.ts';

/** What pages look like that need neither the app nor a session. */
const STYLE = `
:root{color-scheme:light dark;--ground:#fbf8f2;--card:#fff;--line:#ddd6c8;--text:#1b211e;--dim:#565d58;--pine:#0f5144;--on-pine:#fff;--link:#0f5f4f;--good:#0f5144;--warn:#8a4b00;--bad:#9b1c1c;--field:#8a8f8b}
@media(prefers-color-scheme:dark){:root{--ground:#121815;--card:#1b231f;--line:#38423c;--text:#eef1ee;--dim:#b3bbb5;--pine:#0f5144;--link:#8fd8c2;--good:#8fd8c2;--warn:#f0bd70;--bad:#f2a3a3;--field:#7f8984}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
a{color:var(--link)}.top,main,footer{max-width:920px;margin:0 auto;padding:16px}.top{display:flex;flex-wrap:wrap;gap:8px 24px;justify-content:space-between;align-items:center}
.brand{font-weight:700}.top ul{list-style:none;display:flex;flex-wrap:wrap;gap:16px;margin:0;padding:0}.top a,.top span{display:inline-block;padding:6px 0}
.panel{background:var(--card);border:1px solid var(--line);border-inline-start:8px solid var(--dim);border-radius:16px;padding:28px 24px;margin-bottom:20px}
.valid{background:var(--pine);color:var(--on-pine);border-color:var(--pine)}.superseded,.limited{border-inline-start-color:var(--warn)}.revoked,.unproven{border-inline-start-color:var(--bad)}
h1{font-size:clamp(26px,5vw,40px);line-height:1.15;margin:0 0 8px;overflow-wrap:anywhere}h2{font-size:20px;margin:0 0 12px}.panel p{margin:0;font-size:17px;overflow-wrap:anywhere}
.grid{display:grid;gap:20px;grid-template-columns:repeat(auto-fit,minmax(290px,1fr));align-items:start}.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px}
dl{margin:0}dt{color:var(--dim);font-size:14px}dd{margin:0 0 12px;font-weight:600;overflow-wrap:anywhere}code{font:14px/1.4 ui-monospace,Consolas,monospace;font-weight:400}.dim{color:var(--dim);font-size:14px;margin:0}
.zone{border:2px dashed var(--field);border-radius:12px;padding:20px;margin-bottom:12px}.zone[data-over]{border-style:solid;border-color:var(--good)}label{display:block;font-weight:600;margin-bottom:6px}
input,button{font:inherit;color:inherit}input[type=file]{max-width:100%}input[name=code]{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--field);border-radius:10px;background:transparent}
button{min-height:44px;padding:8px 20px;border:0;border-radius:22px;background:var(--pine);color:#fff;font-weight:600;margin-top:12px}:focus-visible{outline:2px solid var(--link);outline-offset:2px}
[data-said]{font-weight:600;margin:12px 0 0}[data-said=same]{color:var(--good)}[data-said=other],[data-said=failed]{color:var(--bad)}[data-said=same]::before{content:"\\2713\\00a0"}[data-said=other]::before{content:"\\2717\\00a0"}
section{margin-bottom:20px}`;

/** What such a page may load: its own style, and what the directives add. */
export const documentPolicy = (...directives: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    ...directives,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};
const TAGS: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', fr: 'fr', de: 'de' };

/** The day of an instant in words, by the calendar of a zone. */
export const longDate = (instant: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'long', timeZone }).format(new Date(instant));

interface DocumentPage {
  readonly language: Language;
  readonly brand: string;
  readonly title: string;
  /** Of this page, for the other languages. */
  readonly path: string;
  /** What the list of languages is called. */
  readonly languages: string;
  /** HTML of the main part. */
  readonly main: string;
  /** HTML after it. */
  readonly after?: string;
}

/** A page written by the server alone, in one language, with links to the others. */
export function documentPage({
  language,
  brand,
  title,
  path,
  languages,
  main,
  after = '',
}: DocumentPage): string {
  const links = LANGUAGES.map((one) =>
    one === language
      ? `<li><span aria-current="true">${NAMES[one]}</span></li>`
      : `<li><a href="${escapeHtml(path)}?lang=${one}" lang="${one}" hreflang="${one}">${NAMES[one]}</a></li>`,
  ).join('');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(`${title} · ${brand}`)}</title><style>${STYLE}</style></head>
<body><header class="top"><span class="brand">${escapeHtml(brand)}</span><nav aria-label="${escapeHtml(languages)}"><ul>${links}</ul></nav></header>
<main>
${main}
</main>${after}</body></html>`;
}
