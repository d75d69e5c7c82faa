import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import type { HandIn } from '#lib/hand-in-check.ts';
import { handInReason } from '#lib/hand-in-words.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './waiting-hand-in.module.css';

interface WaitingHandInProps {
  readonly handIn: HandIn;
  readonly onWithdraw: () => void;
}

/** An answer that was handed in without the server: it waits on this device, or was refused when it got there. */
export function WaitingHandIn({ handIn, onWithdraw }: WaitingHandInProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  const { refusal, content, pressedAt } = handIn;

  // The button that was pressed doesn't take another press; the focus belongs to the document.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);

  const end = () => {
    onWithdraw();
    rescueFocus(() => document.querySelector<HTMLElement>('#response-area textarea'));
  };
  return (
    <Card>
      <div className={classes.head}>
        <IconWell>{refusal === null ? <IconCloudUp /> : <IconAlertTriangle />}</IconWell>
        <div role="status">
          <h2 ref={title} tabIndex={-1} className={classes.title}>
            {refusal === null ? t('Kept on this device') : t("Your answer wasn't submitted")}
          </h2>
          <p className={classes.text}>
            {refusal === null
              ? t(
                  "You pressed Submit {{when}}. It will be submitted automatically once you're back online, even from another page. The time that counts is when it arrives.",
                  { when: format.dateTime(pressedAt) },
                )
              : handInReason(refusal, t)}
          </p>
        </div>
      </div>
      {refusal !== null && (
        <details className={classes.kept}>
          <summary>{t('What you wrote')}</summary>
          <p className={classes.answer}>{content.text}</p>
          <CopyButton text={content.text} label={t('Copy what you wrote')} />
        </details>
      )}
      <Button variant="default" mt="md" onClick={end}>
        {refusal === null ? t('Take it back') : t('OK')}
      </Button>
    </Card>
  );
}
