import { sql } from 'drizzle-orm';
import {
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
import { createdAt, id, instant, schoolId } from './columns.ts';
import { courses, lessons } from './courses.ts';
import { enrollments } from './coursework.ts';
import { studentProfiles } from './people.ts';

/** What a student did in a lesson. Append-only, kept 3 years. Written by: lessons. */
export const lessonEvents = pgTable(
  'lesson_events',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    /** Made by the client; the same event sent twice counts once. */
    clientEventId: id().notNull(),
    studentId: id().notNull(),
    enrollmentId: id().notNull(),
    lessonId: id().notNull(),
    kind: text({ enum: ['opened', 'completed', 'uncompleted', 'position'] }).notNull(),
    /** Where reading stood: index of the block of text at the top of the window. Set for `position` alone. */
    position: integer(),
    occurredAt: instant().notNull(),
    receivedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('lesson_events_client_key').on(t.schoolId, t.studentId, t.clientEventId),
    index('lesson_events_lesson_idx').on(t.schoolId, t.enrollmentId, t.lessonId),
    foreignKey({
      name: 'lesson_events_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    index('lesson_events_received_idx').on(t.schoolId, t.studentId, t.receivedAt),
    foreignKey({
      name: 'lesson_events_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'lesson_events_lesson_fk',
      columns: [t.schoolId, t.lessonId],
      foreignColumns: [lessons.schoolId, lessons.id],
    }),
    check('lesson_events_kind', sql`${t.kind} in ('opened', 'completed', 'uncompleted', 'position')`),
    check('lesson_events_position', sql`(${t.kind} = 'position') = (${t.position} is not null)`),
  ],
);

/** Fold of the events per enrollment and lesson. Maintained. Written by: lessons. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    schoolId: schoolId().notNull(),
    enrollmentId: id().notNull(),
    studentId: id().notNull(),
    lessonId: id().notNull(),
    courseId: id().notNull(),
    /** Null: not completed, or taken back. */
    completedAt: instant(),
    lastOpenedAt: instant(),
    /** Block of text at which reading stopped; null: at the beginning. */
    position: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.enrollmentId, t.lessonId] }),
    index('lesson_progress_student_idx').on(t.schoolId, t.studentId),
    foreignKey({
      name: 'lesson_progress_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    foreignKey({
      name: 'lesson_progress_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'lesson_progress_lesson_fk',
      columns: [t.schoolId, t.lessonId],
      foreignColumns: [lessons.schoolId, lessons.id],
    }),
  ],
);

/** Fold of the events per enrollment. Maintained. Written by: lessons. */
export const courseProgress = pgTable(
  'course_progress',
  {
    schoolId: schoolId().notNull(),
    enrollmentId: id().notNull(),
    studentId: id().notNull(),
    courseId: id().notNull(),
    lessonsCompleted: integer().notNull().default(0),
    lastLessonId: id(),
    /** The first published lesson that isn't done; null: none is left. */
    nextLessonId: id(),
    lastActivityAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.enrollmentId] }),
    index('course_progress_student_idx').on(t.schoolId, t.studentId),
    foreignKey({
      name: 'course_progress_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    foreignKey({
      name: 'course_progress_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'course_progress_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    check('course_progress_count', sql`${t.lessonsCompleted} >= 0`),
  ],
);

/** Minutes and submissions per day in the school's zone; no row means nothing was recorded. Maintained. Written by: lessons. */
export const studyDays = pgTable(
  'study_days',
  {
    schoolId: schoolId().notNull(),
    studentId: id().notNull(),
    courseId: id().notNull(),
    on: date({ mode: 'string' }).notNull(),
    activeMinutes: integer().notNull().default(0),
    lastBeatAt: instant(),
    submissions: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.studentId, t.courseId, t.on] }),
    foreignKey({
      name: 'study_days_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'study_days_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
  ],
);

/** What a student ticked off their list by hand, and the courses they hide from it. Written by: home. */
export const todoMarks = pgTable(
  'todo_marks',
  {
    schoolId: schoolId().notNull(),
    studentId: id().notNull(),
    kind: text({ enum: ['ticked', 'hidden_course'] }).notNull(),
    /** An assignment (ticked) or a course (hidden_course). */
    entityId: id().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.studentId, t.kind, t.entityId] }),
    foreignKey({
      name: 'todo_marks_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('todo_marks_kind', sql`${t.kind} in ('ticked', 'hidden_course')`),
  ],
);
