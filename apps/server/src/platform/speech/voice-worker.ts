import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import init from '@echogarden/espeak-ng-emscripten';
import { createMp3Encoder } from 'wasm-media-encoders';
import type { Answer, Order } from '../work-thread.ts';
import type { VoiceResult, VoiceWork } from './built-in-voice.ts';
import { voiceText } from './voice-text.ts';

/*
 * The built-in voice, in a thread of its own: making speech takes seconds of one core, and the API answers meanwhile.
 */

const SAMPLE_RATE = 22_050;
/** Enough for one voice: a minute takes 360 kB. */
const KBPS = 48;
const WORDS_PER_MINUTE = 165;

/** How much sooner the thread that answers requests gets a core than this one. */
const NICENESS = 5;

if (process.platform === 'linux') {
  try {
    // Linux counts threads like processes here: this lowers our thread alone.
    os.setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS);
  } catch {
    // Not allowed in some containers: then both are equal.
  }
}

const module = await init();
const voice = await new module.eSpeakNGWorker();
let current = '';

async function speak({ text, voiceName }: VoiceWork): Promise<VoiceResult> {
  if (voiceName !== current) {
    if (voice.set_voice(voiceName) !== 0) throw new Error(`there is no voice ${voiceName}`);
    // Setting a voice sets its own rate.
    voice.set_rate(WORDS_PER_MINUTE);
    current = voiceName;
  }
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: KBPS });
  const pieces: Uint8Array[] = [];
  const marks: { position: number; atMs: number }[] = [];
  let sampleCount = 0;
  voice.synthesize(voiceText(text), (samples, events) => {
    const heard = Float32Array.from(new Int16Array(samples), (sample) => sample / 32_768);
    sampleCount += heard.length;
    // The encoder's answer is a view of its memory, which the next call writes over.
    pieces.push(encoder.encode([heard]).slice());
    for (const event of events) {
      if (event.type === 'word')
        marks.push({ position: event.text_position - 1, atMs: event.audio_position });
    }
    return false;
  });
  pieces.push(encoder.finalize().slice());
  // A buffer of its own: small ones share theirs, and this one is handed over.
  const audio = new Uint8Array(Buffer.concat(pieces));
  return { audio, marks, durationMs: Math.max(1, Math.round((sampleCount / SAMPLE_RATE) * 1_000)) };
}

parentPort?.on('message', async ({ id, work }: Order<VoiceWork>) => {
  const result = await speak(work).catch(
    (error: unknown): VoiceResult => ({ failure: error instanceof Error ? error.message : 'unknown' }),
  );
  const answer: Answer<VoiceResult> = { id, result };
  parentPort?.postMessage(answer, 'audio' in result ? [result.audio.buffer as ArrayBuffer] : []);
});
