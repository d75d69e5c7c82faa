import {
  EMAIL_PATTERN,
  isNoEmail,
  LONGEST_EMAIL,
  LONGEST_NAME,
  LONGEST_PASSWORD,
} from '@fieldhouse/domain/accounts/entries.ts';
import { z } from 'zod';
import { procedure } from './base.ts';

/** What the procedures of accounts are made of. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL)
  .pipe(z.email({ pattern: EMAIL_PATTERN }))
  .refine((address) => !isNoEmail(address));
export const Password = z.string().min(1).max(LONGEST_PASSWORD);
export const FullName = z.string().trim().min(1).max(LONGEST_NAME);
export const Token = z.string().min(16).max(256);
export const Code = z.string().trim().min(6).max(20);

export const open = procedure({
  scope: 'public',
  relations: ['anon'],
  conditions: ['limiter'],
  audiences: ['P'],
});
export const own = procedure({
  scope: 'schools',
  relations: ['self'],
  conditions: ['unsettled'],
  audiences: ['S'],
});

/** `second_factor`: the password was right; `verifySecondFactor` comes next. */
export const SignInResult = z.object({ status: z.enum(['signed_in', 'second_factor']) });

export const signInErrors = {
  WRONG_CREDENTIALS: { status: 401 },
} as const;

export const passwordErrors = {
  WEAK_PASSWORD: {
    status: 422,
    data: z.object({ reason: z.enum(['too_short', 'common', 'guessable']), minLength: z.number().int() }),
  },
} as const;

/** Options for the browser's passkey functions, as WebAuthn Level 3 writes them in JSON, and the challenge's id. */
export const PasskeyOptions = z.object({ challengeId: z.uuid(), options: z.record(z.string(), z.unknown()) });

/** What the browser's passkey functions return, in JSON; the server checks it whole. */
export const PasskeyResponse = z.looseObject({
  id: z.string().max(1024),
  rawId: z.string().max(1024),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});

/** The person hasn't confirmed their email address yet. */
export const EMAIL_UNCONFIRMED = { EMAIL_UNCONFIRMED: { status: 403 } } as const;

/** Of staff and guardians who ask to join: they have to confirm their email address before anybody lets them in. */
export const APPLICANT_UNCONFIRMED = { APPLICANT_UNCONFIRMED: { status: 409 } } as const;
