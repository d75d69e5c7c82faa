import { randomBytes } from 'node:crypto';
import type { SchoolId, StudentId, TranscriptId, UserId } from '@fieldhouse/contract/ids.ts';
import { canonicalJson } from '@fieldhouse/domain/records/canonical-json.ts';
import type { TranscriptOverrides } from '@fieldhouse/domain/records/transcript-document.ts';
import { sheetOf } from '@fieldhouse/domain/records/transcript-sheet.ts';
import { CODE_BYTES, makeCode, printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import { issuedTranscripts } from '#db/tables/transcripts.ts';
import type { Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import type { LoadedTranscript } from './load.ts';
import { marksOf, verifyAddress } from './marks.ts';
import { renderPdf } from './pdf/render.ts';
import { type SigningKey, sha256Of, signWith } from './signing.ts';

/** An official transcript, drawn and signed, that nothing keeps yet. */
export interface OfficialTranscript {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  readonly document: LoadedTranscript['document'];
  readonly code: string;
  readonly pdf: Uint8Array;
  readonly documentSha256: string;
  readonly pdfSha256: string;
  readonly keyId: string;
  readonly signature: string;
  readonly issuedAt: string;
}

/**
 * Draws and signs a transcript, in no transaction.
 *
 * @returns the signs that no font has, where there are any.
 * @throws ThreadBusyError or ThreadLostError
 */
export async function drawOfficial(
  services: Services,
  loaded: LoadedTranscript,
  key: SigningKey,
): Promise<OfficialTranscript | { readonly unprintable: readonly string[] }> {
  const { schoolId, studentId, document } = loaded;
  const code = makeCode(services.config.INSTALLATION, randomBytes(CODE_BYTES));
  const issuedAt = services.clock.now();
  const { pdf, unprintable } = await renderPdf({
    sheet: sheetOf(document),
    issuedAt,
    marks: await marksOf(services, loaded),
    proof: { code: printedCode(code), address: verifyAddress(services, code), keyName: key.name },
  });
  if (unprintable.length > 0) return { unprintable };
  const documentSha256 = sha256Of(canonicalJson(document));
  const pdfSha256 = sha256Of(pdf);
  const signature = signWith(key, { code, documentSha256, pdfSha256, keyName: key.name, issuedAt });
  return {
    ...{ schoolId, studentId, document, code, pdf, documentSha256, pdfSha256, signature, issuedAt },
    keyId: key.id,
  };
}

/** For whom it is issued, and what it prints otherwise than the record has it. */
interface Wishes {
  readonly recipient: string | null;
  readonly overrides: TranscriptOverrides | null;
  readonly overrideReason: string | null;
}

/** Keeps it: the row in this transaction, the file before it. */
export async function keepOfficial(
  tx: Transaction,
  { files }: Pick<Services, 'files'>,
  { pdf, ...made }: OfficialTranscript,
  issuedBy: UserId,
  wishes: Wishes,
): Promise<{ readonly transcriptId: TranscriptId; readonly storageKey: string }> {
  const transcriptId = newId<TranscriptId>();
  const storageKey = `transcripts/${made.schoolId}/${transcriptId}`;
  await files.put(storageKey, pdf);
  await tx.orm
    .insert(issuedTranscripts)
    .values({ ...made, ...wishes, id: transcriptId, pdfBytes: pdf.length, storageKey, issuedBy });
  return { transcriptId, storageKey };
}
