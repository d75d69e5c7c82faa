import { expect, it } from 'vitest';
import type { Database } from '../db/engine.ts';
import { EventHub } from './events.ts';

it('tells those who listen, and that something may have been missed when the database was away', async () => {
  let say = (_payload: string) => {};
  let comeBack: (() => void) | undefined = () => {};
  const hub = new EventHub();
  await hub.start({
    async listen(_channel: string, onMessage: (payload: string) => void, onReconnect?: () => void) {
      say = onMessage;
      comeBack = onReconnect;
      return async () => {};
    },
  } as unknown as Database);
  const heard: string[] = [];
  const follow = (userId: string) =>
    hub.subscribe(
      userId,
      ({ topic, id }) => heard.push(`${userId} ${topic} ${id}`),
      () => heard.push(`${userId} gap`),
    );
  follow('ada');
  const leave = follow('bo');
  say(JSON.stringify({ topic: 'grade', id: '1', userIds: ['ada'] }));
  comeBack?.();
  expect(heard).toEqual(['ada grade 1', 'ada gap', 'bo gap']);
  leave();
  comeBack?.();
  expect(heard.slice(3)).toEqual(['ada gap']);
  expect(hub.streamCount).toBe(1);
});
