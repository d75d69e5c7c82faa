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
import { createdAt, id, instant, schoolId } from './columns.ts';
import { courses } from './courses.ts';
import { schools } from './schools.ts';

/** What a lesson or an assignment said before. Append-only. Written by: authoring. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: id().primaryKey(),
    schoolId: schoolId().references(() => schools.id),
    courseId: id()
      .notNull()
      .references(() => courses.id),
    entity: text({ enum: ['lesson', 'assignment'] }).notNull(),
    entityId: id().notNull(),
    number: integer().notNull(),
    kind: text({ enum: ['autosave', 'published', 'restored', 'generated'] }).notNull(),
    /** A `LessonCopy` or an `AssignmentCopy`. */
    snapshot: jsonb().notNull(),
    by: id().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('content_versions_number_key').on(t.schoolId, t.entity, t.entityId, t.number).nullsNotDistinct(),
    index('content_versions_entity_idx').on(t.entityId, t.number),
    check('content_versions_entity', sql`${t.entity} in ('lesson', 'assignment')`),
    check('content_versions_kind', sql`${t.kind} in ('autosave', 'published', 'restored', 'generated')`),
  ],
);

/** A move of a course's dates, with what they were, so that it can be taken back. Written by: authoring. */
export const dateShifts = pgTable(
  'date_shifts',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    courseId: id().notNull(),
    days: integer().notNull(),
    /** Each date before and after; undoing leaves alone what somebody changed since. */
    changes: jsonb()
      .$type<{ entity: 'assignment' | 'session'; entityId: string; before: string; after: string }[]>()
      .notNull(),
    by: id().notNull(),
    at: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('date_shifts_course_idx').on(t.schoolId, t.courseId, t.at),
    foreignKey({
      name: 'date_shifts_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
  ],
);
