import { Button } from '@mantine/core';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Solving, solving } from '#lib/challenge.ts';
import { useStore } from '#lib/store.ts';
import classes from './challenge-status.module.css';
import { ProgressBar } from './progress-bar.tsx';

/** Says that the browser calculates before a call goes on; it ends by itself. */
export function ChallengeStatus() {
  const current = useStore(solving);
  // What is outside of an open dialog can be neither read nor clicked.
  const dialog = current ? [...document.querySelectorAll('dialog[open]')].at(-1) : undefined;
  const panel = current && <ChallengePanel {...current} />;
  return (
    <div role="status">
      {panel && dialog ? createPortal(<div role="status">{panel}</div>, dialog) : panel}
    </div>
  );
}

function ChallengePanel({ ratio, cancel }: Solving) {
  const { t } = useTranslation();
  return (
    <div className={classes.panel}>
      <p className={classes.words}>
        {t(
          'One moment: your browser is doing a short calculation, because there were many wrong tries from your network or with this code. It goes on by itself.',
        )}
      </p>
      <ProgressBar ratio={ratio} label={t('Calculation')} />
      <Button variant="default" size="sm" onClick={cancel}>
        {t('Cancel')}
      </Button>
    </div>
  );
}
