import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconWell } from '#ui/display/icon-well.tsx';
import classes from './states.module.css';

interface ClosedStateProps {
  /** Where the page has one of its own: "Failed to load assignment". */
  readonly title?: string | undefined;
  /** The sentence, where there is a better one. */
  readonly text?: string | undefined;
}

/** A page that this person may not open, or not any more. The dashboard says what they can open, and why. */
export function ClosedState({ title, text }: ClosedStateProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} role="alert" data-framed>
      <IconWell tone="danger">
        <IconLock />
      </IconWell>
      <h2 className={classes.title}>{title ?? t("You don't have access to this page")}</h2>
      <p className={classes.text}>
        {text ?? t('Your access may have changed. The dashboard shows what you can open.')}
      </p>
      <div className={classes.actions}>
        <Button component="a" href="/dashboard" variant="default" size="sm">
          {t('Go to the dashboard')}
        </Button>
      </div>
    </div>
  );
}
