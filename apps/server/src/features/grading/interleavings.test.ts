import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RubricCriterion } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, AttemptId } from '@fieldhouse/contract/ids.ts';
import { byPoints, courseTotals } from '@fieldhouse/domain/grading/course-totals.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { withModel } from '#testing/model-stand-in.ts';
import {
  type CoursePlace,
  openWorld,
  type Person,
  type SchoolPlace,
  type StudentPerson,
  type World,
} from '#testing/world.ts';
import { gradeByEngine } from './jobs.ts';

/** Ten thousand of them are played by `npm run drill:grading`. */
const ROUNDS = Number(process.env.INTERLEAVINGS ?? 40);
const ROUNDS_PER_COURSE = 20;

/** A world gets slower as it fills: what is looked up here is found without an index. */
const ROUNDS_PER_WORLD = 400;

let world: World;
const openStageWorld = () =>
  openWorld({ AI_DAILY_CALLS_PER_USER: '1000000', AI_DAILY_CALLS_PER_SCHOOL: '1000000' });
beforeAll(async () => {
  world = await openStageWorld();
});
afterAll(() => world.close());

const LIGHT: RubricCriterion = {
  id: 'light',
  name: 'Light',
  points: 20,
  description: 'Explains that plants use light, water and carbon dioxide to make sugar and oxygen',
  source: 'ai',
  levels: [
    { id: 'full', label: 'Full', points: 20 },
    { id: 'none', label: 'None', points: 0 },
  ],
};
const GOOD =
  'The leaves catch light from the sun. With this light plants make sugar out of water and carbon dioxide, and give oxygen back.';
/** No engine gives this many. */
const TEACHERS_POINTS = 13;

const rare = (share: number) => Math.random() < share;
/** Now and then long enough for everything else to happen first. */
const soon = () => wait(rare(0.5) ? 0 : Math.random() * (rare(0.2) ? 90 : 12));

interface Stage {
  readonly school: SchoolPlace;
  readonly teacher: Person;
  readonly course: CoursePlace;
  readonly ada: StudentPerson;
}

async function handIn(ada: Person, assignmentId: AssignmentId, text: string): Promise<AttemptId> {
  const receipt = await ada.client.coursework.submit({
    assignmentId,
    content: { v: 1, text, matches: [] },
    idempotencyKey: randomUUID(),
  });
  return receipt.attemptId;
}

/** A process that is gone: whatever it had open is rolled back. */
class KilledError extends Error {}

/** One run of the engine's job, with a pause at each place where something may happen meanwhile; it may be killed at any. */
async function runEngine({ school }: Stage, attemptId: AttemptId, mayDie: boolean): Promise<void> {
  const { services } = world;
  const dies = mayDie ? Math.floor(Math.random() * 4) : -1;
  let writes = 0;
  const units = {
    write: (...[entry, work]: Parameters<typeof services.units.write>) =>
      services.units.write(entry, async (tx, actor, first) => {
        const result = await work(tx, actor, first);
        writes += 1;
        // At the end of its first (1) or second (3) transaction, before it commits.
        if (dies === writes * 2 - 1) throw new KilledError();
        return result;
      }),
  } as typeof services.units;
  const ai = {
    gradeSubmission: async (...args: Parameters<typeof services.ai.gradeSubmission>) => {
      await soon();
      if (dies === 0) throw new KilledError();
      const result = await withModel(services).ai.gradeSubmission(...args);
      if (dies === 2) throw new KilledError();
      await soon();
      return result;
    },
    remarks: (answer, flags) => services.ai.remarks(answer, flags),
  } as typeof services.ai;
  const data = { schoolId: school.schoolId, attemptId, userId: '' };
  await gradeByEngine({ ...services, ai, units }, data);
}

/** The engine's job as the queue delivers it: again when a worker was killed, and now and then to two at once. */
async function engine(stage: Stage, attemptId: AttemptId): Promise<void> {
  await soon();
  const deliveries = rare(0.15) ? 2 : 1;
  await Promise.all(
    Array.from({ length: deliveries }, async () => {
      try {
        await runEngine(stage, attemptId, rare(0.3));
      } catch (error) {
        if (!(error instanceof KilledError)) throw error;
        await soon();
        await runEngine(stage, attemptId, false);
      }
    }),
  );
}

/** True when the grade was saved. */
async function teach({ teacher }: Stage, attemptId: AttemptId): Promise<boolean> {
  await soon();
  const { grade } = await teacher.client.grading.getWork({ attemptId });
  await soon();
  try {
    await teacher.client.grading.record({
      attemptId,
      criteria: [{ criterionId: 'light', points: TEACHERS_POINTS }],
      comment: '',
      baseSeq: grade.seq,
      release: rare(0.8),
    });
    return true;
  } catch (error) {
    expect(['STALE', 'SUPERSEDED']).toContain((error as { code: string }).code);
    return false;
  }
}

interface EventRow {
  readonly attempt_id: string;
  readonly seq: number;
  readonly kind: string;
  readonly state: string;
  readonly points: number | null;
  readonly source: string | null;
  readonly at: string;
}

async function rowsOf<Row>({ school }: Stage, text: string, values: unknown[]): Promise<Row[]> {
  const result = await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute(text, values),
  );
  return result.rows as Row[];
}

async function expectOrder(
  stage: Stage,
  assignmentId: AssignmentId,
  attempts: AttemptId[],
  teacherSaved: Map<string, boolean>,
) {
  const key = [stage.ada.studentId, assignmentId];
  const events = await rowsOf<EventRow>(
    stage,
    'select * from grade_events where student_id = $1 and assignment_id = $2 order by seq',
    key,
  );
  const [cell] = await rowsOf<
    EventRow & { last_seq: number; released_at: string | null; needs_grading: boolean }
  >(stage, 'select * from grades where student_id = $1 and assignment_id = $2', key);
  if (!cell) throw new Error('no cell');
  const current = attempts.at(-1);

  // G-01: a machine grades an attempt once.
  for (const attemptId of attempts) {
    const machines = events.filter(
      (one) => one.attempt_id === attemptId && one.source === 'ai_released' && one.kind === 'recorded',
    );
    expect(machines.length).toBeLessThanOrEqual(1);
  }
  const proposals = await rowsOf<{ attempt_id: string; state: string }>(
    stage,
    'select attempt_id, state from ai_proposals where student_id = $1 and assignment_id = $2',
    key,
  );
  expect(new Set(proposals.map((one) => one.attempt_id)).size).toBe(proposals.length);
  // What an engine said too late, of older work or after a person, waits for nobody.
  for (const { attempt_id, state } of proposals) {
    if (state === 'proposed') expect([attempt_id, cell.state]).toEqual([current, 'ungraded']);
    if (attempt_id === current && cell.state === 'ungraded') expect(state).toBe('proposed');
  }

  // The cell is the fold of its events.
  expect(events.map((one) => one.seq)).toEqual(events.map((_, index) => index + 1));
  const last = events.at(-1);
  expect(cell.last_seq).toBe(events.length);
  expect(cell.attempt_id).toBe(current);
  expect({ state: cell.state, points: cell.points }).toEqual({
    state: last?.state ?? 'ungraded',
    points: last?.points ?? null,
  });
  expect(cell.released_at !== null).toBe(
    last?.state === 'graded' && ['recorded', 'released'].includes(last.kind),
  );
  expect(cell.needs_grading).toBe(cell.state === 'ungraded');

  // G-02: what is graded is the current attempt, and after a teacher no machine.
  if (cell.state === 'graded') expect(last?.attempt_id).toBe(current);
  for (const [index, event] of events.entries()) {
    if (event.source !== 'ai_released') continue;
    const before = events.slice(0, index).filter((one) => one.attempt_id === event.attempt_id);
    expect(before.some((one) => one.source === 'teacher')).toBe(false);
  }
  if (current && teacherSaved.get(current)) {
    expect({ source: cell.source, points: cell.points }).toEqual({
      source: 'teacher',
      points: TEACHERS_POINTS,
    });
  }
}

/** What is kept for the student is what its rows add up to. */
async function expectTotals(stage: Stage) {
  interface CellRow {
    readonly state: 'ungraded' | 'graded';
    readonly points: number | null;
    readonly released_at: string | null;
  }
  const cells = await rowsOf<CellRow>(
    stage,
    `select coalesce(g.state, 'ungraded') as state, g.points, g.released_at from assignments a
       left join grades g on g.assignment_id = a.id and g.student_id = $1 where a.course_id = $2`,
    [stage.ada.studentId, stage.course.courseId],
  );
  const [kept] = await rowsOf<Record<string, number | null>>(
    stage,
    'select * from course_grades where student_id = $1 and course_id = $2',
    [stage.ada.studentId, stage.course.courseId],
  );
  const totalsOf = (rows: CellRow[]) =>
    courseTotals(
      rows.map(({ state, points }, at) => ({
        ...{ assignmentId: String(at), categoryId: null, state, points },
        ...{ pointsPossible: 20, isExtraCredit: false },
      })),
      byPoints({ kind: 'not_counted' }),
    );
  const staff = totalsOf(cells);
  const released = totalsOf(
    cells.map((one) => (one.released_at ? one : { ...one, state: 'ungraded', points: null })),
  );
  expect(kept).toMatchObject({
    staff_earned: staff.earned,
    staff_possible: staff.possible,
    staff_graded_count: staff.gradedCount,
    released_earned: released.earned,
    released_possible: released.possible,
    released_graded_count: released.gradedCount,
    published_count: cells.length,
    submitted_count: cells.length,
    needs_grading_count: cells.filter((one) => one.state === 'ungraded').length,
  });
}

it(`G-01, G-02: grades what was handed in last, once, and never over a teacher, in ${ROUNDS} orders of events`, {
  timeout: 30_000 + ROUNDS * 400,
}, async () => {
  const openSchool = async () => {
    const school = await world.hasSchool('Order High');
    await school.hasPolicy({ aiRelease: 'at_once' });
    return { school, teacher: await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' }) };
  };
  let { school, teacher } = await openSchool();
  let teacherGrades = 0;
  let machineGrades = 0;
  for (let played = 0; played < ROUNDS; played += ROUNDS_PER_COURSE) {
    if (played > 0 && played % ROUNDS_PER_WORLD === 0) {
      await world.close();
      world = await openStageWorld();
      ({ school, teacher } = await openSchool());
    }
    const assignments = Array.from({ length: ROUNDS_PER_COURSE }, (_, index) => ({
      title: `${index}`,
      rubric: [LIGHT],
    }));
    const course = await school.hasCourse({ title: `Course ${played}`, teacher, assignments });
    const ada = await school.hasStudent({ name: 'Ada Lovelace', in: [course] });
    const stage: Stage = { school, teacher, course, ada };
    // Several assignments of one student move at once, so that totals are made anew side by side too.
    for (let index = 0; index < ROUNDS_PER_COURSE; index += 4) {
      await Promise.all(course.assignmentIds.slice(index, index + 4).map((id) => playRound(stage, id)));
    }
    await expectTotals(stage);
    const sources = await rowsOf<{ source: string; n: number }>(
      stage,
      'select source, count(*) as n from grades where course_id = $1 group by 1',
      [course.courseId],
    );
    teacherGrades += sources.find((one) => one.source === 'teacher')?.n ?? 0;
    machineGrades += sources.find((one) => one.source === 'ai_released')?.n ?? 0;
  }
  // The orders were not all alike.
  expect(teacherGrades).toBeGreaterThan(0);
  expect(machineGrades).toBeGreaterThan(0);
});

async function playRound(stage: Stage, assignmentId: AssignmentId): Promise<void> {
  const attempts = [await handIn(stage.ada, assignmentId, GOOD)];
  const teacherSaved = new Map<string, boolean>();
  const first = attempts[0] as AttemptId;
  await Promise.all([
    engine(stage, first),
    engine(stage, first),
    rare(0.6) && teach(stage, first).then((saved) => teacherSaved.set(first, saved)),
    rare(0.5) &&
      soon().then(async () => {
        const second = await handIn(stage.ada, assignmentId, `${GOOD} And more.`);
        attempts.push(second);
        await Promise.all([
          engine(stage, second),
          engine(stage, second),
          rare(0.3) && teach(stage, second).then((saved) => teacherSaved.set(second, saved)),
        ]);
      }),
  ]);
  await expectOrder(stage, assignmentId, attempts, teacherSaved);
}
