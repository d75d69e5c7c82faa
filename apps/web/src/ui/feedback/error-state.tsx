import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText, isOffline, isTooClose, isUnreachable } from '#lib/errors.ts';
import { isMissingModule, whenReachable } from '#lib/release.ts';
import { IconWell } from '#ui/display/icon-well.tsx';
import { ClosedState } from './closed-state.tsx';
import classes from './states.module.css';

interface ErrorStateProps {
  /** What could not be done: "Failed to load grades data". */
  readonly title?: string;
  readonly error: unknown;
  /** The sentence, where the page has one of its own for this error. */
  readonly text?: string;
  readonly onRetry?: () => void;
  readonly framed?: boolean;
}

/**
 * One plain sentence, the request id with it, and a way to try again. A page that is closed to this person leads to the
 * dashboard instead, which says why: asked again, it would be refused again.
 */
export function ErrorState({ title, error, text, onRetry, framed = false }: ErrorStateProps) {
  const { t } = useTranslation();
  const retry = useRef(onRetry);
  retry.current = onRetry;
  const isAway = isOffline(error);
  const mayHeal = isUnreachable(error);
  // To try again for missing code loads the page anew: never over and over while the server is there and lacks it.
  const wasAway = isAway && !isMissingModule(error);
  const code = codeOf(error);
  // Somebody who waits for their school, such as a parent whose link has ended, is refused with another code.
  const waits = code === 'AWAITING_APPROVAL';
  const isBarred = (waits || (code === 'FORBIDDEN' && !isTooClose(error))) && !text;
  const isClosed = framed && (isBarred || code === 'NOT_FOUND');
  // What failed for want of a network or a server is tried again when there is one.
  useEffect(
    () => (mayHeal ? whenReachable(wasAway, () => retry.current?.()) : undefined),
    [mayHeal, wasAway],
  );
  if (isClosed) {
    // It didn't fail to load: it isn't theirs.
    if (isBarred) return <ClosedState text={waits ? errorText(error, t) : undefined} />;
    return (
      <ClosedState title={title ?? t("This page couldn't be loaded")} text={text ?? errorText(error, t)} />
    );
  }
  // A page says that it is the network, and not that something is wrong with it.
  const headline =
    isAway && (framed || !title) ? t('You seem to be offline') : (title ?? t("This page couldn't be loaded"));
  return (
    <div className={classes.state} role="alert" data-framed={framed || undefined}>
      <IconWell tone="danger">
        <IconCloudOff />
      </IconWell>
      <h2 className={classes.title}>{headline}</h2>
      <p className={classes.text}>{text ?? errorText(error, t)}</p>
      {onRetry && (
        <div className={classes.actions}>
          <Button variant="default" size="sm" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
            {t('Try again')}
          </Button>
        </div>
      )}
    </div>
  );
}
