import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerBodyDeadline } from './body-deadline.ts';

it('X18 ends a body that trickles in, lets an upload go on, and never ends a request that is whole', async () => {
  const app = Fastify();
  registerBodyDeadline(app, 500);
  app.post('/slow', async () => 'answered');
  app.post('/upload', { config: { takesUploads: true } }, async () => 'answered');
  app.post('/thinks', async () => {
    await wait(700);
    return 'answered';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = (path: string, lateMs: number) =>
    new Promise<string>((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (bytes) => {
        answer += bytes;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer.split('\r\n').at(-1) ?? ''));
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
      );
      setTimeout(() => socket.write('}'), lateMs);
    });
  const [slow, upload, thinks] = await Promise.all([
    ask('/slow', 1_000),
    ask('/upload', 1_000),
    ask('/thinks', 10),
  ]);
  await app.close();
  expect(slow).toBe('');
  expect(upload).toBe('answered');
  expect(thinks).toBe('answered');
});
