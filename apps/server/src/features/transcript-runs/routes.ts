import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { TranscriptRunId } from '@fieldhouse/contract/ids.ts';
import { runArchiveAccess } from '@fieldhouse/contract/transcript-runs.ts';
import { printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance } from 'fastify';
import type { RowOf } from '#db/unit.ts';
import { recordDisclosure } from '#features/families/workflows.ts';
import { canDownloadOfficial } from '#features/transcripts/workflows.ts';
import { openFor } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { readSessionToken, sessionCookieName } from '#platform/session.ts';
import { type ZipEntry, zipped } from '#platform/zip.ts';
import { canRun } from './policy.ts';
import { findRun, listIssuedOfRun } from './queries.ts';

type Kept = RowOf<typeof listIssuedOfRun>;

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/;

/** What an archive says that would hold nothing. */
const NONE_LEFT =
  'No transcript of this batch holds any more: all of them were replaced or withdrawn, or none was issued.\n';

/** What an archive says of those that its reader doesn't get. */
const ON_HOLD =
  'These official transcripts are on hold, and about you or your child. Someone else downloads them:\n\n';

/** What can't stand in the name of a file on one of the systems in use. */
const UNNAMEABLE = /[^\p{L}\p{M}\p{N}' -]/gu;

/** The transcripts that a run has issued, in one archive: made while it is sent, from the files that are kept anyway. */
export function registerTranscriptRunRoutes(app: FastifyInstance, services: Services): void {
  const { config, clock } = services;
  // Each download is a disclosure, and a look at the head is none.
  const route = { exposeHeadRoute: false };
  app.get<{ Params: { file: string } }>('/api/transcripts/runs/:file', route, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const [, id] = FILE.exec(request.params.file) ?? [];
    try {
      if (!id) throw new ORPCError('NOT_FOUND');
      const runId = TranscriptRunId.parse(id);
      const token = readSessionToken(
        request.headers.cookie ?? '',
        sessionCookieName(config),
        config.APP_SECRET,
      );
      const issued = await openFor(services, runArchiveAccess, token).unit(async (tx, actor) => {
        const [run] = await tx.query(findRun({ runId }));
        if (!run || !canRun(actor, run.schoolId)) throw new ORPCError('NOT_FOUND');
        const all = await tx.query(listIssuedOfRun({ runId }));
        const found = all.filter((one) => canDownloadOfficial(actor, one, one.isHeld));
        for (const { studentId } of found) {
          recordDisclosure(tx, clock, {
            schoolId: run.schoolId,
            studentId,
            what: 'transcript',
            to: actor.userId,
            purpose: 'school_work',
            legalBasis: 'school_official',
          });
        }
        return { found, held: all.filter((one) => !found.includes(one)) };
      });
      return reply
        .header('content-disposition', 'attachment; filename="transcripts.zip"')
        .type('application/zip')
        .send(Readable.from(zipped(filesOf(services, issued.found, issued.held))));
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      return reply.status(error.status).send({ code: error.code, message: error.code, data: error.data });
    }
  });
}

/** Student and code, as a file is named. */
const titleOf = ({ name, code }: Pick<Kept, 'name' | 'code'>): string =>
  `${name.normalize('NFC').replace(UNNAMEABLE, '').trim().slice(0, 80)} ${printedCode(code)}`;

/** Each as its student and code name it. What isn't in the store as it was signed is listed instead. */
async function* filesOf(
  { files, log }: Pick<Services, 'files' | 'log'>,
  issued: readonly Kept[],
  held: readonly Kept[],
): AsyncGenerator<ZipEntry> {
  if (held.length > 0) {
    yield { name: 'On hold.txt', bytes: Buffer.from(`${ON_HOLD}${held.map(titleOf).join('\n')}\n`, 'utf8') };
  } else if (issued.length === 0) {
    yield { name: 'Empty.txt', bytes: Buffer.from(NONE_LEFT, 'utf8') };
    return;
  }
  const missing: string[] = [];
  for (const { transcriptId, name, code, storageKey, pdfSha256 } of issued) {
    const title = titleOf({ name, code });
    const bytes = await files.get(storageKey).catch(() => null);
    if (bytes && createHash('sha256').update(bytes).digest('hex') === pdfSha256) {
      yield { name: `${title}.pdf`, bytes };
    } else {
      log.error({ transcriptId }, 'a transcript in the store is not the one that was signed');
      missing.push(title);
    }
  }
  if (missing.length > 0) {
    const text = `These transcripts could not be read and are not in this archive:\n\n${missing.join('\n')}\n`;
    yield { name: 'Missing.txt', bytes: Buffer.from(text, 'utf8') };
  }
}
