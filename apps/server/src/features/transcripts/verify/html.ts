import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '#platform/language.ts';
import { escaped } from '../escaped.ts';
import type { FoundTranscript } from './find.ts';
import { VERIFY_WORDS, type VerifyWords } from './words.ts';

/** What a code came to. */
export type Checked = FoundTranscript | { readonly verdict: 'unknown' | 'limited'; readonly typed: string };

/** What pages of documents look like that need neither the app nor a session. */
export const STYLE = `
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

/** Nothing is loaded but a script of our own, and the page connects to nothing: a dropped file can't leave it. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "connect-src 'none'",
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

interface Reader {
  readonly language: Language;
  readonly brand: string;
}

/** The page; `found` null: no code was asked for yet. */
export function verifyPage(found: Checked | null, { language, brand }: Reader): string {
  const words = VERIFY_WORDS[language];
  const title = found ? words.verdicts[found.verdict].title : words.title;
  const code = found && ('code' in found ? found.code : found.typed);
  const path = code ? `/verify/${encodeURIComponent(code)}` : '/verify';
  const languages = LANGUAGES.map((one) =>
    one === language
      ? `<li><span aria-current="true">${NAMES[one]}</span></li>`
      : `<li><a href="${escaped(path)}?lang=${one}" lang="${one}" hreflang="${one}">${NAMES[one]}</a></li>`,
  ).join('');
  // Of what isn't proven nothing is repeated, and no file is compared with it.
  const isProven = found !== null && 'pdfSha256' in found && found.verdict !== 'unproven';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(`${title} · ${brand}`)}</title><style>${STYLE}</style></head>
<body><header class="top"><span class="brand">${escaped(brand)}</span><nav aria-label="${escaped(words.languages)}"><ul>${languages}</ul></nav></header>
<main>
${found ? panel(found, words, language) : `<div class="panel"><h1>${escaped(words.title)}</h1><p>${escaped(words.typeHint)}</p></div>`}
${isProven ? `<div class="grid">${facts(found, words, language)}${comparison(found, words)}</div>` : ''}
<section class="card"><h2>${escaped(found ? words.typeTitle : words.title)}</h2><form action="/verify" method="get"><input type="hidden" name="lang" value="${language}"><label for="code">${escaped(words.code)}</label><input id="code" name="code" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false"><button>${escaped(words.check)}</button></form></section>
</main><footer><p class="dim">${escaped(words.footer)}</p></footer>
${isProven ? '<script type="module" src="/verify.js"></script>' : ''}</body></html>`;
}

const dateIn = (instant: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'long', timeZone }).format(new Date(instant));

function panel(found: Checked, words: VerifyWords, language: Language): string {
  const { title, text } = words.verdicts[found.verdict];
  const filled =
    'typed' in found
      ? text.replace('{code}', () => found.typed)
      : text
          .replace('{school}', () => found.schoolName)
          .replace('{date}', () => dateIn(found.changedAt ?? found.issuedAt, found.timeZone, language));
  return `<div class="panel ${found.verdict}"><h1>${escaped(title)}</h1><p>${escaped(filled)}</p></div>`;
}

function facts(found: FoundTranscript, words: VerifyWords, language: Language): string {
  const { code, schoolName, issuedAt, timeZone, keyName, pdfSha256 } = found;
  const lines = [
    [words.code, code],
    [words.issuer, schoolName],
    [words.issuedOn, dateIn(issuedAt, timeZone, language)],
    [words.signature, words.genuine.replace('{key}', () => keyName)],
  ] as const;
  const definitions = lines.map(
    ([name = '', value = '']) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`,
  );
  return `<section class="card"><dl>${definitions.join('')}<dt>${escaped(words.fingerprint)}</dt><dd><code>${pdfSha256}</code></dd></dl><p class="dim">${escaped(words.noPerson)}</p></section>`;
}

const comparison = ({ pdfSha256 }: FoundTranscript, words: VerifyWords): string =>
  `<section class="card"><h2>${escaped(words.fileTitle)}</h2><div class="zone" data-sha256="${pdfSha256}" data-same="${escaped(words.fileSame)}" data-other="${escaped(words.fileOther)}" data-failed="${escaped(words.fileFailed)}"><p>${escaped(words.fileHint)}</p><label for="file">${escaped(words.fileChoose)}</label><input id="file" type="file" accept="application/pdf"></div><p class="dim">${escaped(words.fileStays)}</p><p data-said="" role="status"></p></section>`;
