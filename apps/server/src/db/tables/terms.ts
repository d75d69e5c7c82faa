import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, schoolId, updatedAt, version, weight } from './columns.ts';
import { schools } from './schools.ts';

/** Written by: schools. */
export const academicYears = pgTable(
  'academic_years',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    label: text().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('academic_years_label_key').on(t.schoolId, t.label),
    check('academic_years_dates', sql`${t.startsOn} <= ${t.endsOn}`),
  ],
);

/** A part of a year in which courses run. Written by: schools. */
export const terms = pgTable(
  'terms',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    academicYearId: id().notNull(),
    name: text().notNull(),
    kind: text({ enum: ['year', 'semester', 'trimester', 'quarter', 'summer'] }).notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    /** Last day for final grades; null: none is set. */
    gradesDueOn: date({ mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('terms_name_key').on(t.schoolId, t.academicYearId, t.name),
    foreignKey({
      name: 'terms_year_fk',
      columns: [t.schoolId, t.academicYearId],
      foreignColumns: [academicYears.schoolId, academicYears.id],
    }),
    check('terms_kind', sql`${t.kind} in ('year', 'semester', 'trimester', 'quarter', 'summer')`),
    check('terms_dates', sql`${t.startsOn} <= ${t.endsOn}`),
  ],
);

/** A part of a term after which grades are posted. Written by: schools. */
export const gradingPeriods = pgTable(
  'grading_periods',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    termId: id().notNull(),
    name: text().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    /** Share of the term's grade; null: periods are told, and the course as a whole counts. */
    weightRatio: weight(),
    orderIndex: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    unique('grading_periods_name_key').on(t.schoolId, t.termId, t.name),
    foreignKey({
      name: 'grading_periods_term_fk',
      columns: [t.schoolId, t.termId],
      foreignColumns: [terms.schoolId, terms.id],
    }),
    check('grading_periods_dates', sql`${t.startsOn} <= ${t.endsOn}`),
  ],
);

/** Days on which there is no school, or not as usual. Written by: schools. */
export const schoolDays = pgTable(
  'school_days',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    id: id().notNull(),
    on: date({ mode: 'string' }).notNull(),
    kind: text({ enum: ['holiday', 'half', 'event'] }).notNull(),
    label: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolId, t.id] }),
    uniqueIndex('school_days_on_key').on(t.schoolId, t.on),
    check('school_days_kind', sql`${t.kind} in ('holiday', 'half', 'event')`),
  ],
);
