import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  // Nobody answers there: what is booked on whom is decided before.
  world = await openWorld({
    ...{ TTS_PROVIDER: 'openai-compatible', TTS_BASE_URL: 'http://127.0.0.1:1/v1' },
    ...{ TTS_MODEL: 'none', TTS_VOICE: 'none', TTS_API_KEY: 'none' },
  });
});
afterAll(() => world.close());

it('books listening on the school that has let somebody in, not on one where they still wait', async () => {
  const waits = await world.hasSchool('Waits High');
  const works = await world.hasSchool('Works High');
  const person = await waits.hasPerson({ role: 'teacher', name: 'Both Ends', status: 'pending' });
  await works.joins(person, 'teacher');
  await expect(person.client.speech.speak({ text: 'Hello.', language: 'en' })).rejects.toMatchObject({
    code: 'SPEECH_UNAVAILABLE',
  });
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute('select distinct school_id as "schoolId" from ai_runs where user_id = $1', [person.userId]),
  );
  expect(rows).toEqual([{ schoolId: works.schoolId }]);
});
