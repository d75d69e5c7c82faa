import { points } from '@fieldhouse/domain/rounding/display.ts';
import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';
import type { Mark } from './cell-saver.ts';
import { type Cell, givenPoints, type Target } from './sheet-model.ts';

/** What stands in a cell: at most one word or two, and a number. */
export interface CellFace {
  readonly word: string | null;
  readonly number: string | null;
  readonly tone: 'late' | 'missing' | 'waiting' | 'excused' | 'held' | 'dropped' | null;
}

/** A cell in its shortest words. */
export function cellFace(cell: Cell, isDropped: boolean, t: TFunction, format: Formats): CellFace {
  switch (cell.state) {
    case 'missing':
      return { word: isDropped ? t('Missing, dropped') : t('Missing'), number: null, tone: 'missing' };
    case 'excused':
      return { word: t('Excused'), number: null, tone: 'excused' };
    case 'ungraded':
      return cell.needsGrading
        ? { word: cell.isLate ? t('To grade, late') : t('To grade'), number: null, tone: 'waiting' }
        : { word: null, number: null, tone: null };
    case 'graded': {
      const number = format.number(points(cell.points ?? 0));
      const words = [
        ...(isDropped ? [t('Dropped')] : []),
        ...(cell.isReleased ? [] : [t('Held')]),
        ...(cell.isLate ? [t('Late')] : []),
      ];
      const tone = isDropped ? 'dropped' : !cell.isReleased ? 'held' : cell.isLate ? 'late' : null;
      return { word: words.length > 0 ? words.join(', ') : null, number, tone };
    }
  }
}

/** What a change would put into the cell. */
export function targetWords(target: Target, t: TFunction, format: Formats): string {
  switch (target.state) {
    case 'graded':
      return format.number(target.points);
    case 'excused':
      return t('Excused');
    case 'missing':
      return t('Missing');
    case 'ungraded':
      return t('empty');
  }
}

/** The text with which editing a cell begins. */
export function editText(cell: Cell, mark: Mark | undefined): string {
  if (mark?.kind === 'unreadable') return mark.text;
  if (mark && mark.kind !== 'saved') return textOf(mark.mine);
  const given = givenPoints(cell);
  if (cell.state === 'graded') return given === null ? '' : String(given);
  return cell.state === 'excused' ? 'ex' : cell.state === 'missing' ? 'mi' : '';
}

const textOf = (target: Target): string =>
  target.state === 'graded'
    ? String(target.points)
    : target.state === 'excused'
      ? 'ex'
      : target.state === 'missing'
        ? 'mi'
        : '';

/** A cell in a whole sentence's worth of words: for the line under the toolbar, and for those who listen. */
export function cellSentence(
  cell: Cell,
  possible: number,
  isDropped: boolean,
  t: TFunction,
  format: Formats,
): string {
  const parts: string[] = [];
  switch (cell.state) {
    case 'graded':
      parts.push(
        t('{{earned}} of {{possible}}', {
          earned: format.number(points(cell.points ?? 0)),
          possible: format.number(points(possible)),
        }),
      );
      if (cell.lateDeduction > 0) {
        parts.push(
          t('{{given}} awarded, {{deduction}} deducted for lateness', {
            given: format.number(givenPoints(cell) ?? 0),
            deduction: format.number(cell.lateDeduction),
          }),
        );
      } else if (cell.isLate) parts.push(t('submitted late'));
      parts.push(cell.isReleased ? t('the student sees it') : t('held back from the student'));
      break;
    case 'excused':
      parts.push(t("Excused: it doesn't count"));
      break;
    case 'missing':
      parts.push(t('Missing'));
      break;
    case 'ungraded':
      parts.push(
        cell.needsGrading
          ? cell.isLate
            ? t('Submitted late, not graded yet')
            : t('Submitted, not graded yet')
          : t('No grade yet'),
      );
      break;
  }
  if (isDropped) parts.push(t('dropped by the rules of its category'));
  return parts.join(' · ');
}

/** Why a cell couldn't be saved. */
export function refusalWords(mark: Mark & { kind: 'refused' }, t: TFunction, format: Formats): string {
  switch (mark.code) {
    case 'out_of_range':
      return mark.mine.state === 'graded' && mark.mine.points >= 0
        ? t('{{points}} is far above the {{possible}} points possible.', {
            points: format.number(mark.mine.points),
            possible: format.number(mark.pointsPossible ?? 0),
          })
        : t("Points can't be negative.");
    case 'not_enrolled':
      return t('This student is no longer in the course.');
    case 'not_found':
      return t('This assignment is no longer there.');
    case 'locked':
      return t('The final grade is posted. A school administrator can reopen it.');
    case 'own_work':
      return t("You can't grade your own work or your own child's.");
  }
}

/** Why a text means nothing. */
export function unreadableWords(why: string, text: string, t: TFunction): string {
  switch (why) {
    case 'negative':
      return t("Points can't be negative.");
    case 'ambiguous':
      return t('"{{text}}" can be read as two numbers. Write it without a thousands separator.', { text });
    case 'too_fine':
      return t('Points can have up to two decimals.');
    default:
      return t(
        '"{{text}}" is neither points nor a state. Type a number, a percent, a letter of your scale, ex for excused or mi for missing.',
        { text },
      );
  }
}
