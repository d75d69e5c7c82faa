import { Button } from '@mantine/core';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Solving } from '#lib/solving.ts';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import classes from './challenge-panel.module.css';

/** What is being calculated for, how far it is, and the way out. */
export default function ChallengePanel({ ratio, cancel }: Solving) {
  const { t } = useTranslation();
  const panel = (
    <div className={classes.panel}>
      <p className={classes.words}>
        {t(
          'One moment: your browser is running a short calculation, because there were many failed attempts from your network or with this code. It continues automatically.',
        )}
      </p>
      <ProgressBar ratio={ratio} label={t('Calculation')} />
      <Button variant="default" size="sm" onClick={cancel}>
        {t('Cancel')}
      </Button>
    </div>
  );
  // What is outside of an open dialog can be neither read nor clicked.
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return dialog ? createPortal(<div role="status">{panel}</div>, dialog) : panel;
}
