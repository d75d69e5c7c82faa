import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { schools } from './schools.ts';
import { users } from './sign-in.ts';

/** Operators of the platform. At most one live row per person. Written by: accounts. */
export const platformRoles = pgTable(
  'platform_roles',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    role: text({ enum: ['admin', 'master_admin'] }).notNull(),
    /** Null: the first operator, made by the one-time link or the demo. */
    grantedBy: id(),
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('platform_roles_live_key').on(t.userId).where(sql`${t.endedAt} is null`),
    check('platform_roles_role', sql`${t.role} in ('admin', 'master_admin')`),
  ],
);

/** The person behind an account; same id. Written by: profile. */
export const profiles = pgTable('profiles', {
  id: id().primaryKey(),
  givenName: text().notNull(),
  familyName: text(),
  fullName: text().notNull().generatedAlwaysAs(sql`given_name || coalesce(' ' || family_name, '')`),
  phone: text(),
  /** As the person writes it, on as many lines as they need. */
  address: text(),
  bio: text(),
  /** Hash that names the picture in the file store; null: none, the initials are shown. */
  avatarKey: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
});

/** Language, zone and looks of one person. Written by: profile. */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: id().primaryKey(),
    locale: text({ enum: ['en', 'es', 'fr', 'de'] })
      .notNull()
      .default('en'),
    colorScheme: text({ enum: ['light', 'dark', 'auto'] })
      .notNull()
      .default('auto'),
    /** IANA name; null: the school's. */
    timeZone: text(),
    /** Null: as usual in the language. */
    dateFormat: text({ enum: ['MDY', 'DMY', 'YMD'] }),
    /** What classmates may see. Null: the default, which is no for minors. */
    showProfile: boolean(),
    showGrades: boolean(),
    showProgress: boolean(),
    /** Between these times of the person's day nothing is sent to them; both or neither. Written by notifications. */
    quietFrom: time(),
    quietTo: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    check('user_settings_date_format', sql`${t.dateFormat} in ('MDY', 'DMY', 'YMD')`),
    check('user_settings_quiet', sql`(${t.quietFrom} is null) = (${t.quietTo} is null)`),
    check('user_settings_locale', sql`${t.locale} in ('en', 'es', 'fr', 'de')`),
    check('user_settings_color_scheme', sql`${t.colorScheme} in ('light', 'dark', 'auto')`),
  ],
);

/** A role somebody holds in a school. Ended, never deleted. Written by: accounts until it is decided, people afterwards. */
export const schoolMemberships = pgTable(
  'school_memberships',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    userId: id().notNull(),
    role: text({ enum: ['student', 'teacher', 'parent', 'homeschool_parent', 'school_admin'] }).notNull(),
    /** A suspended membership gives no rights and can be taken up again; only an active one is suspended. */
    status: text({ enum: ['pending', 'provisional', 'active', 'suspended', 'ended'] }).notNull(),
    /** Subset of counselor, registrar. */
    duties: text().array().notNull().default(sql`'{}'`),
    source: text({ enum: ['code', 'invitation', 'import', 'registration', 'family', 'operator'] }).notNull(),
    codeId: id(),
    /** Set exactly while provisional; past it the membership counts as ended. */
    provisionalUntil: instant(),
    decidedBy: id(),
    decidedAt: instant(),
    /** When the school last suspended it; who did and why is in the audit log. */
    suspendedAt: instant(),
    endedAt: instant(),
    endReason: text({
      enum: ['refused', 'unconfirmed', 'left', 'removed', 'transferred', 'school_closed', 'account_deleted'],
    }),
    /** Kept equal to the profile, so that lists of people never join it. */
    displayName: text().notNull(),
    sortName: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({ name: 'school_memberships_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    uniqueIndex('school_memberships_live_key')
      .on(t.schoolId, t.userId, t.role)
      .where(sql`${t.status} <> 'ended'`),
    index('school_memberships_user_idx').on(t.userId, t.status),
    index('school_memberships_people_idx').on(t.schoolId, t.role, t.status, t.sortName, t.id),
    // For names that somebody types: each word by its beginning.
    index('school_memberships_name_idx').using('gin', sql`(' ' || lower(${t.displayName})) gin_trgm_ops`),
    check(
      'school_memberships_role',
      sql`${t.role} in ('student', 'teacher', 'parent', 'homeschool_parent', 'school_admin')`,
    ),
    check(
      'school_memberships_status',
      sql`${t.status} in ('pending', 'provisional', 'active', 'suspended', 'ended')`,
    ),
    check('school_memberships_suspended', sql`${t.status} <> 'suspended' or ${t.suspendedAt} is not null`),
    check('school_memberships_duties', sql`${t.duties} <@ array['counselor', 'registrar']`),
    check(
      'school_memberships_source',
      sql`${t.source} in ('code', 'invitation', 'import', 'registration', 'family', 'operator')`,
    ),
    check('school_memberships_active_decided', sql`${t.status} <> 'active' or ${t.decidedAt} is not null`),
    check('school_memberships_not_own_judge', sql`${t.decidedBy} is null or ${t.decidedBy} <> ${t.userId}`),
    check(
      'school_memberships_provisional',
      sql`(${t.status} = 'provisional') = (${t.provisionalUntil} is not null)`,
    ),
    check('school_memberships_ended', sql`(${t.status} = 'ended') = (${t.endedAt} is not null)`),
  ],
);

/** A student's record in a school; may exist before the account. Written by: accounts. */
export const studentProfiles = pgTable(
  'student_profiles',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    /** Null: record without an account. */
    userId: id(),
    studentNumber: text().notNull(),
    legalName: text().notNull(),
    /** 0 (kindergarten) to 12; null: not known yet. */
    gradeLevel: integer(),
    graduationYear: integer(),
    birthOn: date({ mode: 'string' }),
    /** Spoken at home, as the office writes it; null, as of each of the following: not entered. */
    languages: text(),
    /** How the school reaches the student, beside the account. */
    phone: text(),
    email: text(),
    /** On as many lines as it takes. */
    address: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({ name: 'student_profiles_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    uniqueIndex('student_profiles_user_key').on(t.schoolId, t.userId),
    uniqueIndex('student_profiles_number_key').on(t.schoolId, t.studentNumber),
    index('student_profiles_own_idx').on(t.userId),
    index('student_profiles_id_idx').on(t.id),
    index('student_profiles_year_idx').on(t.schoolId, t.graduationYear),
    check('student_profiles_grade_level', sql`${t.gradeLevel} between 0 and 12`),
  ],
);

/** Written by: accounts. */
export const teacherProfiles = pgTable(
  'teacher_profiles',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    userId: id().notNull(),
    title: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({ name: 'teacher_profiles_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    uniqueIndex('teacher_profiles_user_key').on(t.schoolId, t.userId),
  ],
);

/** Written by: accounts. */
export const parentProfiles = pgTable(
  'parent_profiles',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    userId: id().notNull(),
    isHomeschool: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({ name: 'parent_profiles_user_fk', columns: [t.userId], foreignColumns: [users.id] }),
    uniqueIndex('parent_profiles_user_key').on(t.schoolId, t.userId),
  ],
);

/** Who may see and do what for a child, from when to when. A change of rights is a new row. Written by: families, people. */
export const guardianLinks = pgTable(
  'guardian_links',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    guardianUserId: id().notNull(),
    studentId: id().notNull(),
    relationship: text({
      enum: [
        'mother',
        'father',
        'parent',
        'stepparent',
        'grandparent',
        'guardian',
        'foster_parent',
        'relative',
        'other',
      ],
    }).notNull(),
    /** Suspended: while the parent's membership is; it gives no rights. */
    status: text({ enum: ['pending', 'active', 'suspended', 'ended'] }).notNull(),
    /** Subset of see_record, message_staff, alerts, consent, sign, manage_account. */
    rights: text().array().notNull(),
    basis: text({ enum: ['minor', 'student_consent', 'tax_dependent', 'court_order'] }).notNull(),
    source: text({ enum: ['school', 'pairing_code', 'invitation', 'homeschool', 'import'] }).notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    /** Null: open. */
    endsOn: date({ mode: 'string' }),
    /** Who proved the link and when; null: nobody has, it waits or was refused. */
    verifiedBy: id(),
    verifiedAt: instant(),
    /** How the school knows; null: older links, and the links of a family's own school. */
    proof: text({ enum: ['in_person', 'enrollment_record', 'signed_form', 'court_document'] }),
    /** One word, such as left, refused or membership_ended; what staff write about it stands in the audit log. */
    endReason: text(),
    /** What the guardian is told about a refusal. */
    refusal: text(),
    /** Ended with the parent's membership: the school shut the parent out, and the family didn't leave together. */
    wasShutOut: boolean(),
    endedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'guardian_links_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({ name: 'guardian_links_user_fk', columns: [t.guardianUserId], foreignColumns: [users.id] }),
    uniqueIndex('guardian_links_live_key')
      .on(t.schoolId, t.guardianUserId, t.studentId)
      .where(sql`${t.status} <> 'ended'`),
    index('guardian_links_guardian_idx').on(t.guardianUserId, t.status),
    index('guardian_links_student_idx').on(t.schoolId, t.studentId),
    check('guardian_links_status', sql`${t.status} in ('pending', 'active', 'suspended', 'ended')`),
    check(
      'guardian_links_basis',
      sql`${t.basis} in ('minor', 'student_consent', 'tax_dependent', 'court_order')`,
    ),
    check(
      'guardian_links_source',
      sql`${t.source} in ('school', 'pairing_code', 'invitation', 'homeschool', 'import')`,
    ),
    check(
      'guardian_links_relationship',
      sql`${t.relationship} in ('mother', 'father', 'parent', 'stepparent', 'grandparent', 'guardian', 'foster_parent', 'relative', 'other')`,
    ),
    check(
      'guardian_links_proof',
      sql`${t.proof} in ('in_person', 'enrollment_record', 'signed_form', 'court_document')`,
    ),
    check(
      'guardian_links_rights',
      sql`${t.rights} <@ array['see_record', 'message_staff', 'alerts', 'consent', 'sign', 'manage_account']`,
    ),
  ],
);

/** A person's wish to have their account deleted, and what became of it. Written by: profile. */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    /** The person themselves, or the guardian of a minor. */
    askedBy: id().notNull(),
    state: text({ enum: ['asked', 'withdrawn', 'done'] }).notNull(),
    /** When the account is deleted unless the wish is taken back. */
    dueAt: instant().notNull(),
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('deletion_requests_live_key').on(t.userId).where(sql`${t.state} = 'asked'`),
    index('deletion_requests_due_idx').on(t.dueAt).where(sql`${t.state} = 'asked'`),
    check('deletion_requests_state', sql`${t.state} in ('asked', 'withdrawn', 'done')`),
    check('deletion_requests_ended', sql`(${t.state} = 'asked') = (${t.endedAt} is null)`),
  ],
);

/** A copy of everything kept about a person, made by a job. Written by: profile. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id().primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    /** The student whose record it is, where a guardian asked; null: the person's own data. */
    schoolId: schoolId(),
    studentId: id(),
    state: text({ enum: ['queued', 'ready', 'failed', 'expired'] }).notNull(),
    /** Key in the file store; null until it is ready, and once it has expired. */
    storageKey: text(),
    sizeBytes: integer(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('data_exports_user_idx').on(t.userId, t.createdAt.desc()),
    foreignKey({
      name: 'data_exports_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('data_exports_student', sql`(${t.schoolId} is null) = (${t.studentId} is null)`),
    check('data_exports_state', sql`${t.state} in ('queued', 'ready', 'failed', 'expired')`),
  ],
);
