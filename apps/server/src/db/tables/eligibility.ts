import type { KeptLedger } from '@fieldhouse/domain/eligibility/history.ts';
import type { Repair } from '@fieldhouse/domain/eligibility/repairs.ts';
import type { BodySummary } from '@fieldhouse/domain/eligibility/risk.ts';
import type { Worsening } from '@fieldhouse/domain/eligibility/worsening.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { courses } from './courses.ts';
import { enrollments } from './coursework.ts';
import { studentProfiles } from './people.ts';
import { schools } from './schools.ts';

const day = () => date({ mode: 'string' });

/**
 * How a school stands with the NCAA Eligibility Center, from a day on. Append-only: of the rows that are in force the one that
 * began last holds, and of those the one entered last. Written by: eligibility.
 */
export const ncaaSchoolStatus = pgTable(
  'ncaa_school_status',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    /** Another school whose courses students bring along, by its name; null: this school. */
    outsideSchool: text(),
    effectiveOn: day().notNull(),
    accountStatus: text({
      enum: [
        'cleared',
        'extended_evaluation',
        'not_cleared',
        'in_review',
        'suspended',
        'withdrawn',
        'closed',
        'none',
      ],
    }).notNull(),
    /** Six digits of the College Board; null: not entered. */
    ceebCode: text(),
    /** The letter that a pass is worth at the least; null: the school doesn't say. */
    lowestPass: text({ enum: ['A', 'B', 'C', 'D'] }),
    areWeightsReported: boolean().notNull().default(false),
    areWeightsInGpa: boolean().notNull().default(false),
    /** Null: the school doesn't state it, and the lab clause isn't tested. */
    offersLabScience: boolean(),
    /** What the school credits for a course of one term: 0.5 for a semester; null: the school doesn't say. */
    unitsPerTerm: numeric({ precision: 4, scale: 2, mode: 'number' }),
    /** The seventh semester begins three years after grade 9 did. */
    isCalendarNontraditional: boolean().notNull().default(false),
    /** Where it was read, "High School Portal". */
    source: text().notNull(),
    checkedOn: day().notNull(),
    /** Why it was changed; null: the first entry. */
    reason: text(),
    enteredBy: id().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('ncaa_school_status_idx').on(t.schoolId, t.outsideSchool, t.effectiveOn),
    check(
      'ncaa_school_status_account',
      sql`${t.accountStatus} in ('cleared', 'extended_evaluation', 'not_cleared', 'in_review', 'suspended', 'withdrawn', 'closed', 'none')`,
    ),
    check('ncaa_school_status_pass', sql`${t.lowestPass} in ('A', 'B', 'C', 'D')`),
    check('ncaa_school_status_units', sql`${t.unitsPerTerm} > 0 and ${t.unitsPerTerm} <= 1`),
  ],
);

/**
 * A title on the NCAA list of a school, exactly as it is listed. A verdict counts a course by such a row alone, once a
 * registrar has confirmed it. With a course it is the platform's own mark (source 'platform'), which counts for the 16-course
 * bar alone; a trigger keeps it. Written by: eligibility.
 */
export const ncaaTitles = pgTable(
  'ncaa_titles',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    /** The course that the platform marked; null: a registrar confirmed the title. */
    courseId: id(),
    /** Another school whose list it stands on, by its name; null: this school's. */
    outsideSchool: text(),
    title: text().notNull(),
    /** Of a mark it may be missing. */
    area: text({
      enum: ['english', 'math', 'science', 'social_science', 'world_language', 'religion_philosophy'],
    }),
    /** The most that the list gives for it. */
    units: numeric({ precision: 4, scale: 2, mode: 'number' }).notNull(),
    /** Points that the school adds to the grade; 0: none. */
    weight: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    isLab: boolean().notNull().default(false),
    /** The first day on the list; null: since before anybody noted it. */
    validFrom: day(),
    /** The last day; null: it is listed. */
    validTo: day(),
    /** Where it was read. */
    source: text().notNull(),
    checkedOn: day().notNull(),
    /** Why it left the list; null: it is listed. */
    endReason: text(),
    /** Of a mark whoever set it; null there: the platform itself. */
    confirmedBy: id(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('ncaa_titles_key')
      .on(t.schoolId, t.courseId, t.outsideSchool, t.title, t.validFrom)
      .nullsNotDistinct(),
    index('ncaa_titles_course_idx').on(t.schoolId, t.courseId).where(sql`${t.courseId} is not null`),
    foreignKey({
      name: 'ncaa_titles_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }).onDelete('cascade'),
    check(
      'ncaa_titles_mark',
      sql`case when ${t.courseId} is null then ${t.confirmedBy} is not null and ${t.area} is not null else ${t.source} = 'platform' and ${t.outsideSchool} is null end`,
    ),
    check(
      'ncaa_titles_area',
      sql`${t.area} in ('english', 'math', 'science', 'social_science', 'world_language', 'religion_philosophy')`,
    ),
    check('ncaa_titles_units', sql`${t.units} > 0 and ${t.units} <= 1`),
    check('ncaa_titles_weight', sql`${t.weight} between 0 and 1`),
    check('ncaa_titles_dates', sql`${t.validFrom} <= ${t.validTo}`),
  ],
);

/** Dates and facts of a student that eligibility asks for; null is unknown. Each change is in record_changes. Written by: eligibility. */
export const eligibilityProfiles = pgTable(
  'eligibility_profiles',
  {
    schoolId: schoolId().notNull(),
    studentId: id().notNull(),
    /** The first enrollment in grade 9; repeating the grade doesn't change it. */
    grade9StartedOn: day(),
    /** The first day of classes of the seventh semester. */
    seventhSemesterOn: day(),
    eighthSemesterEndsOn: day(),
    graduationExpectedOn: day(),
    graduatedOn: day(),
    fullTimeCollegeOn: day(),
    /** Where the credentials come from: any schooling in the United States makes them 'mixed'. */
    schooling: text({ enum: ['us', 'mixed', 'international'] }),
    hasDocumentedDisability: boolean().notNull().default(false),
    /** Ten digits; null: not registered with the Eligibility Center, or not known. */
    ncaaId: text(),
    sport: text(),
    /** The bodies that the student aims at. */
    targets: text().array().notNull().default(sql`'{}'`),
    /** As the school uses it for class rank, of at most 6; the NAIA looks at it. */
    overallGpa: numeric({ precision: 5, scale: 3, mode: 'number' }),
    actScore: integer(),
    satScore: integer(),
    isTopHalf: boolean(),
    updatedBy: id().notNull(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.studentId] }),
    foreignKey({
      name: 'eligibility_profiles_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('eligibility_profiles_schooling', sql`${t.schooling} in ('us', 'mixed', 'international')`),
    check('eligibility_profiles_targets', sql`${t.targets} <@ array['DI', 'DII', 'NAIA']`),
  ],
);

/** When documents of a student who is taught at home went to the Eligibility Center. Each change is in record_changes. Written by: eligibility. */
export const homeSchoolDocuments = pgTable(
  'home_school_documents',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    document: text({
      enum: [
        'transcript',
        'administrator_statement',
        'core_course_worksheet',
        'proof_of_graduation',
        'other_transcripts',
      ],
    }).notNull(),
    /** The enrollment or credit of a worksheet; null: for all courses. */
    rowId: id(),
    /** Null: not sent after all. */
    sentOn: day(),
    by: id().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('home_school_documents_key').on(t.schoolId, t.studentId, t.document, t.rowId).nullsNotDistinct(),
    foreignKey({
      name: 'home_school_documents_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check(
      'home_school_documents_document',
      sql`${t.document} in ('transcript', 'administrator_statement', 'core_course_worksheet', 'proof_of_graduation', 'other_transcripts')`,
    ),
    check(
      'home_school_documents_row',
      sql`(${t.rowId} is not null) = (${t.document} = 'core_course_worksheet')`,
    ),
  ],
);

/** The first and last day of a course for one student, where no term says it. Each change is in record_changes. Written by: eligibility. */
export const courseDates = pgTable(
  'course_dates',
  {
    schoolId: schoolId().notNull(),
    enrollmentId: id().notNull(),
    studentId: id().notNull(),
    enteredOn: day(),
    exitedOn: day(),
    by: id().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.enrollmentId] }),
    index('course_dates_student_idx').on(t.schoolId, t.studentId),
    foreignKey({
      name: 'course_dates_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    foreignKey({
      name: 'course_dates_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('course_dates_order', sql`${t.enteredOn} <= ${t.exitedOn}`),
  ],
);

/** Students whose ledger has to be made anew: something changed that it rests on. Written by: eligibility. */
export const eligibilityDue = pgTable(
  'eligibility_due',
  {
    schoolId: schoolId().notNull(),
    studentId: id().notNull(),
    since: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.studentId] }),
    index('eligibility_due_idx').on(t.since),
    foreignKey({
      name: 'eligibility_due_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
  ],
);

/**
 * A student's ledger as it was, with what it was made from. A new row only where verdicts, outlooks or what they rest on
 * changed; the one with the highest number is current. Written by: eligibility.
 */
export const eligibilitySnapshots = pgTable(
  'eligibility_snapshots',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    number: integer().notNull(),
    /** Of what it was made from: the same makes no new row. */
    inputSha256: text().notNull(),
    ledger: jsonb().$type<KeptLedger>().notNull(),
    /** The same in short, for lists over many students. */
    summary: jsonb().$type<readonly BodySummary[]>().notNull().default([]),
    isCurrent: boolean().notNull(),
    /** The school's day on which it was last found to hold: days alone can change what it says. */
    checkedOn: day().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('eligibility_snapshots_number_key').on(t.schoolId, t.studentId, t.number),
    uniqueIndex('eligibility_snapshots_current_key').on(t.schoolId, t.studentId).where(sql`${t.isCurrent}`),
    foreignKey({
      name: 'eligibility_snapshots_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
  ],
);

/** How a school handles changes that would make a student's eligibility worse. No row: the defaults. Written by: eligibility. */
export const eligibilitySettings = pgTable(
  'eligibility_settings',
  {
    schoolId: schoolId()
      .primaryKey()
      .references(() => schools.id),
    /** Days in which a family may acknowledge a change before a counselor proceeds without. */
    signDays: integer().notNull(),
    updatedBy: id().notNull(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [check('eligibility_settings_days', sql`${t.signDays} between 1 and 30`)],
);

/**
 * A change that would make a student's eligibility worse: what it breaks, why staff want it, and who acknowledged it. It holds
 * for that one change, once. Kept as it was when it has been used. Written by: eligibility.
 */
export const eligibilityGuards = pgTable(
  'eligibility_guards',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    /** Of the contract, 'catalog.withdraw'. */
    procedure: text().notNull(),
    /** Of what it changes, without reasons. */
    changeSha256: text().notNull(),
    /** The course or credit that it is about. */
    title: text().notNull(),
    /** Where whoever asked carries it out; null: it isn't about one course. */
    courseId: id(),
    broken: jsonb().$type<readonly Worsening[]>().notNull(),
    repairs: jsonb().$type<readonly Repair[]>().notNull(),
    askedBy: id().notNull(),
    reason: text().notNull(),
    askedAt: instant().notNull(),
    /** The last day for the family; a counselor proceeds after it. */
    dueOn: day().notNull(),
    /** The adult student, or a guardian of a minor. */
    signedBy: id(),
    signedAt: instant(),
    /** A counselor, where nobody signed in time or nobody can. */
    proceededBy: id(),
    proceedReason: text(),
    proceededAt: instant(),
    /** Who may acknowledge it and said no. It goes on waiting: somebody may still acknowledge it, or a counselor proceed. */
    declinedBy: id(),
    /** What they said to it; null: nothing. */
    declineNote: text(),
    declinedAt: instant(),
    /** Whoever took the request back. */
    endedBy: id(),
    endedAt: instant(),
    /** When the change was made. */
    usedAt: instant(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('eligibility_guards_open_key')
      .on(t.schoolId, t.studentId, t.procedure, t.changeSha256)
      .where(sql`${t.usedAt} is null and ${t.endedAt} is null`),
    index('eligibility_guards_student_idx').on(t.schoolId, t.studentId, t.askedAt),
    index('eligibility_guards_waiting_idx')
      .on(t.schoolId, t.dueOn)
      .where(
        sql`${t.signedAt} is null and ${t.proceededAt} is null and ${t.usedAt} is null and ${t.endedAt} is null`,
      ),
    foreignKey({
      name: 'eligibility_guards_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('eligibility_guards_signed', sql`(${t.signedBy} is null) = (${t.signedAt} is null)`),
    check(
      'eligibility_guards_proceeded',
      sql`(${t.proceededBy} is null) = (${t.proceededAt} is null) and (${t.proceededBy} is null) = (${t.proceedReason} is null)`,
    ),
    check(
      'eligibility_guards_declined',
      sql`(${t.declinedBy} is null) = (${t.declinedAt} is null) and (${t.declineNote} is null or ${t.declinedBy} is not null)`,
    ),
    check('eligibility_guards_ended', sql`(${t.endedBy} is null) = (${t.endedAt} is null)`),
    check(
      'eligibility_guards_used',
      sql`${t.usedAt} is null or ${t.signedBy} is not null or ${t.proceededBy} is not null`,
    ),
  ],
);

/**
 * A coach reads a student's ledger by a secret link, for a time: who that is and why, who asked, who gave it on what ground,
 * and who ended it. Written by: eligibility.
 */
export const ledgerShares = pgTable(
  'ledger_shares',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    coachName: text().notNull(),
    /** Where the link was sent, in small letters; null: over for a week. */
    coachEmail: text(),
    /** The coach's college or club. */
    organization: text().notNull(),
    why: text().notNull(),
    /** Days for which the link works once it is given. */
    days: integer().notNull(),
    /** The student who asks a guardian; null: whoever gave it, gave it unasked. */
    askedBy: id(),
    askedAt: instant(),
    givenBy: id(),
    /** The student's own right, of age, or a guardian's for a minor. */
    basis: text({ enum: ['student', 'guardian'] }),
    givenAt: instant(),
    /** The secret in the email is kept as its hash alone; null: not given, or over. */
    tokenHash: text(),
    expiresAt: instant(),
    declinedBy: id(),
    declineNote: text(),
    declinedAt: instant(),
    endedBy: id(),
    /** As whom they ended it. */
    endedAs: text({ enum: ['student', 'guardian', 'school'] }),
    /** What the school said; families owe no reason. */
    endReason: text(),
    endedAt: instant(),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('ledger_shares_token_key').on(t.tokenHash),
    index('ledger_shares_student_idx').on(t.schoolId, t.studentId, t.createdAt),
    foreignKey({
      name: 'ledger_shares_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('ledger_shares_days', sql`${t.days} in (7, 30, 90)`),
    check('ledger_shares_basis', sql`${t.basis} in ('student', 'guardian')`),
    check('ledger_shares_asked', sql`(${t.askedBy} is null) = (${t.askedAt} is null)`),
    check('ledger_shares_begun', sql`${t.askedBy} is not null or ${t.givenBy} is not null`),
    check(
      'ledger_shares_given',
      sql`(${t.givenBy} is null) = (${t.givenAt} is null) and (${t.givenBy} is null) = (${t.basis} is null) and (${t.givenBy} is null) = (${t.expiresAt} is null)`,
    ),
    check('ledger_shares_token', sql`${t.tokenHash} is null or ${t.givenBy} is not null`),
    check(
      'ledger_shares_declined',
      sql`(${t.declinedBy} is null) = (${t.declinedAt} is null) and (${t.declinedBy} is null or ${t.givenBy} is null)`,
    ),
    check('ledger_shares_ended_as', sql`${t.endedAs} in ('student', 'guardian', 'school')`),
    check(
      'ledger_shares_ended',
      sql`(${t.endedBy} is null) = (${t.endedAt} is null) and (${t.endedBy} is null) = (${t.endedAs} is null)`,
    ),
  ],
);
