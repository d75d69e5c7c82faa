import { z } from 'zod';
import { NcaaArea } from './areas.ts';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { ScenarioId, StudentId } from './ids.ts';
import { SCENARIO_NAME_MAX, SUPPOSED_COURSES_MAX, SUPPOSED_ROWS_MAX } from './limits.ts';

const Grade = z.enum(['A', 'B', 'C', 'D', 'F']);
/** A row of the ledger: a course here, or credit from elsewhere. */
const RowId = z.uuid();
const GradesOfRows = z
  .record(RowId, Grade)
  .refine((grades) => Object.keys(grades).length <= SUPPOSED_ROWS_MAX, { error: 'Too many courses' });

/** What is supposed of a record: changes alone. What they lead to is reckoned from today's record when somebody looks. */
export const ScenarioChanges = z.strictObject({
  grades: GradesOfRows,
  dropped: z.array(RowId).max(SUPPOSED_ROWS_MAX),
  retaken: GradesOfRows,
  added: z
    .array(
      z.strictObject({
        area: NcaaArea,
        units: z.number().min(0.01).max(1).multipleOf(0.01),
        grade: Grade,
        when: z.enum(['before_lock', 'later', 'by_graduation', 'after_graduation']),
        isElsewhere: z.boolean(),
        /** The row whose content it has; null: like no other. */
        sameAs: RowId.nullable().default(null),
      }),
    )
    .max(SUPPOSED_COURSES_MAX),
  graduationOn: CalendarDate.nullable(),
  /** Other measures for the NAIA; null: as they are. */
  overall: z
    .strictObject({
      gpa: z.number().min(0).max(6).multipleOf(0.001).nullable(),
      act: z.number().int().min(1).max(36).nullable(),
      sat: z.number().int().min(1).max(1600).nullable(),
      isTopHalf: z.boolean().nullable(),
    })
    .nullable()
    .default(null),
});
export type ScenarioChanges = z.infer<typeof ScenarioChanges>;

export const SavedScenario = z.object({
  scenarioId: ScenarioId,
  name: z.string(),
  changes: ScenarioChanges,
  /** Of the rows that the changes are about, as they were called when it was saved. */
  titles: z.record(z.string(), z.string()),
  madeBy: z.enum(['student', 'guardian', 'staff']),
  /** Null: a former member. */
  madeByName: z.string().nullable(),
  isMine: z.boolean(),
  isForGuardians: z.boolean(),
  isForCounselors: z.boolean(),
  updatedAt: Instant,
  version: z.number().int(),
  can: z.object({ change: z.boolean(), delete: z.boolean() }),
});
export type SavedScenario = z.infer<typeof SavedScenario>;

const reads = procedure({
  scope: 'ownRecord',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S0', 'S', 'T'],
});
const writes = (conditions: readonly ('writable' | 'version' | 'key')[]) =>
  procedure({
    scope: 'schools',
    relations: ['student', 'guardian', 'staff'],
    conditions: [...conditions],
    audiences: ['S', 'T'],
  });

export const eligibilityScenarios = {
  /** What-ifs about a student that the reader may see, those saved last first. */
  scenarios: reads.input(z.strictObject({ studentId: StudentId })).output(
    z.object({
      scenarios: z.array(SavedScenario),
      /** How the reader stands to the student; null: they save nothing here. */
      standsAs: z.enum(['student', 'guardian', 'staff']).nullable(),
      /** More can be saved. */
      hasRoom: z.boolean(),
    }),
  ),
  /**
   * Saves a what-if, or changes one of one's own. The student reads it in any case. Nobody shares with another household:
   * what a guardian made is for no other guardian.
   */
  saveScenario: writes(['writable', 'version', 'key'])
    .errors({ STALE: { status: 409 }, TOO_MANY: { status: 409, data: z.object({ most: z.number().int() }) } })
    .input(
      z.strictObject({
        studentId: StudentId,
        scenarioId: ScenarioId.nullable(),
        name: z.string().trim().min(1).max(SCENARIO_NAME_MAX),
        changes: ScenarioChanges,
        isForGuardians: z.boolean(),
        isForCounselors: z.boolean(),
        /** 0: a new one. */
        version: z.number().int().min(0),
        scenarioKey: z.uuid(),
      }),
    )
    .output(z.object({ scenarioId: ScenarioId, version: z.number().int() })),
  /** Deletes one of one's own, or any about oneself. */
  deleteScenario: writes(['writable'])
    .input(z.strictObject({ scenarioId: ScenarioId }))
    .output(z.object({})),
};
