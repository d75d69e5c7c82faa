import type { CheckCourse } from '@fieldhouse/domain/eligibility/check-input.ts';
import { type BodyLedger, shownCoreGpa } from '@fieldhouse/domain/eligibility/ledger.ts';
import type { CheckAnswer } from '@fieldhouse/domain/eligibility/own-check.ts';
import { ratioNumber } from '@fieldhouse/domain/grading/exact-ratio.ts';
import type { TFunction } from 'i18next';
import { laneName } from '#features/eligibility/eligibility-words.ts';
import type { Formats } from '#lib/format.ts';
import { outlookName } from '#shared/courses/outlook-words.ts';
import { bodyName, verdictName } from '#shared/eligibility/body-words.ts';

interface Writing {
  readonly t: TFunction;
  readonly format: Formats;
}

const WIDTH = 1200;
const MARGIN = 64;
const HEAD = '"Bricolage Grotesque Variable", system-ui, sans-serif';
const TEXT = '"Figtree Variable", system-ui, sans-serif';
/** The same in light and dark: a picture is read anywhere. */
const INK = '#1f1e1b';
const DIM = '#524d44';
const PAPER = '#fbf8f2';
const PINE = '#0d5144';
const LINE = '#e4dfd3';
const AMBER = '#f2a31b';

/** Lines of a text that fit into a width. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || context.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function verdictOf({ kind, official }: BodyLedger): string | null {
  if (kind === 'division') return 'verdict' in official ? official.verdict : null;
  const isEligible = 'isEligible' in official ? official.isEligible : null;
  return isEligible === null ? null : isEligible ? 'eligible' : 'not_eligible';
}

/** The answer as a picture, without anything that says whose it is. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  { better, worse, asOf }: CheckAnswer,
  courses: readonly CheckCourse[],
  brand: string,
  { t, format }: Writing,
): void {
  canvas.width = WIDTH;
  canvas.height = 1500;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const inner = WIDTH - 2 * MARGIN;
  let y = 0;
  const write = (text: string, font: string, color: string, height: number, x = MARGIN, width = inner) => {
    context.font = font;
    context.fillStyle = color;
    for (const line of linesOf(context, text, width)) {
      y += height;
      context.fillText(line, x, y);
    }
  };
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  y = 56;
  write(brand, `650 30px ${HEAD}`, PINE, 36);
  write(t('Eligibility check'), `690 56px ${HEAD}`, INK, 72);
  const given = courses.filter(({ title }) => title.trim() !== '').length;
  write(
    `${t('{{count}} courses', { count: given })} · ${format.calendarDate(asOf)}`,
    `400 26px ${TEXT}`,
    DIM,
    42,
  );
  y += 28;
  for (const ledger of better) {
    const top = y;
    context.fillStyle = ledger.rules.body === 'DI' ? PINE : '#ffffff';
    context.strokeStyle = LINE;
    context.beginPath();
    context.roundRect(MARGIN, top, inner, 190, 20);
    context.fill();
    context.stroke();
    const isDark = ledger.rules.body === 'DI';
    const ink = isDark ? '#ffffff' : INK;
    const dim = isDark ? '#c9e4da' : DIM;
    const x = MARGIN + 32;
    y = top + 14;
    write(bodyName(ledger.rules.body, t), `600 26px ${TEXT}`, isDark ? AMBER : DIM, 38, x, inner - 64);
    write(outlookName(ledger.outlook, t), `670 42px ${HEAD}`, ink, 52, x, inner - 64);
    const gpa =
      ledger.kind === 'division' && ledger.official.soFar
        ? `${t('core GPA so far, needs {{gpa}}', { gpa: format.number(Number(ledger.rules.qualifierGpa), 3) })}: ${format.number(shownCoreGpa(ledger.official.soFar.gpa, ledger.rules.qualifierGpa), 3)}`
        : '';
    const finished = `${t('If school ended today:')} ${verdictName(verdictOf(ledger), t)}`;
    write([finished, gpa].filter(Boolean).join(' · '), `400 25px ${TEXT}`, dim, 36, x, inner - 64);
    y = top + 190 + 22;
  }
  const [first] = better;
  if (first?.kind === 'division') {
    y += 12;
    write(t('Units by area, {{body}}', { body: bodyName('DI', t) }), `640 30px ${HEAD}`, INK, 40);
    y += 8;
    for (const { area, need, earned, inProgress } of first.lanes) {
      const [all, have, runs] = [need, earned, inProgress].map(ratioNumber) as [number, number, number];
      write(laneName(area, t), `400 25px ${TEXT}`, INK, 38, MARGIN, 480);
      const [left, width] = [MARGIN + 500, inner - 640];
      context.fillStyle = '#efeae0';
      context.fillRect(left, y - 20, width, 22);
      context.fillStyle = AMBER;
      context.fillRect(left, y - 20, (width * Math.min(all, have + runs)) / all, 22);
      context.fillStyle = PINE;
      context.fillRect(left, y - 20, (width * Math.min(all, have)) / all, 22);
      context.fillStyle = DIM;
      context.fillText(
        t('{{have}} of {{need}}', { have: format.number(have + runs), need: format.number(all) }),
        left + width + 20,
        y,
      );
    }
  }
  y += 20;
  if (worse)
    write(t('Some of this isn’t known for sure; without it, it is less.'), `400 24px ${TEXT}`, INK, 34);
  write(
    t('Unofficial: the NCAA Eligibility Center and the NAIA decide. Self-reported, not verified.'),
    `400 24px ${TEXT}`,
    DIM,
    34,
  );
}

/** Hands the picture to where the device shares things, else saves it as a file. */
export async function savePicture(
  answer: CheckAnswer,
  courses: readonly CheckCourse[],
  writing: Writing,
): Promise<void> {
  const canvas = document.createElement('canvas');
  const brand = document.querySelector('.brand span')?.textContent ?? '';
  await document.fonts.ready;
  drawPicture(canvas, answer, courses, brand, writing);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser draws no pictures.');
  const file = new File([blob], 'eligibility-check.png', { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    // Whoever closes the list of places changed their mind.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
