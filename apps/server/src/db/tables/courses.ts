import type { LessonBody, LessonCopy } from '@fieldhouse/contract/content.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { files } from './files.ts';
import { schools } from './schools.ts';
import { terms } from './terms.ts';

/**
 * A course of a school, or of the platform's library (school_id null). Adopting a library course copies it.
 * Written by: authoring.
 */
export const courses = pgTable(
  'courses',
  {
    id: id().primaryKey(),
    schoolId: schoolId().references(() => schools.id),
    title: text().notNull(),
    subject: text().notNull(),
    description: text().notNull().default(''),
    status: text({ enum: ['draft', 'published', 'archived'] }).notNull(),
    /** 0 (kindergarten) to 12; null: any grade. */
    gradeLevel: integer(),
    credits: numeric({ precision: 5, scale: 3, mode: 'number' }).notNull().default(1),
    level: text({ enum: ['general', 'honors', 'ap', 'ib', 'dual'] })
      .notNull()
      .default('general'),
    /** Null: made by the platform itself. */
    createdBy: id(),
    /** The platform's own flag for its progress bar; no verdict rests on it. */
    ncaaApproved: boolean().notNull().default(false),
    ncaaSetBy: id(),
    ncaaSetAt: instant(),
    ncaaArea: text({
      enum: ['english', 'math', 'science', 'social_science', 'world_language', 'religion_philosophy'],
    }),
    /** Null: the school's own mode. */
    enrollmentMode: text({ enum: ['auto', 'approval'] }),
    /** Null: unlimited. */
    capacity: integer(),
    /** Null: not bound to a term. */
    termId: id(),
    /** The title as transcripts and the NCAA print it; null: the course's own title. */
    transcriptTitle: text(),
    /** A teacher asked to publish, where the school has to approve; null: nobody asks now. */
    publishRequestedAt: instant(),
    publishRequestedBy: id(),
    publishDecidedBy: id(),
    publishDecidedAt: instant(),
    /** Why it was not approved; null: it was, or nobody has decided. */
    publishRefusal: text(),
    /** Library only: somebody without a school may take it. */
    isPublic: boolean().notNull().default(false),
    /** The library course this was copied from; no foreign key, since nothing in a school points out of it. */
    sourceCourseId: id(),
    /**
     * The course whose content this is: itself, what it was copied from, through any number of copies, or what a registrar
     * said. Credit counts once per origin, and once per part where it is one. Left out, a trigger writes the course's own id. No foreign key, as above.
     */
    contentOriginId: id().notNull().default(sql`null`),
    /** Which part of that content it is, of `contentParts`: a semester is the first or second half. Null: all of it. */
    contentPart: integer(),
    contentParts: integer(),
    /** Another school or program that provides it, by its name; null: the school itself. */
    provider: text(),
    /** How it is taught; null: not said. */
    mode: text({ enum: ['in_person', 'online', 'nontraditional'] }),
    /** Opened by the school without a teacher: it grades itself. */
    isOpened: boolean().notNull().default(false),
    /** The color that its authors chose, of `COURSE_COLORS`; null: nobody has. */
    chosenColor: integer(),
    /** The color that everybody sees: the chosen one, else one that follows from the id and so never changes by itself. */
    color: integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(chosen_color, 1 + get_byte(uuid_send(id), 15) % 8)`),
    /** A picture of the school's, shown with the course; null: none. */
    imageFileId: id(),
    /** What the picture shows, in words; empty: it is decoration. Null together with the picture. */
    imageAlt: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    unique('courses_school_key').on(t.schoolId, t.id),
    index('courses_catalog_idx').on(t.schoolId, t.status, t.title),
    index('courses_subject_idx').on(t.schoolId, t.subject, t.gradeLevel),
    uniqueIndex('courses_adopted_key')
      .on(t.schoolId, t.sourceCourseId)
      .where(sql`${t.status} <> 'archived' and ${t.sourceCourseId} is not null`),
    foreignKey({
      name: 'courses_term_fk',
      columns: [t.schoolId, t.termId],
      foreignColumns: [terms.schoolId, terms.id],
    }),
    index('courses_requests_idx').on(t.schoolId).where(sql`${t.publishRequestedAt} is not null`),
    check('courses_status', sql`${t.status} in ('draft', 'published', 'archived')`),
    check('courses_level', sql`${t.level} in ('general', 'honors', 'ap', 'ib', 'dual')`),
    check('courses_grade_level', sql`${t.gradeLevel} between 0 and 12`),
    check('courses_credits', sql`${t.credits} > 0`),
    check('courses_title_present', sql`length(trim(${t.title})) > 0`),
    check('courses_enrollment_mode', sql`${t.enrollmentMode} in ('auto', 'approval')`),
    check('courses_capacity', sql`${t.capacity} > 0`),
    check(
      'courses_ncaa_area',
      sql`${t.ncaaArea} in ('english', 'math', 'science', 'social_science', 'world_language', 'religion_philosophy')`,
    ),
    check(
      'courses_content_part',
      sql`(${t.contentPart} is null) = (${t.contentParts} is null) and ${t.contentPart} between 1 and ${t.contentParts} and ${t.contentParts} between 2 and 6`,
    ),
    check('courses_mode', sql`${t.mode} in ('in_person', 'online', 'nontraditional')`),
    check('courses_public_is_library', sql`not ${t.isPublic} or ${t.schoolId} is null`),
    foreignKey({
      name: 'courses_image_fk',
      columns: [t.schoolId, t.imageFileId],
      foreignColumns: [files.schoolId, files.id],
    }),
    check('courses_chosen_color', sql`${t.chosenColor} between 1 and 8`),
    check('courses_image_has_words', sql`(${t.imageFileId} is null) = (${t.imageAlt} is null)`),
  ],
);

/** Who teaches a course. Ended, never deleted. Written by: catalog. */
export const courseTeachers = pgTable(
  'course_teachers',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    courseId: id().notNull(),
    userId: id().notNull(),
    role: text({ enum: ['owner', 'teacher', 'grader'] }).notNull(),
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'course_teachers_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    uniqueIndex('course_teachers_live_key')
      .on(t.schoolId, t.courseId, t.userId)
      .where(sql`${t.endedAt} is null`),
    uniqueIndex('course_teachers_owner_key')
      .on(t.schoolId, t.courseId)
      .where(sql`${t.role} = 'owner' and ${t.endedAt} is null`),
    index('course_teachers_user_idx').on(t.userId),
    check('course_teachers_role', sql`${t.role} in ('owner', 'teacher', 'grader')`),
  ],
);

/** What a student should have before, or take beside, a course: another course, or words. Written by: catalog. */
export const coursePrerequisites = pgTable(
  'course_prerequisites',
  {
    id: id().primaryKey(),
    schoolId: schoolId().references(() => schools.id),
    courseId: id()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    requiresCourseId: id().references(() => courses.id, { onDelete: 'cascade' }),
    /** What no course says: "A laptop with a microphone". */
    requiresText: text(),
    kind: text({ enum: ['required', 'recommended', 'corequisite'] }).notNull(),
    /** Least share of one in the other course; null: to have passed it is enough. */
    minRatio: numeric({ precision: 5, scale: 4, mode: 'number' }),
    orderIndex: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'course_prerequisites_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    foreignKey({
      name: 'course_prerequisites_requires_fk',
      columns: [t.schoolId, t.requiresCourseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    index('course_prerequisites_course_idx').on(t.schoolId, t.courseId),
    uniqueIndex('course_prerequisites_pair_key').on(t.courseId, t.requiresCourseId),
    check('course_prerequisites_kind', sql`${t.kind} in ('required', 'recommended', 'corequisite')`),
    check('course_prerequisites_source', sql`(${t.requiresCourseId} is null) <> (${t.requiresText} is null)`),
    check('course_prerequisites_other', sql`${t.requiresCourseId} <> ${t.courseId}`),
    check(
      'course_prerequisites_min_ratio',
      sql`${t.minRatio} is null or (${t.minRatio} > 0 and ${t.minRatio} <= 1 and ${t.requiresCourseId} is not null)`,
    ),
  ],
);

/** Counts that lists show. Maintained with enrolment and publishing. Written by: catalog. */
export const courseStats = pgTable(
  'course_stats',
  {
    courseId: id()
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    schoolId: schoolId().references(() => schools.id),
    enrolledCount: integer().notNull().default(0),
    lessonCount: integer().notNull().default(0),
    assignmentCount: integer().notNull().default(0),
    publishedMinutes: integer().notNull().default(0),
  },
  (t) => [index('course_stats_school_idx').on(t.schoolId, t.courseId)],
);

/** Written by: authoring. */
export const courseModules = pgTable(
  'course_modules',
  {
    id: id().primaryKey(),
    schoolId: schoolId().references(() => schools.id),
    courseId: id()
      .notNull()
      .references(() => courses.id),
    title: text().notNull(),
    orderIndex: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    unique('course_modules_school_key').on(t.schoolId, t.id),
    unique('course_modules_order_key').on(t.schoolId, t.courseId, t.orderIndex).nullsNotDistinct(),
    foreignKey({
      name: 'course_modules_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
  ],
);

/** Written by: authoring. */
export const lessons = pgTable(
  'lessons',
  {
    id: id().primaryKey(),
    schoolId: schoolId().references(() => schools.id),
    courseId: id()
      .notNull()
      .references(() => courses.id),
    moduleId: id()
      .notNull()
      .references(() => courseModules.id),
    title: text().notNull(),
    orderIndex: integer().notNull(),
    videoUrl: text(),
    /** Null: not estimated. */
    estimatedMinutes: integer(),
    content: jsonb().$type<LessonBody>().notNull(),
    /** What its authors changed and haven't published; null: nothing. Students never get it. */
    workingCopy: jsonb().$type<LessonCopy>(),
    status: text({ enum: ['draft', 'published'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    unique('lessons_school_key').on(t.schoolId, t.id),
    unique('lessons_order_key').on(t.schoolId, t.moduleId, t.orderIndex).nullsNotDistinct(),
    index('lessons_course_idx').on(t.schoolId, t.courseId),
    foreignKey({
      name: 'lessons_module_fk',
      columns: [t.schoolId, t.moduleId],
      foreignColumns: [courseModules.schoolId, courseModules.id],
    }),
    check('lessons_status', sql`${t.status} in ('draft', 'published')`),
    check('lessons_minutes', sql`${t.estimatedMinutes} > 0`),
    check('lessons_video_https', sql`${t.videoUrl} like 'https://%'`),
  ],
);
