import type { AssignmentId, CategoryId, CourseId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** Keeps how a course adds up; no row: somebody else has changed it. */
export const saveGrading = statement<
  Sql['saveGrading'],
  {
    schoolId: SchoolId;
    courseId: CourseId;
    weighting: 'points' | 'categories';
    late: unknown;
    missing: unknown;
    baseVersion: number;
    now: string;
  }
>(`
  insert into course_grading as cg (school_id, course_id, weighting, late, missing, version)
  values (:schoolId, :courseId, :weighting, :late::jsonb, :missing::jsonb, 1)
  on conflict (school_id, course_id) do update set weighting = excluded.weighting, late = excluded.late,
    missing = excluded.missing, version = cg.version + 1, updated_at = :now
  where cg.version = :baseVersion
  returning version`);

/** Gives up the names, so that two categories can swap theirs. */
export const clearNames = statement<Sql['clearNames'], { schoolId: SchoolId; courseId: CourseId }>(
  'update grade_categories set name = id::text where school_id = :schoolId and course_id = :courseId',
);

/** `categoriesJson`: categories as JSON, in their order. */
export const saveCategories = statement<
  Sql['saveCategories'],
  { schoolId: SchoolId; courseId: CourseId; categoriesJson: unknown; now: string }
>(`
  insert into grade_categories as k (school_id, id, course_id, name, weight_ratio, mean, drop_lowest, drop_highest,
    never_drop_ids, order_index)
  select :schoolId, id, :courseId, name, "weightRatio", mean, "dropLowest", "dropHighest", "neverDropIds", "orderIndex"
  from jsonb_to_recordset(:categoriesJson::jsonb) as x(id uuid, name text, "weightRatio" numeric, mean text, "dropLowest" int,
    "dropHighest" int, "neverDropIds" uuid[], "orderIndex" int)
  on conflict (school_id, id) do update set name = excluded.name, weight_ratio = excluded.weight_ratio,
    mean = excluded.mean, drop_lowest = excluded.drop_lowest, drop_highest = excluded.drop_highest,
    never_drop_ids = excluded.never_drop_ids, order_index = excluded.order_index, version = k.version + 1,
    updated_at = :now`);

/** Takes assignments out of categories that go. */
export const emptyCategories = statement<
  Sql['emptyCategories'],
  { schoolId: SchoolId; courseId: CourseId; categoryIds: readonly CategoryId[] }
>(`
  update assignments set category_id = null
  where school_id = :schoolId and course_id = :courseId and category_id is not null and category_id <> all (:categoryIds::uuid[])`);

export const deleteCategories = statement<
  Sql['deleteCategories'],
  { schoolId: SchoolId; courseId: CourseId; categoryIds: readonly CategoryId[] }
>(
  'delete from grade_categories where school_id = :schoolId and course_id = :courseId and id <> all (:categoryIds::uuid[])',
);

export const assignCategories = statement<
  Sql['assignCategories'],
  {
    schoolId: SchoolId;
    courseId: CourseId;
    assignmentIds: readonly AssignmentId[];
    categoryIds: readonly (CategoryId | null)[];
  }
>(`
  update assignments a set category_id = x.category
  from unnest(:assignmentIds::uuid[], :categoryIds::uuid[]) as x(id, category)
  where a.school_id = :schoolId and a.course_id = :courseId and a.id = x.id and a.category_id is distinct from x.category`);

/** Assignments of the course, whatever their status. */
export const listOwnAssignments = statement<
  Sql['listOwnAssignments'],
  { schoolId: SchoolId; courseId: CourseId }
>('select id as "assignmentId" from assignments where school_id = :schoolId and course_id = :courseId');
