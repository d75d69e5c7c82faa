import type { StudentId } from '@fieldhouse/contract/ids.ts';
import type { GraduationVerdict, Requirement } from '@fieldhouse/domain/records/graduation.ts';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, schoolId } from './columns.ts';
import { studentProfiles } from './people.ts';
import { schools } from './schools.ts';

/**
 * What a school asks for its diploma, from a graduating class on. Append-only: of the rows that begin with one year the one
 * with the highest number holds, until the class with which another set begins. Written by: graduation.
 */
export const requirementSets = pgTable(
  'requirement_sets',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    /** Grows with each entry of the school. */
    number: integer().notNull(),
    /** The first graduating class for which it holds. */
    fromYear: integer().notNull(),
    /** Null, as the next two: what was entered for that class is taken back. */
    name: text(),
    requirements: jsonb().$type<readonly Requirement[]>(),
    totalCredits: numeric({ precision: 6, scale: 3, mode: 'number' }),
    /** Why an earlier one was changed; null: it is the first of that year. */
    reason: text(),
    enteredBy: id().notNull(),
    enteredAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('requirement_sets_number_key').on(t.schoolId, t.number),
    check('requirement_sets_year', sql`${t.fromYear} between 1950 and 2150`),
    check(
      'requirement_sets_whole',
      sql`num_nulls(${t.name}, ${t.requirements}, ${t.totalCredits}) in (0, 3)`,
    ),
    check('requirement_sets_taken_back', sql`${t.name} is not null or ${t.reason} is not null`),
  ],
);

/**
 * A diploma that a person awarded, with what the record was measured by then. One holds at a time; one that was a mistake is
 * withdrawn and stays. Its date is the profile's day of graduation. Written by: graduation.
 */
export const diplomas = pgTable(
  'diplomas',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().$type<StudentId>().notNull(),
    /** The date that it carries, by the school's calendar. */
    awardedOn: date({ mode: 'string' }).notNull(),
    /** Null: the school asked nothing of that class. */
    setName: text(),
    /** How the record stood; null: there was no set. */
    verdict: text({ enum: ['met', 'on_the_way', 'short'] }).$type<GraduationVerdict>(),
    creditsEarned: numeric({ precision: 7, scale: 3, mode: 'number' }).notNull(),
    /** Why it was awarded though the requirements weren't met; null: they were, or there were none. */
    reason: text(),
    awardedBy: id().notNull(),
    awardedAt: instant().notNull(),
    withdrawnBy: id(),
    withdrawReason: text(),
    withdrawnAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('diplomas_student_idx').on(t.schoolId, t.studentId, t.awardedAt),
    uniqueIndex('diplomas_held_key').on(t.schoolId, t.studentId).where(sql`${t.withdrawnAt} is null`),
    foreignKey({
      name: 'diplomas_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('diplomas_verdict', sql`${t.verdict} in ('met', 'on_the_way', 'short')`),
    check('diplomas_reason', sql`${t.verdict} is null or ${t.verdict} = 'met' or ${t.reason} is not null`),
    check(
      'diplomas_withdrawn',
      sql`num_nulls(${t.withdrawnBy}, ${t.withdrawReason}, ${t.withdrawnAt}) in (0, 3)`,
    ),
  ],
);
