import { statement } from '#db/unit.ts';

/** Keeps how a course adds up; no row: somebody else has changed it. $3 weighting, $4 late, $5 missing, $6 base version. */
export const saveGrading = statement<{ version: number }>(`
  insert into course_grading as cg (school_id, course_id, weighting, late, missing, version)
  values ($1, $2, $3, $4::jsonb, $5::jsonb, 1)
  on conflict (school_id, course_id) do update set weighting = excluded.weighting, late = excluded.late,
    missing = excluded.missing, version = cg.version + 1, updated_at = now()
  where cg.version = $6
  returning version`);

/** Gives up the names, so that two categories can swap theirs. */
export const clearNames = statement(
  'update grade_categories set name = id::text where school_id = $1 and course_id = $2',
);

/** $3 categories as JSON, in their order. */
export const saveCategories = statement(`
  insert into grade_categories as k (school_id, id, course_id, name, weight_ratio, mean, drop_lowest, drop_highest,
    never_drop_ids, order_index)
  select $1, id, $2, name, "weightRatio", mean, "dropLowest", "dropHighest", "neverDropIds", "orderIndex"
  from jsonb_to_recordset($3::jsonb) as x(id uuid, name text, "weightRatio" numeric, mean text, "dropLowest" int,
    "dropHighest" int, "neverDropIds" uuid[], "orderIndex" int)
  on conflict (school_id, id) do update set name = excluded.name, weight_ratio = excluded.weight_ratio,
    mean = excluded.mean, drop_lowest = excluded.drop_lowest, drop_highest = excluded.drop_highest,
    never_drop_ids = excluded.never_drop_ids, order_index = excluded.order_index, version = k.version + 1,
    updated_at = now()`);

/** Takes assignments out of categories that go. $3 the ids that stay. */
export const emptyCategories = statement(`
  update assignments set category_id = null
  where school_id = $1 and course_id = $2 and category_id is not null and category_id <> all ($3::uuid[])`);

/** $3 the ids that stay. */
export const deleteCategories = statement(
  'delete from grade_categories where school_id = $1 and course_id = $2 and id <> all ($3::uuid[])',
);

/** $3 assignments, $4 their categories. */
export const assignCategories = statement(`
  update assignments a set category_id = x.category
  from unnest($3::uuid[], $4::uuid[]) as x(id, category)
  where a.school_id = $1 and a.course_id = $2 and a.id = x.id and a.category_id is distinct from x.category`);

/** Assignments of the course, whatever their status. $1 school, $2 course. */
export const listOwnAssignments = statement<{ assignmentId: string }>(
  'select id as "assignmentId" from assignments where school_id = $1 and course_id = $2',
);
