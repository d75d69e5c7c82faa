import { createHash, createPublicKey, sign } from 'node:crypto';
import { clrOf } from '@fieldhouse/domain/records/exchange/clr.ts';
import type { IssuedAs } from '@fieldhouse/domain/records/exchange/issued-as.ts';
import { pescXml } from '@fieldhouse/domain/records/exchange/pesc.ts';
import { secured } from '@fieldhouse/domain/records/exchange/proof.ts';
import { transcriptTable } from '@fieldhouse/domain/records/exchange/table.ts';
import type { TranscriptDocument } from '@fieldhouse/domain/records/transcript-document.ts';
import { asCsv, plainText } from '#platform/csv.ts';
import type { SigningKey } from '../signing.ts';
import { keyAddress, multikeyOfSpki } from './issuer.ts';

/** An issued transcript, for other systems. */
export interface Exchanged {
  readonly document: TranscriptDocument;
  readonly issued: IssuedAs;
}

export const asPesc = ({ document, issued }: Exchanged): string => pescXml(document, issued);

/** The table of the transcript. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
export const asTable = ({ document, issued }: Exchanged): string =>
  asCsv(transcriptTable(document, issued).map((row) => row.map((cell) => cell && plainText(cell))));

/** The learner record, signed now with the key that signs now. */
export function asLearnerRecord(
  { document, issued }: Exchanged,
  issuerId: string,
  { privatePem }: SigningKey,
  now: string,
): string {
  const publicKey = createPublicKey(privatePem).export({ format: 'der', type: 'spki' }).toString('base64');
  const proof = {
    created: `${new Date(now).toISOString().slice(0, 19)}Z`,
    verificationMethod: keyAddress(issuerId, multikeyOfSpki(publicKey)),
  };
  const signer = {
    sha256: (text: string) => createHash('sha256').update(text).digest(),
    sign: (bytes: Uint8Array) => sign(null, bytes, privatePem),
  };
  const record = clrOf(document, { ...issued, issuerId }, (credential) => secured(credential, proof, signer));
  return `${JSON.stringify(record, null, 2)}\n`;
}
