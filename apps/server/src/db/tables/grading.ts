import type {
  CriterionDecision,
  CriterionProposal,
  CriterionResult,
  Feedback,
} from '@fieldhouse/contract/content.ts';
import type { MissingPolicy } from '@fieldhouse/domain/grading/course-totals.ts';
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
import { createdAt, exactNumber, id, instant, points, ratio, schoolId, version } from './columns.ts';
import { courses } from './courses.ts';
import { assignments, enrollments, submissionAttempts } from './coursework.ts';
import { studentProfiles } from './people.ts';

/** Everything that ever happened to a grade. Append-only. Written by: grading. */
export const gradeEvents = pgTable(
  'grade_events',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    courseId: id().notNull(),
    assignmentId: id().notNull(),
    studentId: id().notNull(),
    enrollmentId: id().notNull(),
    attemptId: id(),
    seq: integer().notNull(),
    kind: text({
      enum: ['recorded', 'excused', 'missing', 'cleared', 'resubmitted', 'held', 'released'],
    }).notNull(),
    /** The state after this event. */
    state: text({ enum: ['ungraded', 'graded', 'excused', 'missing'] }).notNull(),
    points: points(),
    /** What the late policy took from the points given; 0: nothing. */
    lateDeduction: points().notNull().default(0),
    criteria: jsonb().$type<CriterionResult[]>(),
    feedback: jsonb().$type<Feedback>(),
    source: text({ enum: ['teacher', 'ai_confirmed', 'ai_released', 'matching', 'rule', 'import'] }),
    proposalId: id(),
    reason: text(),
    /** Null: a machine. */
    by: id(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('grade_events_seq_key').on(t.schoolId, t.enrollmentId, t.assignmentId, t.seq),
    foreignKey({
      name: 'grade_events_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    uniqueIndex('grade_events_machine_once_key')
      .on(t.schoolId, t.attemptId)
      .where(sql`${t.source} in ('ai_released', 'matching') and ${t.kind} = 'recorded'`),
    index('grade_events_course_idx').on(t.schoolId, t.courseId, t.at),
    index('grade_events_student_idx').on(t.schoolId, t.studentId, t.at),
    foreignKey({
      name: 'grade_events_assignment_fk',
      columns: [t.schoolId, t.assignmentId],
      foreignColumns: [assignments.schoolId, assignments.id],
    }),
    foreignKey({
      name: 'grade_events_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'grade_events_attempt_fk',
      columns: [t.schoolId, t.attemptId],
      foreignColumns: [submissionAttempts.schoolId, submissionAttempts.id],
    }),
    check(
      'grade_events_points',
      sql`${t.points} >= 0 and (${t.state} = 'graded') = (${t.points} is not null)`,
    ),
    check('grade_events_state', sql`${t.state} in ('ungraded', 'graded', 'excused', 'missing')`),
    check(
      'grade_events_kind',
      sql`${t.kind} in ('recorded', 'excused', 'missing', 'cleared', 'resubmitted', 'held', 'released')`,
    ),
    check(
      'grade_events_source',
      sql`${t.source} in ('teacher', 'ai_confirmed', 'ai_released', 'matching', 'rule', 'import')`,
    ),
  ],
);

/** One cell of the gradebook, per enrollment and assignment: the fold of its events. Maintained. Written by: grading. */
export const grades = pgTable(
  'grades',
  {
    schoolId: schoolId().notNull(),
    courseId: id().notNull(),
    studentId: id().notNull(),
    enrollmentId: id().notNull(),
    assignmentId: id().notNull(),
    /** Zero is graded with 0. */
    state: text({ enum: ['ungraded', 'graded', 'excused', 'missing'] }).notNull(),
    /** What counts: the points given, less the late deduction. */
    points: points(),
    lateDeduction: points().notNull().default(0),
    /** As it was when graded or handed in. */
    pointsPossible: points().notNull(),
    attemptId: id(),
    source: text({ enum: ['teacher', 'ai_confirmed', 'ai_released', 'matching', 'rule', 'import'] }),
    isHeld: boolean().notNull().default(false),
    /** Null: not visible to student or guardian. */
    releasedAt: instant(),
    criteria: jsonb().$type<CriterionResult[]>(),
    feedback: jsonb().$type<Feedback>(),
    isLate: boolean().notNull().default(false),
    attemptNumber: integer().notNull().default(0),
    submittedAt: instant(),
    needsGrading: boolean().notNull().default(false),
    /** Number of the last event: the version of the cell. */
    lastSeq: integer().notNull(),
    /** Null: a machine. */
    setBy: id(),
    setAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.courseId, t.enrollmentId, t.assignmentId] }),
    index('grades_student_idx').on(t.schoolId, t.studentId, t.enrollmentId, t.assignmentId),
    index('grades_assignment_idx').on(t.schoolId, t.assignmentId, t.enrollmentId),
    foreignKey({
      name: 'grades_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    index('grades_released_idx')
      .on(t.schoolId, t.studentId, t.releasedAt.desc())
      .where(sql`${t.state} = 'graded' and ${t.releasedAt} is not null`),
    index('grades_queue_idx').on(t.schoolId, t.courseId, t.submittedAt).where(sql`${t.needsGrading}`),
    foreignKey({
      name: 'grades_assignment_fk',
      columns: [t.schoolId, t.assignmentId],
      foreignColumns: [assignments.schoolId, assignments.id],
    }),
    foreignKey({
      name: 'grades_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('grades_state', sql`${t.state} in ('ungraded', 'graded', 'excused', 'missing')`),
    check('grades_points', sql`${t.points} >= 0 and (${t.state} = 'graded') = (${t.points} is not null)`),
  ],
);

/** What an engine proposes for an attempt, criterion by criterion. Only its state and decision change. Written by: grading. */
export const aiProposals = pgTable(
  'ai_proposals',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    attemptId: id().notNull(),
    courseId: id().notNull(),
    assignmentId: id().notNull(),
    studentId: id().notNull(),
    aiRunId: id().notNull(),
    engine: text({ enum: ['built_in', 'model'] }).notNull(),
    state: text({ enum: ['proposed', 'accepted', 'edited', 'refused', 'superseded', 'failed'] }).notNull(),
    criteria: jsonb().$type<CriterionProposal[]>().notNull(),
    totalPoints: points().notNull(),
    confidence: numeric({ precision: 4, scale: 3, mode: 'number' }).notNull(),
    flags: text().array().notNull().default(sql`'{}'`),
    /** What the student is told at once, as English sentences that are translated on the page; empty after a model. */
    firstReading: text().array().notNull().default(sql`'{}'`),
    /** What a person made of each criterion; null: nobody has decided. */
    decisions: jsonb().$type<CriterionDecision[]>(),
    decidedBy: id(),
    decidedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('ai_proposals_open_key').on(t.schoolId, t.attemptId).where(sql`${t.state} = 'proposed'`),
    index('ai_proposals_attempt_idx').on(t.schoolId, t.attemptId),
    index('ai_proposals_course_idx').on(t.schoolId, t.courseId, t.state),
    foreignKey({
      name: 'ai_proposals_attempt_fk',
      columns: [t.schoolId, t.attemptId],
      foreignColumns: [submissionAttempts.schoolId, submissionAttempts.id],
    }),
    check('ai_proposals_engine', sql`${t.engine} in ('built_in', 'model')`),
    check(
      'ai_proposals_state',
      sql`${t.state} in ('proposed', 'accepted', 'edited', 'refused', 'superseded', 'failed')`,
    ),
    check('ai_proposals_confidence', sql`${t.confidence} between 0 and 1`),
  ],
);

/**
 * Totals of one enrollment, in two sets: what student and guardian may know (released) and what
 * staff see. Null ratio: nothing graded yet. Maintained. Written by: grading.
 */
export const courseGrades = pgTable(
  'course_grades',
  {
    schoolId: schoolId().notNull(),
    enrollmentId: id().notNull(),
    studentId: id().notNull(),
    courseId: id().notNull(),
    releasedEarned: points().notNull().default(0),
    releasedPossible: points().notNull().default(0),
    releasedSoFarRatio: ratio(),
    releasedIfNothingElseRatio: ratio(),
    releasedGradedCount: integer().notNull().default(0),
    staffEarned: points().notNull().default(0),
    staffPossible: points().notNull().default(0),
    staffSoFarRatio: ratio(),
    staffIfNothingElseRatio: ratio(),
    staffGradedCount: integer().notNull().default(0),
    /** Assignments that the drop rules leave out of each total. */
    releasedDroppedIds: id().array().notNull().default(sql`'{}'`),
    staffDroppedIds: id().array().notNull().default(sql`'{}'`),
    missingCount: integer().notNull().default(0),
    publishedCount: integer().notNull().default(0),
    submittedCount: integer().notNull().default(0),
    needsGradingCount: integer().notNull().default(0),
    /** How missing work counted when these totals were made; null: not made yet. */
    missing: jsonb().$type<MissingPolicy>(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.enrollmentId] }),
    index('course_grades_course_idx').on(t.schoolId, t.courseId, t.enrollmentId),
    index('course_grades_student_idx').on(t.schoolId, t.studentId),
    // Totals that an upgrade left to be made.
    index('course_grades_owed_idx').on(t.schoolId).where(sql`${t.updatedAt} = 'epoch'`),
    foreignKey({
      name: 'course_grades_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    foreignKey({
      name: 'course_grades_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'course_grades_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
  ],
);

/** GPA, credits and the 16-course bar of one student. Maintained. Written by: grading. */
export const studentGpas = pgTable(
  'student_gpas',
  {
    schoolId: schoolId().notNull(),
    studentId: id().notNull(),
    /** Written with postings, credit from elsewhere and the rule for repeats alone; null: nothing posted. */
    officialGpa: exactNumber(),
    /** From released work only; null: nothing graded. */
    progressGpa: exactNumber(),
    creditsEarned: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull().default(0),
    creditsInProgress: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull().default(0),
    /** Of 16. */
    coreEarned: integer().notNull().default(0),
    coreProjected: integer().notNull().default(0),
    asOf: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.studentId] }),
    foreignKey({
      name: 'student_gpas_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    // Figures that an upgrade left to be made.
    index('student_gpas_owed_idx').on(t.schoolId).where(sql`${t.asOf} = 'epoch'`),
  ],
);

/** "Ask about this grade": the student's question and the teacher's answer. Written by: gradebook. */
export const gradeInquiries = pgTable(
  'grade_inquiries',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    enrollmentId: id().notNull(),
    courseId: id().notNull(),
    assignmentId: id().notNull(),
    /** Criterion of the rubric; null: the whole grade. */
    criterionId: text(),
    /** User who asks: the student or a guardian. */
    askedBy: id().notNull(),
    text: text().notNull(),
    state: text({ enum: ['open', 'answered', 'changed', 'closed'] }).notNull(),
    answer: text(),
    answeredBy: id(),
    answeredAt: instant(),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'grade_inquiries_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'grade_inquiries_assignment_fk',
      columns: [t.schoolId, t.assignmentId],
      foreignColumns: [assignments.schoolId, assignments.id],
    }),
    /** One open question per piece of work. */
    uniqueIndex('grade_inquiries_open_key')
      .on(t.schoolId, t.enrollmentId, t.assignmentId)
      .where(sql`${t.state} = 'open'`),
    index('grade_inquiries_student_idx').on(t.schoolId, t.studentId),
    foreignKey({
      name: 'grade_inquiries_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    index('grade_inquiries_course_idx').on(t.schoolId, t.courseId, t.state),
    check('grade_inquiries_state', sql`${t.state} in ('open', 'answered', 'changed', 'closed')`),
    check(
      'grade_inquiries_answered',
      sql`${t.state} not in ('answered', 'changed') or ${t.answer} is not null`,
    ),
  ],
);

/** Sentences that a teacher uses again. Written by: grading. */
export const commentBank = pgTable(
  'comment_bank',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    userId: id().notNull(),
    text: text().notNull(),
    useCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('comment_bank_user_idx').on(t.schoolId, t.userId),
    unique('comment_bank_text_key').on(t.schoolId, t.userId, t.text),
  ],
);

/**
 * Points that a teacher gave to a piece of work before seeing what the engine proposes: the sample by which the engine
 * is judged. They are no grade. Written by: grading.
 */
export const calibrationScores = pgTable(
  'calibration_scores',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    assignmentId: id().notNull(),
    attemptId: id().notNull(),
    criteria: jsonb().$type<{ criterionId: string; points: number }[]>().notNull(),
    by: id().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('calibration_scores_attempt_key').on(t.schoolId, t.attemptId),
    index('calibration_scores_assignment_idx').on(t.schoolId, t.assignmentId),
    foreignKey({
      name: 'calibration_scores_attempt_fk',
      columns: [t.schoolId, t.attemptId],
      foreignColumns: [submissionAttempts.schoolId, submissionAttempts.id],
    }),
  ],
);
