import { SchoolId, TranscriptId } from '@fieldhouse/contract/ids.ts';
import { transcriptReadAccess } from '@fieldhouse/contract/transcripts.ts';
import { printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '#access/actor.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { openFor } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { readSessionToken, sessionCookieName } from '#platform/session.ts';
import { verifyAddress } from '../marks.ts';
import { findIssued } from '../queries.ts';
import { answer, type Leaving, NO_HEAD, noteDisclosure, requireOfficial } from '../routes.ts';
import { signingKey } from '../signing.ts';
import { findByCode } from '../verify/find.ts';
import { issuerAddress, issuerDocument } from './issuer.ts';
import { asLearnerRecord, asPesc, asTable, type Exchanged } from './write.ts';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(xml|json|csv)$/;

const TYPES = {
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const;
type Kind = keyof typeof TYPES;

/** Official transcripts for other systems, made of what was issued, and the keys that check them. */
export function registerTranscriptExchange(app: FastifyInstance, services: Services): void {
  const { config, clock, log } = services;
  const open = (request: FastifyRequest) =>
    openFor(
      services,
      transcriptReadAccess,
      readSessionToken(request.headers.cookie ?? '', sessionCookieName(config), config.APP_SECRET),
    );

  app.get<{ Params: { file: string } }>('/api/transcripts/exchange/:file', NO_HEAD, (request, reply) =>
    answer(reply, 'transcript', async () => {
      const [, id, kind] = FILE.exec(request.params.file) ?? [];
      if (!id || !kind) throw new ORPCError('NOT_FOUND');
      const transcriptId = TranscriptId.parse(id);
      const { code } = await open(request).unit((tx, actor) => findOwn(tx, actor, transcriptId));
      const checked = await findByCode(services, code);
      if (!checked || checked.verdict === 'unproven') {
        log.error({ transcriptId }, 'a transcript on record is not the one that was signed');
        throw new ORPCError('FILE_MISSING', { status: 404 });
      }
      // Nothing is signed anew that was replaced, and nothing made at all of what was withdrawn.
      if (checked.verdict === 'revoked' || (kind === 'json' && checked.verdict !== 'valid'))
        throw new ORPCError('NOT_CURRENT', { status: 409 });
      const bytes = await open(request).unit(async (tx, actor) => {
        const found = await findOwn(tx, actor, transcriptId);
        noteDisclosure(tx, clock, actor, found);
        const issued = {
          code: printedCode(found.code),
          issuedAt: checked.issuedAt,
          address: verifyAddress(services, found.code),
        };
        return await write(tx, kind as Kind, { document: found.document, issued }, found.schoolId);
      });
      reply.header('content-disposition', `attachment; filename="transcript-${checked.code}.${kind}"`);
      return { type: TYPES[kind as Kind], bytes: Buffer.from(bytes) } satisfies Leaving;
    }),
  );

  async function write(
    tx: Transaction,
    kind: Kind,
    exchanged: Exchanged,
    schoolId: SchoolId,
  ): Promise<string> {
    if (kind === 'xml') return asPesc(exchanged);
    if (kind === 'csv') return asTable(exchanged);
    const key = await signingKey(tx, config);
    if (!key) throw new ORPCError('NO_SIGNING_KEY', { status: 503 });
    return asLearnerRecord(exchanged, issuerAddress(services, schoolId), key, clock.now());
  }

  app.get<{ Params: { schoolId: string } }>('/verify/issuers/:schoolId', async (request, reply) => {
    const asked = SchoolId.safeParse(request.params.schoolId);
    const found = asked.success ? await issuerDocument(services, asked.data) : null;
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    return found
      ? reply.type('application/json; charset=utf-8').send(JSON.stringify(found, null, 2))
      : reply.status(404).send({ code: 'NOT_FOUND', message: 'NOT_FOUND' });
  });
}

/** @throws ORPCError NOT_FOUND or ON_HOLD, as `requireOfficial` says. */
async function findOwn(
  tx: Transaction,
  actor: Actor,
  transcriptId: TranscriptId,
): Promise<RowOf<typeof findIssued>> {
  const [found] = await tx.query(findIssued({ transcriptId }));
  requireOfficial(actor, found);
  return found;
}
