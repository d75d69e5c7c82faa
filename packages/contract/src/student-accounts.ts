import { LONGEST_NAME } from '@fieldhouse/domain/accounts/entries.ts';
import { z } from 'zod';
import { EMAIL_UNCONFIRMED } from './account-parts.ts';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { Relationship } from './families.ts';
import { SchoolId, SignInSessionId, StudentBatchId, StudentId } from './ids.ts';
import { MOST_STUDENT_ACCOUNTS, REASON_MAX_CHARACTERS } from './limits.ts';
import { Locale } from './people.ts';

const keeps = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
const makes = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['mfa', 'writable'],
  audiences: ['T'],
});
const manages = procedure({
  scope: 'schools',
  relations: ['staff', 'guardian'],
  conditions: ['mfa'],
  audiences: ['S', 'T'],
});

/** Why it is done, as the log keeps it; null: by a guardian, who owes nobody a reason. */
const Reason = z.string().trim().min(1).max(REASON_MAX_CHARACTERS).nullable();
/** Staff say why. */
const REASON_NEEDED = { REASON_NEEDED: { status: 422 } } as const;

/** One line of a class list. */
const NewStudent = z.strictObject({
  givenName: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_NAME / 2),
  familyName: z
    .string()
    .trim()
    .max(LONGEST_NAME / 2)
    .nullable(),
  birthOn: CalendarDate,
  /** 0 (kindergarten) to 12. */
  gradeLevel: z.number().int().min(0).max(12),
  /** Null: one is made from the name. */
  username: z.string().max(64).nullable(),
  /**
   * Somebody of this name and birthday is at the school already, and this is another child; or the account of this child is
   * being deleted, and another one is wanted all the same.
   */
  isSomebodyElse: z.boolean(),
});

/** What stands against a line. */
export const LineProblem = z.object({
  /** From 0. */
  line: z.number().int(),
  why: z.enum([
    'username_taken',
    'username_shape',
    'username_rude',
    'birth_date',
    'same_child',
    'being_deleted',
    'twice',
  ]),
  /** The child who is there already, at `same_child`, or whose account is being deleted; null otherwise. */
  studentId: StudentId.nullable(),
});
export type LineProblem = z.infer<typeof LineProblem>;

/** What is printed for one child. The password is told here, and nowhere again. */
const SheetLine = z.object({
  studentId: StudentId,
  name: z.string(),
  username: z.string(),
  /** Null: it was made more than an hour ago, or given anew since. */
  password: z.string().nullable(),
});
export type SheetLine = z.infer<typeof SheetLine>;

/** A student's account that the school made. */
const StudentAccount = z.object({
  studentId: StudentId,
  name: z.string(),
  username: z.string(),
  /** Of the school, which is typed beside the username. */
  signInName: z.string(),
  madeAt: Instant,
  /** When staff or a guardian last gave it a password; null: never. */
  resetAt: Instant.nullable(),
  /** Null: never yet. */
  lastSignInAt: Instant.nullable(),
  can: z.object({ reset: z.boolean(), seeSignIns: z.boolean() }),
});
export type StudentAccount = z.infer<typeof StudentAccount>;

export const studentAccounts = {
  /** The schools whose accounts the caller makes. */
  schools: keeps.input(z.strictObject({})).output(
    z.object({
      schools: z.array(
        z.object({
          schoolId: SchoolId,
          schoolName: z.string(),
          isHomeschool: z.boolean(),
          today: CalendarDate,
          /** Null: none was chosen yet. */
          signInName: z.string().nullable(),
          /** What it could be; null: it is chosen. */
          proposal: z.string().nullable(),
          /** `make`: the school may be written to. `chooseName`: the caller runs it. */
          can: z.object({ make: z.boolean(), chooseName: z.boolean() }),
        }),
      ),
    }),
  ),
  /** Chooses the school's sign-in name, for good: it is printed on sheets. */
  chooseSignInName: makes
    .errors({
      NAME_REFUSED: { status: 422, data: z.object({ why: z.enum(['shape', 'rude', 'reserved']) }) },
      NAME_TAKEN: { status: 409 },
      /** The school has another one. */
      ALREADY_CHOSEN: { status: 409 },
    })
    .input(z.strictObject({ schoolId: SchoolId, name: z.string().max(64) }))
    .output(z.object({ signInName: z.string() })),
  /** Makes accounts, all or none. Sent again under the same id, it makes nothing and answers the same. */
  create: makes
    .errors({
      ...EMAIL_UNCONFIRMED,
      LINES_REFUSED: { status: 422, data: z.object({ problems: z.array(LineProblem) }) },
      /** Choose the school's sign-in name first. */
      NO_SIGN_IN_NAME: { status: 409 },
      /** A child is under 13, and nobody has said that its use is agreed to. */
      CONSENT_NEEDED: { status: 422 },
      /** Who the maker is to the children: asked in a family's own school. */
      RELATIONSHIP_NEEDED: { status: 422 },
    })
    .input(
      z.strictObject({
        schoolId: SchoolId,
        batchId: StudentBatchId,
        students: z.array(NewStudent).min(1).max(MOST_STUDENT_ACCOUNTS),
        /** The school agrees to educational use for children under 13, or their parent does in a family's own school. */
        agrees: z.boolean(),
        /** Null: the accounts are made by a school. */
        relationship: Relationship.nullable(),
        /** In which the children read the app at first, and in which the caller read the notice. */
        locale: Locale,
      }),
    )
    .output(z.object({ schoolName: z.string(), signInName: z.string(), students: z.array(SheetLine) })),
  /** The account of a student; null: the school didn't make it. */
  get: procedure({ scope: 'schools', relations: ['staff', 'guardian'], audiences: ['S', 'T'] })
    .input(z.strictObject({ studentId: StudentId }))
    .output(z.object({ account: StudentAccount.nullable() })),
  /** New passwords, told once. Whoever is signed in with an old one is signed out. */
  resetPasswords: manages
    .errors(REASON_NEEDED)
    .input(
      z.strictObject({ studentIds: z.array(StudentId).min(1).max(MOST_STUDENT_ACCOUNTS), reason: Reason }),
    )
    .output(z.object({ schoolName: z.string(), signInName: z.string(), students: z.array(SheetLine) })),
  /**
   * On which devices a child is signed in and the last tries, for a guardian who manages the account. Without addresses,
   * from which one household could tell where the other one lives.
   */
  signIns: procedure({ scope: 'schools', relations: ['guardian'], audiences: ['S'] })
    .input(z.strictObject({ studentId: StudentId }))
    .output(
      z.object({
        sessions: z.array(
          z.object({
            sessionId: SignInSessionId,
            lastUsedAt: Instant,
            userAgent: z.string().nullable(),
          }),
        ),
        tries: z.array(z.object({ at: Instant, isSuccess: z.boolean() })),
      }),
    ),
  /** Signs the child out, of one session or (null) everywhere. */
  endSessions: procedure({ scope: 'schools', relations: ['staff', 'guardian'], audiences: ['S', 'T'] })
    .errors(REASON_NEEDED)
    .input(z.strictObject({ studentId: StudentId, sessionId: SignInSessionId.nullable(), reason: Reason }))
    .output(z.object({ ended: z.number().int() })),
};
