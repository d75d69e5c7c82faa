import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, schoolId, updatedAt, version } from './columns.ts';
import { studentProfiles } from './people.ts';
import { users } from './sign-in.ts';

/**
 * Which counselors look after a student. Whom nobody looks after is on every counselor's list. A row ends; it isn't deleted.
 * Written by: counseling.
 */
export const counselorAssignments = pgTable(
  'counselor_assignments',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    userId: id()
      .notNull()
      .references(() => users.id),
    assignedBy: id().notNull(),
    createdAt: createdAt(),
    endedAt: instant(),
    endedBy: id(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('counselor_assignments_key')
      .on(t.schoolId, t.studentId, t.userId)
      .where(sql`${t.endedAt} is null`),
    index('counselor_assignments_user_idx').on(t.userId),
    foreignKey({
      name: 'counselor_assignments_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('counselor_assignments_end', sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
  ],
);

/** Who sees to it that a risk is mended, and until when. Open until somebody closes it. Written by: counseling. */
export const eligibilityFollowUps = pgTable(
  'eligibility_follow_ups',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    /** The risk it is about, by the body and the code of its finding; null: about the student in general. */
    body: text({ enum: ['DI', 'DII', 'NAIA'] }),
    finding: text(),
    /** What is to be done, in the counselor's words. */
    task: text().notNull(),
    ownerUserId: id()
      .notNull()
      .references(() => users.id),
    dueOn: date({ mode: 'string' }).notNull(),
    createdBy: id().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
    closedAt: instant(),
    closedBy: id(),
    /** What came of it; null: it is open. */
    outcome: text(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    index('eligibility_follow_ups_student_idx').on(t.schoolId, t.studentId),
    index('eligibility_follow_ups_owner_idx').on(t.ownerUserId),
    foreignKey({
      name: 'eligibility_follow_ups_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('eligibility_follow_ups_body', sql`${t.body} in ('DI', 'DII', 'NAIA')`),
    check('eligibility_follow_ups_risk', sql`(${t.body} is null) = (${t.finding} is null)`),
    check('eligibility_follow_ups_closed', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
  ],
);
