import { SPEECH_LANGUAGES } from '@fieldhouse/domain/speech/language.ts';
import { SPEECH_MAX_CHARACTERS } from '@fieldhouse/domain/speech/split-speech.ts';
import { z } from 'zod';
import { procedure } from './base.ts';

/** A word and when it is spoken; offsets count UTF-16 units of the text that was sent. */
export const SpokenWord = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  /** From the beginning of the audio. */
  atMs: z.number().int().min(0),
});
export type SpokenWord = z.infer<typeof SpokenWord>;

export const Spoken = z.object({
  /** MP3, as base64. */
  audioContent: z.base64(),
  /** Measured by the built-in voice; estimated by length for a model's, which doesn't say when it speaks what. */
  words: z.array(SpokenWord),
  engine: z.enum(['built_in', 'model']),
  durationMs: z.number().int().positive(),
});
export type Spoken = z.infer<typeof Spoken>;

export const speech = {
  /** Speaks a text of at most 2,500 characters. Longer ones are sent in parts. */
  speak: procedure({
    scope: 'schools',
    relations: ['member', 'guardian'],
    conditions: ['limiter'],
    audiences: ['S0', 'S', 'T'],
  })
    .errors({
      /** This person has listened to as much as one may in an hour. */
      LISTENED_ENOUGH: { status: 429, data: z.object({ retryAfterSeconds: z.number().int() }) },
      /** `busy`: many listen now; `over_budget`: the school's or the person's calls of today; `failed`: anything else. */
      SPEECH_UNAVAILABLE: {
        status: 503,
        data: z.object({ reason: z.enum(['busy', 'over_budget', 'failed']) }),
      },
    })
    .input(
      z.strictObject({
        text: z
          .string()
          .max(SPEECH_MAX_CHARACTERS)
          .regex(/[\p{L}\p{N}]/u, 'holds nothing that can be spoken'),
        language: z.enum(SPEECH_LANGUAGES),
      }),
    )
    .output(Spoken),
};
