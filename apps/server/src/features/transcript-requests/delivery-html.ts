import { createHash } from 'node:crypto';
import { escaped, STYLE } from '#features/transcripts/workflows.ts';
import { LANGUAGES, type Language } from '#platform/language.ts';
import type { Delivery } from './delivery.ts';
import { DELIVERY_WORDS } from './delivery-words.ts';

/** Nothing is loaded and nothing runs. */
export const DELIVERY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
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
  /** Of this page. */
  readonly path: string;
  /** Why the file isn't given out just now; null: it is. */
  readonly trouble: 'unavailable' | null;
}

/** The page of a recipient; `found` null: the link leads nowhere any more. */
export function deliveryPage(found: Delivery | null, { language, brand, path, trouble }: Reader): string {
  const words = DELIVERY_WORDS[language];
  const date = (instant: string, timeZone: string) =>
    new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'long', timeZone }).format(new Date(instant));
  const filled = (text: string) =>
    found
      ? text
          .replace('{student}', () => found.studentName)
          .replace('{school}', () => found.schoolName)
          .replace('{recipient}', () => found.recipientName)
          .replace('{date}', () => date(found.expiresAt, found.timeZone))
      : text;
  const state = !found ? 'over' : found.isRevoked ? 'revoked' : (trouble ?? 'open');
  const title = filled(words[state].title);
  const languages = LANGUAGES.map((one) =>
    one === language
      ? `<li><span aria-current="true">${NAMES[one]}</span></li>`
      : `<li><a href="${escaped(path)}?lang=${one}" lang="${one}" hreflang="${one}">${NAMES[one]}</a></li>`,
  ).join('');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(`${title} · ${brand}`)}</title><style>${STYLE}</style></head>
<body><header class="top"><span class="brand">${escaped(brand)}</span><nav aria-label="${escaped(words.languages)}"><ul>${languages}</ul></nav></header>
<main><div class="panel ${state === 'revoked' ? 'revoked' : ''}"><h1 dir="auto">${escaped(title)}</h1><p dir="auto">${escaped(filled(words[state].text))}</p></div>
${found && state === 'open' ? body(found, words, filled, path) : ''}</main></body></html>`;
}

function body(
  found: Delivery,
  words: (typeof DELIVERY_WORDS)[Language],
  filled: (text: string) => string,
  path: string,
): string {
  const check = `/verify/${encodeURIComponent(found.code)}`;
  return `${found.isSuperseded ? `<section class="panel superseded"><p>${escaped(words.superseded)}</p></section>` : ''}
<section class="card"><p><a href="${escaped(path)}/pdf">${escaped(words.download)}</a></p><p>${escaped(words.code)} <code>${escaped(found.code)}</code> · <a href="${escaped(check)}">${escaped(words.check)}</a></p><p class="dim">${escaped(filled(words.until))}</p><p class="dim">${escaped(words.noFurther)}</p></section>`;
}
