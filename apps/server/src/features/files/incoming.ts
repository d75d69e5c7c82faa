import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';

/** Files on their way in or being looked at; nothing stays here. */
const folderOf = (services: Services) => path.resolve(services.config.DATA_DIR, 'incoming');

/** What a crash left behind is older than this. */
const LEFT_BEHIND_MS = 3_600_000;

/** Gives the work a path of its own, and removes what lies there afterwards, come what may. */
export async function withIncoming<Result>(
  services: Services,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = folderOf(services);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, newId());
  try {
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

/** Removes what earlier processes left when they were killed. */
export async function clearIncoming(services: Services): Promise<void> {
  const folder = folderOf(services);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(file, { force: true });
  }
}

/** More came than may come. */
export class TooLargeError extends Error {}

/** Nothing came for too long. */
export class IdleError extends Error {}

interface Limits {
  readonly maxBytes: number;
  readonly idleMs: number;
}

/**
 * Writes a stream to a file, counting and hashing as it goes.
 *
 * @throws TooLargeError with the first byte too many. The stream is left as it is then: the refusal has yet to be sent.
 */
export async function keepStream(
  stream: Readable,
  file: string,
  { maxBytes, idleMs }: Limits,
): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const handle = await open(file, 'wx', 0o600);
  const timer = setTimeout(() => stream.destroy(new IdleError()), idleMs);
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      timer.refresh();
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw new TooLargeError();
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
  } finally {
    clearTimeout(timer);
    await handle.close();
  }
  return { sizeBytes, sha256: hash.digest('hex') };
}
