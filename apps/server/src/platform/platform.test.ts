import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Breaker } from './ai/breaker.ts';
import { clockFrom } from './clock.ts';
import { ConfigError, ownOrigin, readConfig } from './config.ts';
import { FileStore } from './files.ts';
import { addressPrefix } from './limiter.ts';
import { composeLetter } from './mail/templates.ts';
import { readSessionToken } from './session.ts';

const dataDir = () => mkdtempSync(path.join(tmpdir(), 'fieldhouse-unit-'));

it('says in a sentence which setting is wrong', () => {
  const read = (env: Record<string, string>) => () => readConfig({ DATA_DIR: dataDir(), ...env });
  expect(read({ PORT: 'many' })).toThrow(/setting PORT is wrong/);
  expect(read({ NODE_ENV: 'production' })).toThrow(/set DATABASE_URL/);
  const live = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://a@b/c',
    APP_SECRET: 'a-secret-of-more-than-32-characters',
  };
  expect(read({ ...live, PUBLIC_URL: 'http://school.example.org' })).toThrow(/ALLOW_HTTP=1/);
  expect(read({ ...live, PUBLIC_URL: 'http://school.example.org', ALLOW_HTTP: '1' })).not.toThrow();
  expect(readConfig({ ...live, PUBLIC_URL: 'https://school.example.org' }).DRAIN_SECONDS).toBe(5);
  expect(read({ DATABASE_URL: 'postgres://a@b/c', DEMO: '1' })).toThrow(/embedded database/);
  expect(read({ AI_PROVIDER: 'openai' })).toThrow(/AI_MODEL/);
  expect(read({ TTS_PROVIDER: 'openai', TTS_MODEL: 'm' })).toThrow(/TTS_VOICE and TTS_API_KEY/);
  expect(read({ TTS_PROVIDER: 'openai-compatible', TTS_MODEL: 'm', TTS_VOICE: 'v' })).toThrow(/TTS_BASE_URL/);
  expect(read({ TTS_PROVIDER: 'parrot' })).toThrow(/setting TTS_PROVIDER is wrong/);
  expect(read({ PORT: '70000' })).toThrow(ConfigError);
});

it('names this machine where it has no address of its own, and no slash behind the one it has', () => {
  const origin = (env: Record<string, string>) => ownOrigin(readConfig({ DATA_DIR: dataDir(), ...env }));
  for (const HOST of ['127.0.0.1', '0.0.0.0', '::', '::1'])
    expect(origin({ HOST, PORT: '3200' })).toBe('http://localhost:3200');
  expect(origin({ HOST: '192.0.2.7' })).toBe('http://192.0.2.7:3000');
  expect(origin({ PUBLIC_URL: 'https://school.example.org/' })).toBe('https://school.example.org');
});

it('keeps its secret between starts, and demo mode off PostgreSQL', () => {
  const folder = dataDir();
  const first = readConfig({ DATA_DIR: folder });
  expect(readConfig({ DATA_DIR: folder }).APP_SECRET).toBe(first.APP_SECRET);
  expect(first.isDemo).toBe(true);
  expect(readConfig({ DATA_DIR: folder, DATABASE_URL: 'postgres://a@b/c' }).isDemo).toBe(false);
  expect(readConfig({ DATA_DIR: folder, DEMO: '0' }).isDemo).toBe(false);
});

it('judges today in the given zone', () => {
  const clock = clockFrom(() => Date.parse('2026-11-01T03:30:00Z'));
  expect(clock.today('America/New_York')).toBe('2026-10-31');
  expect(clock.today('UTC')).toBe('2026-11-01');
});

it('counts a whole IPv6 /64 as one address, however it is written', () => {
  expect(addressPrefix('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
  expect(addressPrefix('2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64');
  expect(addressPrefix('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressPrefix('203.0.113.9')).toBe('203.0.113.9');
  expect(addressPrefix('::1')).toBe('0:0:0:0::/64');
});

it('rests after failures and lets one probe through', () => {
  let now = 0;
  const breaker = new Breaker(
    clockFrom(() => now),
    { failures: 2, restMs: 1_000 },
  );
  breaker.failed();
  expect(breaker.mayTry()).toBe(true);
  breaker.failed();
  expect(breaker.mayTry()).toBe(false);
  now = 1_000;
  expect(breaker.mayTry()).toBe(true);
  expect(breaker.mayTry()).toBe(false);
  breaker.succeeded();
  expect(breaker.mayTry()).toBe(true);
});

it('keeps files under keys of its own making, and refuses every other', async () => {
  const store = new FileStore({ dataDir: dataDir(), s3: null });
  await store.put('a/b-1', new Uint8Array([1, 2, 3]));
  expect([...(await store.get('a/b-1'))]).toEqual([1, 2, 3]);
  expect(await store.list('a')).toMatchObject([{ key: 'a/b-1', sizeBytes: 3 }]);
  expect(await store.list('nothing-here')).toEqual([]);
  await store.delete('a/b-1');
  expect(await store.isHealthy()).toBe(true);
  for (const key of ['../secret', 'a/../../b', '/etc/passwd', 'A', 'ü', 'a b', 'a%2f', 'a\0b']) {
    await expect(store.get(key), key).rejects.toThrow();
  }
});

it('reads no session from a cookie that it did not sign', () => {
  fc.assert(
    fc.property(fc.string(), (noise) => {
      expect(readSessionToken(`fieldhouse.session=${noise}`, 'fieldhouse.session', 'secret')).toBeNull();
    }),
  );
});

it('writes letters in four languages, with everything they are given', () => {
  for (const locale of ['en', 'es', 'fr', 'de'] as const) {
    const { subject, body } = composeLetter(locale, 'membership-refused', {
      schoolName: 'Maple High',
      reason: 'Unknown',
    });
    expect(subject).toContain('Maple High');
    expect(body).toContain('Unknown');
  }
});
