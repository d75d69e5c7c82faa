import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  inet,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt } from './columns.ts';

/** better-auth hands over and expects `Date`s. */
const authInstant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Sign-in identity and account state. Who the person is stands in `profiles`. Written by: accounts. */
export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    twoFactorEnabled: boolean().notNull().default(false),
    consentState: text({ enum: ['not_needed', 'required', 'given'] })
      .notNull()
      .default('not_needed'),
    suspendedAt: authInstant(),
    suspensionReason: text(),
    suspendedBy: id(),
    /** Null: never. */
    accountExpiresAt: authInstant(),
    deletedAt: authInstant(),
    createdAt: authInstant().notNull().defaultNow(),
    updatedAt: authInstant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    // The sign-in library asks for the address as it stands; addresses are stored in small letters.
    index('users_email_idx').on(t.email),
    index('users_deleted_idx').on(t.id).where(sql`${t.deletedAt} is not null`),
    check('users_consent_state', sql`${t.consentState} in ('not_needed', 'required', 'given')`),
  ],
);

/** Written by: accounts (better-auth). */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: id().primaryKey(),
    token: text().notNull(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: authInstant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When a second factor was last given in this session; null: not yet. */
    mfaAt: authInstant(),
    createdAt: authInstant().notNull().defaultNow(),
    updatedAt: authInstant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('auth_sessions_token_key').on(t.token), index('auth_sessions_user_idx').on(t.userId)],
);

/** Password hash (argon2id) or provider. Written by: accounts (better-auth). */
export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: id().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: authInstant(),
    refreshTokenExpiresAt: authInstant(),
    scope: text(),
    password: text(),
    createdAt: authInstant().notNull().defaultNow(),
    updatedAt: authInstant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('auth_accounts_user_provider_key').on(t.userId, t.providerId)],
);

/** Hashed single-use secrets: password reset, second-factor challenge, email confirmation. Written by: accounts. */
export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: id().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: authInstant().notNull(),
    createdAt: authInstant().notNull().defaultNow(),
    updatedAt: authInstant().notNull().defaultNow(),
  },
  (t) => [
    index('auth_verifications_identifier_idx').on(t.identifier),
    // Whose they are, where they confirm an address or a new one.
    index('auth_verifications_value_idx').on(t.value),
  ],
);

/** Authenticator secrets, encrypted. Written by: accounts (better-auth). */
export const authTwoFactors = pgTable(
  'auth_two_factors',
  {
    id: id().primaryKey(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verified: boolean().default(true),
    failedVerificationCount: integer().default(0),
    lockedUntil: authInstant(),
    /** The last 30-second step whose code was accepted: no code works twice. */
    lastUsedStep: integer(),
  },
  (t) => [uniqueIndex('auth_two_factors_user_key').on(t.userId)],
);

/** Public keys with which people sign in without a password. Written by: accounts. */
export const authPasskeys = pgTable(
  'auth_passkeys',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Base64url, as the authenticator names it. */
    credentialId: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Number of signatures so far; 0 where the authenticator doesn't count. */
    counter: integer().notNull(),
    transports: text().array().notNull(),
    isBackedUp: boolean().notNull(),
    lastUsedAt: authInstant(),
    createdAt: authInstant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('auth_passkeys_credential_key').on(t.credentialId),
    index('auth_passkeys_user_idx').on(t.userId),
  ],
);

/** What somebody said when signing up; its trigger makes the person's rows. Append-only. Written by: accounts. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    role: text({ enum: ['student', 'teacher', 'parent', 'school_admin', 'homeschool_parent'] }).notNull(),
    schoolId: schoolId(),
    codeId: id(),
    givenName: text().notNull(),
    familyName: text(),
    birthOn: date({ mode: 'string' }),
    /** Hash of the secret of a guardian's invitation, in place of a school code; null: none. */
    invitationHash: text(),
    locale: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('sign_ups_user_key').on(t.userId),
    foreignKey({ name: 'sign_ups_user_fk', columns: [t.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
    check(
      'sign_ups_role',
      sql`${t.role} in ('student', 'teacher', 'parent', 'school_admin', 'homeschool_parent')`,
    ),
  ],
);

/** Wrong tries per key and window: one limiter for every door that takes a secret. Written by: platform. */
export const rateBuckets = pgTable('rate_buckets', {
  key: text().primaryKey(),
  windowStart: instant().notNull(),
  count: integer().notNull(),
});

/**
 * Challenges whose answers were used, so that each counts once over all replicas. A row costs whoever causes it a second
 * of calculation or a passkey's signature, and goes soon after it expires. Written by: platform/proof-of-work.
 */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    salt: text().primaryKey(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('spent_challenges_expires_idx').on(t.expiresAt)],
);

/** Every attempt to sign in. Append-only, kept 400 days. Written by: accounts. */
export const loginActivity = pgTable(
  'login_activity',
  {
    id: id().primaryKey(),
    /** Null: no account has this address. */
    userId: id(),
    emailHash: text().notNull(),
    loginAt: instant().notNull().defaultNow(),
    ipAddress: inet(),
    success: boolean().notNull(),
    reason: text().notNull(),
  },
  (t) => [
    index('login_activity_user_idx').on(t.userId, t.loginAt.desc()),
    index('login_activity_at_idx').on(t.loginAt.desc()),
  ],
);

/** One-time links of the platform itself, such as the one that creates the first operator. Written by: accounts. */
export const operatorInvitations = pgTable('operator_invitations', {
  id: id().primaryKey(),
  tokenHash: text().notNull().unique(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
