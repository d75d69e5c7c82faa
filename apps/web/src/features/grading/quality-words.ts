import { oneDecimalPercent, wholePercent } from '@fieldhouse/domain/rounding/display.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { Agreement } from './grading-queries.ts';
import { leaningOf } from './quality-state.ts';

/** What the figures say, in sentences. */
export function useQualityWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const percent = (ratio: number | null) =>
    ratio === null ? '–' : format.percent(wholePercent(ratio) / 100);
  return {
    percent,
    /** With its sign: above 0 the engine gives too much. */
    bias(ratio: number | null) {
      if (ratio === null) return '–';
      const shown = oneDecimalPercent(ratio);
      const words = format.percent(Math.abs(shown) / 100, 1);
      return shown > 0 ? `+${words}` : shown < 0 ? `−${words}` : words;
    },
    finding({ count, exactRatio, nearRatio }: Agreement) {
      if (count === 0) return t('Nothing to compare yet.');
      return t(
        'Of {{count}} judgments, {{exact}} had the same points, and {{near}} were within a tenth of the points possible.',
        { count, exact: percent(exactRatio), near: percent(nearRatio) },
      );
    },
    leaning(agreement: Agreement) {
      const off = format.percent(Math.abs(oneDecimalPercent(agreement.biasRatio ?? 0)) / 100, 1);
      switch (leaningOf(agreement)) {
        case 'generous':
          return t('The engine is too generous: on average it gives {{off}} of the points too much.', {
            off,
          });
        case 'strict':
          return t('The engine is too strict: on average it gives {{off}} of the points too little.', {
            off,
          });
        case 'even':
          return t("The engine isn't biased either way: on average it's off by {{off}} of the points.", {
            off,
          });
        case 'unknown':
          return '';
      }
    },
  };
}
