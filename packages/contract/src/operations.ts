import { z } from 'zod';
import { NcaaArea } from './areas.ts';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { Body } from './eligibility-ledger.ts';
import { CourseId, LegalHoldId, MailId, SchoolId, StudentId, UserId } from './ids.ts';
import { REASON_MAX_CHARACTERS } from './limits.ts';
import { SignUpRole } from './people.ts';

const operator = procedure({ scope: 'allSchools', relations: ['op'], audiences: ['O'] });

const master = procedure({
  scope: 'allSchools',
  relations: ['master'],
  conditions: ['mfa'],
  audiences: ['O'],
});
const Reason = z.string().trim().min(1).max(REASON_MAX_CHARACTERS);
const OneWithReason = z.strictObject({ userId: UserId, reason: Reason });

export const operations = {
  /** Accounts by the beginning of an email address or a word of a name; the first twenty by name. */
  findAccounts: operator.input(z.strictObject({ search: z.string().trim().min(2).max(200) })).output(
    z.object({
      accounts: z.array(
        z.object({
          userId: UserId,
          name: z.string(),
          email: z.string(),
          /** Suspended by the platform; null: it isn't. */
          suspendedAt: Instant.nullable(),
          /** How many browsers are signed in. */
          sessionCount: z.number().int(),
          memberships: z.array(z.object({ schoolName: z.string(), role: SignUpRole, status: z.string() })),
          can: z.object({ suspend: z.boolean(), reactivate: z.boolean(), endSessions: z.boolean() }),
        }),
      ),
    }),
  ),
  /** Closes an account in every school until it is opened again; never one's own. */
  suspendAccount: master
    .errors({ OWN_ACCOUNT: { status: 409 }, WRONG_STATE: { status: 409 } })
    .input(OneWithReason)
    .output(z.object({})),
  reactivateAccount: master
    .errors({ WRONG_STATE: { status: 409 } })
    .input(OneWithReason)
    .output(z.object({})),
  /** Signs a person out in every browser. */
  endAccountSessions: master.input(OneWithReason).output(z.object({})),

  /** Wrong school codes by their first three letters, and the schools that were told of guessing. */
  codeGuessing: operator.input(z.strictObject({})).output(
    z.object({
      /** In the last hour, the most tried first. */
      prefixes: z.array(
        z.object({
          prefix: z.string(),
          wrongTries: z.number().int(),
          since: Instant,
          /** Each further try costs a calculation, and the schools are told. */
          isOverLimit: z.boolean(),
        }),
      ),
      /** In the last seven days, the newest first; once a day for each school. */
      reports: z.array(
        z.object({ at: Instant, prefix: z.string(), schoolId: SchoolId, schoolName: z.string() }),
      ),
    }),
  ),

  /** Courses by a piece of their title or subject, or of the school's name, with the platform's NCAA mark; the first fifty by title. */
  findCourses: operator.input(z.strictObject({ search: z.string().trim().min(2).max(200) })).output(
    z.object({
      courses: z.array(
        z.object({
          courseId: CourseId,
          title: z.string(),
          subject: z.string(),
          status: z.enum(['draft', 'published', 'archived']),
          /** Null: the platform's library. */
          schoolName: z.string().nullable(),
          area: NcaaArea.nullable(),
          isMarked: z.boolean(),
          /** When the mark was set or taken off last; null: nobody noted it. */
          setAt: Instant.nullable(),
          setByName: z.string().nullable(),
        }),
      ),
      can: z.object({ mark: z.boolean() }),
    }),
  ),
  /**
   * Sets or takes off the platform's NCAA mark, with who and when: the course counts for the 16-course bar, and no verdict
   * rests on it.
   */
  setNcaaMark: master
    .input(z.strictObject({ courseId: CourseId, isMarked: z.boolean() }))
    .output(z.object({ isMarked: z.boolean() })),

  /** State of the platform: what runs, what waits, what failed. */
  overview: operator.input(z.strictObject({})).output(
    z.object({
      schoolCount: z.number().int(),
      userCount: z.number().int(),
      activeStudentCount: z.number().int(),
      database: z.enum(['embedded', 'postgres']),
      mail: z.enum(['outbox', 'smtp']),
      aiEngine: z.enum(['built_in', 'model']),
      jobs: z.array(
        z.object({
          queue: z.string(),
          waiting: z.number().int(),
          active: z.number().int(),
          failed: z.number().int(),
        }),
      ),
      /** When official transcripts were last compared with their records, and how many valid ones differed; null: never yet. */
      transcriptComparison: z.object({ at: Instant, differing: z.number().int() }).nullable(),
      /** When the sources of each rule set for eligibility have to be read again. */
      ruleReviews: z.array(
        z.object({
          body: Body,
          version: z.string(),
          checkedOn: CalendarDate,
          reviewOn: CalendarDate,
          isDue: z.boolean(),
        }),
      ),
      mailCounts: z.object({
        queued: z.number().int(),
        sent: z.number().int(),
        kept: z.number().int(),
        parked: z.number().int(),
        bounced: z.number().int(),
      }),
    }),
  ),
  /** How long what is kept, by which rule, and what the last run removed and the next one would. */
  retention: operator.input(z.strictObject({})).output(
    z.object({
      groups: z.array(
        z.object({
          group: z.enum([
            'record',
            'work',
            'talk',
            'audit',
            'money',
            'login',
            'ai_runs',
            'mail',
            'short',
            'notices',
            'copies',
            'account',
            'school',
          ]),
          /** Null: until something else ends it. */
          keepDays: z.number().int().nullable(),
          tables: z.array(z.string()),
          /** Rows past their date at the last count; null: never counted. */
          dueCount: z.number().int().nullable(),
        }),
      ),
      countedAt: Instant.nullable(),
      lastRun: z.object({ endedAt: Instant, removed: z.number().int() }).nullable(),
      /** Null: with the next start of a worker. */
      nextRunAt: Instant.nullable(),
      /** Legal holds in force: what they keep isn't removed. */
      holdCount: z.number().int(),
    }),
  ),
  /** Legal holds: those in force, then what was released lately; the newest first. */
  listHolds: operator.input(z.strictObject({})).output(
    z.object({
      holds: z.array(
        z.object({
          holdId: LegalHoldId,
          schoolName: z.string(),
          /** Null: the hold is on the whole school. */
          studentName: z.string().nullable(),
          reason: z.string(),
          placedAt: Instant,
          /** Null: nobody who is still known. */
          placedByName: z.string().nullable(),
          /** Null: it is in force. */
          releasedAt: Instant.nullable(),
          releasedByName: z.string().nullable(),
          can: z.object({ release: z.boolean() }),
        }),
      ),
      can: z.object({ place: z.boolean() }),
    }),
  ),
  /** What a hold may be placed on: schools and students by a word of their name, the first ten of each. */
  findHoldTargets: operator.input(z.strictObject({ search: z.string().trim().min(2).max(200) })).output(
    z.object({
      targets: z.array(
        z.object({
          schoolId: SchoolId,
          schoolName: z.string(),
          /** Null: the whole school. */
          student: z.object({ studentId: StudentId, name: z.string(), studentNumber: z.string() }).nullable(),
        }),
      ),
    }),
  ),
  /**
   * Keeps a student's data, or a whole school's, until the hold is released: nothing of it is erased or removed by
   * retention, whoever asks for it.
   */
  placeHold: master
    .errors({ ALREADY_HELD: { status: 409 } })
    .input(z.strictObject({ schoolId: SchoolId, studentId: StudentId.nullable(), reason: Reason }))
    .output(z.object({ holdId: LegalHoldId })),
  releaseHold: master
    .errors({ WRONG_STATE: { status: 409 } })
    .input(z.strictObject({ holdId: LegalHoldId, reason: Reason }))
    .output(z.object({})),
  /** Letters, newest first; secrets in links are shown only where mail is kept instead of sent. */
  listMail: operator.input(z.strictObject({ before: Instant.optional() })).output(
    z.object({
      letters: z.array(
        z.object({
          mailId: MailId,
          toAddress: z.string(),
          template: z.string(),
          subject: z.string(),
          state: z.enum(['queued', 'sent', 'kept', 'parked', 'bounced']),
          createdAt: Instant,
          lastError: z.string().nullable(),
        }),
      ),
    }),
  ),
  getMail: operator
    .input(z.strictObject({ mailId: MailId }))
    .output(
      z.object({ toAddress: z.string(), subject: z.string(), bodyText: z.string(), createdAt: Instant }),
    ),
};
