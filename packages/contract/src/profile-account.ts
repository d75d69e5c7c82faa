import { z } from 'zod';
import { Email, open, own, Password, Token } from './account-parts.ts';
import { Instant } from './dates.ts';
import { DataExportId, StudentId } from './ids.ts';

const WRONG_PASSWORD = { WRONG_PASSWORD: { status: 401 } } as const;

/** Why an account can't be deleted by whoever asks. */
export const DeletionObstacle = z.enum(['operator', 'last_admin', 'minor']);
export type DeletionObstacle = z.infer<typeof DeletionObstacle>;

/** Why a deletion that was asked for waits past its date: data must be kept by law, or nobody else does what they do. */
export const Postponement = z.enum(['law', 'duty']);
export type Postponement = z.infer<typeof Postponement>;

export const DataExport = z.object({
  exportId: DataExportId,
  state: z.enum(['queued', 'ready', 'failed', 'expired']),
  askedAt: Instant,
  expiresAt: Instant,
  sizeBytes: z.number().int().nullable(),
});

/** The account as a whole: its address, a copy of everything kept, and its end. */
export const profileAccount = {
  /** Mails a link to the new address and a notice to the old one. A taken address is answered alike. */
  requestEmailChange: own
    .errors({
      ...WRONG_PASSWORD,
      SAME_ADDRESS: { status: 422 },
      /** A school made the account for a child under 13: an address is contact data of a child. */
      TOO_YOUNG: { status: 403 },
    })
    .input(z.strictObject({ email: Email, password: Password }))
    .output(z.object({})),
  cancelEmailChange: own.input(z.strictObject({})).output(z.object({})),
  /** Opens the link, for whoever is signed in to the account: the address takes effect, and all other sessions end. */
  confirmEmailChange: open
    .errors({ INVALID_LINK: { status: 410 }, SIGN_IN_NEEDED: { status: 403 } })
    .input(z.strictObject({ token: Token }))
    .output(z.object({})),

  /** The latest copy, and whether another one may be asked for; a wish to delete, and what stands against one. */
  account: own.input(z.strictObject({})).output(
    z.object({
      export: DataExport.nullable(),
      /** When the next copy may be asked for; null: now. */
      nextExportAt: Instant.nullable(),
      deletion: z
        .object({
          dueAt: Instant,
          isOwnWish: z.boolean(),
          /** Nobody asked for it: nobody looks after the account any more. */
          isLeftAlone: z.boolean(),
          postponement: Postponement.nullable(),
        })
        .nullable(),
      /** Names of families' schools that close with this account. */
      closingSchools: z.array(z.string()),
      /** Children there whose accounts nobody looks after from then on. */
      leftAlone: z.array(
        z.object({
          studentId: StudentId,
          name: z.string(),
          /** From 13 on, with an email of their own; else the account is deleted together with this one. */
          keepsAccount: z.boolean(),
        }),
      ),
      /** Null: the person may ask for it. */
      obstacle: DeletionObstacle.nullable(),
      /** Whom to write to who can't decide themselves: their school, else those who run the platform; null: none is known. */
      contact: z.string().nullable(),
      /** Minors for whose account this guardian may decide. */
      children: z.array(
        z.object({
          studentId: StudentId,
          name: z.string(),
          deletionDueAt: Instant.nullable(),
          /** The deletion that was asked for waits, since data must be kept by law. */
          isPostponed: z.boolean(),
          /** Only a parent's consent keeps the account: the wish to delete it can't be taken back. */
          waitsForConsent: z.boolean(),
        }),
      ),
      /** Students whose record this guardian may see, with the latest copy of it. */
      records: z.array(
        z.object({
          studentId: StudentId,
          name: z.string(),
          export: DataExport.nullable(),
          nextExportAt: Instant.nullable(),
        }),
      ),
    }),
  ),
  /** `studentId` null: everything about oneself; else the record of a child, for a guardian who may see it. */
  requestExport: own
    .errors({ TOO_SOON: { status: 429, data: z.object({ nextAt: Instant }) } })
    .input(z.strictObject({ studentId: StudentId.nullable() }))
    .output(DataExport),
  /** `studentId` null: one's own account; else the account of a minor child. */
  requestDeletion: own
    .errors({
      ...WRONG_PASSWORD,
      REFUSED: { status: 409, data: z.object({ obstacle: DeletionObstacle }) },
    })
    .input(z.strictObject({ password: Password, studentId: StudentId.nullable() }))
    .output(z.object({ dueAt: Instant, postponement: Postponement.nullable() })),
  withdrawDeletion: own
    /** The child's account waits for a parent's consent, which is what keeps it. */
    .errors({ CONSENT_NEEDED: { status: 409 } })
    .input(z.strictObject({ studentId: StudentId.nullable() }))
    .output(z.object({})),
};
