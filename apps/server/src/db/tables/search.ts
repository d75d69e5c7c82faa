import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, schoolId } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What can be searched for: courses of any state, published lessons and assignments. Kept by triggers
 * (db/rls/search-triggers.sql) and read through `app.search` alone. Written by: search.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    schoolId: schoolId().notNull(),
    kind: text({ enum: ['course', 'assignment', 'lesson'] }).notNull(),
    entityId: id().notNull(),
    /** Of a course its own id. */
    courseId: id().notNull(),
    status: text().notNull(),
    title: text().notNull(),
    /** The title as `app.fold` writes it. */
    titleKey: text().notNull(),
    /** What it is about: its description, objectives and key concepts. */
    lead: text().notNull(),
    /** The rest of its text; of a course its subject. */
    body: text().notNull(),
    /** Title (weight A) and lead (B), with positions: found here, it ranks first. */
    headWords: tsvector().notNull(),
    /** All its words without positions, and `=` with the id of its school. */
    words: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.kind, t.entityId] }),
    index('search_entries_course_idx').on(t.courseId),
    // Published content changes rarely: written at once, so that no search reads through what is pending.
    index('search_entries_courses_idx')
      .using('gin', t.words)
      .with({ fastupdate: false })
      .where(sql`${t.kind} = 'course'`),
    index('search_entries_lessons_idx')
      .using('gin', t.words)
      .with({ fastupdate: false })
      .where(sql`${t.kind} = 'lesson'`),
    index('search_entries_assignments_idx')
      .using('gin', t.words)
      .with({ fastupdate: false })
      .where(sql`${t.kind} = 'assignment'`),
    index('search_entries_head_idx').using('gin', t.headWords).with({ fastupdate: false }),
    index('search_entries_title_idx')
      .using('gin', sql`${t.titleKey} gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
);
