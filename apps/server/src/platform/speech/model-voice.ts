import { timeWords } from '@fieldhouse/domain/speech/words.ts';
import type { Config } from '../config.ts';
import { mp3DurationMs } from './mp3-duration.ts';
import { SpeechError } from './speech-error.ts';
import type { SpokenAudio } from './spoken-audio.ts';

const OPENAI_URL = 'https://api.openai.com/v1';

/** An answer larger than this is no speech of 2,500 characters. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Asks a provider that speaks OpenAI's protocol: OpenAI itself, or the address that the environment names.
 *
 * Providers don't say when they speak which word, so the times of words are estimated by length.
 *
 * @throws SpeechError `busy` where the provider says that it is asked too much; `failed` for everything else
 */
export async function speakByModel(config: Config, text: string): Promise<SpokenAudio> {
  const base = (config.TTS_BASE_URL ?? OPENAI_URL).replace(/\/+$/, '');
  let bytes: Uint8Array;
  try {
    const response = await fetch(`${base}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(config.TTS_API_KEY ? { authorization: `Bearer ${config.TTS_API_KEY}` } : {}),
      },
      body: JSON.stringify({
        model: config.TTS_MODEL,
        voice: config.TTS_VOICE,
        input: text,
        response_format: 'mp3',
      }),
      // The key goes to the address that was configured, and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(config.TTS_TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new SpeechError(response.status === 429 ? 'busy' : 'failed', `http_${response.status}`);
    }
    bytes = await bytesOf(response);
  } catch (error) {
    if (error instanceof SpeechError) throw error;
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new SpeechError('failed', isTimeout ? 'timeout' : 'unreachable', error);
  }
  const durationMs = mp3DurationMs(bytes);
  if (durationMs === null) throw new SpeechError('failed', 'no_mp3');
  return { audio: bytes, durationMs, words: timeWords(text, [], durationMs) };
}

/** The body, as long as it is of a sensible size: what it says about its length is not believed. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > MAX_BYTES) throw new SpeechError('failed', 'too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
