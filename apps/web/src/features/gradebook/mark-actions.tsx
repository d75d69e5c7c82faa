import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { type CellSaver, type Mark, targetFromStaff } from './cell-saver.ts';
import { targetWords } from './cell-words.ts';
import type { Place } from './gradebook-grid.tsx';

/** What can be done about a cell that isn't saved. */
export function MarkActions({ mark, at, saver }: { mark: Mark; at: Place; saver: CellSaver }) {
  const { t } = useTranslation();
  const format = useFormat();
  const dismiss = () => saver.dismiss(at.studentId, at.assignmentId);
  const insist = () => saver.insist(at.studentId, at.assignmentId);
  switch (mark.kind) {
    case 'conflict':
      return (
        <>
          <Button variant="default" size="compact-md" onClick={dismiss}>
            {t('Keep {{value}}', { value: targetWords(targetFromStaff(mark.theirs), t, format) })}
          </Button>
          <Button size="compact-md" onClick={insist}>
            {t('Save {{value}}', { value: targetWords(mark.mine, t, format) })}
          </Button>
        </>
      );
    case 'refused':
      return (
        <>
          <Button variant="default" size="compact-md" onClick={dismiss}>
            {t('Discard')}
          </Button>
          {mark.code === 'out_of_range' && mark.mine.state === 'graded' && mark.mine.points >= 0 && (
            <Button size="compact-md" onClick={insist}>
              {t('Save {{value}} anyway', { value: targetWords(mark.mine, t, format) })}
            </Button>
          )}
        </>
      );
    case 'unreadable':
      return (
        <Button variant="default" size="compact-md" onClick={dismiss}>
          {t('Discard')}
        </Button>
      );
    case 'waiting':
      return (
        <Button variant="default" size="compact-md" onClick={() => saver.retry()}>
          {t('Try again')}
        </Button>
      );
    default:
      return null;
  }
}
