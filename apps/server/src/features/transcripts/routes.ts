import { createHash } from 'node:crypto';
import { StudentId, TranscriptId } from '@fieldhouse/contract/ids.ts';
import { transcriptReadAccess } from '@fieldhouse/contract/transcripts.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { sheetOf } from '@fieldhouse/domain/records/transcript-sheet.ts';
import { printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, isGuardianOf } from '#access/actor.ts';
import { isRecordOf, type RecordScope } from '#access/students.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { recordDisclosure } from '#features/families/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { openFor } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { readSessionToken, sessionCookieName } from '#platform/session.ts';
import { ThreadBusyError, ThreadLostError } from '#platform/work-thread.ts';
import { drawnInTurn } from './drawing-limit.ts';
import { TRANSCRIPT_POLICY, transcriptHtml } from './html.ts';
import { loadTranscript } from './load.ts';
import { marksOf, verifyAddress } from './marks.ts';
import { renderPdf } from './pdf/render.ts';
import { canDownload, canDownloadOfficial } from './policy.ts';
import { findIssued } from './queries.ts';
import { findByCode } from './verify/find.ts';

export interface Leaving {
  readonly type: string;
  readonly bytes: Buffer;
}

const BUSY = 'Many transcripts are being drawn just now. Try again in a moment.';

const ON_HOLD =
  'The school holds official transcripts of this student back for now. The record and the unofficial transcript stay open to you.';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(pdf|html)$/;

/** Each download is a disclosure, and a look at the head is none. */
export const NO_HEAD = { exposeHeadRoute: false };

/** Transcripts as they leave the app: official ones as they were issued, unofficial ones as the record is now. */
export function registerTranscriptRoutes(app: FastifyInstance, services: Services): void {
  const { config, clock } = services;
  const open = (request: FastifyRequest) =>
    openFor(
      services,
      transcriptReadAccess,
      readSessionToken(request.headers.cookie ?? '', sessionCookieName(config), config.APP_SECRET),
    );

  app.get<{ Params: { file: string } }>('/api/transcripts/issued/:file', NO_HEAD, (request, reply) =>
    answer(reply, 'transcript', async () => {
      const [id, kind] = partsOf(request.params.file);
      const transcriptId = TranscriptId.parse(id);
      const found = await open(request).unit(async (tx, actor) => {
        const [issued] = await tx.query(findIssued({ transcriptId }));
        requireOfficial(actor, issued);
        noteDisclosure(tx, clock, actor, issued);
        return issued;
      });
      if (kind === 'html') {
        const checked = await findByCode(services, found.code);
        if (!checked || checked.verdict === 'unproven') {
          services.log.error({ transcriptId }, 'a transcript on record is not the one that was signed');
          throw new ORPCError('FILE_MISSING', { status: 404 });
        }
        const { code, marks } = found;
        const { issuedAt, keyName, changedAt, timeZone } = checked;
        const proof = {
          code: printedCode(code),
          address: verifyAddress(services, code),
          keyName,
          issuedAt,
          ended:
            checked.verdict === 'valid' || changedAt === null
              ? null
              : { as: checked.verdict, on: dayIn(timeZone, changedAt) },
        };
        const printed = marks && !proof.ended ? await marksOf(services, { ...found, marks }) : undefined;
        return page(transcriptHtml(sheetOf(checked.document), proof, printed));
      }
      const bytes = Buffer.from(await services.files.get(found.storageKey));
      if (createHash('sha256').update(bytes).digest('hex') !== found.pdfSha256) {
        services.log.error({ transcriptId }, 'a transcript in the store is not the one that was signed');
        throw new ORPCError('FILE_MISSING', { status: 404 });
      }
      return { type: 'application/pdf', bytes };
    }),
  );

  app.get<{ Params: { file: string } }>('/api/transcripts/unofficial/:file', NO_HEAD, (request, reply) =>
    answer(reply, 'unofficial-transcript', async () => {
      const [id, kind] = partsOf(request.params.file);
      const studentId = StudentId.parse(id);
      const { loaded, userId } = await open(request).unit(async (tx, actor) => {
        const found = await loadTranscript(tx, clock, { studentId, isOfficial: false, overrides: {} });
        if (!found || !canDownload(actor, found)) throw new ORPCError('NOT_FOUND');
        noteDisclosure(tx, clock, actor, found);
        return { loaded: found, userId: actor.userId };
      });
      const sheet = sheetOf(loaded.document);
      if (kind === 'html') return page(transcriptHtml(sheet, 'unofficial', await marksOf(services, loaded)));
      const made = await drawnInTurn(services, userId, async () =>
        renderPdf({ sheet, issuedAt: clock.now(), marks: await marksOf(services, loaded), proof: null }),
      );
      return { type: 'application/pdf', bytes: Buffer.from(made.pdf) };
    }),
  );
}

/**
 * @throws ORPCError NOT_FOUND for a transcript that isn't there, or not for the actor; ON_HOLD where the school gives it to
 * the family later.
 */
export function requireOfficial<Issued extends RowOf<typeof findIssued>>(
  actor: Actor,
  issued: Issued | undefined,
): asserts issued is Issued {
  if (!issued || !canDownload(actor, issued)) throw new ORPCError('NOT_FOUND');
  if (!canDownloadOfficial(actor, issued, issued.isHeld))
    throw new ORPCError('ON_HOLD', { status: 409, message: ON_HOLD });
}

/** The day of an instant as the school's calendar has it. */
const dayIn = (timeZone: string, instant: string): CalendarDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(
    new Date(instant),
  ) as CalendarDate;

const page = (html: string): Leaving => ({ type: 'text/html; charset=utf-8', bytes: Buffer.from(html) });

/** @throws ORPCError NOT_FOUND for an address that names nothing. */
function partsOf(file: string): readonly [id: string, kind: string] {
  const [, id, kind] = FILE.exec(file) ?? [];
  if (!id || !kind) throw new ORPCError('NOT_FOUND');
  return [id, kind];
}

export async function answer(
  reply: FastifyReply,
  name: string,
  make: () => Promise<Leaving>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'private, no-store');
  try {
    const { type, bytes } = await make();
    if (type === 'application/pdf') {
      reply.header('content-disposition', `attachment; filename="${name}.pdf"`);
    }
    return reply.header('content-security-policy', TRANSCRIPT_POLICY).type(type).send(bytes);
  } catch (error) {
    if (error instanceof ThreadBusyError || error instanceof ThreadLostError)
      return reply.status(503).send({ code: 'SERVICE_UNAVAILABLE', message: BUSY });
    if (!(error instanceof ORPCError)) throw error;
    const message = error.code === 'ON_HOLD' ? error.message : error.code;
    return reply.status(error.status).send({ code: error.code, message, data: error.data });
  }
}

/** Who took it along, in the transaction that gives it out (34 CFR 99.32). */
export function noteDisclosure(
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  { schoolId, studentId }: RecordScope,
): void {
  const isOwn = isRecordOf(actor, studentId);
  const isGuardian = isGuardianOf(actor, studentId, 'see_record');
  recordDisclosure(tx, clock, {
    schoolId,
    studentId,
    what: 'transcript',
    to: actor.userId,
    purpose: isOwn ? 'own_request' : isGuardian ? 'guardian_request' : 'school_work',
    legalBasis: isOwn ? 'own_record' : isGuardian ? 'guardian_right' : 'school_official',
  });
}
