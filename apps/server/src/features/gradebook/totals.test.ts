import type { CellChange, GradingSetup } from '@fieldhouse/contract/gradebook-staff.ts';
import type { AssignmentId, CategoryId, CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import {
  type CourseCell,
  type CourseRules,
  courseTotals,
  type GradeCategory,
} from '@fieldhouse/domain/grading/course-totals.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

/** TOTALS_EDITS=100000 plays more, TOTALS_SEED the same again. */
const EDITS = Number(process.env.TOTALS_EDITS ?? 10_000);
const STUDENTS = 12;
const ASSIGNMENTS = 14;
const BATCH = 40;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Mulberry32: the same numbers for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface RawCell {
  readonly student_id: string;
  readonly assignment_id: string;
  readonly category_id: string | null;
  readonly state: CourseCell['state'];
  readonly points: number | null;
  readonly points_possible: number;
  readonly is_extra_credit: boolean;
  readonly released_at: string | null;
}

it(`keeps the totals that the raw rows come to, through ${EDITS} random edits, in both sets`, {
  timeout: 60_000 + EDITS * 30,
}, async () => {
  const seed = Number(process.env.TOTALS_SEED ?? Date.now() % 1_000_000);
  const random = numbersFrom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

  const school = await world.hasSchool('Totals High');
  const teacher: Person = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: Array.from({ length: ASSIGNMENTS }, (_, at) => ({
      title: `Work ${at}`,
      pointsPossible: 5 + at * 3,
      release: at % 5 === 0 ? ('held' as const) : ('school' as const),
    })),
  });
  const students: string[] = [];
  for (let at = 0; at < STUDENTS; at += 1) {
    students.push((await school.hasStudent({ name: `Student ${at}`, in: [course] })).studentId);
  }
  const { courseId, assignmentIds } = course;
  const inSchool = jobInSchool(school.schoolId);
  const rowsOf = async <Row>(text: string): Promise<Row[]> =>
    (await world.services.units.write(inSchool, (tx) => tx.execute(text, [courseId]))).rows as Row[];
  await world.services.units.write(inSchool, (tx) =>
    tx.execute('update assignments set is_extra_credit = true where id = any ($1::uuid[])', [
      [assignmentIds[3], assignmentIds[9]],
    ]),
  );

  const versions = new Map<string, number>();
  let version = 0;
  let categories: CategoryId[] = [];
  let edits = 0;
  while (edits < EDITS) {
    const turn = random();
    if (turn < 0.72) {
      const changes: CellChange[] = Array.from({ length: 1 + below(BATCH) }, () => {
        const studentId = pick(students) as StudentId;
        const assignmentId = pick(assignmentIds);
        const kind = random();
        const to: CellChange['to'] =
          kind < 0.75
            ? { state: 'graded', points: below(3_000) / 100, isConfirmed: true }
            : { state: pick(['excused', 'missing', 'ungraded'] as const) };
        // Now and then somebody works on what is old.
        const known = versions.get(`${studentId} ${assignmentId}`) ?? 0;
        return { studentId, assignmentId, to, baseSeq: random() < 0.03 ? known + 1 : known };
      });
      const answer = await teacher.client.gradebook.setCells({ courseId, changes, source: 'typed' });
      for (const cell of [...answer.saved, ...answer.conflicts.map((one) => one.cell)]) {
        versions.set(`${cell.studentId} ${cell.assignmentId}`, cell.seq);
      }
      edits += changes.length;
    } else if (turn < 0.9) {
      await teacher.client.gradebook.release({
        courseId,
        assignmentIds: assignmentIds.filter(() => random() < 0.3).concat(pick(assignmentIds)),
        studentIds: random() < 0.5 ? null : ([pick(students), pick(students)] as StudentId[]),
        isReleased: random() < 0.6,
      });
      for (const row of await rowsOf<{ student_id: string; assignment_id: string; last_seq: number }>(
        'select student_id, assignment_id, last_seq from grades where course_id = $1',
      )) {
        versions.set(`${row.student_id} ${row.assignment_id}`, row.last_seq);
      }
      edits += 1;
    } else {
      const setup = randomSetup();
      await teacher.client.gradebook.saveSetup({ courseId, setup });
      version += 1;
      const found = await rowsOf<{ id: CategoryId }>(
        'select id from grade_categories where course_id = $1 order by order_index',
      );
      categories = found.map((row) => row.id);
      edits += 1;
    }
    if (random() < 0.1 || edits >= EDITS) await expectTotals();
  }

  function randomSetup(): GradingSetup {
    const weighting = pick(['points', 'categories'] as const);
    const count = weighting === 'points' ? below(4) : 1 + below(4);
    const kept = categories.filter(() => random() < 0.7);
    const shares = Array.from({ length: count }, () => 1 + below(9));
    const sum = shares.reduce((a, b) => a + b, 0);
    const weights = shares.map((share) => Math.floor((share / sum) * 10_000) / 10_000);
    if (count > 0) weights[0] = 1 - weights.slice(1).reduce((a, b) => a + b, 0);
    const keys = Array.from({ length: count }, (_, at) => `k${at}`);
    return {
      baseVersion: version,
      weighting,
      late: null,
      missing: pick([
        null,
        { kind: 'not_counted' as const },
        { kind: 'zero' as const },
        { kind: 'percent' as const, percent: 33.33 },
      ]),
      categories: keys.map((key, at) => ({
        key,
        categoryId: kept[at] ?? null,
        name: `Category ${at}`,
        weightRatio: weighting === 'points' ? null : Number((weights[at] ?? 0).toFixed(8)),
        mean: pick(['points', 'percents'] as const),
        dropLowest: below(3),
        dropHighest: below(3),
        neverDropIds: assignmentIds.filter(() => random() < 0.1) as AssignmentId[],
      })),
      assignments: assignmentIds.map((assignmentId) => ({
        assignmentId,
        categoryKey: keys.length === 0 || random() < 0.1 ? null : pick(keys),
      })),
    };
  }

  async function expectTotals(): Promise<void> {
    const cells = await rowsOf<RawCell>(`
      select e.student_id, a.id as assignment_id, a.category_id, coalesce(g.state, 'ungraded') as state, g.points,
        case when g.state = 'graded' then g.points_possible else a.points_possible end as points_possible,
        a.is_extra_credit, g.released_at
      from enrollments e join assignments a on a.course_id = e.course_id
        left join grades g on g.course_id = e.course_id and g.student_id = e.student_id and g.assignment_id = a.id
      where e.course_id = $1 and a.status = 'published'`);
    const [grading] = await rowsOf<{
      weighting: CourseRules['weighting'];
      missing: CourseRules['missing'] | null;
    }>('select weighting, missing from course_grading where course_id = $1');
    const found = await rowsOf<Record<string, never>>(
      'select * from grade_categories where course_id = $1 order by order_index',
    );
    const rules: CourseRules = {
      missing: grading?.missing ?? { kind: 'not_counted' },
      weighting: grading?.weighting ?? 'points',
      categories: found.map(
        (row): GradeCategory => ({
          categoryId: row.id as unknown as string,
          weightRatio: row.weight_ratio as unknown as number | null,
          mean: row.mean as unknown as GradeCategory['mean'],
          dropLowest: row.drop_lowest as unknown as number,
          dropHighest: row.drop_highest as unknown as number,
          neverDropIds: row.never_drop_ids as unknown as string[],
        }),
      ),
    };
    const kept = await rowsOf<Record<string, unknown>>('select * from course_grades where course_id = $1');
    for (const row of kept) {
      const own = cells.filter((cell) => cell.student_id === row.student_id);
      const staff = courseTotals(own.map(asCell), rules);
      const released = courseTotals(
        own.map((cell) =>
          cell.released_at ? asCell(cell) : { ...asCell(cell), state: 'ungraded', points: null },
        ),
        rules,
      );
      expect(
        {
          staff: [row.staff_so_far_ratio, row.staff_if_nothing_else_ratio, row.staff_dropped_ids],
          released: [row.released_so_far_ratio, row.released_if_nothing_else_ratio, row.released_dropped_ids],
          counts: [row.staff_graded_count, row.released_graded_count, row.missing_count],
        },
        `seed ${seed}, after ${edits} edits`,
      ).toEqual({
        staff: [staff.soFarRatio, staff.ifNothingElseRatio, staff.droppedIds],
        released: [released.soFarRatio, released.ifNothingElseRatio, released.droppedIds],
        counts: [staff.gradedCount, released.gradedCount, released.missingCount],
      });
    }
  }
});

const asCell = (cell: RawCell): CourseCell => ({
  assignmentId: cell.assignment_id,
  categoryId: cell.category_id,
  state: cell.state,
  points: cell.points,
  pointsPossible: cell.points_possible,
  isExtraCredit: cell.is_extra_credit,
});

it('makes the totals of a thousand students anew in the save itself', { timeout: 120_000 }, async () => {
  const school = await world.hasSchool('Large High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Everybody',
    teacher,
    assignments: Array.from({ length: 60 }, (_, at) => ({ title: `Work ${at}` })),
  });
  await world.services.units.write(jobInSchool(school.schoolId), async (tx) => {
    await tx.execute(
      `insert into student_profiles (school_id, id, student_number, legal_name, grade_level, graduation_year)
       select $1, gen_random_uuid(), 'L' || n, 'Student ' || n, 9, 2030 from generate_series(1, 1000) n`,
      [school.schoolId],
    );
    await tx.execute(
      `insert into enrollments (school_id, id, student_id, course_id, status, requested_at, enrolled_at)
       select $1, gen_random_uuid(), id, $2, 'active', now(), now() from student_profiles where school_id = $1`,
      [school.schoolId, course.courseId],
    );
    await tx.execute(
      `insert into grades (school_id, course_id, student_id, enrollment_id, assignment_id, state, points,
         points_possible, source, released_at, set_at, last_seq)
       select $1, $2, e.student_id, e.id, a.id, 'graded', (abs(hashtext(e.id::text || a.id::text)) % 41) / 2.0, 20,
         'teacher', now(), now(), 1
       from enrollments e, assignments a where e.school_id = $1 and e.course_id = $2 and a.course_id = $2`,
      [school.schoolId, course.courseId],
    );
  });
  const setup: GradingSetup = {
    baseVersion: 0,
    weighting: 'categories',
    late: null,
    missing: { kind: 'zero' },
    categories: ['one', 'two', 'three'].map((key) => ({
      ...{
        key,
        categoryId: null,
        name: key,
        weightRatio: key === 'one' ? 0.4 : 0.3,
        mean: 'percents' as const,
      },
      ...{ dropLowest: 2, dropHighest: 1, neverDropIds: [] },
    })),
    assignments: course.assignmentIds.map((assignmentId, at) => ({
      assignmentId,
      categoryKey: ['one', 'two', 'three'][at % 3] as string,
    })),
  };
  const began = performance.now();
  const answer = await teacher.client.gradebook.saveSetup({ courseId: course.courseId as CourseId, setup });
  const took = performance.now() - began;
  expect(answer).toEqual({ recomputedCount: 1_000 });
  // `npm run bench -- gradebook` holds it against two seconds; here other tests run beside it.
  expect(took).toBeLessThan(30_000);
  process.stdout.write(`totals of 1,000 students made anew in ${Math.round(took)} ms\n`);
});
