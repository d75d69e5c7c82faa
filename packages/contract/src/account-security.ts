import { z } from 'zod';
import {
  Code,
  EMAIL_UNCONFIRMED,
  open,
  own,
  PasskeyOptions,
  PasskeyResponse,
  Password,
  passwordErrors,
  SignInResult,
  signInErrors,
} from './account-parts.ts';
import { Instant } from './dates.ts';

const WRONG_PASSWORD = { WRONG_PASSWORD: { status: 401 } } as const;
const WRONG_CODE = { WRONG_CODE: { status: 401 } } as const;

/** What an authenticator app is set up with; shown once. */
const NewAuthenticator = z.object({ uri: z.string(), secret: z.string(), backupCodes: z.array(z.string()) });

const Passkey = z.object({
  passkeyId: z.uuid(),
  name: z.string(),
  createdAt: Instant,
  /** Null: not used yet. */
  lastUsedAt: Instant.nullable(),
  /** Kept in a password manager or cloud, so that a lost device doesn't lose it. */
  isBackedUp: z.boolean(),
});

/** The authenticator app. */
export const accountFactors = {
  /** Starts setting up an authenticator app. */
  enrollTotp: own
    .errors({ ...WRONG_PASSWORD, ...EMAIL_UNCONFIRMED, ALREADY_SET_UP: { status: 409 } })
    .input(z.strictObject({ password: Password }))
    .output(NewAuthenticator),
  /** Ends the set-up with a first right code. */
  confirmTotp: own
    .errors({ ...WRONG_CODE, ...EMAIL_UNCONFIRMED })
    .input(z.strictObject({ code: Code }))
    .output(z.object({})),
  /**
   * Starts setting up another authenticator app in place of the present one, which works until the new one is
   * confirmed. Takes the password and a code of the app or a backup code; null: one was given in this session less
   * than 15 minutes ago.
   */
  replaceTotp: own
    .errors({ ...WRONG_PASSWORD, ...WRONG_CODE })
    .input(z.strictObject({ password: Password, code: Code.nullable() }))
    .output(NewAuthenticator),
  /** Ends the replacement with a first right code of the new app; ends all other sessions. */
  confirmReplacement: own
    .errors(WRONG_CODE)
    .input(z.strictObject({ code: Code }))
    .output(z.object({})),
  /** A fresh second factor (or password, for people without one) for the next 15 minutes. */
  confirmFactor: own
    .errors(WRONG_CODE)
    .input(z.strictObject({ code: z.string().min(1).max(128) }))
    .output(z.object({})),
};

/** A person's own ways in, and what happened at the door. */
export const accountSecurity = {
  /** A challenge that any passkey of this server may sign. */
  passkeySignInOptions: open.input(z.strictObject({})).output(PasskeyOptions),
  /** Signs in with a passkey: it counts as both factors, since the device has checked who holds it. */
  passkeySignIn: open
    .errors({ ...signInErrors, NOT_AN_OPERATOR: { status: 403 } })
    .input(z.strictObject({ challengeId: z.uuid(), response: PasskeyResponse, asOperator: z.boolean() }))
    .output(SignInResult),
  /** Takes password and code. Operators and school admins must keep theirs. */
  disableTotp: own
    .errors({ ...WRONG_PASSWORD, ...WRONG_CODE, REQUIRED: { status: 409 } })
    .input(z.strictObject({ password: Password, code: Code }))
    .output(z.object({})),
  /** New backup codes; the old ones stop working. */
  regenerateBackupCodes: own
    .errors({ ...WRONG_PASSWORD, ...WRONG_CODE })
    .input(z.strictObject({ password: Password, code: Code }))
    .output(z.object({ backupCodes: z.array(z.string()) })),
  /** Ways in, open sessions and the last 50 tries. */
  security: own.input(z.strictObject({})).output(
    z.object({
      hasTotp: z.boolean(),
      /** Null without an authenticator app. */
      backupCodesLeft: z.number().int().nullable(),
      mustHaveSecondFactor: z.boolean(),
      /** In this session, in the last 15 minutes: another authenticator can be set up without a code. */
      wasBackupCodeGiven: z.boolean(),
      passkeys: z.array(Passkey),
      sessions: z.array(
        z.object({
          sessionId: z.uuid(),
          isCurrent: z.boolean(),
          createdAt: Instant,
          lastUsedAt: Instant,
          ipAddress: z.string().nullable(),
          /** What the browser calls itself; the page makes words of it. */
          userAgent: z.string().nullable(),
        }),
      ),
      activity: z
        .array(
          z.object({
            at: Instant,
            success: z.boolean(),
            reason: z.string(),
            ipAddress: z.string().nullable(),
          }),
        )
        .max(50),
    }),
  ),
  /** Ends one other session. */
  revokeSession: own.input(z.strictObject({ sessionId: z.uuid() })).output(z.object({})),
  /** Ends all sessions but this one. */
  revokeOtherSessions: own.input(z.strictObject({})).output(z.object({ ended: z.number().int() })),
  /** Ends all other sessions. */
  changePassword: own
    .errors({ ...passwordErrors, ...WRONG_PASSWORD })
    .input(z.strictObject({ currentPassword: Password, newPassword: Password }))
    .output(z.object({})),

  /** A challenge for a new passkey; asks for the password again. */
  passkeyOptions: own
    .errors({ ...WRONG_PASSWORD, ...EMAIL_UNCONFIRMED })
    .input(z.strictObject({ password: Password }))
    .output(PasskeyOptions),
  addPasskey: own
    .errors({ ...EMAIL_UNCONFIRMED, INVALID_PASSKEY: { status: 422 }, ALREADY_SET_UP: { status: 409 } })
    .input(
      z.strictObject({
        challengeId: z.uuid(),
        response: PasskeyResponse,
        name: z.string().trim().min(1).max(60),
      }),
    )
    .output(z.object({ passkeyId: z.uuid() })),
  removePasskey: own
    .errors(WRONG_PASSWORD)
    .input(z.strictObject({ passkeyId: z.uuid(), password: Password }))
    .output(z.object({})),
};
