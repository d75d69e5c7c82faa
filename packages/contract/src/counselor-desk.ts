import { z } from 'zod';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { PlanId, SchoolId, StudentId } from './ids.ts';

const counselor = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });

/** What waits for a counselor. */
export const DeskKind = z.enum(['plan', 'registration', 'transcript']);
export type DeskKind = z.infer<typeof DeskKind>;

export const DeskTask = z.object({
  studentId: StudentId,
  name: z.string(),
  gradeLevel: z.number().int().nullable(),
  graduationYear: z.number().int().nullable(),
  /** Since when it waits; null: it has no day. */
  since: CalendarDate.nullable(),
  what: z.discriminatedUnion('kind', [
    /** A plan to approve. */
    z.object({
      kind: z.literal('plan'),
      planId: PlanId,
      number: z.number().int(),
      courses: z.number().int(),
      proposedAt: Instant,
      /** Null: a former member. */
      proposedByName: z.string().nullable(),
    }),
    /** The student aims at a body and has no id of the Eligibility Center. */
    z.object({ kind: z.literal('registration') }),
    /** A transcript is due at the Eligibility Center, and none was issued since. */
    z.object({
      kind: z.literal('transcript'),
      step: z.enum(['transcript_4', 'transcript_6', 'final_transcript']),
      /** Null: no official transcript was issued yet. */
      lastIssuedOn: CalendarDate.nullable(),
    }),
  ]),
});
export type DeskTask = z.infer<typeof DeskTask>;

export const counselorDesk = {
  /** All that waits for a counselor in one list: plans first, then tasks of each class, what waits longest first. */
  desk: counselor
    .input(
      z.strictObject({
        kind: DeskKind.nullable(),
        graduationYear: z.number().int().min(1900).max(2200).nullable(),
        /** Part of a name. */
        search: z.string().trim().max(100),
        after: z.number().int().min(0).max(20_000),
      }),
    )
    .output(
      z.object({
        schoolId: SchoolId,
        today: CalendarDate,
        tasks: z.array(DeskTask),
        /** Of the filter. */
        total: z.number().int(),
        /** The next to ask for; null: that was all. */
        next: z.number().int().nullable(),
        /** Of everybody whom one looks after, whatever the filter. */
        counts: z.object({
          plan: z.number().int(),
          registration: z.number().int(),
          transcript: z.number().int(),
        }),
        graduationYears: z.array(z.number().int()),
      }),
    ),
};
