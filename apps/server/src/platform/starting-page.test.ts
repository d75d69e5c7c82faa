import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { openStartingPage, type StartingPage } from './starting-page.ts';

let page: StartingPage | null = null;
afterEach(async () => {
  await page?.close();
  page = null;
});

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function opened(): Promise<{ page: StartingPage; url: string }> {
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    APP_SECRET: 'a'.repeat(32),
    BRAND_NAME: 'Northfield & Co',
  });
  page = await openStartingPage(config);
  return { page, url: `http://127.0.0.1:${port}/dashboard` };
}

it('says in words, in the reader’s language, what the start is doing', async () => {
  const { page, url } = await opened();
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  page.tell('moving');
  expect(written).toHaveBeenCalledWith('Setting the demo school to today’s date …\n');
  written.mockRestore();

  const answer = await fetch(url, { headers: { accept: 'text/html', 'accept-language': 'de-AT' } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<h1>Northfield &amp; Co startet</h1>');
  expect(html).toContain('Die Demoschule wird auf das heutige Datum gebracht …');
  // The page's own script is the one that its policy allows.
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'/);

  const api = await fetch(url, { headers: { accept: 'application/json' } });
  expect(api.status).toBe(503);
  expect(await api.json()).toEqual({
    code: 'SERVICE_UNAVAILABLE',
    message: 'Setting the demo school to today’s date …',
  });
});

it('frees the port for the server, connections that are kept alive included', async () => {
  const { page, url } = await opened();
  await (await fetch(url)).text();
  await page.close();
  const server = createServer((_request, response) => response.end('ready'));
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), '127.0.0.1', resolve));
  expect(await (await fetch(url)).text()).toBe('ready');
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});
