import type { FileId } from '@fieldhouse/contract/ids.ts';
import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import type { openFor } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { LOOSE_BYTES_PER_PERSON, SCHOOL_STORAGE_BYTES, UPLOAD_SETTLED_MINUTES } from './limits.ts';
import { addUsage, findLooseBytes, insertHiddenFile, showFile } from './queries.ts';
import { refuseUpload } from './refusal.ts';

type Door = Pick<ReturnType<typeof openFor>, 'unit'>;

interface Keeping {
  readonly schoolId: string;
  readonly fileId: string;
  readonly sizeBytes: number;
  /** What lies in the store of it. */
  readonly keys: readonly string[];
  /** It counts to what its owner leaves lying about. */
  readonly isLoose: boolean;
  /** Writes the row, hidden. */
  readonly insert: (tx: Transaction, actor: Actor) => Promise<void>;
  /** Puts the bytes into the store. */
  readonly put: () => Promise<void>;
}

/**
 * A hidden row, the file, then the row is shown: whatever fails in between is swept, and nobody saw it.
 *
 * @throws ORPCError STORE_UNAVAILABLE, SCHOOL_STORAGE_FULL or PERSON_STORAGE_FULL.
 */
export async function keepFile(
  services: Services,
  { unit }: Door,
  { schoolId, fileId, sizeBytes, keys, isLoose, insert, put }: Keeping,
): Promise<void> {
  await unit(async (tx, actor) => {
    await insert(tx, actor);
    const sweep = { schoolId, fileId };
    await services.jobs.enqueue(tx, 'files.sweep', sweep, undefined, UPLOAD_SETTLED_MINUTES * 60);
  });
  try {
    await put().catch((error: unknown) => {
      services.log.error({ err: error, fileId }, 'the file store took no file');
      throw refuseUpload('STORE_UNAVAILABLE');
    });
    await unit(async (tx) => {
      // The school's count is held from here on, so that two uploads at once see each other.
      const [counted] = await tx.query(addUsage({ schoolId, sizeBytes, limit: SCHOOL_STORAGE_BYTES }));
      if (!counted) throw refuseUpload('SCHOOL_STORAGE_FULL');
      if (isLoose) {
        const [loose] = await tx.query(findLooseBytes({ schoolId }));
        if ((loose?.looseBytes ?? 0) + sizeBytes > LOOSE_BYTES_PER_PERSON) {
          throw refuseUpload('PERSON_STORAGE_FULL');
        }
      }
      const notBefore = Date.parse(services.clock.now()) - (UPLOAD_SETTLED_MINUTES - 1) * 60_000;
      const [shown] = await tx.query(
        showFile({ schoolId, fileId, createdAt: new Date(notBefore).toISOString() }),
      );
      if (!shown) throw refuseUpload('STORE_UNAVAILABLE');
    });
  } catch (error) {
    // The sweep would do it in a while; a full store is better helped now.
    for (const key of keys) await services.files.delete(key).catch(() => undefined);
    throw error;
  }
}

type Row = Parameters<typeof insertHiddenFile>[0];

interface LooseFile
  extends Pick<
    Row,
    'schoolId' | 'purpose' | 'entityId' | 'name' | 'mediaType' | 'sizeBytes' | 'sha256' | 'pageCount'
  > {
  /** Of a video. */
  readonly durationSeconds?: number | null;
  /** What lies in the store beside it, by its own key. */
  readonly besides?: (storageKey: string) => readonly string[];
  /** Puts the bytes into the store. */
  readonly put: (storageKey: string) => Promise<void>;
}

/**
 * Keeps a file of the actor's own, which counts to what they leave lying about until it becomes part of something.
 *
 * @throws ORPCError as `keepFile`.
 */
export async function keepLoose(
  services: Services,
  door: Door,
  { besides, put, durationSeconds = null, ...file }: LooseFile,
): Promise<FileId> {
  const { schoolId, sizeBytes, purpose } = file;
  const fileId = newId<FileId>();
  const storageKey = `${purpose}/${schoolId}/${fileId}`;
  await keepFile(services, door, {
    schoolId,
    fileId,
    sizeBytes,
    keys: [...(besides?.(storageKey) ?? []), storageKey],
    isLoose: true,
    insert: async (tx, actor) => {
      const hidden = { ownerUserId: actor.userId, deletedAt: services.clock.now() };
      await tx.query(insertHiddenFile({ ...file, ...hidden, fileId, storageKey, durationSeconds }));
    },
    put: () => put(storageKey),
  });
  return fileId;
}
