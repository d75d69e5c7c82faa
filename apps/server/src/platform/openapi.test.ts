import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { contract } from '@fieldhouse/contract/contract.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#testing/world.ts';
import { buildApp } from '../app.ts';
import { escapeHtml } from './escape-html.ts';
import type { Answer, ApiDescription, Operation } from './openapi.ts';
import { contractNames } from './router-check.ts';
import { sessionCookieName } from './session.ts';

let world: World;
let app: FastifyInstance;
let api: ApiDescription;
let operations: (Operation & { path: string })[];
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://school.example', SUPPORT_EMAIL: 'help@school.example' });
  app = await buildApp(world.services, tmpdir());
  api = (await app.inject('/api/openapi.json')).json();
  operations = Object.entries(api.paths).map(([path, { post }]) => ({ path, ...(post as Operation) }));
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const resolved = (answer: Answer): Answer =>
  answer.$ref
    ? (api.components.responses[answer.$ref.replace('#/components/responses/', '')] as Answer)
    : answer;

/** All values that `code` may have in an answer. */
function codesOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(codesOf);
  if (schema === null || typeof schema !== 'object') return [];
  const { allOf, oneOf, properties } = schema as {
    allOf?: unknown;
    oneOf?: unknown;
    properties?: { code?: { const?: string; enum?: string[] } };
  };
  const { const: one, enum: some = [] } = properties?.code ?? {};
  return [...codesOf(allOf), ...codesOf(oneOf), ...some, ...(one ? [one] : [])];
}
const schemaOf = (answer: Answer | undefined) => resolved(answer ?? {}).content?.['application/json']?.schema;

it('names every operation feature.procedure, under its own address and the tag of its feature', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(contractNames(contract).sort());
  for (const { path, operationId, tags } of operations) {
    expect(path).toBe(`/${operationId.replace('.', '/')}`);
    expect(tags, path).toEqual([operationId.split('.')[0]]);
  }
  const about = new Map(api.tags.map(({ name, description }) => [name, description]));
  for (const feature of Object.keys(contract))
    expect(about.get(feature), feature).toMatch(/^[A-Z].{8,}[^.]$/);
});

it('says in one line what every operation does, and who may call it', () => {
  for (const { operationId, summary, description } of operations) {
    expect(summary, operationId).toMatch(/^[A-Z][^.]{3,78}[^.]$/);
    expect(description, operationId).toMatch(/^Open to .+\.$/);
  }
  const perFeature = operations.map(({ tags, summary }) => `${tags[0]}: ${summary}`);
  expect(perFeature.filter((line, at) => perFeature.indexOf(line) !== at)).toEqual([]);
});

it('asks for the session cookie where, and only where, a procedure is not open to everybody', () => {
  expect(api.components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(world.services.config) },
  });
  const open = operations.filter(({ security }) => security.length === 0).map((one) => one.operationId);
  expect(open).toContain('accounts.signIn');
  expect(open).toContain('billing.plans');
  for (const { operationId, security, description } of operations) {
    expect(security, operationId).toEqual(
      description.startsWith('Open to anybody, signed in or not') ? [] : [{ session: [] }],
    );
  }
});

it('refuses whoever is not signed in exactly where the description asks for a session', async () => {
  for (const operationId of ['accounts.session', 'billing.plans', 'home.student', 'profile.get']) {
    const { path, security } = operations.find(
      (one) => one.operationId === operationId,
    ) as (typeof operations)[0];
    const { statusCode } = await app.inject({ method: 'POST', url: `/api/v1${path}`, payload: {} });
    expect(statusCode === 401, operationId).toBe(security.length > 0);
  }
});

it('describes every refusal by one error schema, with its codes', () => {
  for (const { operationId, responses } of operations) {
    const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    for (const status of ['400', '401', '403', '404', '413', '415', '429', '500', '503'])
      expect(Object.keys(responses), operationId).toContain(status);
    for (const [status, answer] of refusals) {
      const schema = schemaOf(answer) as { allOf: unknown[] };
      expect(schema.allOf[0], `${operationId} ${status}`).toEqual({ $ref: '#/components/schemas/Error' });
      expect(codesOf(schema).length, `${operationId} ${status}`).toBeGreaterThan(0);
      expect(resolved(answer).description, `${operationId} ${status}`).toMatch(/[A-Za-z]/);
    }
  }
  const conflict = operations.find(({ operationId }) => operationId === 'coursework.saveDraft')?.responses[
    '409'
  ];
  expect(codesOf(schemaOf(conflict))).toEqual(expect.arrayContaining(['DRAFT_CONFLICT', 'OTHER_ATTEMPT']));
  expect(JSON.stringify(schemaOf(conflict))).toContain('savedAt');
});

it.each<[what: string, request: Omit<InjectOptions, 'method' | 'url'>]>([
  ['an input of another shape', { payload: { surplus: 1 } }],
  ['a body that is no JSON', { headers: { 'content-type': 'application/json' }, payload: '{' }],
  ['an empty body', { headers: { 'content-type': 'application/json' }, payload: '' }],
  ['a body nested too deeply', { headers: { 'content-type': 'application/json' }, payload: '['.repeat(100) }],
  ['a body that is too large', { payload: { name: 'x'.repeat(3_000_000) } }],
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=b' }],
  ['a write from another site', { headers: { origin: 'https://elsewhere.example' }, payload: {} }],
  ['nobody signed in', { payload: {} }],
])('answers %s as it is described', async (_what, request) => {
  const answer = await app.inject({ method: 'POST', url: '/api/v1/home/student', ...request });
  const described = operations.find(({ operationId }) => operationId === 'home.student')?.responses;
  const body = answer.json();
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(codesOf(schemaOf(described?.[answer.statusCode])), answer.body).toContain(body.code);
  expect(body.message).toEqual(expect.any(String));
});

it('names server, license and contact', () => {
  expect(api.openapi).toMatch(/^3\.1\./);
  expect(api.servers).toEqual([{ url: 'https://school.example/api/v1' }]);
  const root = new URL('../../../../package.json', import.meta.url);
  const { license } = JSON.parse(readFileSync(root, 'utf8')) as { license: string };
  expect(api.info).toMatchObject({
    license: { identifier: license },
    contact: { email: 'help@school.example', url: 'https://school.example' },
  });
});

it('gives no number two lower bounds', () => {
  const twice: string[] = [];
  const walk = (value: unknown, at: string): void => {
    if (value === null || typeof value !== 'object') return;
    const { minimum, exclusiveMinimum } = value as Record<string, unknown>;
    if (typeof minimum === 'number' && typeof exclusiveMinimum === 'number') twice.push(at);
    for (const [key, part] of Object.entries(value)) walk(part, `${at}/${key}`);
  };
  walk(api, '#');
  expect(twice).toEqual([]);
});

it('shows the same to people', async () => {
  const { body } = await app.inject('/api/docs');
  for (const { operationId, summary } of operations) {
    expect(body).toContain(`id="${operationId}"`);
    expect(body).toContain(escapeHtml(summary));
  }
  expect(body).not.toContain('undefined');
  const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
