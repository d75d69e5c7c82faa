import type { Locale } from '@fieldhouse/contract/people.ts';
import { escapeHtml } from '../escape-html.ts';

/** What an email says, as plain text: paragraphs with an empty line between; "- " begins an item; "-- " begins what stands below. */
export interface EmailText {
  readonly locale: Locale;
  /** In whose name it is written, shown above the text: a school, else the platform. */
  readonly sender: string;
  readonly text: string;
  /** The app's: addresses below it become links, and what others have typed doesn't. */
  readonly origin: string;
}

/** What the button says that opens the address a paragraph consists of. */
const GO_ON: Readonly<Record<Locale, string>> = {
  en: 'Continue',
  es: 'Continuar',
  fr: 'Continuer',
  de: 'Weiter',
};

/** Up to the next space; what ends a sentence after it is no part of the address. */
const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;
/** Whether a line is an address of the app and nothing else. */
const isAddress = (line: string, origin: string): boolean =>
  line.startsWith(`${origin}/`) && /^[^\s<>"']+$/.test(line);

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const BUTTON =
  'display:inline-block;padding:12px 22px;border-radius:8px;background:#1f4f8f;color:#ffffff;font-weight:600;text-decoration:none';
const SMALL = 'font-size:13px;line-height:1.5;color:#5b6472';

/**
 * The same words as HTML for mail programs: one column, tables for layout and styles in place, as they ask for, and nothing
 * that is loaded from elsewhere. Everything but the frame is escaped.
 */
export function emailHtml({ locale, sender, text, origin }: EmailText): string {
  const [letter = '', ...below] = text.split(/\n\n-- \n/);
  const parts = letter.split(/\n{2,}/).filter((part) => part.trim() !== '');
  const foot = below.join('\n\n').split('\n').filter(Boolean);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(sender)}</title></head>`,
    `<body style="margin:0;padding:0;background:#f4f6f9"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${FONT};text-align:left">`,
    `<tr><td style="padding:0 8px 14px;font-size:15px;font-weight:700;color:#1f2a3a">${escapeHtml(sender)}</td></tr>`,
    `<tr><td style="padding:28px 28px 12px;background:#ffffff;border-radius:12px;font-size:16px;line-height:1.55;color:#1f2a3a">`,
    ...parts.map((part) => partHtml(part, locale, origin)),
    '</td></tr>',
    ...(foot.length > 0
      ? [
          `<tr><td style="padding:16px 8px;${SMALL}">${foot.map((line) => withLinks(line, origin)).join('<br>')}</td></tr>`,
        ]
      : []),
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

/** One paragraph, the items of a list, or the button for an address that stands alone, which is written below it as well. */
function partHtml(part: string, locale: Locale, origin: string): string {
  const lines = part.split('\n');
  if (lines.length === 1 && isAddress(part, origin)) {
    const address = escapeHtml(part);
    return `<p style="margin:20px 0 8px"><a href="${address}" style="${BUTTON}">${GO_ON[locale]}</a></p><p style="margin:0 0 20px;${SMALL};word-break:break-all"><a href="${address}" style="color:#1f4f8f">${address}</a></p>`;
  }
  const html: string[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) html.push(`<ul style="margin:0 0 16px;padding-left:20px">${items.join('')}</ul>`);
    items = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const below = (lines[at + 1] ?? '').trim();
    if (!line.startsWith('- ')) {
      endList();
      html.push(`<p style="margin:0 0 16px">${withLinks(line, origin)}</p>`);
    } else if (isAddress(below, origin)) {
      const words = escapeHtml(line.slice(2));
      items.push(
        `<li style="margin:0 0 8px"><a href="${escapeHtml(below)}" style="color:#1f4f8f">${words}</a></li>`,
      );
      at += 1;
    } else {
      items.push(`<li style="margin:0 0 8px">${withLinks(line.slice(2), origin)}</li>`);
    }
  }
  endList();
  return html.join('');
}

/** The text as HTML, addresses of the app as links. */
function withLinks(text: string, origin: string): string {
  let end = 0;
  let html = '';
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (!isAddress(address, origin)) continue;
    const link = escapeHtml(address);
    html += `${escapeHtml(text.slice(end, index))}<a href="${link}" style="color:#1f4f8f;word-break:break-all">${link}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}
