import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  inet,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { studentProfiles } from './people.ts';
import { schools } from './schools.ts';
import { users } from './sign-in.ts';

/** The school asks somebody to follow a student, by an email that expires. Written by: families; accepted by accounts too. */
export const invitations = pgTable(
  'invitations',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    studentId: id().notNull(),
    /** In small letters. */
    email: text().notNull(),
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
    rights: text().array().notNull(),
    basis: text({ enum: ['minor', 'student_consent', 'tax_dependent', 'court_order'] }).notNull(),
    proof: text({ enum: ['in_person', 'enrollment_record', 'signed_form', 'court_document'] }).notNull(),
    /** Last day of the link; null: open. */
    endsOn: date({ mode: 'string' }),
    /** The secret in the email is kept as its hash alone. */
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    invitedBy: id().notNull(),
    acceptedBy: id(),
    acceptedAt: instant(),
    revokedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'invitations_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    uniqueIndex('invitations_token_key').on(t.tokenHash),
    uniqueIndex('invitations_open_key')
      .on(t.schoolId, t.studentId, t.email)
      .where(sql`${t.acceptedAt} is null and ${t.revokedAt} is null`),
    index('invitations_student_idx').on(t.schoolId, t.studentId),
    check(
      'invitations_relationship',
      sql`${t.relationship} in ('mother', 'father', 'parent', 'stepparent', 'grandparent', 'guardian', 'foster_parent', 'relative', 'other')`,
    ),
    check(
      'invitations_basis',
      sql`${t.basis} in ('minor', 'student_consent', 'tax_dependent', 'court_order')`,
    ),
    check(
      'invitations_proof',
      sql`${t.proof} in ('in_person', 'enrollment_record', 'signed_form', 'court_document')`,
    ),
    check(
      'invitations_rights',
      sql`${t.rights} <@ array['see_record', 'message_staff', 'alerts', 'consent', 'sign', 'manage_account']`,
    ),
    check('invitations_accepted', sql`(${t.acceptedAt} is null) = (${t.acceptedBy} is null)`),
  ],
);

/** A code that a student gives to a guardian, good for one use; its hash alone is kept. Written by: families. */
export const pairingCodes = pgTable(
  'pairing_codes',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    studentId: id().notNull(),
    codeHash: text().notNull(),
    expiresAt: instant().notNull(),
    usedBy: id(),
    usedAt: instant(),
    revokedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'pairing_codes_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    uniqueIndex('pairing_codes_hash_key').on(t.codeHash),
    uniqueIndex('pairing_codes_open_key')
      .on(t.schoolId, t.studentId)
      .where(sql`${t.usedAt} is null and ${t.revokedAt} is null`),
    check('pairing_codes_used', sql`(${t.usedAt} is null) = (${t.usedBy} is null)`),
  ],
);

/** What staff must know about a family, such as limits that a court set; nobody else reads it. Written by: families. */
export const familyNotes = pgTable(
  'family_notes',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    studentId: id().notNull(),
    /** Empty: taken away. */
    text: text().notNull(),
    setBy: id().notNull(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.studentId] }),
    foreignKey({
      name: 'family_notes_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
  ],
);

/** Who was given something of a student's record, as 34 CFR 99.32 asks. Written by whoever discloses, through families. */
export const disclosures = pgTable(
  'disclosures',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    studentId: id().notNull(),
    what: text({ enum: ['data_copy', 'transcript', 'grades_file', 'eligibility_ledger'] }).notNull(),
    /** What for. */
    purpose: text({
      enum: [
        'own_request',
        'guardian_request',
        'school_work',
        'recruiting',
        'transcript_request',
        'verification',
      ],
    }).notNull(),
    /**
     * On what ground: the student's own right, a guardian's right, a school official's legitimate interest, or the family's
     * consent (34 CFR 99.30).
     */
    legalBasis: text({ enum: ['own_record', 'guardian_right', 'school_official', 'consent'] }).notNull(),
    /** The account that received it; null: somebody without one. */
    disclosedTo: id(),
    /** Who that is, as the family named them. */
    recipient: text(),
    /** The link by which they read a ledger, or what a check page of a transcript showed them; null: they got something else. */
    shareId: id(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'disclosures_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    index('disclosures_student_idx').on(t.schoolId, t.studentId, t.at.desc()),
    index('disclosures_share_idx').on(t.schoolId, t.shareId).where(sql`${t.shareId} is not null`),
    check(
      'disclosures_what',
      sql`${t.what} in ('data_copy', 'transcript', 'grades_file', 'eligibility_ledger')`,
    ),
    check(
      'disclosures_purpose',
      sql`${t.purpose} in ('own_request', 'guardian_request', 'school_work', 'recruiting', 'transcript_request', 'verification')`,
    ),
    check(
      'disclosures_legal_basis',
      sql`${t.legalBasis} in ('own_record', 'guardian_right', 'school_official', 'consent')`,
    ),
    check(
      'disclosures_recipient',
      sql`(${t.disclosedTo} is null) = (${t.recipient} is not null) and (${t.shareId} is null or ${t.disclosedTo} is null)`,
    ),
  ],
);

/** An account that a school made for a student, who signs in by a username and needs no email. Written by: student-accounts. */
export const studentAccounts = pgTable(
  'student_accounts',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    userId: id()
      .notNull()
      .references(() => users.id),
    studentId: id().notNull(),
    /** In small letters; nobody else's at this school, also after the account is gone. */
    username: text().notNull(),
    madeBy: id().notNull(),
    /** The send in which it was made, as a digest of the browser's id, and its line there: repeated, it makes nothing. */
    batchId: id().notNull(),
    line: integer().notNull(),
    /** When staff or a guardian last gave it a password; null: the one of its first sheet, or the student's own. */
    passwordResetAt: instant(),
    passwordResetBy: id(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.userId] }),
    uniqueIndex('student_accounts_user_key').on(t.userId),
    uniqueIndex('student_accounts_username_key').on(t.schoolId, t.username),
    uniqueIndex('student_accounts_line_key').on(t.schoolId, t.batchId, t.line),
    index('student_accounts_student_idx').on(t.schoolId, t.studentId),
    foreignKey({
      name: 'student_accounts_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('student_accounts_username', sql`${t.username} ~ '^[a-z0-9][a-z0-9._-]{1,29}$'`),
  ],
);

/** The consent of a child's parent that is asked for by email. Written by: consent. */
export const consentRequests = pgTable(
  'consent_requests',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    studentId: id().notNull(),
    /** The child's account. */
    subjectUserId: id().notNull(),
    /** The parent's, in small letters; null: none was named yet. */
    parentEmail: text(),
    /** The secret in the email is kept as its hash alone; null: none is out. */
    tokenHash: text(),
    /** Language of the email. */
    locale: text({ enum: ['en', 'es', 'fr', 'de'] }).notNull(),
    /** Until when a parent can answer; afterwards the child's account goes. */
    expiresAt: instant().notNull(),
    /** When the parent opened the link. */
    openedAt: instant(),
    answeredAt: instant(),
    answer: text({ enum: ['given', 'refused', 'expired'] }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'consent_requests_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    uniqueIndex('consent_requests_token_key').on(t.tokenHash),
    uniqueIndex('consent_requests_open_key').on(t.subjectUserId).where(sql`${t.answeredAt} is null`),
    index('consent_requests_student_idx').on(t.schoolId, t.studentId),
    index('consent_requests_due_idx').on(t.expiresAt).where(sql`${t.answeredAt} is null`),
    index('consent_requests_answered_idx').on(t.answeredAt).where(sql`${t.answeredAt} is not null`),
    check('consent_requests_locale', sql`${t.locale} in ('en', 'es', 'fr', 'de')`),
    check('consent_requests_answer', sql`${t.answer} in ('given', 'refused', 'expired')`),
    check('consent_requests_answered', sql`(${t.answeredAt} is null) = (${t.answer} is null)`),
  ],
);

/**
 * What was agreed to or objected to for a student: who, for whom, which text in which language, how it was verified, when
 * and from where. A decision is never changed: it is withdrawn, and another one made. Written by: consent.
 */
export const consents = pgTable(
  'consents',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    studentId: id().notNull(),
    /** The student's account; null: the record has none. */
    subjectUserId: id(),
    /** Use of the product by a child under 13 · AI models of other companies · directory information. */
    kind: text({ enum: ['child_account', 'ai_models', 'directory'] }).notNull(),
    /** `refused`: the opt-out of directory information, or a no to AI models. */
    decision: text({ enum: ['given', 'refused'] }).notNull(),
    /** Whose decision: a parent's, the school's for educational use, or the adult student's own. */
    basis: text({ enum: ['parent', 'school', 'self'] }).notNull(),
    /** How it was made sure that it is theirs. */
    method: text({
      enum: ['email_plus', 'signed_form', 'phone_or_video', 'signed_in', 'school_agreement'],
    }).notNull(),
    /** Which wording of the notice. */
    textVersion: text().notNull(),
    locale: text({ enum: ['en', 'es', 'fr', 'de'] }).notNull(),
    /** First day of the school year that an opt-out of directory information is for; null: not by year. */
    yearStartsOn: date({ mode: 'string' }),
    /** The account that gave it; null: by email, without one. */
    givenBy: id(),
    /** As they signed. */
    giverName: text().notNull(),
    giverEmail: text(),
    /** To the student; null: the student themselves, or the school. */
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
    }),
    /** Who at the school verified it; null: nobody had to. */
    verifiedBy: id(),
    ipAddress: inet(),
    givenAt: instant().notNull(),
    /** Email plus: when the second email went out, which says what was agreed to and how to take it back. */
    confirmationSentAt: instant(),
    withdrawnAt: instant(),
    withdrawnBy: id(),
    withdrawReason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'consents_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    uniqueIndex('consents_live_key').on(t.schoolId, t.studentId, t.kind).where(sql`${t.withdrawnAt} is null`),
    index('consents_subject_idx').on(t.subjectUserId),
    index('consents_unconfirmed_idx')
      .on(t.givenAt)
      .where(
        sql`${t.method} = 'email_plus' and ${t.confirmationSentAt} is null and ${t.withdrawnAt} is null`,
      ),
    check('consents_kind', sql`${t.kind} in ('child_account', 'ai_models', 'directory')`),
    check('consents_decision', sql`${t.decision} in ('given', 'refused')`),
    check('consents_basis', sql`${t.basis} in ('parent', 'school', 'self')`),
    check(
      'consents_method',
      sql`${t.method} in ('email_plus', 'signed_form', 'phone_or_video', 'signed_in', 'school_agreement')`,
    ),
    check('consents_locale', sql`${t.locale} in ('en', 'es', 'fr', 'de')`),
    check(
      'consents_relationship',
      sql`${t.relationship} in ('mother', 'father', 'parent', 'stepparent', 'grandparent', 'guardian', 'foster_parent', 'relative', 'other')`,
    ),
  ],
);
