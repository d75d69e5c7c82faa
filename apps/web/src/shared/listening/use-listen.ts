import type { Reading } from '@fieldhouse/domain/speech/reading.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { toast } from '#ui/feedback/toast.ts';
import { AudioElement } from './audio-element.ts';
import { failureText } from './failure-text.ts';
import { ListenPlayer, type SpokenPart } from './listen-player.ts';
import { keepInView, PageWords } from './page-words.ts';
import { rateOfDevice } from './rate.ts';

/** Words come at about three a second; nobody sees a tenth of one. */
const TICK_MS = 60;

const TOAST = 'toast-listen';

async function speak(text: string, language: Reading['language'], signal: AbortSignal): Promise<SpokenPart> {
  const { audioContent, words, engine, durationMs } = await client.speech.speak(
    { text, language },
    { signal },
  );
  // `fetch` reads data addresses too, but the page's policy has it ask our own server alone.
  const bytes = Uint8Array.from(atob(audioContent), (character) => character.charCodeAt(0));
  return { audio: new Blob([bytes], { type: 'audio/mpeg' }), words, engine, durationMs };
}

/** The player of one reading and where it is. Silent as soon as the page is left. */
export function useListenPlayer(reading: Reading) {
  const { t } = useTranslation();
  const [player] = useState(
    () =>
      new ListenPlayer(
        reading,
        {
          speak: (text, signal) => speak(text, reading.language, signal),
          audio: new AudioElement(),
          everyTick(listener) {
            const timer = setInterval(listener, TICK_MS);
            return () => clearInterval(timer);
          },
          onGenerating: (count) =>
            void toast({
              id: TOAST,
              title: t('Generating audio ({{count}} parts)...', { count }),
              tone: 'info',
            }),
          onFailure: (kind, error) =>
            void toast({
              id: TOAST,
              title:
                kind === 'generate'
                  ? t('Failed to generate audio. Please try again.')
                  : t('Error playing audio'),
              message: kind === 'generate' ? failureText(error, t) : undefined,
              tone: 'error',
            }),
        },
        rateOfDevice.get(),
      ),
  );
  const snapshot = useSyncExternalStore(player.subscribe, player.snapshot);

  // The audio is the browser's: it would go on behind another page.
  useEffect(() => () => player.stop(), [player]);

  return { player, snapshot };
}

/** The title stands far above: nobody needs to be taken there and back to read three words. */
const isTitle = ({ blocks }: Reading, { start }: { start: number }) =>
  blocks[0]?.part === 'title' && start < blocks[0].end;

const SCROLLING = ['wheel', 'touchmove'] as const;
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/**
 * Marks the word that is read on the page itself and keeps it in view, until somebody scrolls: then the page stays
 * where they put it, until they press play or restart again.
 *
 * @returns whether the word can be seen on the page; else the card shows it
 */
export function useReadAlong(player: ListenPlayer, reading: Reading): boolean {
  const [isShown, setIsShown] = useState(true);

  // Follows the player, the page's own text and the person's scrolling: all of them outside React.
  useEffect(() => {
    let words: PageWords | null = null;
    let isFollowing = true;
    let { state, word } = player.snapshot();
    const follow = () => {
      const before = { state, word };
      ({ state, word } = player.snapshot());
      if (state === 'idle') {
        words?.clear();
        words = null;
        return;
      }
      if (state !== before.state && before.state !== 'playing') isFollowing = true;
      if (!word || word === before.word) return;
      words ??= new PageWords(document.getElementById('content') ?? document.body, reading);
      const rect = words.mark(word.start);
      setIsShown(rect !== null);
      if (rect && isFollowing && !isTitle(reading, word)) keepInView(rect);
    };
    const onScroll = () => {
      isFollowing = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (SCROLL_KEYS.has(key) && !(document.activeElement instanceof HTMLButtonElement)) isFollowing = false;
    };
    const end = player.subscribe(follow);
    for (const name of SCROLLING) window.addEventListener(name, onScroll, { passive: true });
    window.addEventListener('keydown', onKey);
    return () => {
      end();
      words?.clear();
      for (const name of SCROLLING) window.removeEventListener(name, onScroll);
      window.removeEventListener('keydown', onKey);
    };
  }, [player, reading]);

  return isShown;
}

/** What a phone's lock screen and the keys of a keyboard show and do. */
export function useMediaSession(
  player: ListenPlayer,
  state: 'idle' | 'generating' | 'playing' | 'paused',
  title: string,
) {
  // The browser's media session lives outside React.
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || state === 'idle') return;
    session.metadata = new MediaMetadata({ title, artist: document.title });
    session.playbackState = state === 'playing' ? 'playing' : 'paused';
    const actions: [MediaSessionAction, () => void][] = [
      ['play', () => player.play()],
      ['pause', () => player.pause()],
      ['stop', () => player.stop()],
      ['previoustrack', () => player.restart()],
    ];
    for (const [action, act] of actions) session.setActionHandler(action, act);
    return () => {
      session.metadata = null;
      session.playbackState = 'none';
      for (const [action] of actions) session.setActionHandler(action, null);
    };
  }, [player, state, title]);
}
