import { createHash } from 'node:crypto';
import type { SchoolId, StudentId, TranscriptRequestId } from '@fieldhouse/contract/ids.ts';
import { printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jobInSchool } from '#db/scopes.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { sha256 } from '#features/accounts/workflows.ts';
import { recordDisclosure } from '#features/families/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { LANGUAGES, type Language, preferredLanguage } from '#platform/language.ts';
import type { Services } from '#platform/services.ts';
import { DELIVERY_POLICY, deliveryPage } from './delivery-html.ts';
import type { Sql } from './rows.gen.ts';

const findDelivery = statement<
  Sql['findDelivery'],
  { tokenHash: string; now: string },
  {
    schoolName: string;
    timeZone: string;
    studentName: string;
    recipientName: string;
    code: string;
    storageKey: string;
    pdfSha256: string;
    expiresAt: string;
    requestId: TranscriptRequestId;
    schoolId: SchoolId;
    studentId: StudentId;
    isRevoked: boolean;
    isSuperseded: boolean;
  }
>(`
  select school_id as "schoolId", request_id as "requestId", student_id as "studentId", school_name as "schoolName", time_zone as "timeZone",
    student_name as "studentName", recipient_name as "recipientName", code, storage_key as "storageKey",
    pdf_sha256 as "pdfSha256", expires_at as "expiresAt", is_revoked as "isRevoked", is_superseded as "isSuperseded"
  from app.transcript_delivery(:tokenHash, :now)`);

export type Delivery = RowOf<typeof findDelivery>;

const countOpening = statement<Sql['countOpening'], { requestId: TranscriptRequestId; at: string }>(`
  update transcript_requests set openings = openings + 1, last_opened_at = :at where id = :requestId`);

/** A file is downloaded as often as this in an hour, so that nobody buries the list of disclosures. */
const MOST_OPENINGS = 60;
const HOUR = 60 * 60;

/** 24 bytes in base64url. */
const TOKEN = /^[\w-]{32}$/;

/**
 * What the recipient of a transcript opens by the link in their email, without an account: a page that says what it is, and
 * the PDF. Only the PDF counts as opened: programs that look at links in emails fetch pages.
 */
export function registerDeliveryRoutes(app: FastifyInstance, services: Services): void {
  const { units, clock, files, log, config, limiter } = services;

  const find = async (token: string): Promise<Delivery | null> => {
    if (!TOKEN.test(token)) return null;
    const asked = findDelivery({ tokenHash: sha256(token), now: clock.now() });
    const { rows } = await units.read({ role: 'fieldhouse_public', enter: null }, [asked]);
    return rows[0][0] ?? null;
  };

  const sendPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    found: Delivery | null,
    trouble: 'unavailable' | null = null,
  ) =>
    (trouble ? reply : reply.status(found ? 200 : 404))
      .header('content-security-policy', DELIVERY_POLICY)
      .type('text/html; charset=utf-8')
      .send(
        deliveryPage(found && { ...found, code: printedCode(found.code) }, {
          language: languageOf(request),
          brand: config.BRAND_NAME,
          path: `/transcript-delivery/${encodeURIComponent(token)}`,
          trouble,
        }),
      );

  app.get<{ Params: { token: string } }>('/transcript-delivery/:token', async (request, reply) => {
    const { token } = request.params;
    unkept(reply);
    return sendPage(request, reply, token, await find(token));
  });

  // Programs that look at links ask for the head alone, and that isn't a download.
  const route = { exposeHeadRoute: false };
  app.get<{ Params: { token: string } }>('/transcript-delivery/:token/pdf', route, async (request, reply) => {
    const { token } = request.params;
    unkept(reply);
    const found = await find(token);
    if (!found || found.isRevoked) return sendPage(request, reply, token, found);
    const bytes = await files.get(found.storageKey).catch(() => null);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== found.pdfSha256) {
      log.error({ requestId: found.requestId }, 'a transcript in the store is not the one that was signed');
      return sendPage(request, reply.status(503), token, found, 'unavailable');
    }
    const opened = {
      key: `transcript:opened:${sha256(token)}`,
      wrongTries: MOST_OPENINGS,
      windowSeconds: HOUR,
    };
    if ((await limiter.waitSeconds([opened])) > 0) {
      return sendPage(request, reply.status(429), token, found, 'unavailable');
    }
    await limiter.count([opened], 1);
    await noteOpening(services, found, request);
    return reply
      .header('content-disposition', 'attachment; filename="transcript.pdf"')
      .type('application/pdf')
      .send(Buffer.from(bytes));
  });
}

const unkept = (reply: FastifyReply) =>
  reply.headers({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'accept-language',
  });

/** Notes that the recipient has it, before they do. */
async function noteOpening(
  { units, clock }: Services,
  { schoolId, requestId, studentId, recipientName }: Delivery,
  request: FastifyRequest,
): Promise<void> {
  await units.write(jobInSchool(schoolId), async (tx) => {
    await tx.query(countOpening({ requestId, at: clock.now() }));
    recordDisclosure(tx, clock, {
      schoolId,
      studentId,
      what: 'transcript',
      purpose: 'transcript_request',
      legalBasis: 'consent',
      to: { recipient: recipientName, shareId: null },
    });
    recordAudit(tx, clock, {
      schoolId,
      actorKind: 'link',
      actorUserId: null,
      action: 'transcript_request.opened',
      entityType: 'transcript_request',
      entityId: requestId,
      ipAddress: request.ip,
      requestId: request.id,
    });
  });
}

function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return LANGUAGES.find((language) => language === lang) ?? preferredLanguage(request.headers);
}
