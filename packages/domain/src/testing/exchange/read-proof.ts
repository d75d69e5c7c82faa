import { canonicalJson } from '../../records/canonical-json.ts';

/** Decodes base 58 the long way, apart from the product. */
export function decoded(multibase: string): Uint8Array {
  const signs = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  const bytes: number[] = [];
  for (const sign of multibase.slice(1)) {
    let carry = signs.indexOf(sign);
    for (let at = 0; at < bytes.length; at += 1) {
      carry += (bytes[at] ?? 0) * 58;
      bytes[at] = carry % 256;
      carry = Math.floor(carry / 256);
    }
    for (; carry > 0; carry = Math.floor(carry / 256)) bytes.push(carry % 256);
  }
  const zeros = /^1*/.exec(multibase.slice(1))?.[0].length ?? 0;
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes.toReversed()]);
}

type JsonObject = { readonly [key: string]: unknown };

/** What a stranger holds against a key: from the credential alone, apart from how the product writes it. */
export function claimOf({ proof, ...credential }: JsonObject, sha256: (text: string) => Uint8Array) {
  const { proofValue, ...config } = proof as JsonObject;
  const { verificationMethod: method } = config;
  const hashes = [config, credential].map((one) => [...sha256(canonicalJson(one))]);
  return {
    method: String(method),
    issuer: idOf(credential),
    bytes: Uint8Array.from(hashes.flat()),
    signature: decoded(String(proofValue)),
  };
}

function idOf({ issuer }: JsonObject): string {
  const { id } = issuer as JsonObject;
  return String(id);
}
