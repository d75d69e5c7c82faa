import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/engine.ts';
import { migrate } from '#db/migrate.ts';
import { checkWalls } from '#db/rls/check.ts';
import { jobInSchool } from '#db/scopes.ts';
import { browserIn } from '#testing/browser.ts';
import { openDumped } from '#testing/database.ts';
import { openWorld, type World } from '#testing/world.ts';

/** The demo school on the first release whose databases are brought along, with rows in every table. */
const dump = brotliDecompressSync(readFileSync(new URL('release-1.sql.br', import.meta.url))).toString();

/** Tables whose rows a later migration or the new release itself changes in number, each with the reason. */
const RECOUNTED: Readonly<Record<string, string>> = {
  submissions: 'work of two attempts at a course was one row',
  grades: 'so was a cell',
  course_grades: 'and the totals',
  course_progress: 'and the progress',
  grade_events: 'late days are counted anew',
  audit_log: 'which is written down',
};

let db: Database;
let world: World;
let before: Map<string, number>;
let repeat: Repeat;
let late: LateWork;
let lateAfter: Record<keyof LateWork, unknown>;
let split: Record<string, unknown>[];
let rules: Record<string, unknown>;
let origins: { id: string; source_course_id: string | null; content_origin_id: string }[];

const countRows = (database: Database): Promise<Map<string, number>> =>
  database.asOwner(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    );
    const counts = new Map<string, number>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ n: number }>(`select count(*)::integer as n from public.${name}`);
      counts.set(name, rows[0]?.n ?? 0);
    }
    return counts;
  });

/** A course that a student of the old database took again, and one assignment handed in both times. */
interface Repeat {
  readonly schoolId: string;
  readonly first: string;
  readonly second: string;
  readonly assignmentId: string;
  readonly points: number;
  readonly oldAttempt: string;
  readonly newAttempt: string;
}

/** As the old release left it: the second time continues on the rows of the first. */
const repeatCourse = (database: Database): Promise<Repeat> =>
  database.asOwner(async (client) => {
    await client.query('set row_security = off');
    const { rows } = await client.query(`
      select e.school_id, e.id as first, e.student_id, e.course_id, g.assignment_id, g.points, g.attempt_id, g.last_seq,
        t.submission_id, t.attempt_number
      from enrollments e
        join grades g on g.school_id = e.school_id and g.course_id = e.course_id and g.student_id = e.student_id
          and g.state = 'graded' and g.released_at is not null
        join submission_attempts t on t.school_id = g.school_id and t.id = g.attempt_id
      where e.status = 'active' order by e.id, g.assignment_id limit 1`);
    const old = rows[0];
    await client.query(
      "update enrollments set status = 'completed', completed_at = now() - interval '2 days' where id = $1",
      [old.first],
    );
    const { rows: made } = await client.query(
      `insert into enrollments (school_id, id, student_id, course_id, attempt_number, status, requested_at, enrolled_at)
      values ($1, gen_random_uuid(), $2, $3, 2, 'active', now() - interval '1 day', now() - interval '1 day')
      returning id`,
      [old.school_id, old.student_id, old.course_id],
    );
    const { rows: attempts } = await client.query(
      `insert into submission_attempts (school_id, id, submission_id, assignment_id, student_id, attempt_number, content,
        submitted_at, is_late, content_sha256, receipt, idempotency_key)
      select school_id, gen_random_uuid(), submission_id, assignment_id, student_id, attempt_number + 1, content, now(),
        false, content_sha256, 'again', 'again'
      from submission_attempts where id = $1 returning id`,
      [old.attempt_id],
    );
    await client.query(
      `with pointer as (
        update submissions set current_attempt_id = $2, attempt_count = attempt_count + 1, last_submitted_at = now()
        where id = $3),
      cell as (
        update grades set state = 'ungraded', points = null, source = null, released_at = null, attempt_id = $2,
          attempt_number = attempt_number + 1, submitted_at = now(), needs_grading = true, last_seq = last_seq + 1
        where attempt_id = $1 returning *)
      insert into grade_events (school_id, id, course_id, assignment_id, student_id, attempt_id, seq, kind, state, at)
      select school_id, gen_random_uuid(), course_id, assignment_id, student_id, $2, last_seq, 'resubmitted', 'ungraded',
        now() from cell`,
      [old.attempt_id, attempts[0].id, old.submission_id],
    );
    return {
      schoolId: old.school_id,
      first: old.first,
      second: made[0].id,
      assignmentId: old.assignment_id,
      points: old.points,
      oldAttempt: old.attempt_id,
      newAttempt: attempts[0].id,
    };
  });

/** The cells and submissions of both attempts, the first one first. */
const readRepeat = (database: Database, { first, second, assignmentId }: Repeat) =>
  database.asOwner(async (client) => {
    await client.query('set row_security = off');
    const text = `
      select e.id, e.is_current as current, g.state, g.points, g.attempt_id as attempt, s.current_attempt_id as handed_in,
        (select count(*)::int from grade_events v where v.enrollment_id = e.id and v.assignment_id = $2) as events,
        (select count(*)::int from course_grades t where t.enrollment_id = e.id) as totals
      from enrollments e
        join grades g on g.enrollment_id = e.id and g.assignment_id = $2
        join submissions s on s.enrollment_id = e.id and s.assignment_id = $2
      where e.id = any ($1::uuid[]) order by e.attempt_number`;
    return (await client.query<Record<string, unknown>>(text, [[first, second], assignmentId])).rows;
  });

/** Late work of three students, as the old release judged it: 25 hours late were two days. */
interface LateWork {
  readonly recounted: string;
  readonly otherRule: string;
  readonly posted: string;
}

const DUE = '2026-05-04T21:00:00Z';
const HANDED_IN = '2026-05-05T22:00:00Z';

const judgeLate = (database: Database): Promise<LateWork> =>
  database.asOwner(async (client) => {
    await client.query('set row_security = off');
    const { rows } = await client.query<{ attempt: string; course: string }>(`
      select distinct on (g.course_id) g.attempt_id as attempt, g.course_id as course from grades g
        join enrollments e on e.school_id = g.school_id and e.course_id = g.course_id and e.student_id = g.student_id
          and e.status = 'active'
      where g.state = 'graded' and g.released_at is not null and g.points_possible >= 10
        and not exists (select from final_grades f where f.enrollment_id = e.id)
        and not exists (select from posting_windows w where w.course_id = g.course_id)
      order by g.course_id, g.attempt_id desc limit 3`);
    const [one, two, three] = rows;
    if (!one || !two || !three) throw new Error('The old database has graded work in three courses');
    for (const { attempt } of rows) {
      await client.query(
        'update submission_attempts set effective_due_at = $2, submitted_at = $3 where id = $1',
        [...[attempt, DUE, HANDED_IN]],
      );
      await client.query(
        `update assignments set late_policy = '{"kind": "percent_per_day", "percent": 10, "mostPercent": 50}'
         where id = (select assignment_id from submission_attempts where id = $1)`,
        [attempt],
      );
      const share = attempt === two.attempt ? 0.3 : 0.2;
      await client.query(
        `update grades set is_late = true, late_deduction = points_possible * $2, points = points_possible * (1 - $2)
         where attempt_id = $1`,
        [attempt, share],
      );
    }
    await client.query(
      `insert into posting_windows (school_id, id, course_id, state, by, at)
       select school_id, gen_random_uuid(), id, 'locked', gen_random_uuid(), now() from courses where id = $1`,
      [three.course],
    );
    return { recounted: one.attempt, otherRule: two.attempt, posted: three.attempt };
  });

const readLate = (database: Database, attempt: string) =>
  database.asOwner(async (client) => {
    await client.query('set row_security = off');
    const { rows } = await client.query(
      `select round(g.late_deduction / g.points_possible, 4)::float8 as taken,
         round((g.points + g.late_deduction) / g.points_possible, 4)::float8 as given, last.reason,
         t.updated_at = 'epoch' as "isOwed",
         (select count(*)::int from audit_log l where l.action = 'grades.late_days_counted'
           and l.school_id = g.school_id and l.after->>'gradeCount' = '1') as audited
       from grades g
         join course_grades t on t.enrollment_id = g.enrollment_id
         left join grade_events last on last.enrollment_id = g.enrollment_id and last.assignment_id = g.assignment_id
           and last.seq = g.last_seq and last.late_deduction = g.late_deduction and last.points = g.points
           and last.source = 'rule'
       where g.attempt_id = $1`,
      [attempt],
    );
    return rows[0];
  });

/** Enrollments with totals, by what the old release had posted of them under which rule for missing work. */
const POSTINGS = {
  beforeTheChange: ['2030-01-15'],
  afterTheChange: ['2030-03-01'],
  onceMoreAfterIt: ['2030-01-15', '2030-03-01'],
  withTheCoursesOwnRule: ['2030-03-01'],
  ofAPeriodAlone: ['2030-03-01'],
  running: [],
} as const;
type Postings = Record<keyof typeof POSTINGS, string>;

const postUnderRules = (database: Database, { schoolId }: Repeat): Promise<Postings> =>
  database.asOwner(async (client) => {
    await client.query('set row_security = off');
    // Other schools change their rules as well.
    for (const [at, percent, isOwn] of [
      ['2030-01-01', 10, true],
      ['2030-02-01', 20, true],
      ['2030-02-15', 90, false],
    ] as const) {
      await client.query(
        `insert into grading_policies (school_id, id, number, effective_on, missing, late, ai_release, default_release,
           official_gpa, enrollment_mode, course_publishing, created_at)
         select distinct on (school_id) school_id, gen_random_uuid(), number + 1, $2::date,
           jsonb_build_object('kind', 'percent', 'percent', $3::int), late, ai_release, default_release, official_gpa,
           enrollment_mode, course_publishing, $2::timestamptz
         from grading_policies where (school_id = $1) = $4 order by school_id, number desc`,
        [schoolId, at, percent, isOwn],
      );
    }
    const { rows } = await client.query<{ id: string; course: string }>(
      `select distinct on (g.course_id) e.id, g.course_id as course from course_grades g
         join enrollments e on e.school_id = g.school_id and e.course_id = g.course_id and e.student_id = g.student_id
       where g.school_id = $1 and e.attempt_number = 1
         and not exists (select from enrollments o where o.course_id = e.course_id and o.student_id = e.student_id
           and o.attempt_number > 1)
         and not exists (select from final_grades f where f.enrollment_id = e.id)
         and not exists (select from course_grading c where c.course_id = g.course_id and c.missing is not null)
       order by g.course_id, e.id limit 6`,
      [schoolId],
    );
    const enrollments: Partial<Postings> = {};
    for (const [index, name] of (Object.keys(POSTINGS) as (keyof Postings)[]).entries()) {
      const enrollment = rows[index];
      if (!enrollment) throw new Error('The old database has totals in six courses');
      enrollments[name] = enrollment.id;
      for (const [number, at] of POSTINGS[name].entries()) {
        await client.query(
          `insert into final_grades (school_id, id, enrollment_id, student_id, course_id, grading_period_id, number, result,
             credits_attempted, credits_earned, course_snapshot, posted_by, posted_at)
           select e.school_id, gen_random_uuid(), e.id, e.student_id, e.course_id,
             case when $4 then (select p.id from grading_periods p where p.school_id = e.school_id limit 1) end, $2,
             'incomplete', 1, 0, f.course_snapshot, f.posted_by, $3
           from enrollments e, (select * from final_grades limit 1) f where e.id = $1`,
          [enrollment.id, number + 1, at, name === 'ofAPeriodAlone'],
        );
      }
      if (name === 'withTheCoursesOwnRule')
        await client.query(
          `insert into course_grading (school_id, course_id, weighting, missing)
           values ($1, $2, 'points', '{"kind": "percent", "percent": 30}')
           on conflict (school_id, course_id) do update set missing = excluded.missing`,
          [schoolId, enrollment.course],
        );
    }
    return enrollments as Postings;
  });

const readRules = (database: Database, postings: Postings): Promise<Record<string, unknown>> =>
  database.asOwner(async (client) => {
    await client.query('set row_security = off');
    const { rows } = await client.query<{ id: string; missing: unknown }>(
      'select enrollment_id as id, missing from course_grades where enrollment_id = any ($1::uuid[])',
      [Object.values(postings)],
    );
    const ruleOf = new Map(rows.map(({ id, missing }) => [id, missing]));
    return Object.fromEntries(Object.entries(postings).map(([name, id]) => [name, ruleOf.get(id)]));
  });

beforeAll(async () => {
  db = await openDumped(dump);
  repeat = await repeatCourse(db);
  late = await judgeLate(db);
  const postings = await postUnderRules(db, repeat);
  await db.asOwner(async (client) => {
    await client.query('set row_security = off');
    await client.query('update student_gpas set official_gpa = 1.2345 where official_gpa is not null');
  });
  before = await countRows(db);
  await migrate(db);
  split = await readRepeat(db, repeat);
  rules = await readRules(db, postings);
  lateAfter = {
    recounted: await readLate(db, late.recounted),
    otherRule: await readLate(db, late.otherRule),
    posted: await readLate(db, late.posted),
  };
  origins = await db.asOwner(
    async (client) =>
      (await client.query('select id, source_course_id, content_origin_id from public.courses')).rows,
  );
});
afterAll(() => world.close());

it('has something to lose in every table of the release', () => {
  expect([...before].flatMap(([table, rows]) => (rows === 0 ? [table] : []))).toEqual([]);
  expect(before.size).toBeGreaterThan(90);
});

it('R-01 keeps every row of a filled database of the first release, and puts its protection in place', async () => {
  const after = await countRows(db);
  const changed = [...before].filter(([table, rows]) => !(table in RECOUNTED) && after.get(table) !== rows);
  expect(changed).toEqual([]);
  await checkWalls(db);
});

it('gives the work of a repeated course to the attempt it was done in', () => {
  const { first, second, points, oldAttempt, newAttempt } = repeat;
  expect(split).toMatchObject([
    {
      id: first,
      current: false,
      state: 'graded',
      points,
      attempt: oldAttempt,
      handed_in: oldAttempt,
      totals: 1,
    },
    {
      id: second,
      current: true,
      state: 'ungraded',
      points: null,
      attempt: newAttempt,
      handed_in: newAttempt,
    },
  ]);
  expect(split[0]?.events).toBeGreaterThan(0);
  expect(split[1]).toMatchObject({ events: 1, totals: 1 });
});

it('gives back what the old count of late days took too much, and leaves what it can’t tell or what is posted', () => {
  expect(lateAfter.recounted).toEqual({
    ...{ taken: 0.1, given: 1, isOwed: true, audited: 1 },
    reason: "Late days are now counted by the school's calendar, not in blocks of 24 hours.",
  });
  expect(lateAfter.otherRule).toMatchObject({ taken: 0.3, given: 1, reason: null });
  expect(lateAfter.posted).toMatchObject({ taken: 0.2, given: 1, reason: null, isOwed: false });
});

it('keeps with posted totals the rule for missing work that held when they were posted, and none with running ones', () => {
  const percent = (points: number) => ({ kind: 'percent', percent: points });
  expect(rules).toEqual({
    beforeTheChange: percent(10),
    afterTheChange: percent(20),
    onceMoreAfterIt: percent(20),
    withTheCoursesOwnRule: percent(30),
    ofAPeriodAlone: null,
    running: null,
  });
});

it('gives each old course the origin that its chain of sources ends in', () => {
  const sourceOf = new Map(origins.map((row) => [row.id, row.source_course_id]));
  const originOf = (id: string): string => {
    const source = sourceOf.get(id);
    return source ? originOf(source) : id;
  };
  expect(origins.filter((row) => row.source_course_id !== null).length).toBeGreaterThan(0);
  for (const row of origins) expect(row.content_origin_id).toBe(originOf(row.id));
});

it('lets a person of the old database sign in and read their grades', async () => {
  world = await openWorld({}, db);
  const page = browserIn(world);
  await page.client().accounts.signIn({ email: 'student@demo.fieldhouse.test', password: 'correct-horse-9' });
  const { courses } = await page.client().gradebook.mine({});
  expect(courses.length).toBeGreaterThan(2);
  expect(courses.reduce((sum, course) => sum + course.gradedCount, 0)).toBeGreaterThan(10);
});

it('makes the totals that the upgrade left open', async () => {
  await world.runs('grading.missing', {});
  const inSchool = jobInSchool(repeat.schoolId);
  const { rows } = await world.services.units.write(inSchool, (tx) =>
    tx.execute(
      `select t.released_graded_count as graded, (select count(*)::int from grades g join assignments a on a.id = g.assignment_id
         where g.enrollment_id = t.enrollment_id and g.state = 'graded' and g.released_at is not null
           and a.status = 'published') as cells
       from course_grades t where t.enrollment_id = any ($1::uuid[]) and t.updated_at > 'epoch'`,
      [[repeat.first, repeat.second]],
    ),
  );
  const { rows: figures } = await world.services.units.write(inSchool, (tx) =>
    tx.execute(
      `select count(*)::int as all, count(*) filter (where official_gpa = 1.2345)::int as old,
         count(*) filter (where as_of = 'epoch')::int as owed from student_gpas where official_gpa is not null`,
    ),
  );
  expect(figures).toMatchObject([{ all: expect.toSatisfy((count: number) => count > 10), old: 0, owed: 0 }]);
  expect(rows).toHaveLength(2);
  for (const row of rows as { graded: number; cells: number }[]) expect(row.graded).toBe(row.cells);
});
