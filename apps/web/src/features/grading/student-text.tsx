import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Reading } from '#shared/content/reading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Work } from './grading-queries.ts';
import { segmentsOf } from './marked-text.ts';
import classes from './student-text.module.css';

/** Four tints of marks; the number tells criteria apart. */
export const markColor = (number: number) => ((number - 1) % 4) + 1;

/** The student's words, with what carries each criterion marked and numbered. */
export function StudentText({ work: { text, files, rubric, proposal, grade } }: { work: Work }) {
  const { t } = useTranslation();
  const source = proposal ? proposal.criteria : grade.criteria;
  const quotes = source.flatMap(({ criterionId, quotes: own }) => {
    const number = rubric.findIndex(({ id }) => id === criterionId) + 1;
    return number === 0 ? [] : own.map(({ start, end }) => ({ number, start, end }));
  });

  if (text.trim() === '') {
    return (
      <EmptyState framed icon={<IconFileText />} title={t('No written response')}>
        {files.length > 0
          ? t('The answer is in the documents.')
          : t('This attempt has only the matching activity.')}
      </EmptyState>
    );
  }
  return (
    <Card className={classes.card}>
      <Reading>
        <div className={classes.text}>
          {segmentsOf(text, quotes).map((segment, at) =>
            segment.numbers.length === 0 ? (
              segment.text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text are their position
              <mark key={at} className={classes.mark} data-mark-color={markColor(segment.numbers[0]!)}>
                {segment.text}
                {segment.ending.map((number) => (
                  <span key={number} className={classes.number} data-mark-color={markColor(number)}>
                    <span className={classes.hidden}>{t('Quote for criterion')} </span>
                    {number}
                  </span>
                ))}
              </mark>
            ),
          )}
        </div>
      </Reading>
    </Card>
  );
}
