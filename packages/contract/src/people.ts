import { z } from 'zod';
import { Instant } from './dates.ts';
import { SchoolId, StudentId, UserId } from './ids.ts';
import { COLOR_SCHEMES, DATE_FORMATS, LOCALES, TIME_ZONES } from './limits.ts';

export const SignUpRole = z.enum(['student', 'teacher', 'parent', 'school_admin', 'homeschool_parent']);
export type SignUpRole = z.infer<typeof SignUpRole>;

export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;

export const ColorScheme = z.enum(COLOR_SCHEMES);
export type ColorScheme = z.infer<typeof ColorScheme>;

/** The zones a person may choose: ET, CT, MT and PT. */
export const TimeZone = z.enum(TIME_ZONES);
export type TimeZone = z.infer<typeof TimeZone>;

/** MM/DD/YYYY, DD/MM/YYYY, YYYY-MM-DD. */
export const DateFormat = z.enum(DATE_FORMATS);
export type DateFormat = z.infer<typeof DateFormat>;

/** Homes a person can open; the first one is where sign-in leads. */
export const Home = z.enum([
  'operator',
  'school_admin',
  'teacher',
  'homeschool',
  'student',
  'parent',
  'waiting',
  'former',
  'none',
]);
export type Home = z.infer<typeof Home>;

/** Why a school may only be read: it is closed, suspended, or its license has expired. */
export const ReadOnlyReason = z.enum(['closed', 'suspended', 'expired']);
export type ReadOnlyReason = z.infer<typeof ReadOnlyReason>;

export const Membership = z.object({
  schoolId: SchoolId,
  schoolName: z.string(),
  schoolKind: z.enum(['school', 'homeschool', 'personal']),
  /** IANA zone in which the school's deadlines are meant. */
  timeZone: z.string(),
  /** The school's own line and the address of its logo on this server; null: none. */
  brandingText: z.string().nullable(),
  logoUrl: z.string().nullable(),
  role: SignUpRole,
  status: z.enum(['pending', 'provisional', 'active']),
  /** Set while provisional. */
  provisionalUntil: Instant.nullable(),
  /** Everything is read and nothing is changed while this is so; null: the school is open, or they only asked to join. */
  readOnly: z
    .object({
      reason: ReadOnlyReason,
      /** Whom to ask: the school, else those who run the platform; null: none is known. */
      contact: z.string().nullable(),
    })
    .nullable(),
});
export type Membership = z.infer<typeof Membership>;

/** The signed-in person as their own browser may know them. */
export const Me = z.object({
  userId: UserId,
  givenName: z.string(),
  fullName: z.string(),
  /** Empty: the school made the account, and it has none. */
  email: z.string(),
  /** How somebody without an email signs in; null: by email. */
  schoolSignIn: z.object({ school: z.string(), username: z.string() }).nullable(),
  isEmailVerified: z.boolean(),
  locale: Locale,
  colorScheme: ColorScheme,
  /** The zone in which the person wants to read times; null: the school's. */
  timeZone: TimeZone.nullable(),
  /** Null: dates as they are usual in the language. */
  dateFormat: DateFormat.nullable(),
  /** Address of their picture on this server; null: none. */
  avatarUrl: z.string().nullable(),
  /** When the account is deleted unless the wish is taken back; null: nobody has asked. */
  deletionDueAt: Instant.nullable(),
  /** When the account is deleted together with those of its parents, unless somebody else looks after it by then; null: it isn't. */
  goesAlongAt: Instant.nullable(),
  /** 0 (kindergarten) to 12; null: no student, or not known. */
  gradeLevel: z.number().int().nullable(),
  memberships: z.array(Membership),
  /** Schools that they left as a student, whose record stays open to them; student null: no record was made. */
  formerSchools: z.array(
    z.object({ schoolId: SchoolId, schoolName: z.string(), studentId: StudentId.nullable() }),
  ),
  platformRole: z.enum(['admin', 'master_admin']).nullable(),
  homes: z.array(Home).min(1),
  /** Looks after students at a school: those who run it, and teachers with that duty. */
  isCounselor: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** The person must set up an authenticator app before anything else opens. */
  mustSetUpSecondFactor: z.boolean(),
});
export type Me = z.infer<typeof Me>;
