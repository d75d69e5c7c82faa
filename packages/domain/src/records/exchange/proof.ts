import { canonicalJson, type Json } from '../canonical-json.ts';

export type JsonObject = { readonly [key: string]: Json };

/** Who vouches for a credential, and when. */
export interface ProofOptions {
  /** Where the key is that checks it. */
  readonly verificationMethod: string;
  /** To the second, in UTC. */
  readonly created: string;
}

/** What the rules can't do by themselves. */
export interface Signer {
  /** The SHA-256 of a text in UTF-8. */
  readonly sha256: (text: string) => Uint8Array;
  /** An Ed25519 signature. */
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

/**
 * A credential with its proof: a Data Integrity proof of the suite eddsa-jcs-2022, a signature over the hashes of the
 * canonical JSON (RFC 8785) of what it says of itself and of the credential.
 *
 * @source W3C, Data Integrity EdDSA Cryptosuites v1.0, 3.3.
 */
export function secured(credential: JsonObject, options: ProofOptions, signer: Signer): JsonObject {
  const config: JsonObject = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: options.created,
    verificationMethod: options.verificationMethod,
    proofPurpose: 'assertionMethod',
    ...(credential['@context'] === undefined ? {} : { '@context': credential['@context'] }),
  };
  const hashes = [config, credential].map((one) => [...signer.sha256(canonicalJson(one))]);
  const signature = signer.sign(Uint8Array.from(hashes.flat()));
  return { ...credential, proof: { ...config, proofValue: multibase(signature) } };
}

/** An Ed25519 public key of 32 bytes as a Multikey. */
export const multikeyOf = (publicKey: Uint8Array): string =>
  multibase(Uint8Array.from([0xed, 0x01, ...publicKey]));

const SIGNS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Bytes in the base 58 of Bitcoin, with the z that says so. */
function multibase(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let signs = '';
  for (; number > 0n; number /= 58n) signs = SIGNS.charAt(Number(number % 58n)) + signs;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `z${'1'.repeat(zeros < 0 ? bytes.length : zeros)}${signs}`;
}
