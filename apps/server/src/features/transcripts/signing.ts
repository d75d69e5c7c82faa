import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalJson } from '@fieldhouse/domain/records/canonical-json.ts';
import { isNull } from 'drizzle-orm';
import { jobForPlatform } from '#db/scopes.ts';
import { signingKeys } from '#db/tables/transcripts.ts';
import { statement, type Transaction } from '#db/unit.ts';
import type { Config } from '#platform/config.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

export const sha256Of = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** What a signature vouches for: this document in this file, under this code, at this moment. */
export interface Signed {
  readonly code: string;
  readonly documentSha256: string;
  readonly pdfSha256: string;
  readonly keyName: string;
  readonly issuedAt: string;
}

/** The text that is signed. */
const statementOf = ({ issuedAt, ...signed }: Signed): Buffer =>
  Buffer.from(
    canonicalJson({
      format: 'fieldhouse-signature',
      version: 1,
      ...signed,
      issuedAt: new Date(issuedAt).toISOString(),
    }),
  );

/** A key that signs, with its private half. */
export interface SigningKey {
  readonly id: string;
  readonly name: string;
  readonly privatePem: string;
}

export const signWith = ({ privatePem }: SigningKey, signed: Signed): string =>
  sign(null, statementOf(signed), privatePem).toString('base64');

/** Whether the key made this signature over exactly this; a key that can't be read made none. */
export function isSignedBy(publicKey: string, signature: string, signed: Signed): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify(null, statementOf(signed), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** The folder of private keys. */
const folderOf = ({ SIGNING_KEYS_DIR, DATA_DIR }: Config): string =>
  SIGNING_KEYS_DIR ?? path.join(DATA_DIR, 'signing-keys');

const publicOf = (privatePem: string): string =>
  createPublicKey(createPrivateKey(privatePem)).export({ format: 'der', type: 'spki' }).toString('base64');

const findKey = statement<Sql['findKey']>(
  'select key_id as "keyId", name, public_key as "publicKey", private_key_ref as "privateKeyRef" from app.signing_key()',
);
const holdKeys = statement<Sql['holdKeys']>(
  "select pg_advisory_xact_lock(hashtextextended('signing-keys', 0))",
);

/** The key that signs now. Null: its private half isn't on this server, or isn't the one of its public half. */
export async function signingKey(tx: Transaction, config: Config): Promise<SigningKey | null> {
  const [found] = await tx.query(findKey());
  if (!found?.keyId || !found.name || !found.privateKeyRef) return null;
  try {
    const privatePem = readFileSync(path.join(folderOf(config), path.basename(found.privateKeyRef)), 'utf8');
    if (publicOf(privatePem) !== found.publicKey) return null;
    return { id: found.keyId, name: found.name, privatePem };
  } catch {
    return null;
  }
}

/** What keys are made with. */
type Keeper = Pick<Services, 'config' | 'clock' | 'units'>;

/** Makes the first key, where there is none yet. */
export async function ensureSigningKey(services: Keeper): Promise<void> {
  await services.units.write(jobForPlatform, async (tx) => {
    await tx.query(holdKeys());
    const active = tx.orm
      .select({ id: signingKeys.id })
      .from(signingKeys)
      .where(isNull(signingKeys.retiredAt));
    if ((await active).length === 0) await addKey(tx, services);
  });
}

/** Has another key sign from now on. What earlier keys signed stays valid: their public halves stay. */
export async function rotateSigningKey(services: Keeper): Promise<string> {
  return await services.units.write(jobForPlatform, async (tx) => {
    await tx.query(holdKeys());
    await tx.orm
      .update(signingKeys)
      .set({ retiredAt: services.clock.now() })
      .where(isNull(signingKeys.retiredAt));
    return await addKey(tx, services);
  });
}

/** The file comes first: a file without a row is of no use to anybody, a row without a file stops all signing. */
async function addKey(tx: Transaction, { config, clock }: Keeper): Promise<string> {
  const [year] = clock.now().split('-', 1);
  const made = await tx.orm.select({ name: signingKeys.name }).from(signingKeys);
  const ofYear = `${config.INSTALLATION}-${year}-`;
  const numbers = made.map(({ name }) => (name.startsWith(ofYear) ? Number(name.slice(ofYear.length)) : 0));
  const name = `${ofYear}${Math.max(0, ...numbers) + 1}`;
  const { privateKey } = generateKeyPairSync('ed25519');
  const privatePem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const id = newId();
  // Never over a key that is there: the name alone may come twice, where a database was restored.
  const privateKeyRef = `${name}-${id.slice(-12)}.pem`;
  mkdirSync(folderOf(config), { recursive: true, mode: 0o700 });
  writeFileSync(path.join(folderOf(config), privateKeyRef), privatePem, { mode: 0o600, flag: 'wx' });
  await tx.orm.insert(signingKeys).values({
    id,
    name,
    algorithm: 'ed25519',
    publicKey: publicOf(privatePem),
    privateKeyRef,
    createdAt: clock.now(),
  });
  return name;
}
