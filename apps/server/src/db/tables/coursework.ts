import type {
  AnswerBody,
  AssignmentCopy,
  Instructions,
  MatchingBody,
  RubricBody,
} from '@fieldhouse/contract/content.ts';
import type { LatePolicy } from '@fieldhouse/domain/grading/late.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, points, ratio, schoolId, updatedAt, version } from './columns.ts';
import { courses, lessons } from './courses.ts';
import { files } from './files.ts';
import { gradeCategories } from './gradebook.ts';
import { studentProfiles } from './people.ts';
import { schools } from './schools.ts';

/** Written by: authoring. */
export const assignments = pgTable(
  'assignments',
  {
    id: id().primaryKey(),
    schoolId: schoolId().references(() => schools.id),
    courseId: id()
      .notNull()
      .references(() => courses.id),
    lessonId: id().references(() => lessons.id),
    title: text().notNull(),
    description: text().notNull().default(''),
    kind: text({ enum: ['assignment', 'quiz', 'event_test'] }).notNull(),
    /** Null: no due date. */
    dueAt: instant(),
    /** The due instant up to which work that never came was marked missing; null: not yet. Written by grading. */
    missingMarkedFor: instant(),
    /** The due instant for which students were reminded; null: not yet. Written by notifications. */
    remindedFor: instant(),
    pointsPossible: points().notNull().default(100),
    isExtraCredit: boolean().notNull().default(false),
    /** Null: unlimited. */
    attemptsAllowed: integer(),
    /** Null: no category; counts where the course weighs points. */
    categoryId: id(),
    /** Null: the course's policy, else the school's. */
    latePolicy: jsonb().$type<LatePolicy>(),
    release: text({ enum: ['school', 'immediate', 'held'] })
      .notNull()
      .default('school'),
    instructions: jsonb().$type<Instructions>().notNull(),
    rubric: jsonb().$type<RubricBody>().notNull(),
    /** The answer key; null: no matching activity. Students never get it. */
    matching: jsonb().$type<MatchingBody>(),
    orderIndex: integer().notNull().default(0),
    /** What its authors changed and haven't published; null: nothing. Students never get it. */
    workingCopy: jsonb().$type<AssignmentCopy>(),
    status: text({ enum: ['draft', 'published', 'archived'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    unique('assignments_school_key').on(t.schoolId, t.id),
    index('assignments_course_idx').on(t.schoolId, t.courseId, t.dueAt),
    index('assignments_due_idx').on(t.schoolId, t.dueAt).where(sql`${t.status} = 'published'`),
    index('assignments_unmarked_idx')
      .on(t.dueAt)
      .where(sql`${t.status} = 'published' and ${t.missingMarkedFor} is distinct from ${t.dueAt}`),
    foreignKey({
      name: 'assignments_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    foreignKey({
      name: 'assignments_category_fk',
      columns: [t.schoolId, t.categoryId],
      foreignColumns: [gradeCategories.schoolId, gradeCategories.id],
    }),
    foreignKey({
      name: 'assignments_lesson_fk',
      columns: [t.schoolId, t.lessonId],
      foreignColumns: [lessons.schoolId, lessons.id],
    }),
    check('assignments_kind', sql`${t.kind} in ('assignment', 'quiz', 'event_test')`),
    check('assignments_status', sql`${t.status} in ('draft', 'published', 'archived')`),
    check('assignments_release', sql`${t.release} in ('school', 'immediate', 'held')`),
    check('assignments_points', sql`${t.pointsPossible} > 0`),
    check('assignments_attempts', sql`${t.attemptsAllowed} > 0`),
  ],
);

/** A student in a course. One live row per student and course; a retake is a new attempt. Written by: catalog. */
export const enrollments = pgTable(
  'enrollments',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    studentId: id().notNull(),
    courseId: id().notNull(),
    attemptNumber: integer().notNull().default(1),
    status: text({
      enum: ['requested', 'waitlisted', 'active', 'completed', 'dropped', 'withdrawn', 'declined'],
    }).notNull(),
    requestedAt: instant().notNull(),
    enrolledAt: instant(),
    /** The term the course ran in for this student; null: not bound to one. */
    termId: id(),
    completedAt: instant(),
    /** Share of one as posted; null: not posted. Written by gradebook's posting alone. */
    finalRatio: ratio(),
    decidedBy: id(),
    /** Rises with each who joins the waiting list; the smallest is first. Null: not on it. */
    waitlistPosition: integer(),
    /**
     * Of the student's attempts at the course, the one that pages are about: the running one, else the last completed
     * one, else the last that was left. At most one is, and none while nobody has got a place. Kept by a trigger.
     */
    isCurrent: boolean().notNull().default(false),
    /** The day that an incomplete is due on for which the family was reminded; null: not yet. Written by notifications. */
    incompleteRemindedFor: date({ mode: 'string' }),
    /** The day that an incomplete was due on of which the family heard that it is past; null: not yet. Written by notifications. */
    incompleteOverdueFor: date({ mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'enrollments_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'enrollments_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    unique('enrollments_attempt_key').on(t.schoolId, t.studentId, t.courseId, t.attemptNumber),
    uniqueIndex('enrollments_live_key')
      .on(t.schoolId, t.studentId, t.courseId)
      .where(sql`${t.status} in ('requested', 'waitlisted', 'active')`),
    uniqueIndex('enrollments_waitlist_key')
      .on(t.schoolId, t.courseId, t.waitlistPosition)
      .where(sql`${t.status} = 'waitlisted'`),
    uniqueIndex('enrollments_current_key').on(t.schoolId, t.studentId, t.courseId).where(sql`${t.isCurrent}`),
    index('enrollments_course_idx').on(t.schoolId, t.courseId, t.status),
    index('enrollments_student_idx').on(t.schoolId, t.studentId, t.status),
    check(
      'enrollments_status',
      sql`${t.status} in ('requested', 'waitlisted', 'active', 'completed', 'dropped', 'withdrawn', 'declined')`,
    ),
    check(
      'enrollments_waitlist_position',
      sql`(${t.status} = 'waitlisted') = (${t.waitlistPosition} is not null)`,
    ),
    check('enrollments_completed', sql`(${t.status} = 'completed') = (${t.completedAt} is not null)`),
    check('enrollments_final_ratio', sql`${t.finalRatio} >= 0`),
  ],
);

/** Every change of an enrolment. Append-only. Written by: catalog. */
export const enrollmentEvents = pgTable(
  'enrollment_events',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    enrollmentId: id().notNull(),
    fromStatus: text(),
    toStatus: text().notNull(),
    reason: text(),
    by: id().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'enrollment_events_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    index('enrollment_events_enrollment_idx').on(t.schoolId, t.enrollmentId, t.at),
  ],
);

/** What a student has typed and not handed in, per enrollment. Never a submission. Written by: coursework. */
export const drafts = pgTable(
  'drafts',
  {
    schoolId: schoolId().notNull(),
    studentId: id().notNull(),
    enrollmentId: id().notNull(),
    assignmentId: id().notNull(),
    content: jsonb().$type<AnswerBody>().notNull(),
    /** Compare-and-swap: a second tab with an older revision gets both texts. */
    revision: integer().notNull(),
    deviceId: text().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.enrollmentId, t.assignmentId] }),
    index('drafts_student_idx').on(t.schoolId, t.studentId),
    foreignKey({
      name: 'drafts_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    foreignKey({
      name: 'drafts_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'drafts_assignment_fk',
      columns: [t.schoolId, t.assignmentId],
      foreignColumns: [assignments.schoolId, assignments.id],
    }),
  ],
);

/** One row per enrollment and assignment, pointing to the attempts. Written by: coursework. */
export const submissions = pgTable(
  'submissions',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    enrollmentId: id().notNull(),
    assignmentId: id().notNull(),
    courseId: id().notNull(),
    currentAttemptId: id(),
    attemptCount: integer().notNull().default(0),
    lastSubmittedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'submissions_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'submissions_assignment_fk',
      columns: [t.schoolId, t.assignmentId],
      foreignColumns: [assignments.schoolId, assignments.id],
    }),
    unique('submissions_enrollment_assignment_key').on(t.schoolId, t.enrollmentId, t.assignmentId),
    index('submissions_student_idx').on(t.schoolId, t.studentId, t.assignmentId),
    foreignKey({
      name: 'submissions_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
  ],
);

/** One handed-in version. Append-only. Written by: coursework. */
export const submissionAttempts = pgTable(
  'submission_attempts',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    submissionId: id().notNull(),
    assignmentId: id().notNull(),
    studentId: id().notNull(),
    attemptNumber: integer().notNull(),
    content: jsonb().$type<AnswerBody>().notNull(),
    /** The server's own count; null: no matching activity. */
    matchingCorrect: integer(),
    matchingTotal: integer(),
    submittedAt: instant().notNull(),
    /** Due instant that applied to this student; null: none. */
    effectiveDueAt: instant(),
    isLate: boolean().notNull(),
    contentSha256: text().notNull(),
    /** HMAC over attempt, hash and instant: the student's receipt. */
    receipt: text().notNull(),
    idempotencyKey: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'submission_attempts_submission_fk',
      columns: [t.schoolId, t.submissionId],
      foreignColumns: [submissions.schoolId, submissions.id],
    }),
    unique('submission_attempts_number_key').on(t.schoolId, t.submissionId, t.attemptNumber),
    unique('submission_attempts_idempotency_key').on(t.schoolId, t.submissionId, t.idempotencyKey),
    index('submission_attempts_assignment_idx').on(t.schoolId, t.assignmentId, t.submittedAt),
    check('submission_attempts_matching', sql`${t.matchingCorrect} between 0 and ${t.matchingTotal}`),
  ],
);

/** Each press of Check Answers: the first of an attempt scores, later ones are practice. Append-only. Written by: coursework. */
export const matchingChecks = pgTable(
  'matching_checks',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    enrollmentId: id().notNull(),
    assignmentId: id().notNull(),
    /** The attempt this check belongs to: 1 for the first, before anything is handed in. */
    attemptNumber: integer().notNull(),
    matches: jsonb().$type<{ leftId: string; rightId: string }[]>().notNull(),
    isCorrect: boolean().notNull(),
    correct: integer().notNull(),
    total: integer().notNull(),
    checkedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'matching_checks_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'matching_checks_assignment_fk',
      columns: [t.schoolId, t.assignmentId],
      foreignColumns: [assignments.schoolId, assignments.id],
    }),
    foreignKey({
      name: 'matching_checks_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    index('matching_checks_enrollment_idx').on(t.schoolId, t.enrollmentId, t.assignmentId, t.checkedAt),
    index('matching_checks_student_idx').on(t.schoolId, t.studentId),
  ],
);

/** A file that belongs to an attempt. Append-only. Written by: coursework. */
export const submissionFiles = pgTable(
  'submission_files',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    attemptId: id().notNull(),
    fileId: id().notNull(),
    orderIndex: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('submission_files_attempt_key').on(t.schoolId, t.attemptId, t.fileId),
    index('submission_files_file_idx').on(t.schoolId, t.fileId),
    foreignKey({
      name: 'submission_files_attempt_fk',
      columns: [t.schoolId, t.attemptId],
      foreignColumns: [submissionAttempts.schoolId, submissionAttempts.id],
    }),
    foreignKey({
      name: 'submission_files_file_fk',
      columns: [t.schoolId, t.fileId],
      foreignColumns: [files.schoolId, files.id],
    }),
  ],
);

/** "Report a problem" with an assignment or a lesson, for the course's teachers. Written by: coursework. */
export const contentReports = pgTable(
  'content_reports',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    entity: text({ enum: ['assignment', 'lesson'] }).notNull(),
    entityId: id().notNull(),
    courseId: id().notNull(),
    /** User who reports. */
    reporter: id().notNull(),
    note: text().notNull(),
    state: text({ enum: ['open', 'resolved', 'dismissed'] }).notNull(),
    handledBy: id(),
    handledAt: instant(),
    outcome: text(),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'content_reports_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    /** One open report per person and thing: a second one adds to it. */
    uniqueIndex('content_reports_open_key')
      .on(t.schoolId, t.entity, t.entityId, t.reporter)
      .where(sql`${t.state} = 'open'`),
    index('content_reports_course_idx').on(t.schoolId, t.courseId, t.state),
    check('content_reports_entity', sql`${t.entity} in ('assignment', 'lesson')`),
    check('content_reports_state', sql`${t.state} in ('open', 'resolved', 'dismissed')`),
    check('content_reports_handled', sql`(${t.state} = 'open') = (${t.handledAt} is null)`),
  ],
);
