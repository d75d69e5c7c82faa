import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import {
  printedDate,
  type SheetTable,
  type TranscriptSheet,
} from '@fieldhouse/domain/records/transcript-sheet.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import type { PrintedMarks } from './marks.ts';

/** Content for the page of a transcript: no script may run, nothing is loaded. */
export const TRANSCRIPT_POLICY =
  "sandbox allow-modals; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const STYLE = `
*{box-sizing:border-box}body{margin:0;background:#fff;color:#111;font:14px/1.45 "Helvetica Neue",Arial,"Noto Sans",sans-serif}
main{max-width:816px;margin:0 auto;padding:40px 36px}header{display:flex;gap:20px;justify-content:space-between;border-bottom:2px solid #111;padding-bottom:12px}
h1{font-size:20px;margin:0}h2{font-size:22px;margin:0}p{margin:2px 0}dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(170px,1fr));gap:8px 16px;margin:14px 0}
dt{font-size:12px;color:#444}dd{margin:0;font-weight:600;overflow-wrap:anywhere}table{width:100%;border-collapse:collapse;margin:16px 0 4px;break-inside:auto}
caption{text-align:start;font-weight:700;padding:4px 2px}th,td{padding:3px 6px 3px 2px;border-bottom:1px solid #bbb;text-align:start;vertical-align:top;overflow-wrap:anywhere}
thead th{font-weight:400;font-size:12px;color:#333;overflow-wrap:normal;border-block:1px solid #111}tbody th{font-weight:400}.end{text-align:end}tr{break-inside:avoid}
.total{font-weight:700;margin:0 2px 8px}.preview{border:2px solid #8a1c1c;color:#8a1c1c;font-weight:700;padding:6px 10px;margin-bottom:16px}.notes{font-size:12px;color:#222;margin-top:16px}.seal{width:60px;height:60px;object-fit:contain}.school{flex:1}.signer{margin-top:20px;max-width:340px;font-size:12px;break-inside:avoid}.signature{display:block;max-width:240px;max-height:60px}.line{border-top:1px solid #111;padding-top:4px;margin-top:2px;font-weight:700}.code{font-weight:700;letter-spacing:.04em}
@media(max-width:560px){main{padding:16px}header{display:block}table{display:block;overflow-x:auto}}
@media print{main{padding:0;max-width:none}}@page{margin:15mm}`;

/** What the page of an issued transcript is proved by. */
export interface Proof {
  readonly code: string;
  readonly address: string;
  readonly keyName: string;
  readonly issuedAt: string;
  /** That it holds no more, and since when; null: it holds. */
  readonly ended: { readonly as: 'superseded' | 'revoked'; readonly on: CalendarDate } | null;
}

const NO_MARKS: PrintedMarks = { seal: null, signature: null, signerName: null, signerTitle: null };

/**
 * The transcript as a page of its own, without scripts: every word is escaped.
 *
 * @param as how it is proved; `preview`: as it would be issued, which it says; `unofficial`: the title says so.
 */
export function transcriptHtml(
  sheet: TranscriptSheet,
  as: Proof | 'preview' | 'unofficial',
  marks: PrintedMarks = NO_MARKS,
): string {
  const proof = typeof as === 'string' ? null : as;
  const { title, studentName, schoolName, schoolLines, issued, facts, tables, summary, scales, notes } =
    sheet;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(`${title}, ${studentName}`)}</title><style>${STYLE}</style></head>
<body><main>
${as === 'preview' ? '<p class="preview" role="note">Preview, not issued. It proves nothing.</p>\n' : ''}${proof?.ended ? `<p class="preview" role="note">${proof.ended.as === 'revoked' ? 'Withdrawn' : 'Replaced'} by the school on ${escapeHtml(printedDate(proof.ended.on))}. It holds no more.</p>\n` : ''}<header>${picture(marks.seal, `Seal of ${schoolName}`, 'seal')}<div class="school"><h2 dir="auto">${escapeHtml(schoolName)}</h2>${schoolLines.map((line) => `<p dir="auto">${escapeHtml(line)}</p>`).join('')}</div>
<div><h1>${escapeHtml(title)}</h1><p>Issued ${escapeHtml(issued)}</p>${proof ? `<p>Code <span class="code">${escapeHtml(proof.code)}</span></p>` : ''}</div></header>
${definitions(facts)}
${tables.map(tableHtml).join('\n')}
${definitions(summary)}
${scales.map(tableHtml).join('\n')}
<div class="notes">${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}${proof ? `<p>Check this document: ${escapeHtml(proof.address)}</p>` : ''}</div>${as === 'unofficial' ? '' : signed(marks, proof)}
</main></body></html>`;
}

const picture = (png: Uint8Array | null, alt: string, name: string): string =>
  png === null
    ? ''
    : `<img class="${name}" alt="${escapeHtml(alt)}" src="data:image/png;base64,${Buffer.from(png).toString('base64')}">`;

/** Who signs for the school, and with which key it was signed. */
function signed({ signature, signerName, signerTitle }: PrintedMarks, proof: Proof | null): string {
  const signer = [signerName, signerTitle].filter((one) => one !== null).join(', ') || 'For the school';
  const key = proof
    ? `<p>Signed ${proof.issuedAt.slice(0, 16).replace('T', ' ')} UTC, key ${escapeHtml(proof.keyName)}. The signature covers the PDF; this page shows the same record.</p>`
    : '';
  return `<div class="signer">${picture(signature, `Signature of ${signerName ?? 'the school'}`, 'signature')}<p class="line" dir="auto">${escapeHtml(signer)}</p>${key}</div>`;
}

const definitions = (facts: TranscriptSheet['facts']): string =>
  `<dl>${facts.map(({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd></div>`).join('')}</dl>`;

function tableHtml({ caption, headings, rows, total, endColumns }: SheetTable): string {
  const atEnd = (column: number) => (endColumns.includes(column) ? ' class="end"' : '');
  const head = headings
    .map((text, at) => `<th scope="col"${atEnd(at)} dir="auto">${escapeHtml(text)}</th>`)
    .join('');
  const body = rows
    .map(
      ({ cells }) =>
        `<tr>${cells
          .map((text, at) =>
            at === 0
              ? `<th scope="row" dir="auto">${escapeHtml(text)}</th>`
              : `<td${atEnd(at)} dir="auto">${escapeHtml(text)}</td>`,
          )
          .join('')}</tr>`,
    )
    .join('');
  return `<table><caption dir="auto">${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>${total === null ? '' : `<p class="total">${escapeHtml(total)}</p>`}`;
}
