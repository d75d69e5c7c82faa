import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { RivalCopy } from './copy-keeper.ts';
import classes from './editor.module.css';

interface CopyConflictProps<Copy> {
  readonly mine: Copy;
  readonly rival: RivalCopy<Copy>;
  /** A copy as students would see it. */
  readonly show: (copy: Copy) => ReactNode;
  readonly onChoose: (choice: 'mine' | 'rival') => void;
}

/** Two versions of one text. Nothing is overwritten until the author has chosen; the other stays among the versions. */
export function CopyConflict<Copy>({ mine, rival, show, onChoose }: CopyConflictProps<Copy>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'mine' | 'rival' | null>(null);
  const { byName } = rival;
  return (
    <section className={classes.conflict} role="alert" aria-labelledby="copy-conflict">
      <h2 id="copy-conflict" className={classes.conflictTitle}>
        <IconAlertTriangle size={22} stroke={1.7} aria-hidden="true" />
        {byName
          ? t('{{name}} changed this while you were writing', { name: byName })
          : t('This was changed elsewhere while you were writing')}
      </h2>
      <p>{t('Both versions are kept. Compare them, and choose the one to continue with.')}</p>
      <div className={classes.choices}>
        <Button onClick={() => onChoose('mine')}>{t('Continue with mine')}</Button>
        <Button variant="default" onClick={() => setShown('mine')}>
          {t('View mine')}
        </Button>
        <Button variant="default" onClick={() => onChoose('rival')}>
          {t('Continue with the other one')}
        </Button>
        <Button variant="default" onClick={() => setShown('rival')}>
          {t('View the other one')}
        </Button>
      </div>
      <Dialog
        isOpen={shown !== null}
        side
        isWide
        onClose={() => setShown(null)}
        title={shown === 'mine' ? t('Your version') : t('The other version')}
      >
        <div className={classes.shown}>{shown && show(shown === 'mine' ? mine : rival.copy)}</div>
        <DialogActions>
          <Button
            onClick={() => {
              const choice = shown ?? 'mine';
              setShown(null);
              onChoose(choice);
            }}
          >
            {t('Continue with this one')}
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}
