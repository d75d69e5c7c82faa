import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { createdAt, id, instant, ratio, schoolId, updatedAt, version } from './columns.ts';
import { courses } from './courses.ts';
import { assignments, enrollments } from './coursework.ts';
import { files } from './files.ts';
import { studentProfiles } from './people.ts';
import { gradingScales, schools } from './schools.ts';
import { gradingPeriods } from './terms.ts';

/** More time for one student, in every course. Seen by those who need it alone. Ended, never deleted. Written by: coursework. */
export const accommodations = pgTable(
  'accommodations',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    /** Of the stated time: 1.5 is half as much again; 1: no more. */
    extraTimeRatio: numeric({ precision: 4, scale: 2, mode: 'number' }).notNull().default(1),
    /** Days by which every due date moves. */
    extraDays: integer().notNull().default(0),
    /** For staff: how work is given to the student. */
    note: text().notNull().default(''),
    startsOn: date({ mode: 'string' }).notNull(),
    /** Null: until it is ended. */
    endsOn: date({ mode: 'string' }),
    by: id().notNull(),
    endedAt: instant(),
    endedBy: id(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'accommodations_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    // Ended ones too: calendars count every change of a due date.
    index('accommodations_student_idx').on(t.schoolId, t.studentId),
    uniqueIndex('accommodations_live_key').on(t.schoolId, t.studentId).where(sql`${t.endedAt} is null`),
    check('accommodations_ratio', sql`${t.extraTimeRatio} between 1 and 10`),
    check('accommodations_days', sql`${t.extraDays} between 0 and 60`),
    check('accommodations_dates', sql`${t.startsOn} <= ${t.endsOn}`),
  ],
);

/** Another due date, or more attempts, for one enrollment and one assignment. Ended, never deleted. Written by: coursework. */
export const assignmentOverrides = pgTable(
  'assignment_overrides',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    assignmentId: id().notNull(),
    studentId: id().notNull(),
    enrollmentId: id().notNull(),
    /** Null: due as for everybody. */
    dueAt: instant(),
    extraAttempts: integer().notNull().default(0),
    reason: text().notNull(),
    by: id().notNull(),
    endedAt: instant(),
    endedBy: id(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'assignment_overrides_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'assignment_overrides_assignment_fk',
      columns: [t.schoolId, t.assignmentId],
      foreignColumns: [assignments.schoolId, assignments.id],
    }),
    foreignKey({
      name: 'assignment_overrides_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    index('assignment_overrides_enrollment_idx').on(t.schoolId, t.enrollmentId),
    uniqueIndex('assignment_overrides_live_key')
      .on(t.schoolId, t.enrollmentId, t.assignmentId)
      .where(sql`${t.endedAt} is null`),
    check('assignment_overrides_attempts', sql`${t.extraAttempts} between 0 and 20`),
  ],
);

/**
 * When an assignment is due for one student, where that isn't when it is due for everybody: from accommodations and
 * overrides. Kept by the database's own triggers, whoever changes what it follows from.
 */
export const studentDueDates = pgTable(
  'student_due_dates',
  {
    schoolId: schoolId().notNull(),
    studentId: id().notNull(),
    assignmentId: id().notNull(),
    courseId: id().notNull(),
    dueAt: instant().notNull(),
    /** The due instant for which work that never came was marked; null: not yet. Written by grading. */
    settledFor: instant(),
    /** The due instant of which the student was reminded; null: not yet. Written by notifications. */
    remindedFor: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.studentId, t.assignmentId] }),
    index('student_due_dates_assignment_idx').on(t.schoolId, t.assignmentId),
    index('student_due_dates_unsettled_idx')
      .on(t.dueAt)
      .where(sql`${t.settledFor} is distinct from ${t.dueAt}`),
    foreignKey({
      name: 'student_due_dates_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'student_due_dates_assignment_fk',
      columns: [t.schoolId, t.assignmentId],
      foreignColumns: [assignments.schoolId, assignments.id],
    }).onDelete('cascade'),
  ],
);

/** Who was there, by day or by class. Written by: live. */
export const attendanceRecords = pgTable(
  'attendance_records',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    on: date({ mode: 'string' }).notNull(),
    courseId: id().notNull(),
    /** Null: the day as a whole. */
    sessionId: id(),
    status: text({ enum: ['present', 'absent', 'late', 'excused'] }).notNull(),
    source: text({ enum: ['join', 'check_in', 'teacher'] }).notNull(),
    note: text(),
    by: id().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('attendance_records_key')
      .on(t.schoolId, t.studentId, t.on, t.courseId, t.sessionId)
      .nullsNotDistinct(),
    index('attendance_records_course_idx').on(t.schoolId, t.courseId, t.on),
    index('attendance_records_day_idx').on(t.schoolId, t.on),
    foreignKey({
      name: 'attendance_records_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'attendance_records_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    check('attendance_records_status', sql`${t.status} in ('present', 'absent', 'late', 'excused')`),
    check('attendance_records_source', sql`${t.source} in ('join', 'check_in', 'teacher')`),
  ],
);

/** Corrections of what is official: what it was, what it is, who and why. Append-only. Written by whoever corrects. */
export const recordChanges = pgTable(
  'record_changes',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    entity: text().notNull(),
    entityId: id().notNull(),
    field: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    by: id().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('record_changes_entity_idx').on(t.schoolId, t.entityId, t.at),
  ],
);

/** Whether a course's grades may still change. No row: they may. Written by: gradebook. */
export const postingWindows = pgTable(
  'posting_windows',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    courseId: id().notNull(),
    /** Null: the course as a whole. */
    gradingPeriodId: id(),
    state: text({ enum: ['locked', 'reopened'] }).notNull(),
    by: id().notNull(),
    at: instant().notNull(),
    /** Why it was opened again; null: it wasn't. */
    reason: text(),
    /** Whose grades it was opened again for, and whom the reason belongs to; null: the whole course. */
    enrollmentIds: id().array(),
    /** Why it was opened for each of them, in their order; null: for all for the one reason. */
    reasons: text().array(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('posting_windows_key').on(t.schoolId, t.courseId, t.gradingPeriodId).nullsNotDistinct(),
    foreignKey({
      name: 'posting_windows_course_fk',
      columns: [t.schoolId, t.courseId],
      foreignColumns: [courses.schoolId, courses.id],
    }),
    check('posting_windows_state', sql`${t.state} in ('locked', 'reopened')`),
    check('posting_windows_reason', sql`(${t.state} = 'reopened') = (${t.reason} is not null)`),
    check('posting_windows_named', sql`${t.enrollmentIds} is null or ${t.state} = 'reopened'`),
    check(
      'posting_windows_reasons',
      sql`${t.reasons} is null or cardinality(${t.reasons}) = coalesce(cardinality(${t.enrollmentIds}), -1)`,
    ),
  ],
);

/** A posted grade. Append-only: the one with the highest number counts. Written by: gradebook. */
export const finalGrades = pgTable(
  'final_grades',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    enrollmentId: id().notNull(),
    studentId: id().notNull(),
    courseId: id().notNull(),
    /** Null: the course as a whole. */
    gradingPeriodId: id(),
    number: integer().notNull(),
    result: text({ enum: ['graded', 'incomplete', 'withdrawn'] }).notNull(),
    /** Share of one, unrounded; present exactly when graded. */
    ratio: ratio(),
    letter: text(),
    /** The school's scale that gave the letter; null: the standard one. */
    gradingScaleId: id(),
    creditsAttempted: numeric({ precision: 5, scale: 3, mode: 'number' }).notNull(),
    creditsEarned: numeric({ precision: 5, scale: 3, mode: 'number' }).notNull(),
    /** Title, transcript title, level, NCAA area, teacher and dates, as they were. */
    courseSnapshot: jsonb().$type<CourseSnapshot>().notNull(),
    /** Why the teacher posted another figure than the gradebook's; null: it is the gradebook's. */
    overrideReason: text(),
    /** The day by which an incomplete is to be made up; null: it is none, or it was posted before a day was asked for. */
    dueOn: date({ mode: 'string' }),
    postedBy: id().notNull(),
    postedAt: instant().notNull(),
    supersedesId: id(),
    /** Why an earlier posting was replaced; null: this is the first. */
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('final_grades_number_key')
      .on(t.schoolId, t.enrollmentId, t.gradingPeriodId, t.number)
      .nullsNotDistinct(),
    index('final_grades_student_idx').on(t.schoolId, t.studentId, t.postedAt),
    index('final_grades_course_idx').on(t.schoolId, t.courseId),
    // The few that may still be open, for lists and reminders.
    index('final_grades_incomplete_idx').on(t.schoolId, t.courseId).where(sql`${t.result} = 'incomplete'`),
    foreignKey({
      name: 'final_grades_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    foreignKey({
      name: 'final_grades_scale_fk',
      columns: [t.schoolId, t.gradingScaleId],
      foreignColumns: [gradingScales.schoolId, gradingScales.id],
    }),
    foreignKey({
      name: 'final_grades_period_fk',
      columns: [t.schoolId, t.gradingPeriodId],
      foreignColumns: [gradingPeriods.schoolId, gradingPeriods.id],
    }),
    check('final_grades_result', sql`${t.result} in ('graded', 'incomplete', 'withdrawn')`),
    check('final_grades_ratio', sql`(${t.result} = 'graded') = (${t.ratio} is not null)`),
    check('final_grades_due', sql`${t.result} = 'incomplete' or ${t.dueOn} is null`),
  ],
);

/** A course as it stood when its grade was posted. */
export interface CourseSnapshot {
  readonly v: 1;
  readonly title: string;
  readonly transcriptTitle: string;
  readonly level: string;
  readonly ncaaArea: string | null;
  readonly isNcaaApproved: boolean;
  readonly teacherName: string | null;
  readonly termName: string | null;
  /** Of the catalog. Postings of before don't have it. */
  readonly subject?: string;
  /** The term with its school year, "2025–26, Fall"; null: no term. Postings of before don't have it. */
  readonly termLabel?: string | null;
}

/**
 * Whether the credit of an attempt counts beside that of another attempt at the same content, and why. Append-only: the
 * one with the highest number holds. Written by: records.
 */
export const creditDecisions = pgTable(
  'credit_decisions',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    enrollmentId: id().notNull(),
    studentId: id().notNull(),
    number: integer().notNull(),
    /** False: an earlier decision is taken back. */
    countsAnyway: boolean().notNull(),
    reason: text().notNull(),
    by: id().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('credit_decisions_number_key').on(t.schoolId, t.enrollmentId, t.number),
    index('credit_decisions_student_idx').on(t.schoolId, t.studentId),
    foreignKey({
      name: 'credit_decisions_enrollment_fk',
      columns: [t.schoolId, t.enrollmentId],
      foreignColumns: [enrollments.schoolId, enrollments.id],
    }),
    foreignKey({
      name: 'credit_decisions_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
  ],
);

/** Credit from another school, entered by a registrar with its document. A correction is a new row. Written by: records. */
export const transferCredits = pgTable(
  'transfer_credits',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    kind: text({ enum: ['transfer', 'dual_enrollment', 'homeschool', 'exam'] }).notNull(),
    schoolName: text().notNull(),
    title: text().notNull(),
    ncaaArea: text({
      enum: ['english', 'math', 'science', 'social_science', 'world_language', 'religion_philosophy'],
    }),
    /** The NCAA lists this title for that school. */
    isCore: boolean().notNull().default(false),
    /** As the document prints it. */
    gradeRaw: text().notNull(),
    /** Share of one; null: the grade has no percent, and stays out of the GPA. */
    ratio: ratio(),
    /** What the registrar said of a grade that doesn't say whether the course was passed; null: it does, or nobody was asked. */
    isPassed: boolean(),
    credits: numeric({ precision: 5, scale: 3, mode: 'number' }).notNull(),
    termLabel: text().notNull(),
    /** Null: not known. */
    completedOn: date({ mode: 'string' }),
    /** How it was taught; null: not said. */
    mode: text({ enum: ['in_person', 'online', 'nontraditional'] }),
    /**
     * What the registrar said of its content: like no other, the same as another row's, or another row taken once more. Null:
     * nothing, and rows of one title at two schools are taken for one content.
     */
    contentSays: text({ enum: ['own', 'same', 'repeat'] }),
    /** The enrollment or credit of the student that was named, as it stood then. */
    contentRowId: id(),
    /** Rows of one content are credited once by the NCAA: a course's `content_origin_id`, or the id of a credit. */
    contentId: id(),
    /** Which part of that content it is, of `contentParts`: a semester is the first or second half. Null: all of it. */
    contentPart: integer(),
    contentParts: integer(),
    /** The document it was read from. */
    sourceFileId: id().notNull(),
    status: text({ enum: ['approved', 'superseded', 'withdrawn'] }).notNull(),
    supersedesId: id(),
    /** Why it was corrected or withdrawn; null: the first entry. */
    reason: text(),
    enteredBy: id().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('transfer_credits_student_idx').on(t.schoolId, t.studentId),
    foreignKey({
      name: 'transfer_credits_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    foreignKey({
      name: 'transfer_credits_file_fk',
      columns: [t.schoolId, t.sourceFileId],
      foreignColumns: [files.schoolId, files.id],
    }),
    check('transfer_credits_kind', sql`${t.kind} in ('transfer', 'dual_enrollment', 'homeschool', 'exam')`),
    check('transfer_credits_status', sql`${t.status} in ('approved', 'superseded', 'withdrawn')`),
    check('transfer_credits_credits', sql`${t.credits} > 0`),
    check('transfer_credits_mode', sql`${t.mode} in ('in_person', 'online', 'nontraditional')`),
    check('transfer_credits_content_says', sql`${t.contentSays} in ('own', 'same', 'repeat')`),
    check(
      'transfer_credits_content',
      sql`case when ${t.contentSays} is null then ${t.contentRowId} is null else ${t.contentId} is not null and (${t.contentSays} = 'own') = (${t.contentRowId} is null) end`,
    ),
    check(
      'transfer_credits_content_part',
      sql`(${t.contentPart} is null) = (${t.contentParts} is null) and ${t.contentPart} between 1 and ${t.contentParts} and ${t.contentParts} between 2 and 6`,
    ),
    check(
      'transfer_credits_ncaa_area',
      sql`${t.ncaaArea} in ('english', 'math', 'science', 'social_science', 'world_language', 'religion_philosophy')`,
    ),
  ],
);

/**
 * A request to correct what the record says (34 CFR 99.20), and what became of it. A refusal leaves the right to a
 * hearing, and to a statement that stays with the record (99.21). Written by: corrections.
 */
export const correctionRequests = pgTable(
  'correction_requests',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    studentId: id().notNull(),
    /** The student, or a guardian who may see the record. */
    askedBy: id().notNull(),
    /** Which part of the record. */
    part: text({
      enum: ['name', 'birth_date', 'grade_level', 'grade', 'attendance', 'credit', 'other'],
    }).notNull(),
    /** Which entry, in the words of whoever asks. */
    entry: text().notNull(),
    /** Why it is wrong or misleading. */
    reason: text().notNull(),
    /** What it should say. */
    wanted: text().notNull(),
    state: text({ enum: ['open', 'accepted', 'refused', 'withdrawn'] })
      .notNull()
      .default('open'),
    /** By when the school answers. */
    dueOn: date({ mode: 'string' }).notNull(),
    /** What the school says: what was changed, or why not. */
    answer: text(),
    answeredBy: id(),
    answeredAt: instant(),
    /** When a hearing was asked for; null: it wasn't. */
    hearingAskedAt: instant(),
    /** The day on which it was held, and by whom; null: not yet. */
    hearingOn: date({ mode: 'string' }),
    hearingBy: text(),
    /** What was decided after it, and on what grounds. */
    hearingDecision: text({ enum: ['accepted', 'refused'] }),
    hearingReason: text(),
    hearingRecordedBy: id(),
    hearingRecordedAt: instant(),
    /** What whoever asked says about the refusal; kept and shown with the record. */
    statement: text(),
    statementBy: id(),
    statementAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    foreignKey({
      name: 'correction_requests_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    index('correction_requests_student_idx').on(t.schoolId, t.studentId, t.createdAt),
    index('correction_requests_open_idx').on(t.schoolId, t.dueOn).where(sql`${t.state} = 'open'`),
    check(
      'correction_requests_part',
      sql`${t.part} in ('name', 'birth_date', 'grade_level', 'grade', 'attendance', 'credit', 'other')`,
    ),
    check(
      'correction_requests_hearing',
      sql`num_nulls(${t.hearingOn}, ${t.hearingBy}, ${t.hearingDecision}, ${t.hearingReason}, ${t.hearingRecordedAt}) in (0, 5)
        and (${t.hearingOn} is null or ${t.hearingAskedAt} is not null)
        and ${t.hearingDecision} in ('accepted', 'refused')`,
    ),
    check('correction_requests_state', sql`${t.state} in ('open', 'accepted', 'refused', 'withdrawn')`),
    check(
      'correction_requests_answered',
      sql`(${t.state} in ('accepted', 'refused')) = (${t.answer} is not null and ${t.answeredAt} is not null)`,
    ),
    check(
      'correction_requests_statement',
      sql`(${t.statement} is null or ${t.state} = 'refused' or ${t.hearingDecision} is not null) and (${t.statement} is null) = (${t.statementAt} is null)`,
    ),
  ],
);
