import { createPublicKey } from 'node:crypto';
import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { multikeyOf } from '@fieldhouse/domain/records/exchange/proof.ts';
import { statement } from '#db/unit.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from '../rows.gen.ts';

const listIssuerKeys = statement<Sql['listIssuerKeys'], { schoolId: SchoolId }, { publicKey: string }>(
  'select public_key as "publicKey" from app.issuer_keys(:schoolId)',
);

/** Where the school is an issuer of credentials, and its keys are. */
export const issuerAddress = ({ mailer }: Pick<Services, 'mailer'>, schoolId: SchoolId): string =>
  mailer.link(`/verify/issuers/${schoolId}`);

/** Where the key is that checks what it signed. */
export const keyAddress = (issuer: string, multikey: string): string => `${issuer}#${multikey}`;

/** The Ed25519 key of this public half, as credentials name it. */
export function multikeyOfSpki(publicKey: string): string {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return multikeyOf(Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url'));
}

/**
 * The school as a controlled identifier: every key that has signed for it, those that sign no more as well, since what they
 * signed stays valid. Null: no such school has issued a transcript here.
 *
 * @source W3C, Controlled Identifiers v1.0.
 */
export async function issuerDocument(services: Services, schoolId: SchoolId): Promise<object | null> {
  const entry = { role: 'fieldhouse_public', enter: null } as const;
  const { rows } = await services.units.read(entry, [listIssuerKeys({ schoolId })]);
  const [keys] = rows;
  if (keys.length === 0) return null;
  const id = issuerAddress(services, schoolId);
  const methods = keys.map(({ publicKey }) => {
    const publicKeyMultibase = multikeyOfSpki(publicKey);
    return { id: keyAddress(id, publicKeyMultibase), type: 'Multikey', controller: id, publicKeyMultibase };
  });
  return {
    '@context': ['https://www.w3.org/ns/cid/v1'],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  };
}
