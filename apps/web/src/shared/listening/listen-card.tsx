import type { Reading } from '@fieldhouse/domain/speech/reading.ts';
import { ActionIcon, Button, Loader } from '@mantine/core';
import {
  IconHeadphones,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '#shared/frame/offline-banner.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { part } from '#ui/feedback/part.tsx';
import { captionOf } from './caption.ts';
import classes from './listen-card.module.css';
import './listen-highlight.css';
import type { ListenSnapshot } from './listen-player.ts';
import { keepRate } from './rate.ts';
import { useListenPlayer, useMediaSession, useReadAlong } from './use-listen.ts';

// Only for those who listen.
const SpeedMenu = part(() => import('./speed-menu.tsx'));

/** Characters that the built-in voice speaks in a minute. */
const CHARACTERS_PER_MINUTE = 830;

/** Reads a text of the page aloud and shows where it is. Nothing is there for a text without words. */
export function ListenCard(props: ListenCardProps) {
  const { reading } = props;
  if (reading.blocks.length === 0) return null;
  // Another text is another player.
  return <Player key={reading.text} {...props} />;
}

interface ListenCardProps {
  readonly reading: Reading;
  readonly title: string;
}

function Player({ reading: first, title }: ListenCardProps) {
  const { t } = useTranslation();
  // The page makes the same reading anew with each answer of the server.
  const [reading] = useState(first);
  const { player, snapshot } = useListenPlayer(reading);
  const isWordShown = useReadAlong(player, reading);
  const isOffline = useIsOffline();
  const { state, word, progress, engine } = snapshot;
  useMediaSession(player, state, title);
  const isActive = state !== 'idle';
  const hasNothing = isOffline && engine === null && state === 'idle';

  return (
    <section
      className={classes.card}
      aria-label={t('Listen')}
      data-listen
      data-active={isActive || undefined}
    >
      <div className={classes.row}>
        <IconWell>
          <IconHeadphones stroke={1.7} />
        </IconWell>
        <div className={classes.words}>
          <h2 className={classes.title}>{t('Listen')}</h2>
          <p className={classes.note}>
            {hasNothing ? (
              t("You're offline. Listening needs a connection.")
            ) : (
              <About snapshot={snapshot} length={reading.text.length} />
            )}
          </p>
        </div>
        <div className={classes.controls}>
          {(isActive || engine !== null) && (
            <>
              <Suspense fallback={null}>
                <SpeedMenu
                  rate={snapshot.rate}
                  onRate={(rate) => {
                    player.setRate(rate);
                    keepRate(rate);
                  }}
                />
              </Suspense>
              <ActionIcon
                variant="default"
                size={44}
                aria-label={t('Restart')}
                title={t('Restart')}
                onClick={() => player.restart()}
              >
                <IconPlayerSkipBackFilled size={18} aria-hidden="true" />
              </ActionIcon>
            </>
          )}
          <PlayButton
            snapshot={snapshot}
            isDisabled={hasNothing}
            onPlay={() => player.play()}
            onPause={() => player.pause()}
          />
        </div>
      </div>
      {isActive && (
        <div className={classes.progress}>
          <ProgressBar ratio={progress} label={t('Read so far')} />
        </div>
      )}
      {isActive && word && !isWordShown && <Caption text={reading.text} word={word} />}
      <p role="status" className={classes.status}>
        <Announcement snapshot={snapshot} />
      </p>
    </section>
  );
}

interface PlayButtonProps {
  readonly snapshot: ListenSnapshot;
  readonly isDisabled: boolean;
  readonly onPlay: () => void;
  readonly onPause: () => void;
}

/** One button through all states, so that the focus stays on it. */
function PlayButton({ snapshot: { state, part, engine }, isDisabled, onPlay, onPause }: PlayButtonProps) {
  const { t } = useTranslation();
  const isOn = state === 'generating' || state === 'playing';
  const name = {
    idle: t('Play'),
    generating: part === 0 && engine === null ? t('Cancel') : t('Pause'),
    playing: t('Pause'),
    paused: t('Resume'),
  }[state];
  const icon =
    state === 'generating' ? (
      <Loader size={16} color="currentColor" aria-hidden="true" />
    ) : state === 'playing' ? (
      <IconPlayerPauseFilled size={18} aria-hidden="true" />
    ) : (
      <IconPlayerPlayFilled size={18} aria-hidden="true" />
    );
  return (
    <Button
      className={classes.play}
      variant={isOn ? 'light' : 'filled'}
      leftSection={icon}
      disabled={isDisabled}
      onClick={isOn ? onPause : onPlay}
    >
      {name}
    </Button>
  );
}

/** How long it takes, or where it is and whose voice it is. */
function About({ snapshot, length }: { snapshot: ListenSnapshot; length: number }) {
  const { t } = useTranslation();
  const { state, part, partCount, progress, engine, rate } = snapshot;
  const left = (length * (1 - progress)) / CHARACTERS_PER_MINUTE / rate;
  const minutes = Math.max(1, Math.round(left));
  const voice = engine && (engine === 'built_in' ? t('Built-in voice') : t('AI voice'));
  if (state === 'idle') {
    return (
      <>
        {t('Listen to this page, about {{count}} min.', { count: minutes })}
        {voice && <span className={classes.fact}>{voice}</span>}
      </>
    );
  }
  return (
    <>
      <span className={classes.fact}>
        {t('Part {{part}} of {{total}}', { part: part + 1, total: partCount })}
      </span>
      <span className={classes.fact}>
        {state === 'generating' ? t('Generating audio') : t('{{count}} min left', { count: minutes })}
      </span>
      {voice && <span className={classes.fact}>{voice}</span>}
    </>
  );
}

function Announcement({ snapshot: { state, engine } }: { snapshot: ListenSnapshot }) {
  const { t } = useTranslation();
  switch (state) {
    case 'idle':
      // Nothing to say before anything happened.
      return engine === null ? null : t('Stopped');
    case 'generating':
      return t('Generating audio');
    case 'playing':
      return t('Playing');
    case 'paused':
      return t('Paused');
  }
}

/** The words around the one that is read, where it can't be shown on the page. The page says the same to everyone else. */
function Caption({ text, word }: { text: string; word: { start: number; end: number } }) {
  const { before, now, after } = captionOf(text, word);
  return (
    <p className={classes.caption} aria-hidden="true">
      {before}
      <mark>{now}</mark>
      {after}
    </p>
  );
}
