import type { SchoolId, StudentId, TranscriptId, TranscriptShareId } from '@fieldhouse/contract/ids.ts';
import type { TranscriptDocument } from '@fieldhouse/domain/records/transcript-document.ts';
import { printedCode } from '@fieldhouse/domain/records/verify-code.ts';
import type { Actor } from '#access/actor.ts';
import { type Entry, statement } from '#db/unit.ts';
import { recordDisclosure } from '#features/families/workflows.ts';
import { inTurn } from '#platform/in-turn.ts';
import type { Services } from '#platform/services.ts';
import { canDownloadOfficial, canShow } from '../policy.ts';
import { findShareable, IS_SHOWN } from '../queries.ts';
import type { Sql } from '../rows.gen.ts';

/** What the holder of a record shows on the check page of one transcript, as that transcript prints it. */
export interface ShownHere {
  readonly studentName: string;
  /** Null: the name alone is shown. */
  readonly summary: {
    readonly graduation: TranscriptDocument['student']['graduation'];
    readonly creditsEarned: number;
    readonly gpa: number | null;
    readonly weightedGpa: number | null;
  } | null;
  readonly expiresAt: string;
}

const enterShown = statement<Sql['enterShown'], { code: string; now: string }, { actor: Actor | null }>(
  'select app.open_transcript_share(:code, :now) as actor',
);

const findShown = statement<
  Sql['findShown'],
  { code: string; now: string },
  { schoolId: SchoolId; studentId: StudentId; shareId: TranscriptShareId; transcriptId: TranscriptId }
>(`
  select h.school_id as "schoolId", h.student_id as "studentId", h.id as "shareId", h.transcript_id as "transcriptId",
    h.shows, h.expires_at as "expiresAt"
  from issued_transcripts i
    join transcript_shares h on h.school_id = i.school_id and h.transcript_id = i.id
  where i.code = :code and ${IS_SHOWN('h')}`);

/** The person is shown as often as this in an hour under one code, so that nobody buries the list of disclosures. */
const MOST_OPENINGS = 60;

/**
 * What is shown under a code, read with the rights that whoever allowed it has at this moment, and noted as a disclosure in
 * the same transaction. Null: nothing is.
 *
 * @param document proven to be what was signed under this code.
 * @throws ORPCError TOO_MANY_TRIES where it was shown too often.
 */
export async function openShown(
  services: Services,
  code: string,
  document: TranscriptDocument,
): Promise<ShownHere | null> {
  const { clock, units } = services;
  const named = { code, now: clock.now() };
  const entry: Entry = { role: 'fieldhouse_app', enter: enterShown(named) };
  const limit = { key: `verify:shown:${code}`, perHour: MOST_OPENINGS };
  return await inTurn(services, limit, () =>
    units.write(entry, async (tx, raw) => {
      const giver = raw as Actor | null;
      if (giver?.state !== 'ok') return null;
      const [share] = await tx.query(findShown(named));
      const [transcript] = share
        ? await tx.query(findShareable({ transcriptId: share.transcriptId, now: named.now }))
        : [];
      if (!share || !transcript || !canShow(giver, transcript)) return null;
      if (!canDownloadOfficial(giver, transcript, transcript.isHeld)) return null;
      const { schoolId, studentId, shareId, shows, expiresAt } = share;
      recordDisclosure(tx, clock, {
        schoolId,
        studentId,
        what: 'transcript',
        purpose: 'verification',
        legalBasis: 'consent',
        to: { recipient: printedCode(code), shareId },
      });
      const { student, summary } = document;
      const { creditsEarned, gpa, weightedGpa } = summary;
      return {
        studentName: student.name,
        summary:
          shows === 'summary' ? { graduation: student.graduation, creditsEarned, gpa, weightedGpa } : null,
        expiresAt,
      };
    }),
  );
}
