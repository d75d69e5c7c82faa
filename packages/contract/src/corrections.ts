import { z } from 'zod';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { CorrectionId, StudentId } from './ids.ts';

const subjects = procedure({ scope: 'ownRecord', relations: ['self', 'guardian'], audiences: ['S'] });
const staff = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });

export const CorrectionPart = z.enum([
  'name',
  'birth_date',
  'grade_level',
  'grade',
  'attendance',
  'credit',
  'other',
]);
export type CorrectionPart = z.infer<typeof CorrectionPart>;

/** Most signs of each text. */
export const LONGEST_CORRECTION = 2_000;
const words = z.string().trim().min(1).max(LONGEST_CORRECTION);

/** A request to correct the record, as both sides read it. */
export const Correction = z.object({
  correctionId: CorrectionId,
  studentId: StudentId,
  studentName: z.string(),
  askedByName: z.string().nullable(),
  askedAt: Instant,
  part: CorrectionPart,
  entry: z.string(),
  reason: z.string(),
  wanted: z.string(),
  state: z.enum(['open', 'accepted', 'refused', 'withdrawn']),
  /** By when the school answers. */
  dueOn: CalendarDate,
  answer: z.string().nullable(),
  answeredByName: z.string().nullable(),
  answeredAt: Instant.nullable(),
  hearingAskedAt: Instant.nullable(),
  /** What became of the hearing; null: none was held yet. */
  hearing: z
    .object({
      heldOn: CalendarDate,
      heldBy: z.string(),
      decision: z.enum(['accepted', 'refused']),
      reason: z.string(),
      recordedByName: z.string().nullable(),
      recordedAt: Instant,
    })
    .nullable(),
  statement: z.string().nullable(),
  statementAt: Instant.nullable(),
  version: z.number().int(),
});
export type Correction = z.infer<typeof Correction>;

/** As the family reads it. */
const OwnCorrection = Correction.extend({
  /** Null: another guardian asked, of whom this one reads nothing. */
  reason: z.string().nullable(),
  /** `withdraw`: it is open, and the reader asked for it. */
  can: z.object({ withdraw: z.boolean() }),
});

/** As those read it who keep records. `answer`: they may decide on it, which nobody does in a school that is closed. */
const StaffCorrection = Correction.extend({ can: z.object({ answer: z.boolean() }) });

const NOT_OPEN = { NOT_OPEN: { status: 409 } } as const;
/** Nobody keeps the school's records any more; the address of those who run the platform, or null. */
const NOBODY_LEFT = {
  NOBODY_LEFT: { status: 409, data: z.object({ contact: z.string().nullable() }) },
} as const;

/** Requests to correct what a record says (34 CFR 99.20–99.22). */
export const corrections = {
  /** Whose record the reader may have corrected, each with its requests, the newest first. */
  mine: subjects.input(z.strictObject({})).output(
    z.object({
      students: z.array(
        z.object({
          studentId: StudentId,
          name: z.string(),
          schoolName: z.string(),
          isSelf: z.boolean(),
          /** False: the school is closed, or nobody is left there who keeps its records. */
          isAnswered: z.boolean(),
          /** Where nobody answers: the address of those who run the platform; null: none is known. */
          contact: z.string().nullable(),
          corrections: z.array(OwnCorrection),
        }),
      ),
    }),
  ),
  /** At most ten may be open for one student. */
  ask: subjects
    .errors({ TOO_MANY: { status: 409 }, ...NOBODY_LEFT })
    .input(
      z.strictObject({
        studentId: StudentId,
        part: CorrectionPart,
        entry: words,
        reason: words,
        wanted: words,
      }),
    )
    .output(z.object({ correctionId: CorrectionId })),
  withdraw: subjects
    .errors(NOT_OPEN)
    .input(z.strictObject({ correctionId: CorrectionId }))
    .output(z.object({})),
  /** After a refusal: a hearing, a statement that stays with the record, or both. */
  object: subjects
    .errors({ NOT_REFUSED: { status: 409 }, ...NOBODY_LEFT })
    .input(
      z
        .strictObject({
          correctionId: CorrectionId,
          wantsHearing: z.boolean(),
          statement: words.nullable(),
        })
        .refine(({ wantsHearing, statement }) => wantsHearing || statement !== null),
    )
    .output(z.object({})),
  /** Open requests of the schools whose records the reader keeps, by the date they are due; or those of one student. */
  list: staff
    .input(z.strictObject({ studentId: StudentId.nullable() }))
    .output(z.object({ corrections: z.array(StaffCorrection) })),
  /** Accepted: the change itself was made where the entry is kept. Refused: with the reason. Both are told. */
  answer: staff
    .errors(NOT_OPEN)
    .input(
      z.strictObject({
        correctionId: CorrectionId,
        decision: z.enum(['accepted', 'refused']),
        answer: words,
      }),
    )
    .output(z.object({})),
  /**
   * Records the hearing that was asked for, and what was decided after it (34 CFR 99.21–99.22). Accepted: the change itself
   * was made where the entry is kept, and `reason` says what was corrected. Whoever asked is told.
   */
  recordHearing: staff
    .errors({
      NO_HEARING: { status: 409 },
      NOT_HELD_YET: { status: 422 },
      /** Days are the school's. */
      HELD_BEFORE_ASKED: { status: 422, data: z.object({ askedOn: CalendarDate }) },
    })
    .input(
      z.strictObject({
        correctionId: CorrectionId,
        heldOn: CalendarDate,
        heldBy: z.string().trim().min(1).max(200),
        decision: z.enum(['accepted', 'refused']),
        reason: words,
      }),
    )
    .output(z.object({})),
};
