import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

/** A provider on this machine that speaks OpenAI's protocol for speech and answers as it is told. */
let answer: { status: number; body: Uint8Array | string; delayMs?: number; location?: string };
const asked: { body: Record<string, unknown>; authorization: string | undefined }[] = [];
const provider = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    asked.push({
      body: JSON.parse(body) as Record<string, unknown>,
      authorization: request.headers.authorization,
    });
    const { status, body: content, delayMs = 0, location } = answer;
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'audio/mpeg', ...(location ? { location } : {}) });
      response.end(content);
    }, delayMs);
  });
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

let builtIn: World;
let model: World;
let school: SchoolPlace;
let student: StudentPerson;
let listener: Person;
let mp3: Buffer;

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  builtIn = await openWorld();
  school = await builtIn.hasSchool('Maple High');
  student = await school.hasStudent({ name: 'Ada Li' });
  model = await openWorld({
    TTS_PROVIDER: 'openai-compatible',
    TTS_MODEL: 'stand-in',
    TTS_VOICE: 'ash',
    TTS_API_KEY: 'secret-of-the-stand-in',
    TTS_BASE_URL: `http://127.0.0.1:${port}/v1/`,
    TTS_TIMEOUT_MS: '1500',
    AI_DAILY_CALLS_PER_USER: '12',
  });
  listener = await (await model.hasSchool('Oak High')).hasStudent({ name: 'Ben Ito' });
  const spoken = await student.client.speech.speak({ text: 'One two three four.', language: 'en' });
  mp3 = Buffer.from(spoken.audioContent, 'base64');
});
afterAll(async () => {
  await builtIn.close();
  await model.close();
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: mp3 };
});

const runs = async (world: World) => {
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute('select task, engine, model, state, error_code, user_id from ai_runs order by created_at, id'),
  );
  return rows as Record<string, unknown>[];
};
const refusal = async (call: Promise<unknown>): Promise<{ code?: string; data?: unknown } | null> =>
  await call.then(
    () => null,
    (error: { code?: string; data?: unknown }) => error,
  );

it('speaks a text with the built-in voice, and says when each word comes', async () => {
  const text = 'Plants make sugar from light, and breathe out oxygen.';
  const spoken = await student.client.speech.speak({ text, language: 'en' });
  expect(spoken.engine).toBe('built_in');
  expect(spoken.words.map(({ start, end }) => text.slice(start, end))).toEqual(
    'Plants make sugar from light and breathe out oxygen'.split(' '),
  );
  expect(spoken.durationMs).toBeGreaterThan(2_000);
  expect(Buffer.from(spoken.audioContent, 'base64')[0]).toBe(0xff);
});

it('makes what a whole class listens to once', async () => {
  const before = (await runs(builtIn)).length;
  const other = await school.hasStudent({ name: 'Cleo Roy' });
  const input = { text: 'A lesson that everybody hears.', language: 'en' as const };
  const together = await Promise.all([student.client.speech.speak(input), other.client.speech.speak(input)]);
  const later = await other.client.speech.speak(input);
  expect([...together, later].map(({ audioContent }) => audioContent === later.audioContent)).toEqual([
    true,
    true,
    true,
  ]);
  expect((await runs(builtIn)).length - before).toBe(1);
});

it('records the run with who and how, and without the text', async () => {
  await student.client.speech.speak({ text: 'Unmistakable words of mine.', language: 'en' });
  const run = (await runs(builtIn)).at(-1);
  expect(run).toMatchObject({ task: 'speak', engine: 'built_in', state: 'ok', user_id: student.userId });
  expect(JSON.stringify(run)).not.toContain('Unmistakable');
});

it('serves members and guardians, and nobody who waits or is signed out', async () => {
  const input = { text: 'Hello there.', language: 'en' as const };
  const guardian = await school.hasGuardian({ name: 'Gus Li', of: student });
  await expect(guardian.client.speech.speak(input)).resolves.toMatchObject({ engine: 'built_in' });
  const waiting = await school.hasPerson({ role: 'teacher', name: 'Wan To', status: 'pending' });
  expect((await refusal(waiting.client.speech.speak(input)))?.code).toBe('AWAITING_APPROVAL');
  expect((await refusal(builtIn.anonymous.speech.speak(input)))?.code).toBe('UNAUTHORIZED');
});

it('refuses a text that is too long or has nothing to speak', async () => {
  for (const text of ['a'.repeat(2_501), '', ' … — ']) {
    expect((await refusal(student.client.speech.speak({ text, language: 'en' })))?.code, text).toBe(
      'BAD_REQUEST',
    );
  }
});

it('stops a person at the characters of an hour with the seconds to wait, and others go on', async () => {
  const eager = await school.hasStudent({ name: 'Eve Ong' });
  const text = 'The last words of this hour.';
  // All but one of 300 units of five hundred characters, as if they had been spoken.
  await builtIn.services.limiter.count(
    [{ key: `speech:user:${eager.userId}`, wrongTries: 300, windowSeconds: 3_600 }],
    299,
  );
  await eager.client.speech.speak({ text, language: 'en' });
  const error = await refusal(eager.client.speech.speak({ text, language: 'en' }));
  expect(error).toMatchObject({ code: 'LISTENED_ENOUGH', status: 429 });
  expect(error?.data).toMatchObject({ retryAfterSeconds: expect.closeTo(3_600, -2) });
  await expect(student.client.speech.speak({ text, language: 'en' })).resolves.toBeDefined();
});

it('asks the model that the environment names, estimates its words and says that it was a model', async () => {
  const spoken = await listener.client.speech.speak({ text: 'One two.', language: 'en' });
  expect(asked).toEqual([
    {
      body: { model: 'stand-in', voice: 'ash', input: 'One two.', response_format: 'mp3' },
      authorization: 'Bearer secret-of-the-stand-in',
    },
  ]);
  expect(spoken.engine).toBe('model');
  expect(spoken.audioContent).toBe(mp3.toString('base64'));
  expect(spoken.words).toMatchObject([
    { start: 0, end: 3, atMs: 0 },
    { start: 4, end: 7, atMs: Math.round(spoken.durationMs / 2) },
  ]);
  await listener.client.speech.speak({ text: 'One two.', language: 'en' });
  expect(asked.length).toBe(1);
});

it('says that the model failed, never speaks with another voice, then rests, and each run is on record', async () => {
  const bad: [typeof answer, string, string][] = [
    [{ status: 429, body: '{}' }, 'busy', 'http_429'],
    [{ status: 500, body: '{}' }, 'failed', 'http_500'],
    [{ status: 200, body: '<html>down for maintenance</html>' }, 'failed', 'no_mp3'],
    [{ status: 200, body: mp3, delayMs: 4_000 }, 'failed', 'timeout'],
    [{ status: 302, body: '', location: 'http://127.0.0.1:9/elsewhere' }, 'failed', 'unreachable'],
  ];
  for (const [at, [told, reason]] of bad.entries()) {
    answer = told;
    const error = await refusal(listener.client.speech.speak({ text: `Failure ${at}`, language: 'en' }));
    expect(error).toMatchObject({ code: 'SPEECH_UNAVAILABLE', status: 503, data: { reason } });
  }
  answer = { status: 200, body: mp3 };
  asked.length = 0;
  const resting = await refusal(listener.client.speech.speak({ text: 'Too soon', language: 'en' }));
  expect(resting).toMatchObject({ code: 'SPEECH_UNAVAILABLE', data: { reason: 'failed' } });
  expect(asked).toEqual([]);
  expect(
    (await runs(model)).slice(1).map(({ state, error_code, model: name }) => [state, error_code, name]),
  ).toEqual([
    ['refused', 'http_429', 'stand-in'],
    ...bad.slice(1).map(([, , code]) => ['failed', code, 'stand-in']),
    ['circuit_open', 'circuit_open', 'stand-in'],
  ]);
});

it('counts a model’s calls with the AI calls of the day', async () => {
  model.isAt(new Date(Date.now() + 60_000).toISOString());
  for (let call = 7; call < 12; call += 1) {
    await listener.client.speech.speak({ text: `Call ${call}`, language: 'en' });
  }
  const error = await refusal(listener.client.speech.speak({ text: 'One too many', language: 'en' }));
  expect(error).toMatchObject({ code: 'SPEECH_UNAVAILABLE', data: { reason: 'over_budget' } });
});
