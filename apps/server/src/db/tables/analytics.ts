import { sql } from 'drizzle-orm';
import { check, foreignKey, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id, schoolId, updatedAt } from './columns.ts';
import { studentProfiles } from './people.ts';

/** What a student works towards; no row: the usual goal. Written by: analytics. */
export const studentGoals = pgTable(
  'student_goals',
  {
    schoolId: schoolId().notNull(),
    studentId: id().notNull(),
    gpa: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.studentId] }),
    foreignKey({
      name: 'student_goals_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('student_goals_gpa', sql`${t.gpa} between 1 and 4`),
  ],
);
