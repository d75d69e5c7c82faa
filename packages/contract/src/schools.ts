import {
  isPhoneNumber,
  isWebsite,
  LONGEST_SCHOOL_PHONE,
  LONGEST_WEBSITE,
} from '@fieldhouse/domain/schools/contact.ts';
import { z } from 'zod';
import { Email, open, Token } from './account-parts.ts';
import { Locale } from './people.ts';

const optional = (max: number) => z.string().trim().max(max).nullable();
/** Nothing, or what is right; `error` says what to enter. */
const optionally = (max: number, isRight: (text: string) => boolean, error: string) =>
  optional(max).refine((text) => text === null || text === '' || isRight(text), { error });

export const schools = {
  /**
   * Registers a school and returns the code with which its people join. The code opens nothing until the link is opened
   * that is mailed to the school's address.
   */
  register: open
    .input(
      z.strictObject({
        name: z.string().trim().min(1).max(200),
        email: Email,
        address: optional(500),
        phone: optionally(
          LONGEST_SCHOOL_PHONE,
          isPhoneNumber,
          'Enter a phone number of 7 to 15 digits, such as (555) 123-4567, or nothing.',
        ),
        website: optionally(
          LONGEST_WEBSITE,
          isWebsite,
          'Enter a web address, such as www.school.org, or nothing.',
        ),
        principalName: optional(200),
        /** Of the letter to the school's address. */
        locale: Locale.default('en'),
      }),
    )
    .output(z.object({ code: z.string() })),
  /**
   * Mails the link that confirms a school's address again, to the address that it registered with. Says the same whether
   * or not such a school waits.
   */
  resendConfirmation: open
    .input(
      z.strictObject({
        code: z.string().trim().toUpperCase().max(64),
        email: Email,
        locale: Locale.default('en'),
      }),
    )
    .output(z.object({})),
  /** Confirms the address that a school registered with: from now on its code works. */
  confirmAddress: open
    .errors({ INVALID_LINK: { status: 410 } })
    .input(z.strictObject({ token: Token }))
    .output(
      z.object({
        schoolName: z.string(),
        /** Null: the school has switched it off since. */
        code: z.string().nullable(),
      }),
    ),
};
