import { z } from 'zod';
import { type Access, procedure } from './base.ts';
import { Instant } from './dates.ts';
import { CourseId, SchoolId, StudentId, TranscriptRunId } from './ids.ts';
import { TRANSCRIPTS_AT_ONCE } from './limits.ts';
import { RecipientName } from './transcripts.ts';

const registrar: Access = { scope: 'schools', relations: ['staff'], audiences: ['T'] };

/** `GET /api/transcripts/runs/{id}.zip`: the transcripts of a run in one archive. */
export const runArchiveAccess = registrar;

/** Whose transcripts: of a class, of everybody who graduates in a year, or of those who were chosen. */
const Pick = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('class'), courseId: CourseId }),
  z.strictObject({ kind: z.literal('graduates'), graduationYear: z.number().int().min(1950).max(2100) }),
  z.strictObject({
    kind: z.literal('students'),
    studentIds: z.array(StudentId).min(1).max(TRANSCRIPTS_AT_ONCE),
  }),
]);
export type TranscriptPick = z.infer<typeof Pick>;

/** Why a transcript wasn't issued. */
export const RunRefusal = z.enum([
  /** About the person who started it, or their own child: somebody else issues it. */
  'too_close',
  /** The figures that are kept aren't those that the record comes to. */
  'figures_differ',
  /** The school holds official transcripts of the student back. */
  'on_hold',
  /** A sign of the name is in no font of ours. */
  'unprintable',
  'picture_missing',
  /** The private key isn't on the server that issues. */
  'no_key',
  /** Whoever started it keeps the school's records no more, or the school is closed. */
  'not_allowed',
  /** There is no such record any more. */
  'gone',
  /** Somebody stopped the run. */
  'cancelled',
  /** An error of ours, three times. */
  'failed',
]);

/** Where; left out: the first school whose records the actor keeps. */
const Where = SchoolId.optional();

const Run = z.object({
  runId: TranscriptRunId,
  schoolName: z.string(),
  /** The class as it was called then; null: no class was picked. */
  courseTitle: z.string().nullable(),
  /** Null: no graduating year was picked. */
  graduationYear: z.number().int().nullable(),
  recipient: z.string().nullable(),
  startedAt: Instant,
  startedByName: z.string().nullable(),
  /** Nobody waits any more. */
  isFinished: z.boolean(),
  isCancelled: z.boolean(),
  total: z.number().int(),
  issued: z.number().int(),
  refused: z.number().int(),
  can: z.object({ cancel: z.boolean() }),
});

export const transcriptRuns = {
  /** Classes that somebody takes or has completed, by title; fifty at most. */
  classes: procedure(registrar)
    .input(z.strictObject({ schoolId: Where, search: z.string().trim().max(100) }))
    .output(
      z.object({
        classes: z
          .array(z.object({ courseId: CourseId, title: z.string(), students: z.number().int() }))
          .max(50),
      }),
    ),
  /** Whose transcripts would be issued, by name, and whose somebody else would have to issue. */
  preview: procedure(registrar)
    .errors({
      /** More than are issued at once. */
      TOO_MANY: { status: 422, data: z.object({ atMost: z.number().int() }) },
    })
    .input(z.strictObject({ schoolId: Where, pick: Pick }))
    .output(
      z.object({
        /** The class; null: none was picked. */
        courseTitle: z.string().nullable(),
        students: z
          .array(z.object({ studentId: StudentId, name: z.string(), isTooClose: z.boolean() }))
          .max(TRANSCRIPTS_AT_ONCE),
      }),
    ),
  /** Issues and signs them in the background, one after the other. */
  start: procedure({ ...registrar, conditions: ['mfa', 'key'] })
    .errors({
      TOO_MANY: { status: 422, data: z.object({ atMost: z.number().int() }) },
      /** There is nobody whose transcript the person may issue. */
      NOBODY: { status: 422 },
    })
    .input(
      z.strictObject({
        schoolId: Where,
        pick: Pick,
        recipient: RecipientName.nullable(),
        runKey: z.uuid(),
      }),
    )
    .output(z.object({ runId: TranscriptRunId })),
  /** The newest first, of all schools whose records the actor keeps; and which those are. */
  list: procedure(registrar)
    .input(z.strictObject({}))
    .output(
      z.object({
        runs: z.array(Run).max(20),
        schools: z.array(z.object({ schoolId: SchoolId, name: z.string() })),
      }),
    ),
  get: procedure(registrar)
    .input(z.strictObject({ runId: TranscriptRunId }))
    .output(
      Run.extend({
        left: z.array(z.object({ studentId: StudentId, name: z.string(), refusal: RunRefusal })),
      }),
    ),
  /** Whoever still waits gets none; what was issued stays. */
  cancel: procedure({ ...registrar, conditions: ['mfa'] })
    .input(z.strictObject({ runId: TranscriptRunId }))
    .output(z.object({})),
};
