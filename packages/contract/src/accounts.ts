import { z } from 'zod';
import {
  Code,
  Email,
  FullName,
  open,
  own,
  Password,
  passwordErrors,
  SignInResult,
  signInErrors,
  Token,
} from './account-parts.ts';
import { ClosedAccount, procedure } from './base.ts';
import { CalendarDate } from './dates.ts';
import { ColorScheme, Locale, Me, SignUpRole } from './people.ts';

const birthErrors = {
  /** This browser, or this account, was told a date under 13 before: another one doesn't take it back. */
  TOO_YOUNG: { status: 422 },
  BIRTH_DATE_REQUIRED: { status: 422 },
  /** Before 1900, or still to come. */
  BIRTH_DATE_IMPOSSIBLE: { status: 422 },
} as const;

export const accounts = {
  /** What a browser needs at start: brand, demo mode, and who is signed in (null: nobody). */
  session: procedure({ scope: 'public', relations: ['anon'], audiences: ['P'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        brandName: z.string(),
        isDemo: z.boolean(),
        /** Changes with each release; a page of another release reloads itself. */
        release: z.string(),
        me: Me.nullable(),
        /** The session is of an account that is suspended or expired: whom to write to. Null: it isn't. */
        closed: ClosedAccount.nullable(),
        /** The session is of a child to whose account a parent has to consent first: nothing but that is open. */
        waitsForConsent: z.boolean(),
      }),
    ),

  signIn: open
    .errors(signInErrors)
    .input(z.strictObject({ email: Email, password: Password }))
    .output(SignInResult),
  /** As signIn, for an account that a school made: by its sign-in name and the username. */
  signInAtSchool: open
    .errors(signInErrors)
    .input(z.strictObject({ school: z.string().max(64), username: z.string().max(64), password: Password }))
    .output(SignInResult),
  /** As signIn, but ends the session of everyone who is no operator. */
  adminSignIn: open
    .errors({ ...signInErrors, NOT_AN_OPERATOR: { status: 403 } })
    .input(z.strictObject({ email: Email, password: Password }))
    .output(SignInResult),
  /** Second step of signing in: a code of the authenticator app, or a backup code. */
  verifySecondFactor: open
    .errors({ WRONG_CODE: { status: 401 }, NOT_AN_OPERATOR: { status: 403 } })
    .input(z.strictObject({ code: Code, asOperator: z.boolean() }))
    .output(SignInResult),
  signOut: procedure({ scope: 'public', relations: ['anon'], audiences: ['P'] })
    .input(z.strictObject({}))
    .output(z.object({})),
  /** One-click sign-in to the sealed demo school; no password leaves the server. */
  demoSignIn: procedure({ scope: 'public', relations: ['anon'], conditions: ['demo'], audiences: ['P'] })
    .input(z.strictObject({ as: z.enum(['admin', 'teacher']) }))
    .output(SignInResult),

  /** The school a code belongs to. Wrong tries are counted; unknown, inactive and expired codes answer alike. */
  checkCode: open
    .errors({ INVALID_CODE: { status: 422 } })
    .input(z.strictObject({ code: z.string().max(64), role: SignUpRole }))
    .output(z.object({ schoolName: z.string() })),
  signUp: open
    .errors({
      ...passwordErrors,
      EMAIL_TAKEN: { status: 409 },
      INVALID_CODE: { status: 422 },
      ...birthErrors,
      /** The invitation was used, taken back, has expired or was sent to another address. */
      INVALID_LINK: { status: 410 },
    })
    .input(
      z.strictObject({
        role: SignUpRole,
        fullName: FullName,
        email: Email,
        password: Password,
        /** Required for all roles but homeschool_parent. */
        schoolCode: z.string().max(64).nullable(),
        /** Required for students. */
        birthOn: CalendarDate.nullable(),
        /** The secret of a guardian's invitation: it takes the place of the school's code, and confirms the address. */
        invitation: Token.nullable().default(null),
        locale: Locale,
      }),
    )
    .output(z.object({ status: z.literal('signed_in') })),

  requestReset: open.input(z.strictObject({ email: Email, locale: Locale })).output(z.object({})),
  /**
   * Where nobody has confirmed the address yet, whoever reads its letters says who they are: what was entered at sign-up
   * may be somebody else's.
   */
  resetPassword: open
    .errors({
      ...passwordErrors,
      ...birthErrors,
      INVALID_LINK: { status: 410 },
      PERSON_NEEDED: {
        status: 422,
        data: z.object({
          /** Which the account asked to join; null: none. */
          schoolName: z.string().nullable(),
          needsBirthOn: z.boolean(),
        }),
      },
    })
    .input(
      z.strictObject({
        token: Token,
        newPassword: Password,
        person: z
          .strictObject({ fullName: FullName, birthOn: CalendarDate.nullable(), locale: Locale })
          .optional(),
      }),
    )
    .output(z.object({})),
  /** Confirms the email address a link was mailed to, for whoever is signed in to its account. */
  verifyEmail: open
    .errors({
      INVALID_LINK: { status: 410 },
      /** Not signed in to the account that the link confirms: with its address. */
      SIGN_IN_NEEDED: { status: 403, data: z.object({ email: z.string() }) },
    })
    .input(z.strictObject({ token: Token }))
    .output(z.object({ isFirstAdmin: z.boolean() })),
  /** Removes an account that somebody else made with one's address, by a link that was mailed there. */
  disown: open
    .errors({
      INVALID_LINK: { status: 410 },
      /** A school or a family counts on the account: whom to write to. */
      RELIED_ON: { status: 409, data: ClosedAccount },
    })
    .input(z.strictObject({ token: Token }))
    .output(z.object({})),
  resendConfirmation: own.input(z.strictObject({})).output(z.object({})),

  saveSettings: own
    .input(z.strictObject({ locale: Locale.optional(), colorScheme: ColorScheme.optional() }))
    .output(z.object({})),

  /** Whether the link printed at start still makes the first operator. */
  openFirstOperator: open
    .errors({ INVALID_LINK: { status: 410 } })
    .input(z.strictObject({ token: Token }))
    .output(z.object({})),
  /** Makes the first operator, once, by the link printed at start. */
  firstOperator: open
    .errors({ ...passwordErrors, INVALID_LINK: { status: 410 } })
    .input(z.strictObject({ token: Token, fullName: FullName, email: Email, password: Password }))
    .output(z.object({ status: z.literal('signed_in') })),
};
