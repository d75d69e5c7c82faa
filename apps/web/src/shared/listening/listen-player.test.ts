import { beforeEach, expect, it, vi } from 'vitest';
import { type AudioPort, ListenPlayer, type ListenPorts, type SpokenPart } from './listen-player.ts';

const sentence = 'Plants make sugar from light and water. ';
/** 700, then twice up to 2,500 characters. */
const LONG = sentence.repeat(100);

class FakeAudio implements AudioPort {
  loaded: Blob | null = null;
  rate = 1;
  atMs = 0;
  isPlaying = false;
  refusal: Error | null = null;
  end: () => void = () => {};
  break: () => void = () => {};
  load(audio: Blob) {
    this.loaded = audio;
    this.atMs = 0;
  }
  async play() {
    if (this.refusal) throw this.refusal;
    this.isPlaying = true;
  }
  pause() {
    this.isPlaying = false;
  }
  setRate(rate: number) {
    this.rate = rate;
  }
  positionMs() {
    return this.atMs;
  }
  release() {
    this.isPlaying = false;
    this.loaded = null;
  }
  onEnded(listener: () => void) {
    this.end = () => {
      this.isPlaying = false;
      listener();
    };
  }
  onError(listener: () => void) {
    this.break = listener;
  }
}

function setUp(text = LONG) {
  const audio = new FakeAudio();
  const orders: { text: string; answer: (part?: SpokenPart) => void; fail: (error: unknown) => void }[] = [];
  let tick: () => void = () => {};
  const ports = {
    audio,
    speak: vi.fn<ListenPorts['speak']>(
      (part) =>
        new Promise((resolve, reject) => {
          orders.push({
            text: part,
            answer: (spoken = spokenOf(part)) => resolve(spoken),
            fail: reject,
          });
        }),
    ),
    everyTick: (listener: () => void) => {
      tick = listener;
      return () => {
        tick = () => {};
      };
    },
    onGenerating: vi.fn<ListenPorts['onGenerating']>(),
    onFailure: vi.fn<ListenPorts['onFailure']>(),
  };
  const player = new ListenPlayer({ text }, ports);
  return {
    player,
    audio,
    orders,
    ports,
    hear(atMs: number) {
      audio.atMs = atMs;
      tick();
    },
    /** The nth order is answered, and what follows from it has happened. */
    async answer(at: number) {
      orders[at]?.answer();
      await settled();
    },
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Words of 40 characters each take a second for a sentence. */
const spokenOf = (text: string): SpokenPart => ({
  audio: new Blob([text]),
  words: Array.from(text.matchAll(/\w+/g), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    atMs: index * 25,
  })),
  engine: 'built_in',
  durationMs: text.length * 25,
});

let stage: ReturnType<typeof setUp>;
beforeEach(() => {
  stage = setUp();
});

it('generates the first part, says how many there are, and plays', async () => {
  const { player, audio, ports, answer } = stage;
  expect(player.snapshot()).toMatchObject({ state: 'idle', partCount: 3, engine: null });
  player.play();
  expect(player.snapshot().state).toBe('generating');
  expect(ports.onGenerating).toHaveBeenCalledWith(3);
  await answer(0);
  expect(player.snapshot()).toMatchObject({ state: 'playing', part: 0, engine: 'built_in' });
  expect(audio.isPlaying).toBe(true);
});

it('makes the next part while one plays, and no more than that', async () => {
  const { player, orders, answer } = stage;
  player.play();
  expect(orders.length).toBe(1);
  await answer(0);
  expect(orders.length).toBe(2);
  await answer(1);
  expect(orders.length).toBe(2);
  expect(orders[0]?.text.length).toBeLessThanOrEqual(700);
  expect(orders[1]?.text.length).toBeLessThanOrEqual(2_500);
});

it('goes through all parts, and is idle at the end', async () => {
  const { player, audio, orders, answer } = stage;
  player.play();
  for (const part of [0, 1, 2]) {
    await answer(part);
    expect(player.snapshot()).toMatchObject({ state: 'playing', part });
    audio.end();
    await settled();
    if (part < 2) expect(player.snapshot()).toMatchObject({ state: 'generating', part: part + 1 });
  }
  expect(player.snapshot()).toMatchObject({ state: 'idle', part: 0, word: null, progress: 0 });
  expect(orders.map(({ text }) => text).join('')).toBe(LONG);
});

it('names the word that is heard by its place in the whole text', async () => {
  const { player, audio, answer, hear } = stage;
  player.play();
  await answer(0);
  hear(0);
  const { word } = player.snapshot();
  expect(LONG.slice(word?.start, word?.end)).toBe('Plants');
  await answer(1);
  audio.end();
  await settled();
  hear(7 * 25);
  const second = player.snapshot().word;
  expect(second?.start).toBeGreaterThan(600);
  expect(LONG.slice(second?.start, second?.end)).toBe('make');
});

it('pauses and goes on in the same place', async () => {
  const { player, audio, answer, hear, orders } = stage;
  player.play();
  await answer(0);
  hear(4_000);
  player.pause();
  expect(player.snapshot().state).toBe('paused');
  expect(audio.isPlaying).toBe(false);
  const { word } = player.snapshot();
  player.play();
  await settled();
  expect(player.snapshot()).toMatchObject({ state: 'playing', word });
  expect(audio.atMs).toBe(4_000);
  expect(orders.length).toBe(2);
});

it('pauses between two parts and goes on when it is ready', async () => {
  const { player, audio, answer } = stage;
  player.play();
  await answer(0);
  audio.end();
  await settled();
  player.pause();
  await answer(1);
  expect(player.snapshot()).toMatchObject({ state: 'paused', part: 1 });
  expect(audio.isPlaying).toBe(false);
  player.play();
  await settled();
  expect(player.snapshot()).toMatchObject({ state: 'playing', part: 1 });
});

it('begins with the first part again, without making it anew', async () => {
  const { player, audio, answer, orders, ports } = stage;
  player.play();
  await answer(0);
  await answer(1);
  audio.end();
  await settled();
  expect(player.snapshot().part).toBe(1);
  player.restart();
  await settled();
  expect(player.snapshot()).toMatchObject({ state: 'playing', part: 0 });
  expect(audio.atMs).toBe(0);
  expect(orders.length).toBe(3);
  expect(ports.onGenerating).toHaveBeenCalledTimes(1);
});

it('is idle after a first part that failed, and the next press tries again', async () => {
  const { player, orders, ports, answer } = stage;
  player.play();
  orders[0]?.fail(new Error('down'));
  await settled();
  expect(player.snapshot().state).toBe('idle');
  expect(ports.onFailure).toHaveBeenCalledWith('generate', new Error('down'));
  player.play();
  await answer(1);
  expect(player.snapshot().state).toBe('playing');
});

it('keeps its place when a later part fails: heard parts are not heard again', async () => {
  const { player, audio, orders, ports, answer } = stage;
  player.play();
  await answer(0);
  orders[1]?.fail(new Error('down'));
  await settled();
  expect(player.snapshot().state).toBe('playing');
  expect(ports.onFailure).not.toHaveBeenCalled();
  audio.end();
  orders[2]?.fail(new Error('still down'));
  await settled();
  expect(player.snapshot()).toMatchObject({ state: 'paused', part: 1 });
  expect(ports.onFailure).toHaveBeenCalledTimes(1);
  player.play();
  await answer(3);
  expect(player.snapshot()).toMatchObject({ state: 'playing', part: 1 });
});

it('gives up the first part when asked, and its late answer plays nothing', async () => {
  const { player, audio, answer } = stage;
  player.play();
  player.pause();
  expect(player.snapshot().state).toBe('idle');
  await answer(0);
  expect(player.snapshot().state).toBe('idle');
  expect(audio.isPlaying).toBe(false);
});

it('is silent and gives back the audio when the page is left', async () => {
  const { player, audio, answer, ports } = stage;
  player.play();
  await answer(0);
  player.stop();
  expect(player.snapshot()).toMatchObject({ state: 'idle', word: null });
  expect(audio).toMatchObject({ isPlaying: false, loaded: null });
  expect(ports.speak.mock.calls[1]?.[1].aborted).toBe(true);
});

it('waits for another press where the browser refuses to play by itself', async () => {
  const { player, audio, answer, ports } = stage;
  audio.refusal = new DOMException('press first', 'NotAllowedError');
  player.play();
  await answer(0);
  expect(player.snapshot().state).toBe('paused');
  expect(ports.onFailure).not.toHaveBeenCalled();
  audio.refusal = null;
  player.play();
  await settled();
  expect(player.snapshot().state).toBe('playing');
});

it('says that what was made could not be played', async () => {
  const { player, audio, answer, ports } = stage;
  player.play();
  await answer(0);
  audio.break();
  expect(player.snapshot().state).toBe('idle');
  expect(ports.onFailure).toHaveBeenCalledWith('play', expect.any(Error));
});

it('keeps the speed from part to part', async () => {
  const { player, audio, answer } = stage;
  player.setRate(1.5);
  player.play();
  await answer(0);
  audio.rate = 1;
  await answer(1);
  audio.end();
  await settled();
  expect(audio.rate).toBe(1.5);
  expect(player.snapshot().rate).toBe(1.5);
});

it('has nothing to do for a text without words', () => {
  const { player, ports } = setUp(' … ');
  player.play();
  expect(player.snapshot()).toMatchObject({ state: 'idle', partCount: 0 });
  expect(ports.speak).not.toHaveBeenCalled();
});
