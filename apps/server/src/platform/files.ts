import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Keys are made here, never from a person's file name. */
const KEY = /^[a-z0-9/_-]+$/;

export interface StoredFile {
  readonly key: string;
  readonly sizeBytes: number;
  readonly changedAtMs: number;
}

/** Where files lie. Keys are ours; nothing is public. */
export class FileStore {
  readonly #folder: string;
  readonly #disk: Disk;

  constructor(dataDir: string) {
    this.#folder = path.resolve(dataDir, 'files');
    this.#disk = new Disk(new FSDriver({ location: this.#folder, visibility: 'private' }));
  }

  /** @throws RangeError for a key that isn't ours. */
  #checked(key: string): string {
    if (!KEY.test(key)) throw new RangeError('not a storage key');
    return key;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#disk.put(this.#checked(key), bytes);
  }

  async get(key: string): Promise<Uint8Array> {
    return await this.#disk.getBytes(this.#checked(key));
  }

  async delete(key: string): Promise<void> {
    await this.#disk.delete(this.#checked(key));
  }

  /** What lies under a prefix and its folders; nothing where there is none. */
  async list(prefix: string): Promise<StoredFile[]> {
    if (!existsSync(path.join(this.#folder, this.#checked(prefix)))) return [];
    const { objects } = await this.#disk.listAll(prefix, { recursive: true });
    const files: StoredFile[] = [];
    for (const found of objects) {
      if (!found.isFile) continue;
      const { contentLength, lastModified } = await found.getMetaData();
      files.push({ key: found.key, sizeBytes: contentLength, changedAtMs: lastModified.getTime() });
    }
    return files;
  }

  /** Writes, reads and removes a small file: true when the store works. */
  async isHealthy(): Promise<boolean> {
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
