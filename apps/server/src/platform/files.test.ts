import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openS3Server, type S3Server } from '#testing/s3-server.ts';
import { ConfigError, readConfig } from './config.ts';
import { FileStore } from './files.ts';

let dataDir: string;
let s3: S3Server;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'fieldhouse-store-'));
  s3 = await openS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const bytes = new TextEncoder().encode('An essay, ünïcode');

describe.each(['disk', 'bucket'] as const)('the file store on a %s', (kind) => {
  let store: FileStore;
  beforeAll(() => {
    store = new FileStore({ dataDir, s3: kind === 'bucket' ? s3.settings : null, timeoutMs: 400 });
  });

  it('gives back what it was given, whole and as a stream', async () => {
    await store.put('submission/a/1', bytes);
    expect(Buffer.from(await store.get('submission/a/1')).toString()).toBe('An essay, ünïcode');
    expect((await buffer(await store.getStream('submission/a/1'))).toString()).toBe('An essay, ünïcode');
  });

  it('takes a file of this machine', async () => {
    const file = path.join(dataDir, 'incoming');
    writeFileSync(file, Buffer.alloc(3_000_000, 7));
    await store.putFile('submission/a/2', file);
    expect((await store.get('submission/a/2')).length).toBe(3_000_000);
  });

  it('forgets what is deleted, and deletes twice without harm', async () => {
    await store.put('submission/a/3', bytes);
    expect(await store.exists('submission/a/3')).toBe(true);
    await store.delete('submission/a/3');
    await store.delete('submission/a/3');
    expect(await store.exists('submission/a/3')).toBe(false);
    await expect(store.get('submission/a/3')).rejects.toThrow();
    await expect(store.getStream('submission/a/3').then(buffer)).rejects.toThrow();
  });

  it('lists what lies under a prefix, however much it is, and nothing beside it', async () => {
    const keys = ['1', '2', '3', '4', '5'].map((name) => `listed/deep/${name}`);
    for (const key of [...keys, 'listedtoo/1']) await store.put(key, bytes);
    const found = await store.list('listed');
    expect(found.map(({ key }) => key).sort()).toEqual(keys);
    expect(found.map(({ sizeBytes }) => sizeBytes)).toEqual(keys.map(() => bytes.length));
    expect(await store.list('nothing-here')).toEqual([]);
  });

  it('F-02 refuses keys that leave its folder', async () => {
    for (const key of [
      '../x',
      'a/../../x',
      '/etc/passwd\0',
      'a\\..\\b',
      'A',
      'a b',
      '%2e%2e/x',
      '..%2fx',
      'a.b',
      '',
    ]) {
      await expect(store.put(key, bytes), key).rejects.toThrow(RangeError);
      await expect(store.get(key), key).rejects.toThrow(RangeError);
      await expect(store.delete(key), key).rejects.toThrow(RangeError);
    }
  });

  it('says that it is healthy and leaves nothing behind', async () => {
    expect(await store.isHealthy()).toBe(true);
    expect([...s3.objects.keys()].filter((key) => key.startsWith('health/'))).toEqual([]);
  });
});

describe('a bucket that fails', () => {
  const store = () => new FileStore({ dataDir, s3: s3.settings, timeoutMs: 300 });

  it('is asked again after a passing 503', async () => {
    s3.breaks('unavailable', 1);
    await store().put('submission/b/1', bytes);
    expect(s3.objects.get('submission/b/1')?.toString()).toBe('An essay, ünïcode');
  });

  it('is an error when it stays away or never answers', async () => {
    s3.breaks('unavailable', 3);
    await expect(store().put('submission/b/2', bytes)).rejects.toThrow();
    s3.breaks('silent', 3);
    await expect(store().put('submission/b/2', bytes)).rejects.toThrow();
    expect(s3.objects.has('submission/b/2')).toBe(false);
  });

  it('is reported as not healthy', async () => {
    s3.breaks('silent', 3);
    expect(await store().isHealthy()).toBe(false);
  });

  it('refuses requests with another key', async () => {
    const other = new FileStore({
      dataDir,
      s3: { ...s3.settings, accessKeyId: 'SOMEBODYELSE' },
      timeoutMs: 300,
    });
    await expect(other.put('submission/b/3', bytes)).rejects.toThrow();
  });
});

describe('the settings of a bucket', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  };
  const read = (env: Record<string, string>) =>
    readConfig({ NODE_ENV: 'test', APP_SECRET: 'x'.repeat(40), ...env });

  it('are off without any of them', () => {
    expect(read({}).s3).toBeNull();
  });

  it('are taken whole', () => {
    expect(read({ ...whole, S3_FORCE_PATH_STYLE: '1' }).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'b',
      region: 'us-east-1',
      accessKeyId: 'k',
      secretAccessKey: 's',
      forcePathStyle: true,
    });
  });

  it('stop the start by the name of what is missing', () => {
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      expect(() => read({ ...whole, [name]: '' })).toThrow(new RegExp(`missing: ${name}\\.`));
    }
    expect(() => read({ ...whole, S3_ENDPOINT: '' })).toThrow('S3_ENDPOINT or S3_REGION');
    expect(() => read({ ...whole, S3_ENDPOINT: 'ftp://x' })).toThrow(ConfigError);
  });
});
