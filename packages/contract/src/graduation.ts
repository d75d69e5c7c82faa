import { MOST_REQUIREMENTS } from '@fieldhouse/domain/records/graduation.ts';
import { LONGEST_TITLE, MOST_TITLES } from '@fieldhouse/domain/records/graduation-rows.ts';
import { z } from 'zod';
import { procedure } from './base.ts';
import { Subject } from './catalog.ts';
import { CalendarDate, Instant } from './dates.ts';
import { DiplomaId, RequirementSetId, SchoolId, StudentId } from './ids.ts';

const staff = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
const registrar = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['writable', 'version'],
  audiences: ['T'],
});

const Reason = z.string().trim().min(1).max(500);
const Credits = z.number().positive().max(100).multipleOf(0.001);
const GraduatingYear = z.number().int().min(1950).max(2150);

const Requirement = z.strictObject({
  label: z.string().trim().min(1).max(100),
  credits: Credits,
  /** Subjects of which any course fills it. */
  subjects: z.array(Subject).max(Subject.options.length),
  /** Titles that fill it whatever their subject is. */
  titles: z.array(z.string().trim().min(1).max(LONGEST_TITLE)).max(MOST_TITLES),
});
export type Requirement = z.infer<typeof Requirement>;

/** What the requirements leave of the total is electives. */
const RequirementSet = z.strictObject({
  name: z.string().trim().min(1).max(100),
  requirements: z.array(Requirement).max(MOST_REQUIREMENTS),
  totalCredits: z.number().min(0).max(500).multipleOf(0.001),
});
export type RequirementSet = z.infer<typeof RequirementSet>;

const Filled = z.object({
  needed: z.number(),
  earned: z.number(),
  /** What running courses would add. */
  inProgress: z.number(),
  missing: z.number(),
});

const RequirementProgress = Filled.extend({
  rows: z.array(
    z.object({ lineId: z.string(), title: z.string(), credits: z.number(), isInProgress: z.boolean() }),
  ),
});

export const graduation = {
  /** How far a student is on the way to the diploma, by what the school asks of the student's class. */
  progress: procedure({
    scope: 'ownRecord',
    relations: ['student', 'guardian', 'staff'],
    audiences: ['S0', 'S', 'T'],
  })
    .input(z.strictObject({ studentId: StudentId }))
    .output(
      z.object({
        studentId: StudentId,
        name: z.string(),
        graduationYear: z.number().int().nullable(),
        /** The school's day. */
        today: CalendarDate,
        /** As on the transcript. */
        creditsEarned: z.number(),
        /** Null: the school has entered nothing for this class, or the class isn't known. */
        measured: z
          .object({
            setName: z.string(),
            fromYear: z.number().int(),
            verdict: z.enum(['met', 'on_the_way', 'short']),
            requirements: z.array(RequirementProgress.extend({ label: z.string() })),
            electives: RequirementProgress,
            total: Filled,
          })
          .nullable(),
        /** The school asks something of its classes, and the student's isn't known: a diploma needs a reason. */
        isClassMissing: z.boolean(),
        /** Courses with a result that gives no credit. */
        uncounted: z.array(
          z.object({
            lineId: z.string(),
            title: z.string(),
            why: z.enum(['failed', 'withdrawn', 'incomplete', 'repeat', 'not_finished']),
          }),
        ),
        /** Null: none holds. */
        diploma: z
          .object({
            diplomaId: DiplomaId,
            awardedOn: CalendarDate,
            /** What the record was measured by then; null: nothing was asked of that class. */
            setName: z.string().nullable(),
            awardedByName: z.string().nullable(),
            awardedAt: Instant,
            /** Why it was awarded though the requirements weren't met, or the class wasn't known; null: they were, or there were none. */
            reason: z.string().nullable(),
          })
          .nullable(),
        /** Those that were withdrawn, the newest first; for staff alone. */
        withdrawn: z.array(
          z.object({
            diplomaId: DiplomaId,
            awardedOn: CalendarDate,
            reason: z.string(),
            byName: z.string().nullable(),
            at: Instant,
          }),
        ),
        /** Of all that a diploma rests on, to be sent along with the award. */
        recordSha256: z.string(),
        /** It is about the person who asks or their own child: somebody else decides. */
        isTooClose: z.boolean(),
        can: z.object({ award: z.boolean(), withdraw: z.boolean() }),
      }),
    ),
  /** Says that a student graduated. The date is printed on transcripts from then on, and eligibility goes by it. */
  award: registrar
    .errors({
      /** The record isn't any more as it was looked at. Look at it again. */
      STALE: { status: 409 },
      ALREADY_AWARDED: { status: 409 },
      /** The requirements aren't met, or the class isn't known: say why it is awarded all the same. */
      REASON_REQUIRED: { status: 422 },
      /** A diploma isn't awarded ahead of its day. */
      DATE_AHEAD: { status: 422 },
      /** Before grade 9 began, or after full-time college did. */
      DATES_OUT_OF_ORDER: { status: 422 },
    })
    .input(
      z.strictObject({
        studentId: StudentId,
        awardedOn: CalendarDate,
        /** Of the progress that was looked at. Left out: as the record is now, looked at or not. */
        recordSha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
        reason: Reason.nullable(),
      }),
    )
    .output(z.object({ diplomaId: DiplomaId })),
  /** Takes a diploma back that was a mistake. It stays on file with the reason. */
  withdraw: registrar
    .errors({ NOT_CURRENT: { status: 409 } })
    .input(z.strictObject({ diplomaId: DiplomaId, reason: Reason }))
    .output(z.object({})),
  /** What the school asks for its diploma, class by class. */
  sets: staff.input(z.strictObject({})).output(
    z.object({
      schoolId: SchoolId,
      /** Grows with each entry. 0: there is none. */
      number: z.number().int(),
      /** In the order of classes. */
      sets: z.array(
        RequirementSet.extend({
          setId: RequirementSetId,
          fromYear: z.number().int(),
          /** The last class for which it holds; null: until another one is entered. */
          toYear: z.number().int().nullable(),
          entered: z.object({ reason: z.string().nullable(), byName: z.string().nullable(), at: Instant }),
        }),
      ),
      can: z.object({ keep: z.boolean() }),
    }),
  ),
  /** Enters a set from a class on, changes the one of that class, or takes it back. Diplomas that were awarded stay. */
  saveSet: registrar
    .errors({
      /** Somebody saved in the meantime. */
      STALE: { status: 409 },
      /** A set of that class is changed or taken back: say why. */
      REASON_REQUIRED: { status: 422 },
      SET_WRONG: {
        status: 422,
        data: z.object({ why: z.enum(['label_twice', 'nothing_fills', 'total_too_small', 'nothing_asked']) }),
      },
      /** There is no set of that class. */
      NOTHING_TO_TAKE_BACK: { status: 409 },
    })
    .input(
      z.strictObject({
        schoolId: SchoolId,
        baseNumber: z.number().int(),
        fromYear: GraduatingYear,
        /** Null: what was entered for that class is taken back. */
        set: RequirementSet.nullable(),
        reason: Reason.nullable(),
      }),
    )
    .output(z.object({ number: z.number().int() })),
};
