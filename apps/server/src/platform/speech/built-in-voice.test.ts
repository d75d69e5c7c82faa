import { afterEach, expect, it, vi } from 'vitest';
import { BuiltInVoice } from './built-in-voice.ts';
import { mp3DurationMs } from './mp3-duration.ts';
import { voiceText } from './voice-text.ts';

const program = new URL('../../testing/stand-in-voice.ts', import.meta.url);
const voices: BuiltInVoice[] = [];
function open(options: ConstructorParameters<typeof BuiltInVoice>[0] = { program }): BuiltInVoice {
  const voice = new BuiltInVoice(options);
  voices.push(voice);
  return voice;
}
afterEach(async () => {
  for (const voice of voices.splice(0)) await voice.stop();
});

const textOf = ({ audio }: { audio: Uint8Array }) => new TextDecoder().decode(audio);

it('speaks all four languages as MP3, with a time for every word', async () => {
  const voice = open({});
  const texts = {
    en: 'Plants need “light” 😀 because café water splits. Dr. Smith paid $3.50.',
    es: 'Las plantas necesitan luz.',
    fr: 'Les plantes ont besoin de lumière.',
    de: 'Die Pflanzen brauchen Licht für süße Früchte.',
  } as const;
  for (const language of ['en', 'es', 'fr', 'de'] as const) {
    const text = texts[language];
    const { audio, words, durationMs } = await voice.speak(text, language);
    expect(durationMs).toBeGreaterThan(1_000);
    // The encoder adds a little silence.
    expect(Math.abs((mp3DurationMs(audio) ?? 0) - durationMs)).toBeLessThan(200);
    expect(words.length).toBeGreaterThanOrEqual(text.split(' ').length - 1);
    expect(words.map(({ atMs }) => atMs)).toEqual(words.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
    const last = words.at(-1);
    expect(last?.atMs).toBeGreaterThan(durationMs * 0.4);
    expect(last?.atMs).toBeLessThan(durationMs);
  }
});

it('times a word where it is heard, also behind an emoji, which counts as two', async () => {
  const voice = open({});
  const plain = await voice.speak('Stop.   Then, at last, water came.', 'en');
  const emoji = await voice.speak('Stop. 😀Then, at last, water came.', 'en');
  expect(emoji.words.map(({ start }) => start)).toEqual(plain.words.map(({ start }) => start));
  emoji.words.forEach(({ atMs }, at) => {
    expect(Math.abs(atMs - (plain.words[at]?.atMs ?? 0))).toBeLessThan(80);
  });
});

it('gives the engine a text of the same length, without what it would take for markup', () => {
  const text = 'a [[h@loU]] <b>x</b> 3 < 5 &amp; 😀 \ud83d \u0000 é';
  expect(voiceText(text)).toHaveLength(text.length);
  expect(voiceText(text)).toBe('a   h@loU    b>x /b> 3 < 5  amp;        é');
});

it('speaks one after the other, in the order in which it was asked', async () => {
  const voice = open();
  const spoken = await Promise.all(['one', 'two', 'three'].map((text) => voice.speak(text, 'en')));
  expect(spoken.map(textOf)).toEqual(['one', 'two', 'three']);
});

it('refuses when too many wait, and goes on with those who do', async () => {
  const voice = open({ program, queueMax: 2 });
  const asked = ['one', 'two', 'three'].map((text) => voice.speak(text, 'en'));
  await expect(voice.speak('four', 'en')).rejects.toMatchObject({ reason: 'busy', code: 'queue_full' });
  expect((await Promise.all(asked)).map(textOf)).toEqual(['one', 'two', 'three']);
});

it('fails the text at which the thread crashed or ended, and speaks the next one', async () => {
  const voice = open();
  for (const text of ['crash', 'exit']) {
    const lost = voice.speak(text, 'en');
    const next = voice.speak('after', 'en');
    await expect(lost).rejects.toMatchObject({ reason: 'failed', code: 'crash' });
    expect(textOf(await next)).toBe('after');
  }
});

it('gives up a text that takes too long, and speaks the next one', async () => {
  const voice = open({ program, timeoutMs: 3_000 });
  const lost = voice.speak('hang', 'en');
  const next = voice.speak('after', 'en');
  await expect(lost).rejects.toMatchObject({ reason: 'failed', code: 'timeout' });
  expect(textOf(await next)).toBe('after');
});

it('reports what the engine could not do', async () => {
  await expect(open().speak('fail', 'en')).rejects.toMatchObject({ reason: 'failed', code: 'engine' });
});

it('starts with the first text and ends after a while without work', async () => {
  const voice = open({ program, idleMs: 30 });
  expect(voice.isAwake).toBe(false);
  await voice.speak('one', 'en');
  expect(voice.isAwake).toBe(true);
  await vi.waitFor(() => expect(voice.isAwake).toBe(false), 10_000);
  expect(textOf(await voice.speak('two', 'en'))).toBe('two');
});

it('tells everyone who waits when it is stopped', async () => {
  const voice = open();
  const asked = [voice.speak('hang', 'en'), voice.speak('two', 'en')];
  const answers = Promise.allSettled(asked);
  await voice.stop();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
