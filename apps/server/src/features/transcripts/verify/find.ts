import { canonicalJson } from '@fieldhouse/domain/records/canonical-json.ts';
import type { TranscriptDocument } from '@fieldhouse/domain/records/transcript-document.ts';
import { printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import { statement } from '#db/unit.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from '../rows.gen.ts';
import { isSignedBy, sha256Of } from '../signing.ts';

/** What a code came to. To anybody who has it nothing of the person may be said but what the holder shows. */
export interface FoundTranscript {
  readonly verdict: 'valid' | 'superseded' | 'revoked' | 'unproven';
  readonly code: string;
  /** As the document names the school; where nothing is proven, as it is called today. */
  readonly schoolName: string;
  readonly timeZone: string;
  readonly issuedAt: string;
  /** When it was replaced or withdrawn; null: it wasn't. */
  readonly changedAt: string | null;
  readonly pdfSha256: string;
  readonly keyName: string;
  /** The holder of the record shows more of it on the check page. */
  readonly isShared: boolean;
  readonly document: TranscriptDocument;
}

const findTranscript = statement<
  Sql['findTranscript'],
  { code: string },
  {
    schoolName: string;
    timeZone: string;
    issuedAt: string;
    document: TranscriptDocument;
    documentSha256: string;
    pdfSha256: string;
    signature: string;
    keyName: string;
    publicKey: string;
    isShared: boolean;
  }
>(`
  select school_name as "schoolName", time_zone as "timeZone", issued_at as "issuedAt", document,
    document_sha256 as "documentSha256", pdf_sha256 as "pdfSha256", signature, key_name as "keyName",
    public_key as "publicKey", superseded_at as "supersededAt", revoked_at as "revokedAt",
    is_shared as "isShared"
  from app.transcript_by_code(:code)`);

/** The document of a code, with its signature held against what is kept; null: nobody issued it here. */
export async function findByCode(
  { units }: Pick<Services, 'units'>,
  code: string,
): Promise<FoundTranscript | null> {
  const { rows } = await units.read({ role: 'fieldhouse_public', enter: null }, [findTranscript({ code })]);
  const found = rows[0][0];
  if (!found) return null;
  const { document, documentSha256, pdfSha256, keyName, issuedAt, revokedAt, supersededAt } = found;
  const signed = { code, documentSha256, pdfSha256, keyName, issuedAt };
  const isProven =
    sha256Of(canonicalJson(document)) === documentSha256 &&
    isSignedBy(found.publicKey, found.signature, signed);
  const status = revokedAt ? 'revoked' : supersededAt ? 'superseded' : 'valid';
  return {
    verdict: isProven ? status : 'unproven',
    code: printedCode(code),
    schoolName: isProven ? document.school.name : found.schoolName,
    timeZone: found.timeZone,
    issuedAt,
    changedAt: revokedAt ?? supersededAt,
    pdfSha256,
    keyName,
    isShared: isProven && status === 'valid' && found.isShared,
    document,
  };
}
