import { documentPage, documentPolicy, longDate } from '#platform/document-page.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import type { Language } from '#platform/language.ts';
import type { Delivery } from './delivery.ts';
import { DELIVERY_WORDS } from './delivery-words.ts';

/** Nothing is loaded and nothing runs. */
export const DELIVERY_POLICY = documentPolicy();

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
  const filled = (text: string) =>
    found
      ? text
          .replace('{student}', () => found.studentName)
          .replace('{school}', () => found.schoolName)
          .replace('{recipient}', () => found.recipientName)
          .replace('{date}', () => longDate(found.expiresAt, found.timeZone, language))
      : text;
  const state = !found ? 'over' : found.isRevoked ? 'revoked' : (trouble ?? 'open');
  const title = filled(words[state].title);
  return documentPage({
    language,
    brand,
    title,
    path,
    languages: words.languages,
    main: `<div class="panel ${state === 'revoked' ? 'revoked' : ''}"><h1 dir="auto">${escapeHtml(title)}</h1><p dir="auto">${escapeHtml(filled(words[state].text))}</p></div>
${found && state === 'open' ? body(found, words, filled, path) : ''}`,
  });
}

function body(
  found: Delivery,
  words: (typeof DELIVERY_WORDS)[Language],
  filled: (text: string) => string,
  path: string,
): string {
  const check = `/verify/${encodeURIComponent(found.code)}`;
  return `${found.isSuperseded ? `<section class="panel superseded"><p>${escapeHtml(words.superseded)}</p></section>` : ''}
<section class="card"><p><a href="${escapeHtml(path)}/pdf">${escapeHtml(words.download)}</a></p><p>${escapeHtml(words.code)} <code>${escapeHtml(found.code)}</code> · <a href="${escapeHtml(check)}">${escapeHtml(words.check)}</a></p><p class="dim">${escapeHtml(filled(words.until))}</p><p class="dim">${escapeHtml(words.noFurther)}</p></section>`;
}
