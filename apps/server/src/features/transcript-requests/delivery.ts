import { createHash } from 'node:crypto';
import type { TranscriptRequestId } from '@fieldhouse/contract/ids.ts';
import { printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jobInSchool } from '#db/scopes.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { sha256 } from '#features/accounts/workflows.ts';
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
    schoolId: string;
    isRevoked: boolean;
    isSuperseded: boolean;
  }
>(`
  select school_id as "schoolId", request_id as "requestId", school_name as "schoolName", time_zone as "timeZone",
    student_name as "studentName", recipient_name as "recipientName", code, storage_key as "storageKey",
    pdf_sha256 as "pdfSha256", expires_at as "expiresAt", is_revoked as "isRevoked", is_superseded as "isSuperseded"
  from app.transcript_delivery(:tokenHash, :now)`);

export type Delivery = RowOf<typeof findDelivery>;

const countOpening = statement<Sql['countOpening'], { requestId: TranscriptRequestId; at: string }>(`
  update transcript_requests set openings = openings + 1, last_opened_at = :at where id = :requestId`);

/** 24 bytes in base64url. */
const TOKEN = /^[\w-]{32}$/;

/**
 * What the recipient of a transcript opens by the link in their email, without an account: a page that says what it is, and
 * the PDF. Only the PDF counts as opened: programs that look at links in emails fetch pages.
 */
export function registerDeliveryRoutes(app: FastifyInstance, services: Services): void {
  const { units, clock, files, log, config } = services;

  const find = async (token: string): Promise<Delivery | null> => {
    if (!TOKEN.test(token)) return null;
    const asked = findDelivery({ tokenHash: sha256(token), now: clock.now() });
    const { rows } = await units.read({ role: 'fieldhouse_public', enter: null }, [asked]);
    return rows[0][0] ?? null;
  };

  const sendPage = (request: FastifyRequest, reply: FastifyReply, token: string, found: Delivery | null) =>
    reply
      .status(found ? 200 : 404)
      .header('content-security-policy', DELIVERY_POLICY)
      .type('text/html; charset=utf-8')
      .send(
        deliveryPage(found && { ...found, code: printedCode(found.code) }, {
          language: languageOf(request),
          brand: config.BRAND_NAME,
          path: `/transcript-delivery/${encodeURIComponent(token)}`,
        }),
      );

  app.get<{ Params: { token: string } }>('/transcript-delivery/:token', async (request, reply) => {
    const { token } = request.params;
    unkept(reply);
    return sendPage(request, reply, token, await find(token));
  });

  app.get<{ Params: { token: string } }>('/transcript-delivery/:token/pdf', async (request, reply) => {
    const { token } = request.params;
    unkept(reply);
    const found = await find(token);
    if (!found || found.isRevoked) return sendPage(request, reply, token, found);
    const bytes = Buffer.from(await files.get(found.storageKey));
    if (createHash('sha256').update(bytes).digest('hex') !== found.pdfSha256) {
      log.error({ requestId: found.requestId }, 'a transcript in the store is not the one that was signed');
      return sendPage(request, reply, token, { ...found, isRevoked: true });
    }
    await noteOpening(services, found, request);
    return reply
      .header('content-disposition', 'attachment; filename="transcript.pdf"')
      .type('application/pdf')
      .send(bytes);
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
  { schoolId, requestId }: Delivery,
  request: FastifyRequest,
): Promise<void> {
  await units.write(jobInSchool(schoolId), async (tx) => {
    await tx.query(countOpening({ requestId, at: clock.now() }));
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
