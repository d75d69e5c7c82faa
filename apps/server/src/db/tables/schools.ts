import type { GradeSteps } from '@fieldhouse/domain/grading/grading-scale.ts';
import type { LatePolicy } from '@fieldhouse/domain/grading/late.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';

/** A tenant: a school, a homeschool family, or the hidden place of one person without a school. Written by: schools. */
export const schools = pgTable(
  'schools',
  {
    id: id().primaryKey(),
    kind: text({ enum: ['school', 'homeschool', 'personal'] }).notNull(),
    name: text().notNull(),
    /** What students type beside their username; chosen once, since it is printed on sheets. Null: not chosen yet. */
    signInName: text(),
    /** The address given at registration; who signs up with it and confirms it is the first admin. */
    registeredEmail: text(),
    /** When the link mailed there was opened; null: not yet, and until then the school's codes open nothing. */
    registeredEmailConfirmedAt: instant(),
    email: text(),
    phone: text(),
    address: text(),
    website: text(),
    principalName: text(),
    country: text().notNull().default('USA'),
    timeZone: text().notNull().default('America/New_York'),
    paymentStatus: text({ enum: ['active', 'expired', 'suspended'] })
      .notNull()
      .default('active'),
    status: text({ enum: ['active', 'closed'] })
      .notNull()
      .default('active'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    index('schools_created_idx').on(t.createdAt.desc()),
    uniqueIndex('schools_sign_in_name_key').on(t.signInName),
    check('schools_sign_in_name', sql`${t.signInName} ~ '^[a-z][a-z0-9-]{2,29}$'`),
    check('schools_kind', sql`${t.kind} in ('school', 'homeschool', 'personal')`),
    check('schools_payment_status', sql`${t.paymentStatus} in ('active', 'expired', 'suspended')`),
    check('schools_status', sql`${t.status} in ('active', 'closed')`),
    check('schools_name_present', sql`length(trim(${t.name})) > 0`),
  ],
);

/** Codes with which people join. Unique over all schools while active. Written by: schools. */
export const schoolCodes = pgTable(
  'school_codes',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    code: text().notNull(),
    /** Subset of student, teacher, parent, school_admin. */
    roles: text().array().notNull(),
    isActive: boolean().notNull().default(true),
    expiresAt: instant(),
    maxUses: integer(),
    useCount: integer().notNull().default(0),
    /** Null: made by registration, before anyone had an account. */
    createdBy: id(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('school_codes_active_key').on(t.code).where(sql`${t.isActive}`),
    check('school_codes_pattern', sql`${t.code} ~ '^[A-Z]{3}[0-9]{4}$'`),
    check(
      'school_codes_roles',
      sql`${t.roles} <@ array['student', 'teacher', 'parent', 'school_admin'] and cardinality(${t.roles}) > 0`,
    ),
  ],
);

/** How a school shows itself. Written by: schools. */
export const schoolBranding = pgTable('school_branding', {
  schoolId: schoolId()
    .primaryKey()
    .references(() => schools.id),
  brandingText: text(),
  /** Key of the logo among the public files; its name is a hash of its bytes. Null: none. */
  logoKey: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
});

/** How a school grades, enrols and publishes. Of those in effect the one with the latest date and highest number counts. Append-only. Written by: schools. */
export const gradingPolicies = pgTable(
  'grading_policies',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    number: integer().notNull(),
    effectiveOn: date({ mode: 'string' }).notNull(),
    missing: jsonb()
      .$type<{ kind: 'not_counted' | 'zero' } | { kind: 'percent'; percent: number }>()
      .notNull(),
    /** What work that comes late loses. */
    late: jsonb().$type<LatePolicy>().notNull().default({ kind: 'none' }),
    aiRelease: text({ enum: ['teacher_confirms', 'at_once'] }).notNull(),
    defaultRelease: text({ enum: ['immediate', 'held'] }).notNull(),
    officialGpa: text({ enum: ['mean_over_25', 'scale_unweighted', 'scale_weighted'] }).notNull(),
    /** Which attempts at a repeated course count in the official GPA. */
    repeats: text({ enum: ['best', 'latest', 'average'] })
      .notNull()
      .default('best'),
    enrollmentMode: text({ enum: ['auto', 'approval'] }).notNull(),
    coursePublishing: text({ enum: ['approval', 'teacher'] }).notNull(),
    /** The last day on which students drop courses themselves; null: the school takes them out. */
    dropUntil: date({ mode: 'string' }),
    createdBy: id(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('grading_policies_number_key').on(t.schoolId, t.number),
    index('grading_policies_effective_idx').on(t.schoolId, t.effectiveOn, t.number),
    check('grading_policies_ai_release', sql`${t.aiRelease} in ('teacher_confirms', 'at_once')`),
    check('grading_policies_default_release', sql`${t.defaultRelease} in ('immediate', 'held')`),
    check(
      'grading_policies_official_gpa',
      sql`${t.officialGpa} in ('mean_over_25', 'scale_unweighted', 'scale_weighted')`,
    ),
    check('grading_policies_repeats', sql`${t.repeats} in ('best', 'latest', 'average')`),
    check('grading_policies_enrollment_mode', sql`${t.enrollmentMode} in ('auto', 'approval')`),
    check('grading_policies_course_publishing', sql`${t.coursePublishing} in ('approval', 'teacher')`),
  ],
);

/**
 * The grading scale of a school from a day on, until the next one begins; before the first it is the platform's standard
 * scale. Of the rows for one day the one with the highest number holds. Append-only: posted grades name the row by which
 * they were lettered. Written by: schools.
 */
export const gradingScales = pgTable(
  'grading_scales',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    /** Another school whose grades students bring along, by its name; null: this school. */
    outsideSchool: text(),
    number: integer().notNull(),
    /** Null: since the school began. */
    effectiveOn: date({ mode: 'string' }),
    /** The highest first. Null: what was entered for that day is taken back. */
    steps: jsonb().$type<GradeSteps>(),
    reason: text().notNull(),
    enteredBy: id().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('grading_scales_number_key').on(t.schoolId, t.number),
    check('grading_scales_steps', sql`jsonb_array_length(${t.steps}) between 2 and 20`),
  ],
);
