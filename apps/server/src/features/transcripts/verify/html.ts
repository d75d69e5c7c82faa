import { documentPage, documentPolicy, longDate } from '#platform/document-page.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import type { Language } from '#platform/language.ts';
import type { FoundTranscript } from './find.ts';
import type { ShownHere } from './shown-here.ts';
import { VERIFY_WORDS, type VerifyWords } from './words.ts';

/** What a code came to. */
export type Checked =
  | (Omit<FoundTranscript, 'document' | 'isShared'> & { readonly shown: ShownHere | null })
  | { readonly verdict: 'unknown' | 'limited'; readonly typed: string };
type Known = Extract<Checked, { readonly pdfSha256: string }>;

/** Nothing is loaded but a script of our own, and the page connects to nothing: a dropped file can't leave it. */
export const PAGE_POLICY = documentPolicy("script-src 'self'", "connect-src 'none'");

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
  // Of what isn't proven nothing is repeated, and no file is compared with it.
  const isProven = found !== null && 'pdfSha256' in found && found.verdict !== 'unproven';
  return documentPage({
    language,
    brand,
    title,
    path,
    languages: words.languages,
    main: `${found ? panel(found, words, language) : `<div class="panel"><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.typeHint)}</p></div>`}
${isProven ? `<div class="grid">${facts(found, words, language)}${comparison(found, words)}</div>` : ''}
<section class="card"><h2>${escapeHtml(found ? words.typeTitle : words.title)}</h2><form action="/verify" method="get"><input type="hidden" name="lang" value="${language}"><label for="code">${escapeHtml(words.code)}</label><input id="code" name="code" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false"><button>${escapeHtml(words.check)}</button></form></section>`,
    after: `<footer><p class="dim">${escapeHtml(words.footer)}</p></footer>
${isProven ? '<script type="module" src="/verify.js"></script>' : ''}`,
  });
}

function panel(found: Checked, words: VerifyWords, language: Language): string {
  const { title, text } = words.verdicts[found.verdict];
  const filled =
    'typed' in found
      ? text.replace('{code}', () => found.typed)
      : text
          .replace('{school}', () => found.schoolName)
          .replace('{date}', () => longDate(found.changedAt ?? found.issuedAt, found.timeZone, language));
  return `<div class="panel ${found.verdict}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(filled)}</p></div>`;
}

function facts(found: Known, words: VerifyWords, language: Language): string {
  const { code, schoolName, issuedAt, timeZone, keyName, pdfSha256, shown } = found;
  const lines = [
    ...(shown ? shownLines(shown, words, language) : []),
    [words.code, code],
    [words.issuer, schoolName],
    [words.issuedOn, longDate(issuedAt, timeZone, language)],
    [words.signature, words.genuine.replace('{key}', () => keyName)],
  ];
  const person = shown
    ? words.shownUntil.replace('{date}', () => longDate(shown.expiresAt, timeZone, language))
    : words.noPerson;
  const definitions = lines.map(
    ([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  );
  return `<section class="card"><dl>${definitions.join('')}<dt>${escapeHtml(words.fingerprint)}</dt><dd><code>${pdfSha256}</code></dd></dl><p class="dim">${escapeHtml(person)}</p></section>`;
}

/** What the holder shows, name by name. */
function shownLines({ studentName, summary }: ShownHere, words: VerifyWords, language: Language): string[][] {
  if (!summary) return [[words.student, studentName]];
  const { graduation, creditsEarned, gpa, weightedGpa } = summary;
  const day = graduation && longDay(graduation.on, language);
  const number = (n: number, digits: number) =>
    n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: Math.max(digits, 3) });
  return [
    [words.student, studentName],
    ...(day === null
      ? []
      : [[words.graduation, graduation?.isExpected ? words.expected.replace('{date}', () => day) : day]]),
    [words.credits, number(creditsEarned, 0)],
    ...(gpa === null ? [] : [[words.gpa, number(gpa, 2)]]),
    ...(weightedGpa === null ? [] : [[words.weightedGpa, number(weightedGpa, 2)]]),
  ];
}

/** "June 2, 2028". */
const longDay = (day: string, language: Language): string => longDate(`${day}T12:00:00Z`, 'UTC', language);

const comparison = ({ pdfSha256 }: Known, words: VerifyWords): string =>
  `<section class="card"><h2>${escapeHtml(words.fileTitle)}</h2><div class="zone" data-sha256="${pdfSha256}" data-same="${escapeHtml(words.fileSame)}" data-other="${escapeHtml(words.fileOther)}" data-failed="${escapeHtml(words.fileFailed)}"><p>${escapeHtml(words.fileHint)}</p><label for="file">${escapeHtml(words.fileChoose)}</label><input id="file" type="file" accept="application/pdf"></div><p class="dim">${escapeHtml(words.fileStays)}</p><p data-said="" role="status"></p></section>`;
