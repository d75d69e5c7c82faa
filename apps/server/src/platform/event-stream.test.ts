import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '#testing/world.ts';
import { buildApp } from '../app.ts';
import { STREAMS_PER_ACCOUNT } from './event-stream.ts';

let world: World;
let url: string;
let close: () => Promise<void>;
let student: Person;
let other: Person;
beforeAll(async () => {
  world = await openWorld();
  const school = await world.hasSchool('Stream High');
  student = await school.hasStudent({ name: 'Ada Many' });
  other = await school.hasStudent({ name: 'Bo Few' });
  const app = await buildApp(world.services, null);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  close = () => app.close();
});
afterAll(async () => {
  await close();
  await world.close();
});

/** Opens a stream; `ended` is all that it said once the server closed it. */
async function open(person: Person) {
  const signature = createHmac('sha256', world.services.config.APP_SECRET)
    .update(person.token)
    .digest('base64');
  const cookie = `fieldhouse.session=${encodeURIComponent(`${person.token}.${signature}`)}`;
  const answer = await fetch(`${url}/api/events`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return { ended: answer.text() };
}

it('keeps eight streams of an account, and tells the oldest that a newer one took its place', async () => {
  const others = await open(other);
  const streams = [];
  for (let count = 0; count < STREAMS_PER_ACCOUNT; count += 1) streams.push(await open(student));
  expect(world.services.events.streamCount).toBe(STREAMS_PER_ACCOUNT + 1);
  const newest = await open(student);
  expect(await streams[0]?.ended).toContain('event: replaced\n');
  expect(world.services.events.streamCount).toBe(STREAMS_PER_ACCOUNT + 1);
  await close();
  // The end of the server says nothing: those come back by themselves.
  for (const { ended } of [...streams.slice(1), newest, others])
    expect(await ended).not.toContain('replaced');
  expect(world.services.events.streamCount).toBe(0);
});
