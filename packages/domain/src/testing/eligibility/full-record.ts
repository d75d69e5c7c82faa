import type { NeedArea } from '../../eligibility/content-groups.ts';
import { type PlainCase, type PlainNeeds, type PlainRow, seeded } from './small-rows.ts';

const DIVISION_I: PlainNeeds = {
  english: 4000,
  math: 3000,
  science: 2000,
  socialScience: 2000,
  academic: 10_000,
  total: 16_000,
  lab: 0,
  before: 10_000,
  beforeAcademic: 7000,
  mostAfterGraduation: 1000,
};
const UNLOCKED: PlainNeeds = { ...DIVISION_I, before: 0, beforeAcademic: 0 };
const DIVISION_II: PlainNeeds = { ...UNLOCKED, english: 3000, math: 2000 };

/** How many units of each area a full record has, at least. */
const PLAN: readonly (readonly [NeedArea, number])[] = [
  ['english', 4],
  ['math', 3],
  ['science', 2],
  ['socialScience', 2],
  ['other', 3],
];

/**
 * A record of the size of a whole school life against the needs of a division, by seed: years, semesters or both, with
 * repeats, more rows than needed, and now and then too little before the seventh semester.
 */
export function fullCase(seed: number): PlainCase {
  const random = seeded(seed + 7_000_000);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
  const sizes = pick([[1000], [1000], [500], [1000, 500], [1000, 340]]);
  const grades = pick([
    [4000, 3000, 2000, 1000],
    [4000, 3000, 2000],
    [3000, 2000],
    [4000, 1000],
  ]);
  const beforeShare = 0.45 + random() * 0.35;
  const extra = Math.floor(random() * 4);
  const rows: PlainRow[] = [];
  const addRow = (area: NeedArea, units: number) => {
    const content = random() < 0.12 ? `c${rows.length}` : null;
    const row: PlainRow = {
      area,
      units,
      points: pick(grades),
      isBefore: random() < beforeShare,
      isAfterGraduation: false,
      isLab: false,
      content,
      part: [1, 1],
    };
    rows.push(row);
    if (content)
      rows.push({ ...row, points: pick(grades), isBefore: false, isAfterGraduation: random() < 0.2 });
  };
  for (const [area, least] of PLAN) {
    const most = (least + Math.floor(random() * (2 + extra))) * 1000;
    for (let units = 0; units < most; ) {
      const size = pick(sizes);
      addRow(area, size);
      units += size;
    }
  }
  const isMinimal = random() < 0.85;
  return { rows, needs: pick([DIVISION_I, DIVISION_I, UNLOCKED, DIVISION_II]), isMinimal, isCapped: true };
}
