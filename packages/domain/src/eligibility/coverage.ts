import { compareRatios, exactDecimal, plus } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { type Candidate, groupings, type Item, type NeedArea } from './content-groups.ts';
import { reduced, type SetNeeds } from './grains.ts';
import type { UnitNeeds } from './rule-set.ts';

export const ZERO: ExactRatio = { numerator: 0n, denominator: 1n };

/** The difference, 0 where it would be negative. */
export function lessOrZero(a: ExactRatio, b: ExactRatio): ExactRatio {
  const left = plus(a, { numerator: -b.numerator, denominator: b.denominator });
  return left.numerator <= 0n ? ZERO : reduced(left.numerator, left.denominator);
}

const least = (a: ExactRatio, b: ExactRatio): ExactRatio => (compareRatios(a, b) <= 0 ? a : b);

/** The most units that rows give in each area, each content counted once. */
export type Coverage = { readonly [Area in NeedArea]: ExactRatio } & { readonly lab: ExactRatio };

/** What all candidates together cover. A content that is listed in two areas is taken in the first. */
export function coverageOf(candidates: readonly Candidate[]): Coverage {
  const way = groupings(candidates, true).all[0];
  const sum = (items: readonly Item[]) => items.reduce((units, item) => plus(units, item.units), ZERO);
  const most = (options: readonly (readonly Item[])[]): readonly Item[] =>
    options.reduce<readonly Item[]>(
      (best, option) => (compareRatios(sum(option), sum(best)) > 0 ? option : best),
      [],
    );
  const items = [...(way?.singles ?? []), ...(way?.choices ?? []).flatMap(({ options }) => most(options))];
  const inArea = (area: NeedArea) => sum(items.filter((item) => item.area === area));
  return {
    english: inArea('english'),
    math: inArea('math'),
    science: inArea('science'),
    socialScience: inArea('socialScience'),
    other: inArea('other'),
    lab: sum(
      candidates
        .filter(({ area, isLab }) => isLab && area === 'science')
        .map((one) => ({ ...one, orders: [] })),
    ),
  };
}

/** English, mathematics and science together. */
export const academicOf = ({ english, math, science }: Coverage): ExactRatio =>
  plus(plus(english, math), science);

/** All units together. */
export const totalOf = (coverage: Coverage): ExactRatio =>
  plus(plus(academicOf(coverage), coverage.socialScience), coverage.other);

/** The units that are missing by area and together, each unit counted once. */
export function missingOf(coverage: Coverage, needs: UnitNeeds): ExactRatio {
  const short = (need: number, have: ExactRatio) => lessOrZero(exactDecimal(need), have);
  const named = plus(
    plus(short(needs.english, coverage.english), short(needs.math, coverage.math)),
    short(needs.science, coverage.science),
  );
  const academic = short(needs.academic, academicOf(coverage));
  const core = compareRatios(named, academic) > 0 ? named : academic;
  const areas = plus(core, short(needs.socialScience, coverage.socialScience));
  const total = short(needs.total, totalOf(coverage));
  return compareRatios(areas, total) > 0 ? areas : total;
}

/** The needs as far as the units there are can fill them; the total is what they fill together. */
export function fillable(needs: SetNeeds, coverage: Coverage): SetNeeds {
  const english = least(needs.english, coverage.english);
  const math = least(needs.math, coverage.math);
  const science = least(needs.science, coverage.science);
  const socialScience = least(needs.socialScience, coverage.socialScience);
  const named = plus(plus(english, math), science);
  const spare = lessOrZero(academicOf(coverage), named);
  const more = lessOrZero(needs.academic, plus(plus(needs.english, needs.math), needs.science));
  const academic = plus(named, least(more, spare));
  const rest = lessOrZero(totalOf(coverage), plus(academic, socialScience));
  const others = lessOrZero(needs.total, plus(needs.academic, needs.socialScience));
  return {
    ...needs,
    english,
    math,
    science,
    socialScience,
    academic,
    total: plus(plus(academic, socialScience), least(others, rest)),
    lab: least(needs.lab, coverage.lab),
    before: ZERO,
    beforeAcademic: ZERO,
  };
}
