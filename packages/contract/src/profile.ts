import { LONGEST_NAME } from '@fieldhouse/domain/accounts/entries.ts';
import { z } from 'zod';
import { own } from './account-parts.ts';
import { Standing } from './eligibility-ledger.ts';
import { LONGEST_ADDRESS, LONGEST_BIO, LONGEST_PHONE } from './limits.ts';
import { ColorScheme, DateFormat, Locale, TimeZone } from './people.ts';

/** Bytes of a picture as it is sent: 5 MB. */
export const LARGEST_AVATAR = 5 * 1024 * 1024;
/** Signs of that picture in base64. */
const LONGEST_AVATAR = Math.ceil(LARGEST_AVATAR / 3) * 4;

const text = (max: number) => z.string().trim().max(max);
/** Nothing typed is no text. */
const optionalText = (max: number) => text(max).transform((value) => (value === '' ? null : value));

export const PersonFields = z.object({
  givenName: z.string(),
  /** Null: a person of one name. */
  familyName: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  bio: z.string().nullable(),
  version: z.number().int(),
});
export type PersonFields = z.infer<typeof PersonFields>;

export const SettingsFields = z.object({
  locale: Locale,
  colorScheme: ColorScheme,
  /** Null: the school's. */
  timeZone: TimeZone.nullable(),
  /** Null: as usual in the language. */
  dateFormat: DateFormat.nullable(),
  /** What classmates may see, as it holds now. */
  showProfile: z.boolean(),
  showGrades: z.boolean(),
  showProgress: z.boolean(),
  version: z.number().int(),
});
export type SettingsFields = z.infer<typeof SettingsFields>;

const versioned = { version: z.number().int() };

export const profile = {
  /** The person, their settings and what the school keeps about them, for /profile and /settings. */
  get: own.input(z.strictObject({})).output(
    z.object({
      person: PersonFields.extend({
        email: z.string(),
        /** An address that waits for its letter to be opened; null: none. */
        pendingEmail: z.string().nullable(),
        avatarUrl: z.string().nullable(),
      }),
      /** A name stays as it is while a school decides about the person: it is what the decision is made by. */
      can: z.object({
        rename: z.boolean(),
        /** A school made the account for a child, who enters no address before 13. */
        changeEmail: z.boolean(),
      }),
      settings: SettingsFields,
      /** Judged as a minor: what isn't set is off for classmates. */
      isMinor: z.boolean(),
      /** What the school keeps of a student; null: no student. */
      academic: z
        .object({
          schoolName: z.string(),
          studentNumber: z.string(),
          /** 0 (kindergarten) to 12; null: not known yet. */
          gradeLevel: z.number().int().nullable(),
          graduationYear: z.number().int().nullable(),
          /** As on the dashboard; null: not posted yet. */
          currentGpa: z.number().nullable(),
          isCoreBarMet: z.boolean(),
          standing: Standing.nullable(),
          /** College credits, entered by a registrar. */
          dualEnrollment: z.object({ credits: z.number(), colleges: z.array(z.string()) }),
        })
        .nullable(),
    }),
  ),
  savePerson: own
    .errors({
      STALE: { status: 409, data: z.object({ current: PersonFields }) },
      /** A request to join a school waits. */
      NAME_LOCKED: { status: 409 },
    })
    .input(
      z.strictObject({
        givenName: text(LONGEST_NAME).min(1),
        familyName: optionalText(LONGEST_NAME),
        phone: optionalText(LONGEST_PHONE),
        address: optionalText(LONGEST_ADDRESS),
        bio: optionalText(LONGEST_BIO),
        ...versioned,
      }),
    )
    .output(PersonFields),
  /** What isn't named stays. */
  saveSettings: own
    .errors({ STALE: { status: 409, data: z.object({ current: SettingsFields }) } })
    .input(z.strictObject({ ...SettingsFields.omit({ version: true }).partial().shape, ...versioned }))
    .output(SettingsFields),
  /** A JPG, PNG or GIF of up to 5 MB as base64, re-encoded as a square WEBP; null takes the picture away. */
  setAvatar: own
    .errors({ INVALID_IMAGE: { status: 422 }, IMAGE_TOO_LARGE: { status: 413 } })
    .input(z.strictObject({ imageBase64: z.string().max(LONGEST_AVATAR).nullable() }))
    .output(z.object({ avatarUrl: z.string().nullable() })),
};
