import type { Scenario } from '@fieldhouse/domain/eligibility/what-if.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, id, schoolId, updatedAt, version } from './columns.ts';
import { studentProfiles } from './people.ts';
import { users } from './sign-in.ts';

/**
 * What somebody supposes of a student's record, by a name: the changes alone, never what they lead to. Whoever made it changes
 * it. Written by: eligibility.
 */
export const eligibilityScenarios = pgTable(
  'eligibility_scenarios',
  {
    schoolId: schoolId().notNull(),
    id: id().notNull(),
    studentId: id().notNull(),
    name: text().notNull(),
    changes: jsonb().$type<Scenario>().notNull(),
    /** Titles of the rows that the changes are about, as they were when it was saved last. */
    titles: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** How whoever made it stood to the student. */
    madeBy: text({ enum: ['student', 'guardian', 'staff'] }).notNull(),
    createdBy: id()
      .notNull()
      .references(() => users.id),
    /** Guardians who may see the record read it. */
    isForGuardians: boolean().notNull(),
    /** Those who counsel the student or keep the record read it. */
    isForCounselors: boolean().notNull(),
    /** Made by the browser: sent twice it is saved once. */
    scenarioKey: id().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('eligibility_scenarios_key').on(t.schoolId, t.createdBy, t.scenarioKey),
    index('eligibility_scenarios_student_idx').on(t.schoolId, t.studentId),
    index('eligibility_scenarios_creator_idx').on(t.createdBy),
    foreignKey({
      name: 'eligibility_scenarios_student_fk',
      columns: [t.schoolId, t.studentId],
      foreignColumns: [studentProfiles.schoolId, studentProfiles.id],
    }),
    check('eligibility_scenarios_made_by', sql`${t.madeBy} in ('student', 'guardian', 'staff')`),
    // Another household reads nothing of it.
    check('eligibility_scenarios_households', sql`not (${t.madeBy} = 'guardian' and ${t.isForGuardians})`),
  ],
);
