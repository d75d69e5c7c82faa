import { randomBytes } from 'node:crypto';
import type { StudentId, TranscriptId, UserId } from '@fieldhouse/contract/ids.ts';
import { canonicalJson } from '@fieldhouse/domain/records/canonical-json.ts';
import type { TranscriptOverrides } from '@fieldhouse/domain/records/transcript-document.ts';
import { sheetOf } from '@fieldhouse/domain/records/transcript-sheet.ts';
import { CODE_BYTES, makeCode, printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import { ORPCError } from '@orpc/server';
import type { RecordScope } from '#access/students.ts';
import { issuedTranscripts, type KeptMarks, transcriptChanges } from '#db/tables/transcripts.ts';
import type { Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import { type LoadedTranscript, loadTranscript } from './load.ts';
import { marksOf, missingOf, verifyAddress } from './marks.ts';
import { type Noted, noteChange } from './note.ts';
import { renderPdf } from './pdf/render.ts';
import { findIssuedBefore, findStanding, holdTranscript } from './queries.ts';
import { ensureSigningKey, type SigningKey, sha256Of, signingKey, signWith } from './signing.ts';

/** What is to be issued. */
export interface IssueOrder {
  readonly studentId: StudentId;
  readonly overrides: TranscriptOverrides;
  /** Why something is printed otherwise than the record has it; null: nothing is. */
  readonly overrideReason: string | null;
  /** For whom; null: nobody in particular. */
  readonly recipient: string | null;
  readonly supersedes: { readonly transcriptId: TranscriptId; readonly reason: string } | null;
  /** Of the canonical JSON of what somebody looked at, in hex; null: as the record is now. */
  readonly documentSha256: string | null;
  /** The id that it gets. Issued under it before, it is answered as it was; null: a new one. */
  readonly transcriptId: TranscriptId | null;
}

/** Who issues: a person at their desk, or a job that somebody asked for. */
export interface Issuer extends Noted {
  readonly services: Services;
  /**
   * One transaction; whatever throws rolls it back. `sign` answers in whose name it is issued, and throws where the record
   * isn't theirs to issue from.
   */
  readonly unit: <Result>(
    work: (tx: Transaction, sign: (record: RecordScope) => UserId) => Promise<Result>,
  ) => Promise<Result>;
}

export interface IssuedTranscript {
  readonly transcriptId: TranscriptId;
  /** In groups, as it is printed. */
  readonly code: string;
}

/**
 * Builds, signs and keeps one official transcript: it is read in a short transaction, drawn and signed outside of any, and
 * kept in another one, which makes the document anew and refuses where anything of it has changed.
 *
 * @throws ORPCError NOT_FOUND, REASON_REQUIRED, FIGURES_DIFFER, NO_SIGNING_KEY, UNPRINTABLE, PICTURE_MISSING, NOT_CURRENT, ISSUED_ALREADY, or RECORD_CHANGED
 * where the record isn't as somebody looked at it, or changed meanwhile; ThreadBusyError or ThreadLostError where it
 * couldn't be drawn.
 */
export async function issueTranscript(issuer: Issuer, order: IssueOrder): Promise<IssuedTranscript> {
  const { services } = issuer;
  if (isOverridden(order) && order.overrideReason === null) throw new ORPCError('REASON_REQUIRED');
  await ensureSigningKey(services);
  const read = await issuer.unit(async (tx, sign) => {
    const before = await issuedBefore(tx, order, sign);
    return before ?? (await readFor(tx, issuer, order, sign));
  });
  if ('code' in read) return read;
  const { loaded, key, documentSha256 } = read;
  if (order.documentSha256 !== null && order.documentSha256 !== documentSha256) throw recordChanged();

  const code = makeCode(services.config.INSTALLATION, randomBytes(CODE_BYTES));
  const issuedAt = services.clock.now();
  const marks = await marksOf(services, loaded);
  const which = missingOf(loaded, marks);
  if (which !== null) throw new ORPCError('PICTURE_MISSING', { status: 409, data: { which } });
  const { pdf, unprintable } = await renderPdf({
    sheet: sheetOf(loaded.document),
    issuedAt,
    marks,
    proof: { code: printedCode(code), address: verifyAddress(services, code), keyName: key.name },
  });
  if (unprintable.length > 0) throw new ORPCError('UNPRINTABLE', { data: { signs: [...unprintable] } });
  const pdfSha256 = sha256Of(pdf);
  const signature = signWith(key, { code, documentSha256, pdfSha256, keyName: key.name, issuedAt });
  const transcriptId = order.transcriptId ?? newId<TranscriptId>();
  // A name of its own for each drawing: two at once under one id don't overwrite each other's file.
  const storageKey = `transcripts/${loaded.schoolId}/${newId()}`;
  await services.files.put(storageKey, pdf);
  const made = { code, documentSha256, pdfSha256, pdfBytes: pdf.length, storageKey, signature, issuedAt };
  try {
    const kept = await issuer.unit(async (tx, sign): Promise<IssuedTranscript> => {
      // Of two that replace the same one, or are sent under one id, the second finds what the first has done.
      if (order.supersedes) await tx.query(holdTranscript(order.supersedes));
      await tx.query(holdTranscript({ transcriptId }));
      const before = await issuedBefore(tx, order, sign);
      if (before) return before;
      const now = await readFor(tx, issuer, order, sign);
      if (!isAsRead(now, read)) throw recordChanged();
      await keep(tx, issuer, order, { ...made, ...now, transcriptId });
      return { transcriptId, code: printedCode(code) };
    });
    if (kept.code !== printedCode(code)) await services.files.delete(storageKey);
    return kept;
  } catch (error) {
    // Where the answer to the commit was lost, the transcript may be kept: a file too many does no harm.
    if (!(error instanceof ORPCError)) throw error;
    await services.files.delete(storageKey).catch((failure: unknown) => {
      services.log.warn({ err: failure, storageKey }, 'the file of a transcript that was not issued stays');
    });
    throw error;
  }
}

const isOverridden = ({ overrides }: IssueOrder): boolean => Object.keys(overrides).length > 0;

const recordChanged = () => new ORPCError('RECORD_CHANGED');

/** What was issued under the same id before; null: nothing was. */
async function issuedBefore(
  tx: Transaction,
  { studentId, transcriptId }: IssueOrder,
  sign: (record: RecordScope) => UserId,
): Promise<IssuedTranscript | null> {
  if (transcriptId === null) return null;
  const [found] = await tx.query(findIssuedBefore({ transcriptId }));
  if (!found) return null;
  const signer = sign(found);
  if (found.studentId !== studentId) throw new ORPCError('NOT_FOUND');
  if (found.issuedBy !== signer) throw new ORPCError('ISSUED_ALREADY', { status: 409 });
  return { transcriptId, code: printedCode(found.code) };
}

interface Read {
  readonly loaded: LoadedTranscript;
  readonly documentSha256: string;
  readonly key: SigningKey;
  readonly issuedBy: UserId;
}

/** The document with what it is signed by, as everything stands in this transaction. */
async function readFor(
  tx: Transaction,
  { services }: Issuer,
  { studentId, overrides, supersedes }: IssueOrder,
  sign: (record: RecordScope) => UserId,
): Promise<Read> {
  const loaded = await loadTranscript(tx, services.clock, { studentId, isOfficial: true, overrides });
  if (!loaded) throw new ORPCError('NOT_FOUND');
  const issuedBy = sign(loaded);
  if (loaded.figuresDiffer) throw new ORPCError('FIGURES_DIFFER');
  if (supersedes) {
    const [older] = await tx.query(findStanding(supersedes));
    if (older?.studentId !== studentId) throw new ORPCError('NOT_FOUND');
    if (older.status !== 'valid') throw new ORPCError('NOT_CURRENT');
  }
  const key = await signingKey(tx, services.config);
  if (!key) throw new ORPCError('NO_SIGNING_KEY');
  return { loaded, key, issuedBy, documentSha256: sha256Of(canonicalJson(loaded.document)) };
}

/** Nothing that is printed or signed has changed between the two. */
const isAsRead = (now: Read, then: Read): boolean =>
  now.documentSha256 === then.documentSha256 &&
  now.key.id === then.key.id &&
  canonicalJson(keptMarks(now.loaded)) === canonicalJson(keptMarks(then.loaded));

const keptMarks = ({ marks }: LoadedTranscript): Omit<KeptMarks, 'keyName'> => ({
  logoKey: marks.logoKey,
  signatureKey: marks.signatureKey,
  signerName: marks.signerName,
  signerTitle: marks.signerTitle,
});

interface Made extends Read {
  readonly transcriptId: TranscriptId;
  readonly code: string;
  readonly pdfSha256: string;
  readonly pdfBytes: number;
  readonly storageKey: string;
  readonly signature: string;
  readonly issuedAt: string;
}

async function keep(tx: Transaction, issuer: Issuer, order: IssueOrder, made: Made): Promise<void> {
  const { overrides, recipient, supersedes } = order;
  const { loaded, key, issuedBy, ...row } = made;
  const { schoolId, studentId, document } = loaded;
  const { transcriptId, documentSha256, pdfSha256, issuedAt } = row;
  const overrideReason = isOverridden(order) ? order.overrideReason : null;
  await tx.orm.insert(issuedTranscripts).values({
    schoolId,
    id: transcriptId,
    studentId,
    code: row.code,
    document,
    overrides: isOverridden(order) ? overrides : null,
    overrideReason,
    recipient,
    documentSha256,
    pdfSha256,
    pdfBytes: row.pdfBytes,
    storageKey: row.storageKey,
    marks: { ...keptMarks(loaded), keyName: key.name },
    keyId: key.id,
    signature: row.signature,
    issuedBy,
    issuedAt,
  });
  const named = { schoolId, by: issuedBy };
  const facts = { studentId, documentSha256, pdfSha256, recipient, overrides };
  noteChange(tx, issuer, { ...named, transcriptId }, 'transcript.issued', overrideReason, facts);
  if (!supersedes) return;
  const { reason } = supersedes;
  await tx.orm.insert(transcriptChanges).values({
    schoolId,
    id: newId(),
    transcriptId: supersedes.transcriptId,
    studentId,
    kind: 'superseded',
    supersededById: transcriptId,
    reason,
    by: issuedBy,
    at: issuedAt,
  });
  const older = { ...named, transcriptId: supersedes.transcriptId };
  noteChange(tx, issuer, older, 'transcript.superseded', reason, { supersededById: transcriptId });
}
