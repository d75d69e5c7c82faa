import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Settings } from './config.ts';

/** Keys are made here, never from a person's file name. */
const KEY = /^[a-z0-9/_-]+$/;

export interface StoredFile {
  readonly key: string;
  readonly sizeBytes: number;
  readonly changedAtMs: number;
}

/** A store that doesn't answer in this time is not there. */
const STORE_TIMEOUT_MS = 20_000;
const CONNECT_TIMEOUT_MS = 3_000;
const HEALTH_TIMEOUT_MS = 5_000;

interface FileStoreOptions {
  readonly dataDir: string;
  /** Null: files lie on this machine, in the data folder. */
  readonly s3: S3Settings | null;
  readonly timeoutMs?: number;
}

/** Where files lie: a folder, or a bucket that speaks S3. Keys are ours; nothing is public. */
export class FileStore {
  readonly #options: FileStoreOptions;
  #disk: Promise<Disk> | null = null;

  constructor(options: FileStoreOptions) {
    this.#options = options;
  }

  /** Opened by the first use: the S3 client is heavy, and most installations never load it. */
  #open(): Promise<Disk> {
    const { dataDir, s3, timeoutMs } = this.#options;
    this.#disk ??= s3
      ? openBucket(s3, timeoutMs ?? STORE_TIMEOUT_MS)
      : Promise.resolve(
          new Disk(new FSDriver({ location: path.resolve(dataDir, 'files'), visibility: 'private' })),
        );
    return this.#disk;
  }

  /** @throws RangeError for a key that isn't ours. */
  #checked(key: string): string {
    if (!KEY.test(key)) throw new RangeError('not a storage key');
    return key;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await (await this.#open()).put(this.#checked(key), bytes);
  }

  /** Puts a file of this machine into the store. A bucket gets it as a whole, so that a failed try can be repeated. */
  async putFile(key: string, file: string): Promise<void> {
    if (this.#options.s3) return await this.put(key, await readFile(file));
    await (await this.#open()).copyFromFs(file, this.#checked(key));
  }

  async get(key: string): Promise<Uint8Array> {
    return await (await this.#open()).getBytes(this.#checked(key));
  }

  async getStream(key: string): Promise<Readable> {
    return await (await this.#open()).getStream(this.#checked(key));
  }

  async exists(key: string): Promise<boolean> {
    return await (await this.#open()).exists(this.#checked(key));
  }

  /** A file that isn't there is deleted already. */
  async delete(key: string): Promise<void> {
    await (await this.#open()).delete(this.#checked(key));
  }

  /** What lies under a prefix and its folders; nothing where there is none. */
  async list(prefix: string): Promise<StoredFile[]> {
    const { dataDir, s3 } = this.#options;
    const under = this.#checked(prefix);
    // A folder that isn't there can't be listed; a bucket has no folders.
    if (!s3 && !existsSync(path.resolve(dataDir, 'files', under))) return [];
    const disk = await this.#open();
    const files: StoredFile[] = [];
    let paginationToken: string | undefined;
    do {
      const page = await disk.listAll(under, {
        recursive: true,
        ...(paginationToken ? { paginationToken } : {}),
      });
      for (const found of page.objects) {
        // A bucket also answers with longer names that begin alike.
        if (!found.isFile || !found.key.startsWith(`${under}/`)) continue;
        // What a bucket's list says of a file lacks its size.
        const { contentLength, lastModified } = await disk.getMetaData(found.key);
        files.push({ key: found.key, sizeBytes: contentLength, changedAtMs: lastModified.getTime() });
      }
      paginationToken = page.paginationToken;
    } while (paginationToken);
    return files;
  }

  /** Writes, reads and removes a small file: true when the store works. */
  async isHealthy(): Promise<boolean> {
    const { timeoutMs } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), Math.min(timeoutMs ?? HEALTH_TIMEOUT_MS, HEALTH_TIMEOUT_MS));
    });
    const isHealthy = await Promise.race([this.#probe(), late]);
    clearTimeout(timer);
    return isHealthy;
  }

  async #probe(): Promise<boolean> {
    const key = `health/${randomUUID()}`;
    try {
      await this.put(key, new Uint8Array([1]));
      const bytes = await this.get(key);
      await this.delete(key);
      return bytes.length === 1;
    } catch {
      return false;
    }
  }
}

async function openBucket(s3: S3Settings, timeoutMs: number): Promise<Disk> {
  const [{ S3Driver }, { S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ]);
  const client = new S3Client({
    region: s3.region,
    ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
    forcePathStyle: s3.forcePathStyle,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    maxAttempts: 3,
    // Stores other than Amazon's often don't know the newer checksums; each file has its own hash in the database.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
  });
  // Buckets with access lists are the exception now; private is what a bucket is by itself.
  return new Disk(new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false }));
}
