import { afterEach, expect, it, vi } from 'vitest';
import { sendOnLeaving } from './send-on-leaving.ts';

afterEach(() => void vi.unstubAllGlobals());

const request = () => new Request('http://127.0.0.1/api/rpc/x', { method: 'POST', body: 'the last words' });

it('asks the browser to go on with the request when the page was removed', async () => {
  const fetch = vi.fn(async (_request: Request, _init?: RequestInit) => new Response('ok'));
  vi.stubGlobal('fetch', fetch);
  await sendOnLeaving(request(), { redirect: 'manual' });
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.lastCall?.[1]).toEqual({ redirect: 'manual', keepalive: true });
});

it('sends a body that is too long for that like any other, whole', async () => {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (sent: Request, init?: RequestInit) => {
    const body = await sent.text();
    if (init?.keepalive) throw new TypeError('Failed to fetch');
    bodies.push(body);
    return new Response('ok');
  });
  expect((await sendOnLeaving(request(), {})).status).toBe(200);
  expect(bodies).toEqual(['the last words']);
});

it('does not send what was called off again', async () => {
  const fetch = vi.fn(() => Promise.reject(new DOMException('called off', 'AbortError')));
  vi.stubGlobal('fetch', fetch);
  await expect(sendOnLeaving(request(), {})).rejects.toThrow('called off');
  expect(fetch).toHaveBeenCalledOnce();
});
