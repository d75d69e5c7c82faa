import type { SavedWishes } from '@fieldhouse/contract/plan-wishes.ts';
import type { TermSpan } from '@fieldhouse/domain/planning/saved-terms.ts';
import { sql } from 'drizzle-orm';
import {
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
import { enrollments } from './coursework.ts';
import { studentProfiles } from './people.ts';

/**
 * A version of a student's course plan. A draft is changed in place; once it is proposed it stays as it is, and what is
 * changed from then on is the next version. Written by: plans.
 */
export const plans = pgTable(
  'plans',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    /** Counts the versions of a student from 1. */
    number: integer().notNull(),
    /** 'replaced': a later version was proposed or approved in its place. */
    state: text({ enum: ['draft', 'proposed', 'approved', 'returned', 'replaced'] }).notNull(),
    /** What it was made for: goals, limits, wishes and expected grades. */
    wishes: jsonb().$type<SavedWishes>().notNull(),
    /** Made by the browser: a first save that is sent twice makes one draft. */
    planKey: id().notNull(),
    createdBy: id().notNull(),
    createdAt: createdAt(),
    updatedBy: id().notNull(),
    updatedAt: updatedAt(),
    version: version(),
    proposedBy: id(),
    proposedAt: instant(),
    /** What whoever proposed it said; null: nothing. */
    proposalNote: text(),
    decidedBy: id(),
    decidedAt: instant(),
    /** Why it was returned, or what was said when it was approved. */
    decisionReason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('plans_number_key').on(t.schoolId, t.studentId, t.number),
    uniqueIndex('plans_draft_key').on(t.schoolId, t.studentId).where(sql`${t.state} = 'draft'`),
    uniqueIndex('plans_proposed_key').on(t.schoolId, t.studentId).where(sql`${t.state} = 'proposed'`),
    uniqueIndex('plans_approved_key').on(t.schoolId, t.studentId).where(sql`${t.state} = 'approved'`),
    foreignKey({
      name: 'plans_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('plans_state', sql`${t.state} in ('draft', 'proposed', 'approved', 'returned', 'replaced')`),
    check('plans_proposed', sql`(${t.proposedAt} is null) = (${t.proposedBy} is null)`),
    check('plans_decided', sql`(${t.decidedAt} is null) = (${t.decidedBy} is null)`),
    check('plans_draft', sql`(${t.state} = 'draft') = (${t.proposedAt} is null)`),
    check(
      'plans_returned',
      sql`${t.state} <> 'returned' or (${t.decidedAt} is not null and ${t.decisionReason} is not null)`,
    ),
    check('plans_approved', sql`${t.state} <> 'approved' or ${t.decidedAt} is not null`),
  ],
);

/** A course of a plan in the terms in which it is to be taken. Written by: plans. */
export const planItems = pgTable(
  'plan_items',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    planId: id().notNull(),
    studentId: id().notNull(),
    /** A course that is deleted leaves its title here. */
    courseId: id().notNull(),
    orderIndex: integer().notNull(),
    /** As the course was called when the plan was saved. */
    title: text().notNull(),
    credits: numeric({ precision: 5, scale: 3, mode: 'number' }).notNull(),
    /** The grade that is expected. */
    grade: text({ enum: ['A', 'B', 'C', 'D', 'F'] }).notNull(),
    /** The terms as they were then; those that the school hadn't entered by their pattern. */
    terms: jsonb().$type<readonly TermSpan[]>().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    /** When a place was asked for last; null: not yet. */
    askedAt: instant(),
    askedBy: id(),
    /** The place that was asked for; null: none. */
    enrollmentId: id(),
    /** Why no place could be asked for; null: it was, or nobody has tried. */
    refusal: text({ enum: ['prerequisites', 'not_offered', 'repeat'] }),
    /** Titles that the course asks for first. */
    refusalTitles: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('plan_items_course_key').on(t.schoolId, t.planId, t.courseId),
    index('plan_items_student_idx').on(t.schoolId, t.studentId),
    foreignKey({
      name: 'plan_items_plan_fk',
      columns: [t.schoolId, t.planId],
      foreignColumns: [plans.schoolId, plans.id],
    }),
    foreignKey({
      name: 'plan_items_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'plan_items_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    check('plan_items_grade', sql`${t.grade} in ('A', 'B', 'C', 'D', 'F')`),
    check('plan_items_dates', sql`${t.startsOn} <= ${t.endsOn}`),
    check('plan_items_refusal', sql`${t.refusal} in ('prerequisites', 'not_offered', 'repeat')`),
    check('plan_items_asked', sql`(${t.askedAt} is null) = (${t.askedBy} is null)`),
    check(
      'plan_items_outcome',
      sql`${t.askedAt} is not null or (${t.enrollmentId} is null and ${t.refusal} is null)`,
    ),
  ],
);
