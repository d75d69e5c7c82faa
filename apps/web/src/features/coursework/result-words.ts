import type { StudentGrade } from '@fieldhouse/contract/coursework.ts';
import type { TFunction } from 'i18next';

type Criterion = StudentGrade['criteria'][number];

const shareOf = ({ points, pointsPossible }: Criterion) => points / pointsPossible;
const missingOf = ({ points, pointsPossible }: Criterion) => pointsPossible - points;

/**
 * What a result says in one sentence: from the work's own criteria where they tell parts apart, else from the whole. It is
 * about the work: what lateness cost stands elsewhere.
 *
 * @param mayImprove another attempt may be handed in.
 */
export function resultWords(
  {
    points,
    pointsPossible,
    lateDeduction,
    criteria,
  }: Pick<StudentGrade, 'points' | 'pointsPossible' | 'lateDeduction' | 'criteria'>,
  mayImprove: boolean,
  t: TFunction,
): string {
  const ratio = pointsPossible > 0 ? (points + lateDeduction) / pointsPossible : 1;
  if (ratio >= 1) return t('Full marks: everything that was asked for is there.');
  const parts = criteria.filter((one) => one.pointsPossible > 0);
  const [best] = parts.toSorted((a, b) => shareOf(b) - shareOf(a));
  const [weakest] = parts.toSorted((a, b) => missingOf(b) - missingOf(a));
  if (best && weakest && shareOf(best) > shareOf(weakest)) {
    if (shareOf(best) === 0 || !mayImprove)
      return mayImprove
        ? t('“{{weakest}}” is where you can still gain the most.', { weakest: weakest.name })
        : t('You were strongest in “{{best}}”. Most points went missing in “{{weakest}}”.', {
            best: best.name,
            weakest: weakest.name,
          });
    return t('You were strongest in “{{best}}”. “{{weakest}}” is where you can still gain the most.', {
      best: best.name,
      weakest: weakest.name,
    });
  }
  if (ratio >= 0.9) return t('Very good work: only details are missing.');
  if (ratio >= 0.7) return t('Good work, with some points still open.');
  if (ratio >= 0.5) return t("You've covered a good part, and a good part is still open.");
  return t('This one is worth another look: most of the points are still open.');
}
