import { IconAlertTriangle, IconCircleX, IconCloudOff } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
import type { Mark } from './cell-saver.ts';
import classes from './cell-view.module.css';
import { cellFace, targetWords } from './cell-words.ts';
import type { Cell } from './sheet-model.ts';

interface CellViewProps {
  readonly cell: Cell;
  readonly mark: Mark | undefined;
  readonly isDropped: boolean;
}

/** A cell: a state in words, points at the end, and what is going on with it. */
export function CellView({ cell, mark, isDropped }: CellViewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (mark && mark.kind !== 'saved') return <MarkedCell mark={mark} t={t} format={format} />;
  const { word, number, tone } = cellFace(cell, isDropped, t, format);
  return (
    <span className={classes.face} data-tone={tone ?? undefined}>
      {mark?.kind === 'saved' && (
        <span className={classes.dot}>
          <span className={classes.hidden}>{t('Saved')}</span>
        </span>
      )}
      {word && (
        <span className={classes.word} title={word}>
          {word}
        </span>
      )}
      {number && <span className={classes.number}>{number}</span>}
    </span>
  );
}

const ICONS = {
  waiting: IconCloudOff,
  conflict: IconAlertTriangle,
  refused: IconCircleX,
  unreadable: IconCircleX,
} as const;

/** A cell that isn't what the server has. */
function MarkedCell({
  mark,
  t,
  format,
}: {
  mark: Exclude<Mark, { kind: 'saved' }>;
  t: TFunction;
  format: Formats;
}) {
  const names = {
    saving: t('Saving'),
    waiting: t('Not sent yet'),
    conflict: t('Conflict'),
    refused: t('Not saved'),
    unreadable: t('Not saved'),
  };
  const Icon = mark.kind === 'saving' ? null : ICONS[mark.kind];
  return (
    <span className={classes.face} data-mark={mark.kind}>
      {Icon ? (
        <Icon size={16} stroke={2} aria-label={names[mark.kind]} role="img" />
      ) : (
        <span className={classes.pulse}>
          <span className={classes.hidden}>{names.saving}</span>
        </span>
      )}
      <span className={classes.number}>
        {mark.kind === 'unreadable' ? mark.text : targetWords(mark.mine, t, format)}
      </span>
    </span>
  );
}
