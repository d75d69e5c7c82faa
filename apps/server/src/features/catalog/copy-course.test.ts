import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { libraryId, loadLibrary } from '#db/library/load.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { courseModules, courses, lessons } from '#db/tables/courses.ts';
import { assignments } from '#db/tables/coursework.ts';
import { courseGrading, gradeCategories } from '#db/tables/gradebook.ts';
import { COPIED_GRADING, NOT_COPIED_GRADING } from '#features/gradebook/workflows.ts';
import { openWorld, type World } from '#testing/world.ts';
import { COPIED, NOT_COPIED } from './copied-columns.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await loadLibrary(world.services.units, world.services.clock);
});
afterAll(() => world.close());

type Row = Readonly<Record<string, unknown>>;

/** Every row of the course, by table, with the names that the code uses. */
async function contentOf(schoolId: string | null, courseId: string) {
  const scope = schoolId === null ? jobForPlatform : jobInSchool(schoolId);
  return await world.services.units.write(scope, async (tx) => {
    const rowsOf = async (table: PgTable, key: string): Promise<Row[]> => {
      const rows = (await tx.orm.select().from(table)) as Row[];
      return rows
        .filter((row) => row[key] === courseId)
        .sort((a, b) => Number(a.orderIndex ?? 0) - Number(b.orderIndex ?? 0));
    };
    return {
      courses: await rowsOf(courses, 'id'),
      courseModules: await rowsOf(courseModules, 'courseId'),
      lessons: await rowsOf(lessons, 'courseId'),
      assignments: await rowsOf(assignments, 'courseId'),
    };
  });
}

/** Says something of its own in every column that a copy takes over. */
const FILL = [
  `update courses set chosen_color = 5, content_part = 1, content_parts = 2, provider = 'Other High', mode = 'online', description = 'About it', grade_level = 9, credits = 0.5, level = 'honors', ncaa_area = 'math',
    enrollment_mode = 'approval', capacity = 12, transcript_title = 'BIOLOGY H', ncaa_approved = true,
    ncaa_set_by = gen_random_uuid(), ncaa_set_at = '2030-01-01T00:00:00Z' where id = $1`,
  `update course_modules set title = 'Cells ' || title, order_index = order_index + 100 where course_id = $1`,
  `update lessons set video_url = 'https://video.example/1', estimated_minutes = 45 where course_id = $1`,
  `update assignments set description = 'Do it', kind = 'quiz', points_possible = 37.5, is_extra_credit = true,
    attempts_allowed = 2, late_policy = '{"kind":"cap","percent":60}', release = 'held', order_index = order_index + 100,
    matching = coalesce(matching, '{"v":1,"pairs":[]}') where course_id = $1`,
];

async function fill(schoolId: string | null, courseId: string): Promise<void> {
  await world.services.units.write(schoolId === null ? jobForPlatform : jobInSchool(schoolId), async (tx) => {
    for (const statement of FILL) await tx.execute(statement, [courseId]);
  });
}

let schools = 0;
async function hasTeacher() {
  schools += 1;
  const school = await world.hasSchool(`School ${schools}`);
  return { school, teacher: await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' }) };
}

const TABLES = { courses, courseModules, lessons, assignments };

it.each(Object.entries(TABLES))('says of each column of %s whether a copy takes it over', (name, table) => {
  const key = name as keyof typeof TABLES;
  const copied: readonly string[] = [
    ...COPIED[key],
    ...(key === 'courses' ? [...COPIED.ofAdoptedCourses, ...COPIED.ofDuplicates] : []),
  ];
  const listed = [...copied, ...Object.keys(NOT_COPIED[key])];
  expect(listed.toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted());
});

it.each(Object.entries({ courseGrading, gradeCategories }))(
  'says of each column of %s whether a copy takes it over',
  (name, table) => {
    const key = name as keyof typeof COPIED_GRADING;
    const listed = [...COPIED_GRADING[key], ...Object.keys(NOT_COPIED_GRADING[key])];
    expect(listed.toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted());
  },
);

it('takes over how a course adds up: weights, drops, rules for late and missing work', async () => {
  const { school, teacher } = await hasTeacher();
  const { courseId, assignmentIds } = await school.hasCourse({
    ...{ title: 'Physics', teacher },
    assignments: [{ title: 'Falling', dueAt: '2030-03-01T22:00:00Z' }],
  });
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    await tx.execute(
      `insert into course_grading (school_id, course_id, weighting, late, missing, version) values ($1, $2, 'categories',
         '{"kind": "cap", "percent": 60}', '{"kind": "percent", "percent": 50}', 7)`,
      [school.schoolId, courseId],
    );
    await tx.execute(
      `insert into grade_categories (school_id, id, course_id, name, weight_ratio, mean, drop_lowest, drop_highest,
         never_drop_ids, order_index, version)
       values ($1, gen_random_uuid(), $2, 'Labs', 0.4, 'percents', 2, 1, array[$3::uuid], 3, 7)`,
      [school.schoolId, courseId, assignmentIds[0]],
    );
    await tx.execute(
      'update assignments set category_id = (select id from grade_categories where course_id = $1) where course_id = $1',
      [courseId],
    );
  });
  const made = await teacher.client.authoring.duplicate({
    ...{ courseId: courseId as CourseId, title: 'Physics B', shiftDays: 0 },
  });
  const rowsOf = (course: string) =>
    world.services.units.write(jobInSchool(school.schoolId), async ({ orm }) => ({
      courseGrading: await orm.select().from(courseGrading).where(eq(courseGrading.courseId, course)),
      gradeCategories: await orm.select().from(gradeCategories).where(eq(gradeCategories.courseId, course)),
      work: await orm.select().from(assignments).where(eq(assignments.courseId, course)),
    }));
  const [source, copy] = [await rowsOf(courseId), await rowsOf(made.courseId)];
  for (const key of ['courseGrading', 'gradeCategories'] as const) {
    expect([source[key].length, copy[key].length]).toEqual([1, 1]);
    for (const column of COPIED_GRADING[key]) {
      const [was, is] = [source[key][0] as Row, copy[key][0] as Row];
      expect(was[column], `${key}.${column} is empty in the source`).not.toBeNull();
      expect(is[column], `${key}.${column}`).toEqual(was[column]);
    }
    expect(copy[key][0]).toMatchObject({ version: 1, courseId: made.courseId });
  }
  expect(copy.work[0]?.categoryId).toBe(copy.gradeCategories[0]?.id);
  expect(copy.gradeCategories[0]?.neverDropIds).toEqual([copy.work[0]?.id]);
  expect(copy.work[0]?.dueAt).toBe(source.work[0]?.dueAt);
});

it('takes over all that the list says when a course is duplicated, the transcript title too', async () => {
  const { school, teacher } = await hasTeacher();
  const { courseId } = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: [{ title: 'Leaves', dueAt: '2030-03-01T22:00:00Z' }],
  });
  await fill(school.schoolId, courseId);
  const made = await teacher.client.authoring.duplicate({
    courseId: courseId as CourseId,
    title: 'Biology B',
    shiftDays: 0,
  });
  const [source, copy] = [
    await contentOf(school.schoolId, courseId),
    await contentOf(school.schoolId, made.courseId),
  ];
  for (const key of Object.keys(TABLES) as (keyof typeof TABLES)[]) {
    expect(copy[key]).toHaveLength(source[key].length);
    for (const [index, row] of source[key].entries()) {
      for (const column of COPIED[key]) {
        expect(row[column], `${key}.${column} is empty in the source`).not.toBeNull();
        expect(copy[key][index]?.[column], `${key}.${column}`).toEqual(row[column]);
      }
    }
  }
  expect(copy.courses[0]).toMatchObject({
    ...{ title: 'Biology B', status: 'draft', transcriptTitle: 'BIOLOGY H', sourceCourseId: null },
    ...{ ncaaApproved: false, ncaaSetBy: null, isOpened: false },
  });
});

it('takes over all that the list says when a library course is adopted', async () => {
  const { school, teacher } = await hasTeacher();
  const library = libraryId('algebra-1') as CourseId;
  await fill(null, library);
  const made = await teacher.client.catalog.adopt({ courseId: library });
  const [source, copy] = [await contentOf(null, library), await contentOf(school.schoolId, made.courseId)];
  for (const key of Object.keys(TABLES) as (keyof typeof TABLES)[]) {
    const listed: readonly string[] = [...COPIED[key], ...(key === 'courses' ? COPIED.ofAdoptedCourses : [])];
    const told = (rows: readonly Row[]) =>
      rows.map((row) => JSON.stringify(listed.map((column) => row[column]))).toSorted();
    expect(told(copy[key])).toEqual(told(source[key]));
  }
  expect(copy.courses[0]).toMatchObject({
    ...{ title: 'Algebra I', status: 'published', transcriptTitle: 'BIOLOGY H' },
    ...{ sourceCourseId: library, isPublic: false, termId: null },
  });
});

it('a course is its own origin, and copies of copies share it', async () => {
  const { school, teacher } = await hasTeacher();
  const { authoring, catalog } = teacher.client;
  const originOf = async (courseId: string) =>
    (await contentOf(school.schoolId, courseId)).courses[0]?.contentOriginId;
  const { courseId: own } = await authoring.create({ title: 'Own', subject: 'Science', gradeLevel: null });
  expect(await originOf(own)).toBe(own);
  const copy = await authoring.duplicate({ courseId: own, title: 'Copy', shiftDays: 0 });
  const second = await authoring.duplicate({ courseId: copy.courseId, title: 'Copy of it', shiftDays: 0 });
  expect([await originOf(copy.courseId), await originOf(second.courseId)]).toEqual([own, own]);

  const library = libraryId('biology') as CourseId;
  const adopted = await catalog.adopt({ courseId: library });
  const twin = await authoring.duplicate({ courseId: adopted.courseId, title: 'Twin', shiftDays: 0 });
  expect([await originOf(adopted.courseId), await originOf(twin.courseId)]).toEqual([library, library]);
});
