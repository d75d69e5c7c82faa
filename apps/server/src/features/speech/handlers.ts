import type { Limit } from '#platform/limiter.ts';
import { os } from '#platform/procedure.ts';
import { SpeechError } from '#platform/speech/speech-error.ts';
import { listeningSchool } from './policy.ts';

/** Characters are counted in five hundreds, begun ones included. */
const UNIT_CHARACTERS = 500;

/** About three hours of speech in one hour: more than anybody listens to. */
const CHARACTERS_PER_HOUR = 150_000;

const speakLimit = (userId: string): Limit => ({
  key: `speech:user:${userId}`,
  wrongTries: CHARACTERS_PER_HOUR / UNIT_CHARACTERS,
  windowSeconds: 3_600,
});

export const speak = os.speech.speak.handler(async ({ input: { text, language }, context, errors }) => {
  const { services } = context;
  const { actor } = await context.read([]);
  const schoolId = listeningSchool(actor);
  if (!schoolId) throw errors.FORBIDDEN();

  const limit = speakLimit(actor.userId);
  const retryAfterSeconds = await services.limiter.waitSeconds([limit]);
  if (retryAfterSeconds > 0) throw errors.LISTENED_ENOUGH({ data: { retryAfterSeconds } });
  await services.limiter.count([limit], Math.ceil(text.length / UNIT_CHARACTERS));

  try {
    const { audio, words, durationMs } = await services.speech.speak(
      { schoolId, userId: actor.userId },
      text,
      language,
    );
    return {
      audioContent: Buffer.from(audio.buffer, audio.byteOffset, audio.length).toString('base64'),
      words: [...words],
      engine: services.speech.engine,
      durationMs,
    };
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error;
    services.log.warn({ err: error, requestId: context.requestId }, 'speech failed');
    throw errors.SPEECH_UNAVAILABLE({ data: { reason: error.reason } });
  }
});
