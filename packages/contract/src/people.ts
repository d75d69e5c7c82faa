import { z } from 'zod';
import { Instant } from './dates.ts';
import { SchoolId, UserId } from './ids.ts';

export const SignUpRole = z.enum(['student', 'teacher', 'parent', 'school_admin', 'homeschool_parent']);
export type SignUpRole = z.infer<typeof SignUpRole>;

export const Locale = z.enum(['en', 'es', 'fr', 'de']);
export type Locale = z.infer<typeof Locale>;

export const ColorScheme = z.enum(['light', 'dark', 'auto']);
export type ColorScheme = z.infer<typeof ColorScheme>;

/** Homes a person can open; the first one is where sign-in leads. */
export const Home = z.enum([
  'operator',
  'school_admin',
  'teacher',
  'homeschool',
  'student',
  'parent',
  'waiting',
  'none',
]);
export type Home = z.infer<typeof Home>;

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
});
export type Membership = z.infer<typeof Membership>;

/** The signed-in person as their own browser may know them. */
export const Me = z.object({
  userId: UserId,
  givenName: z.string(),
  fullName: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  locale: Locale,
  colorScheme: ColorScheme,
  /** 0 (kindergarten) to 12; null: no student, or not known. */
  gradeLevel: z.number().int().nullable(),
  memberships: z.array(Membership),
  platformRole: z.enum(['admin', 'master_admin']).nullable(),
  homes: z.array(Home).min(1),
  hasSecondFactor: z.boolean(),
  /** The person must set up an authenticator app before anything else opens. */
  mustSetUpSecondFactor: z.boolean(),
});
export type Me = z.infer<typeof Me>;
