import type { MissingPolicy } from '@fieldhouse/domain/grading/course-totals.ts';
import type { LatePolicy } from '@fieldhouse/domain/grading/late.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, id, schoolId, updatedAt, version, weight } from './columns.ts';
import { courses } from './courses.ts';
import { schools } from './schools.ts';

/** How one course adds up. No row: by points, with the school's policies. Written by: gradebook. */
export const courseGrading = pgTable(
  'course_grading',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    courseId: id().notNull(),
    weighting: text({ enum: ['points', 'categories'] }).notNull(),
    /** Null: the school's policy. */
    late: jsonb().$type<LatePolicy>(),
    missing: jsonb().$type<MissingPolicy>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.courseId] }),
    foreignKey({
      name: 'course_grading_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    check('course_grading_weighting', sql`${t.weighting} in ('points', 'categories')`),
  ],
);

/** Homework, quizzes, examinations: what is weighed and dropped together. Written by: gradebook. */
export const gradeCategories = pgTable(
  'grade_categories',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    courseId: id().notNull(),
    name: text().notNull(),
    /** Share of the course's total; null where the course weighs points. */
    weightRatio: weight(),
    /** Points: points over points possible. Percents: the mean of the percents, each piece counting alike. */
    mean: text({ enum: ['points', 'percents'] }).notNull(),
    dropLowest: integer().notNull().default(0),
    dropHighest: integer().notNull().default(0),
    /** Assignments that are never dropped. */
    neverDropIds: id().array().notNull().default(sql`'{}'`),
    orderIndex: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('grade_categories_name_key').on(t.schoolId, t.courseId, t.name),
    index('grade_categories_course_idx').on(t.schoolId, t.courseId),
    foreignKey({
      name: 'grade_categories_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    check('grade_categories_mean', sql`${t.mean} in ('points', 'percents')`),
    check('grade_categories_drops', sql`${t.dropLowest} >= 0 and ${t.dropHighest} >= 0`),
    check('grade_categories_weight', sql`${t.weightRatio} >= 0`),
  ],
);
