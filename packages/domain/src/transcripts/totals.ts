import { numberOf } from './course-row.ts';
import { isEarned, pointsOf, USUAL_SCALES } from './marks.ts';

/** A total as a line prints it. */
export interface FoundTotal {
  readonly label: string;
  readonly printed: number;
  readonly kind: 'gpa' | 'earned' | 'attempted';
  /** Null: the label doesn't say it. */
  readonly isWeighted: boolean | null;
  /** Null: the label doesn't say over what. */
  readonly scope: 'all' | 'section' | null;
  readonly decimals: number;
  /** Another number stands beside it, so that nobody can tell which of them is meant. */
  readonly isOneOfSeveral: boolean;
}

/** What a total is made of. */
export interface CountedRow {
  readonly grade: string;
  readonly credits: number | null;
  readonly attempted: number | null;
  readonly points: number | null;
  readonly isRepeat: boolean;
  /** Its title says that the school may weigh it. */
  readonly isWeightable: boolean;
}

const LABEL = String.raw`[\p{L}][\p{L} .()/'’*-]*?`;
const TOTAL = new RegExp(
  String.raw`(?<label>(?:${LABEL})?(?:G\.?P\.?A\.?|grade point average|credits?|units|earned|attempted|totals?)(?:\s+(?:earned|attempted|completed|total|average|\(?(?:un)?weighted\)?|\(?cumulative\)?|to date))*(?:\s*\([^)\d]{1,30}\))?)\s*[:=]?\s*(?<number>\d{1,3}(?:[.,]\d{1,4})?)(?![\d%]|\s*[-–]\s*\d)(?:\s*(?:\/|of|out of)\s*\d(?:[.,]\d+)?)?`,
  'giu',
);

/** Totals that a line prints, from left to right; none for rows of courses and for scales. */
export function totalsIn(line: string): FoundTotal[] {
  return [...line.matchAll(TOTAL)].flatMap((match) => {
    const { label: printedLabel = '', number = '' } = match.groups ?? {};
    const label = printedLabel.trim();
    if (/required|needed|remaining|requirement|rank|scale|per credit/i.test(label)) return [];
    if (
      /^\s*(?:credits?\s+|units\s+)?(?:are\s+)?(?:required|needed|remaining|to graduate)/i.test(
        rest(line, match),
      )
    )
      return [];
    const isGpa = /g\.?p\.?a|grade point average/i.test(label);
    return [
      {
        label,
        printed: numberOf(number),
        kind: isGpa
          ? ('gpa' as const)
          : /attempted/i.test(label)
            ? ('attempted' as const)
            : ('earned' as const),
        isWeighted: /unweighted|non-?weighted/i.test(label) ? false : /weighted/i.test(label) ? true : null,
        scope: /cumul|overall|career|to date/i.test(label)
          ? ('all' as const)
          : /term|semester|sem\b|year|quarter|trimester|fall|spring|summer|winter/i.test(label)
            ? ('section' as const)
            : null,
        decimals: /[.,](\d+)/.exec(number)?.[1]?.length ?? 0,
        isOneOfSeveral: /^\s+\d/.test(rest(line, match)),
      },
    ];
  });
}

/** What follows a total on its line. */
const rest = (line: string, { index, 0: found }: RegExpExecArray): string => line.slice(index + found.length);

/** "A = 4.0", "B+: 87-89 3.3": a letter with its points; a row of a course has neither sign nor range. */
const SCALE_STEP =
  /(?<![\p{L}\d])([A-F][+\-−–]?)\s*(?:[=:]\s*(?:\d{2,3}\s*[-–]\s*\d{2,3}%?\s*[=:,]?\s*)?|\d{2,3}\s*[-–]\s*\d{2,3}%?\s*[=:,]?\s*)([0-5]\.\d{1,3})(?!\d)/gu;

/** A scale that the document prints: "A = 4.0", "B+ 3.3". Empty: none. */
export function scaleIn(lines: readonly string[]): Map<string, number> {
  const scale = new Map<string, number>();
  for (const line of lines) {
    const found = [...line.matchAll(SCALE_STEP)];
    for (const [, letter = '', points = ''] of found) scale.set(letter.replace(/[−–]/g, '-'), Number(points));
  }
  return scale.size >= 3 ? scale : new Map();
}

/** What a printed total should be by its rows, exactly; null: what is printed doesn't tell. */
export function computeTotal(
  total: FoundTotal,
  rows: readonly CountedRow[],
  scale: ReadonlyMap<string, number>,
): number | null {
  if (rows.length === 0 || total.isOneOfSeveral) return null;
  // Which attempt counts is the school's rule, and rarely printed.
  if (rows.some(({ isRepeat }) => isRepeat)) return null;
  if (total.kind !== 'gpa') return creditsOf(total.kind, rows);
  if (scale.size > 0) return gpaOf(total, rows, scale);
  // Without a printed scale the usual ones are tried. A figure that none of them gives may rest on weights.
  const usual = USUAL_SCALES.map((one) => gpaOf(total, rows, one));
  const fitting = usual.find((computed) => computed !== null && agrees(total, computed));
  if (fitting !== undefined) return fitting;
  return total.isWeighted === null && rows.some((row) => row.isWeightable && row.points === null)
    ? null
    : (usual[1] ?? null);
}

function creditsOf(kind: 'earned' | 'attempted', rows: readonly CountedRow[]): number | null {
  let sum = 0;
  for (const { grade, credits, attempted } of rows) {
    if (kind === 'attempted') {
      const tried = attempted ?? credits;
      if (tried === null) return null;
      sum += thousandths(tried);
      continue;
    }
    const earns = isEarned(grade);
    if (earns === false && attempted === null) continue;
    if (credits === null) return null;
    sum += thousandths(credits);
  }
  return sum / 10_000;
}

const thousandths = (value: number): number => Math.round(value * 10_000);

function gpaOf(
  { isWeighted }: FoundTotal,
  rows: readonly CountedRow[],
  scale: ReadonlyMap<string, number>,
): number | null {
  let points = 0;
  let credits = 0;
  const hasPoints = rows.some((row) => row.points !== null);
  // Points of a column already hold the school's weights; a weighted GPA can be made from nothing else.
  if (isWeighted === true && !hasPoints) return null;
  for (const row of rows) {
    const tried = row.attempted ?? row.credits;
    if (isEarned(row.grade) === null && pointsOf(row.grade, scale) === null) return null;
    const value = pointsOf(row.grade, scale);
    // P, W, I and their like count in no GPA.
    if (value === null && !/^[A-F]/.test(row.grade) && !/^\d/.test(row.grade)) continue;
    if (tried === null) return null;
    const made = hasPoints && isWeighted !== false ? row.points : value === null ? null : value * tried;
    if (made === null) return null;
    points += thousandths(made);
    credits += thousandths(tried);
  }
  return credits === 0 ? null : points / credits;
}

/** Whether the printed figure is the computed one, rounded or cut at the printed digits. */
export function agrees({ printed, decimals }: FoundTotal, computed: number): boolean {
  const unit = 10 ** decimals;
  const exact = computed * unit;
  const shown = Math.round(printed * unit);
  return Math.round(exact + 1e-9) === shown || Math.floor(exact + 1e-9) === shown;
}
