import type { ScenarioId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { NAME_OF } from '#access/memberships.ts';
import { statement } from '#db/unit.ts';
import { IS_LIVE_ASSIGNMENT, IS_OTHERS_TO_COUNSEL } from '#features/counseling/workflows.ts';
import type { Sql } from './rows.gen.ts';

const SCENARIO = `
  select n.school_id as "schoolId", n.student_id as "studentId", n.id as "scenarioId", n.name, n.changes, n.titles,
    n.made_by as "madeBy", n.created_by as "createdBy", n.is_for_guardians as "isForGuardians",
    n.is_for_counselors as "isForCounselors", n.updated_at as "updatedAt", n.version`;

/** What is saved about a student, the last first. */
export const listScenarios = statement<Sql['listScenarios'], { studentId: StudentId }>(`
  ${SCENARIO}, ${NAME_OF('n.created_by', 'n.school_id')} as "madeByName"
  from student_profiles sp
    join eligibility_scenarios n on n.school_id = sp.school_id and n.student_id = sp.id
  where sp.id = :studentId order by n.updated_at desc, n.id`);

/** One of them, held, with how the actor stands to its student. */
export const lockScenario = statement<Sql['lockScenario'], { scenarioId: ScenarioId }>(`
  ${SCENARIO}, ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel"
  from eligibility_scenarios n
    join student_profiles sp on sp.school_id = n.school_id and sp.id = n.student_id
  where n.id = :scenarioId for update of n`);

/** Whoever saves about a student twice at once waits here for the first. */
export const lockScenarios = statement<Sql['lockScenarios'], { studentId: StudentId }>(
  "select pg_advisory_xact_lock(hashtextextended('scenarios:' || app.user_id() || ':' || :studentId::uuid, 0))",
);

/** The actor's own about a student: their keys. */
export const listOwnKeys = statement<Sql['listOwnKeys'], { schoolId: SchoolId; studentId: StudentId }>(`
  select n.id as "scenarioId", n.scenario_key as "scenarioKey", n.version from eligibility_scenarios n
  where n.school_id = :schoolId and n.student_id = :studentId and n.created_by = app.user_id()`);

export const changeScenario = statement<
  Sql['changeScenario'],
  {
    schoolId: SchoolId;
    scenarioId: ScenarioId;
    name: string;
    changes: string;
    titles: string;
    isForGuardians: boolean;
    isForCounselors: boolean;
    at: string;
  }
>(`
  update eligibility_scenarios set name = :name, changes = :changes::jsonb, titles = :titles::jsonb,
    is_for_guardians = :isForGuardians, is_for_counselors = :isForCounselors, updated_at = :at, version = version + 1
  where school_id = :schoolId and id = :scenarioId returning version`);

/** Who may come to read what is shared: the student, guardians who may see the record, counselors by an assignment. */
export const listScenarioReaders = statement<
  Sql['listScenarioReaders'],
  { schoolId: SchoolId; studentId: StudentId; now: string },
  { kind: 'student' | 'guardian' | 'counselor' }
>(`
  select 'student' as kind, sp.user_id as "userId" from student_profiles sp
  where sp.school_id = :schoolId and sp.id = :studentId
  union
  select 'guardian', g.guardian_user_id from guardian_links g
    join schools s on s.id = g.school_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.school_id = :schoolId and g.student_id = :studentId and ${HAS_RIGHT('g', 'see_record')}
    and ${IS_LIVE_LINK('g', 'sp', '(:now::timestamptz at time zone s.time_zone)::date')}
  union
  select 'counselor', a.user_id from counselor_assignments a
  where a.school_id = :schoolId and a.student_id = :studentId and ${IS_LIVE_ASSIGNMENT('a')}`);

export const deleteKept = statement<Sql['deleteKept'], { schoolId: SchoolId; scenarioId: ScenarioId }>(
  'delete from eligibility_scenarios where school_id = :schoolId and id = :scenarioId',
);
