import type { TimedWord } from '@fieldhouse/domain/speech/words.ts';

/** What an engine makes of a text. */
export interface SpokenAudio {
  /** MP3. */
  readonly audio: Uint8Array;
  readonly words: readonly TimedWord[];
  readonly durationMs: number;
}

/** As it lies in the file store: length of the head, the head as JSON, the audio. */
export function packSpoken({ audio, words, durationMs }: SpokenAudio): Uint8Array {
  const head = Buffer.from(
    JSON.stringify({
      v: 1,
      durationMs,
      audioBytes: audio.length,
      words: words.map(({ start, end, atMs }) => [start, end, atMs]),
    }),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, audio]);
}

/** Reads what `packSpoken` wrote; null for anything else, such as a file whose writing was cut off. */
export function unpackSpoken(bytes: Uint8Array): SpokenAudio | null {
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const audioAt = 4 + file.readUInt32BE(0);
    const head = JSON.parse(file.subarray(4, audioAt).toString()) as {
      v: number;
      durationMs: number;
      audioBytes: number;
      words: [number, number, number][];
    };
    const audio = file.subarray(audioAt);
    if (head.v !== 1 || audio.length !== head.audioBytes) return null;
    return {
      audio,
      durationMs: head.durationMs,
      words: head.words.map(([start, end, atMs]) => ({ start, end, atMs })),
    };
  } catch {
    return null;
  }
}
