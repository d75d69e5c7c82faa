import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RULE_IDS, ruleSlug } from '@fieldhouse/domain/eligibility/rule-pages.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readPage } from './page.ts';
import { PUBLIC_ROUTES, registerPublicPages } from './public-pages.ts';
import type { Services } from './services.ts';

let webRoot: string;
beforeAll(() => {
  webRoot = mkdtempSync(path.join(tmpdir(), 'fieldhouse-public-'));
  const rules = RULE_IDS.map((id) => `rules-${ruleSlug(id)}`);
  for (const name of ['landing', 'check', 'rules', ...rules, 'privacy', 'terms', 'accessibility', 'security'])
    for (const language of ['en', 'es', 'fr', 'de'])
      writeFileSync(
        path.join(webRoot, `${name}.${language}.html`),
        `<p lang="${language}">${name} of %BRAND_NAME% at %ORIGIN%, <a href="%TALK_HREF%">talk</a><!--contact-->write to %SUPPORT_EMAIL%<!--/contact--></p>`,
      );
  writeFileSync(path.join(webRoot, 'index.html'), 'the app');
});
afterAll(() => rmSync(webRoot, { recursive: true, force: true }));

const open = async (env: Record<string, string>) => {
  const app = Fastify();
  const config = readConfig({ NODE_ENV: 'test', APP_SECRET: 'x'.repeat(40), BRAND_NAME: 'A & B', ...env });
  const services = { config, clock: { now: () => '2026-11-28T00:00:00.000Z' } } as unknown as Services;
  registerPublicPages(app, services, webRoot, readPage(webRoot, 'index.html', 'A & B'));
  const get = async (url: string, headers: Record<string, string> = {}) => await app.inject({ url, headers });
  return get;
};
const KNOWN = { PUBLIC_URL: 'https://school.example', SUPPORT_EMAIL: 'help@school.example' };

it('has every page at an address of its own in each language, and takes the reader’s where none is said', async () => {
  const get = await open(KNOWN);
  for (const url of PUBLIC_ROUTES) expect((await get(url)).statusCode, url).toBe(200);
  expect((await get('/fr/terms')).body).toContain('<p lang="fr">terms');
  expect((await get('/de/rules/ten-seven')).body).toContain('<p lang="de">rules-ten-seven');
  expect((await get('/de', { 'accept-language': 'es' })).body).toContain('<p lang="de">landing');
  expect((await get('/privacy', { 'accept-language': 'es-MX,es;q=0.9' })).body).toContain('lang="es"');
  expect((await get('/privacy', { 'accept-language': 'es', cookie: 'language=en' })).body).toContain(
    'lang="en"',
  );
});

it('says who runs it and where, and asks nobody to write where there is no address', async () => {
  const known = (await (await open(KNOWN))('/security')).body;
  expect(known).toContain('security of A &amp; B at https://school.example');
  expect(known).toContain('href="mailto:help@school.example"');
  expect(known).toContain('write to help@school.example');
  const unknown = (await (await open({}))('/security')).body;
  expect(unknown).toContain('href="/school-registration"');
  // Without an address of its own it is this machine, as mailed links say.
  expect(unknown).toContain('at http://localhost:3000');
  expect(unknown).not.toMatch(/write to|mailto|%|contact/);
});

it('tells search engines what there is, and what not to look at', async () => {
  const get = await open(KNOWN);
  expect((await get('/robots.txt')).body).toContain('Disallow: /api/\n');
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://school.example/sitemap.xml');
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toContain('xml');
  // Seven pages and one for each rule, in four languages.
  expect(body.match(/<loc>/g)).toHaveLength(4 * (7 + RULE_IDS.length));
  expect(body).toContain('<loc>https://school.example/es/rules/ten-seven</loc>');
  expect(body).toContain(
    '<loc>https://school.example/fr/privacy</loc><xhtml:link rel="alternate" hreflang="en" href="https://school.example/privacy"/>',
  );
});

it('says whom to tell of a weakness for the next half year, where there is somebody', async () => {
  const { body } = await (await open(KNOWN))('/.well-known/security.txt');
  expect(body.split('\n').slice(0, 2)).toEqual([
    'Contact: mailto:help@school.example',
    'Expires: 2027-05-27T00:00:00.000Z',
  ]);
  expect((await (await open({}))('/.well-known/security.txt')).statusCode).toBe(404);
});
