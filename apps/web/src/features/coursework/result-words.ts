import type { StudentGrade } from '@fieldhouse/contract/coursework.ts';
import type { TFunction } from 'i18next';

type Criterion = StudentGrade['criteria'][number];

const shareOf = ({ points, pointsPossible }: Criterion) => points / pointsPossible;

/** What a result says in one sentence: from the work's own criteria where they tell parts apart, else from the whole. */
export function resultWords(
  { points, pointsPossible, criteria }: Pick<StudentGrade, 'points' | 'pointsPossible' | 'criteria'>,
  t: TFunction,
): string {
  const ratio = pointsPossible > 0 ? points / pointsPossible : 1;
  if (ratio >= 1) return t('Full marks: everything that was asked for is there.');
  const parts = criteria.filter((one) => one.pointsPossible > 0).toSorted((a, b) => shareOf(b) - shareOf(a));
  const [best, weakest] = [parts[0], parts.at(-1)];
  if (best && weakest && shareOf(best) > shareOf(weakest)) {
    return shareOf(best) > 0
      ? t('You were strongest in “{{best}}”. “{{weakest}}” is where you can still gain the most.', {
          best: best.name,
          weakest: weakest.name,
        })
      : t('“{{weakest}}” is where you can still gain the most.', { weakest: weakest.name });
  }
  if (ratio >= 0.9) return t('Very good work: only details are missing.');
  if (ratio >= 0.7) return t('Good work, with some points still to gain.');
  return t('This one is worth another look: most of the points are still open.');
}
