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
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { courses } from './courses.ts';
import { files } from './files.ts';
import { schools } from './schools.ts';
import { users } from './sign-in.ts';

/** Material to study with: of one course, or of the whole school. Archived, never deleted. Written by: resources. */
export const resources = pgTable(
  'resources',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    /** Null: for the whole school. */
    courseId: id(),
    title: text().notNull(),
    /** What its current version is, by its bytes or its address. */
    type: text({ enum: ['pdf', 'video', 'image', 'link'] }).notNull(),
    description: text().notNull().default(''),
    featured: boolean().notNull().default(false),
    uploadedBy: id().notNull(),
    /** Written in the transaction of the version; no foreign key, since each would need the other first. */
    currentVersionId: id().notNull(),
    /** People who opened it, each once a day. Maintained. */
    views: integer().notNull().default(0),
    /** Maintained. */
    downloads: integer().notNull().default(0),
    archivedAt: instant(),
    /** The version whose file was found missing, so that its uploader is told of it once; null: none. */
    missingVersionId: id(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'resources_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    foreignKey({ name: 'resources_uploader_fk', columns: [t.uploadedBy], foreignColumns: [users.id] }),
    index('resources_course_idx').on(t.schoolId, t.courseId, t.createdAt),
    check('resources_type', sql`${t.type} in ('pdf', 'video', 'image', 'link')`),
    check('resources_title_present', sql`length(trim(${t.title})) > 0`),
    check('resources_counts', sql`${t.views} >= 0 and ${t.downloads} >= 0`),
  ],
);

/** What a resource was and is: a file, or an address. Append-only. Written by: resources. */
export const resourceVersions = pgTable(
  'resource_versions',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    resourceId: id().notNull(),
    /** From 1, without gaps. */
    number: integer().notNull(),
    type: text({ enum: ['pdf', 'video', 'image', 'link'] }).notNull(),
    fileId: id(),
    url: text(),
    sizeBytes: integer(),
    /** Of a video; null: not known, or no video. */
    durationSeconds: integer(),
    /** What changed, in its author's words. */
    note: text(),
    by: id().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'resource_versions_resource_fk',
      columns: [t.schoolId, t.resourceId],
      foreignColumns: [resources.schoolId, resources.id],
    }),
    foreignKey({
      name: 'resource_versions_file_fk',
      columns: [t.schoolId, t.fileId],
      foreignColumns: [files.schoolId, files.id],
    }),
    unique('resource_versions_number_key').on(t.schoolId, t.resourceId, t.number),
    index('resource_versions_file_idx').on(t.schoolId, t.fileId),
    check('resource_versions_type', sql`${t.type} in ('pdf', 'video', 'image', 'link')`),
    check('resource_versions_source', sql`(${t.fileId} is null) <> (${t.url} is null)`),
    check('resource_versions_https', sql`${t.url} like 'https://%'`),
    check('resource_versions_duration', sql`${t.durationSeconds} >= 0`),
  ],
);

/** Who opened a resource on which day (UTC), so that each counts once. Written by: resources. */
export const resourceViews = pgTable(
  'resource_views',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    resourceId: id().notNull(),
    userId: id().notNull(),
    on: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('resource_views_day_key').on(t.schoolId, t.resourceId, t.userId, t.on),
    foreignKey({
      name: 'resource_views_resource_fk',
      columns: [t.schoolId, t.resourceId],
      foreignColumns: [resources.schoolId, resources.id],
    }),
  ],
);
