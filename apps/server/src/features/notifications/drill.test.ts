import type { AssignmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { guardianLinks } from '#db/tables/people.ts';
import type { Transaction, Units } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { deliverDue } from './deliver.ts';

/*
 * The drill of notifications: five hundred grades posted at once, whose readers have one notice and one letter each,
 * however many workers there are and wherever they die. `npm run drill:notifications` kills a hundred and fifty of them.
 */

const STUDENTS = 54;
const TITLES = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel', 'India', 'Juliett'];
/** Each reads the grades of two students. */
const GUARDIANS = 8;
const KILLS = Number(process.env.KILLED_WORKERS ?? 30);

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 300_000);
afterAll(() => world.close());

const asJob = <Row>(text: string, values: unknown[] = []) =>
  world.services.units.write(
    jobForPlatform,
    async (tx) => (await tx.execute(text, values)).rows as unknown as Row[],
  );

class Killed extends Error {}

/**
 * A worker that dies at its n-th transaction: before it begins, in its middle with all of it written, or right after it
 * was committed and before the worker heard of that.
 */
function dyingAt(place: number, how: 'before' | 'middle' | 'after'): Services {
  let transactions = 0;
  const write = async <Result>(
    entry: Parameters<Units['write']>[0],
    work: (tx: Transaction, actor: unknown) => Promise<Result>,
  ): Promise<Result> => {
    transactions += 1;
    if (transactions > place || (transactions === place && how === 'before')) throw new Killed();
    const result = await world.services.units.write(entry, async (tx, actor) => {
      const done = await work(tx, actor);
      if (transactions === place && how === 'middle') throw new Killed();
      return done;
    });
    if (transactions === place) throw new Killed();
    return result;
  };
  return { ...world.services, units: { ...world.services.units, write } as unknown as Units };
}

const PLACES = ['before', 'middle', 'after'] as const;

/** Lets worker after worker die; what they leave is taken up by the next. */
async function killWorkers(kills: number, work: (services: Services) => Promise<void>): Promise<number> {
  let killed = 0;
  for (let round = 0; round < kills; round += 1) {
    // Most die early, so that there is work left for all of them.
    const place = round % 7 === 6 ? 3 : 1 + (round % 2);
    try {
      await work(dyingAt(place, PLACES[round % PLACES.length] ?? 'middle'));
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      killed += 1;
    }
  }
  return killed;
}

it(`tells everybody once of ${STUDENTS * TITLES.length} grades, though ${KILLS} workers die on the way`, async () => {
  world.isAt('2030-05-06T15:00:00.000Z');
  const school = await world.hasSchool('Drill High');
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const course = await school.hasCourse({
    title: 'Biology',
    teacher,
    assignments: TITLES.map((title) => ({ title })),
  });
  const students: StudentPerson[] = [];
  for (let number = 0; number < STUDENTS; number += 1) {
    students.push(await school.hasStudent({ name: `Student ${number}`, in: [course] }));
  }
  const guardians: { person: Person; of: StudentPerson[] }[] = [];
  for (let number = 0; number < GUARDIANS; number += 1) {
    const of = students.slice(number * 2, number * 2 + 2);
    const [first, second] = of;
    if (!first || !second) throw new Error('too few students');
    const person = await school.hasGuardian({ name: `Guardian ${number}`, of: first });
    await alsoGuards(school.schoolId, person, second);
    guardians.push({ person, of });
  }

  const { saved } = await teacher.client.gradebook.setCells({
    courseId: course.courseId,
    source: 'typed',
    changes: students.flatMap(({ studentId }) =>
      course.assignmentIds.map((assignmentId: AssignmentId) => ({
        studentId: studentId as StudentId,
        assignmentId,
        to: { state: 'graded' as const, points: 17 },
        baseSeq: 0,
      })),
    ),
  });
  expect(saved).toHaveLength(STUDENTS * TITLES.length);
  const [job, ...otherJobs] = await asJob<{ data: JobData['grading.tell'] }>(
    "select data from pgboss.job where name = 'grading.tell'",
  );
  if (!job) throw new Error('nobody is told');
  expect(otherJobs).toEqual([]);

  // The telling dies, runs again, and twice at once.
  const tell = (services: Services) => jobHandlers(services)['grading.tell'](job.data);
  expect(await killWorkers(6, tell)).toBeGreaterThan(0);
  await Promise.all([tell(world.services), tell(world.services)]);
  const notices = await asJob<{ userId: string; count: number }>(
    `select user_id as "userId", count from notifications where template = 'grade_released'`,
  );
  const expected = [
    ...students.map(({ userId }) => userId),
    ...guardians.flatMap(({ person }) => [person.userId, person.userId]),
  ];
  expect(notices.map(({ userId }) => userId).sort()).toEqual(expected.sort());
  expect(new Set(notices.map(({ count }) => count))).toEqual(new Set([TITLES.length]));

  // So does the delivery: workers die one after the other, the rest is shared by three.
  world.isAt('2030-05-06T15:16:00.000Z');
  const killed = await killWorkers(KILLS, deliverDue);
  expect(killed).toBe(KILLS);
  await Promise.all([deliverDue(world.services), deliverDue(world.services), deliverDue(world.services)]);
  // Whoever was put off by a worker that died is told later.
  world.isAt('2030-05-06T15:30:00.000Z');
  await deliverDue(world.services);

  const letters = await asJob<{ userId: string; body: string }>(
    `select to_user_id as "userId", body_text as body from mail_outbox where template = 'news'`,
  );
  expect(letters.map(({ userId }) => userId).sort()).toEqual(
    [...students, ...guardians.map(({ person }) => person)].map(({ userId }) => userId).sort(),
  );
  const all = TITLES.join(', ');
  for (const { userId, body } of letters) {
    const guardian = guardians.find(({ person }) => person.userId === userId);
    const lines = body.split('\n').filter((line) => line.startsWith('- New grades'));
    expect(lines.sort()).toEqual(
      guardian
        ? guardian.of.map(({ name }) => `- New grades for ${name} in Biology: ${all}`).sort()
        : [`- New grades in Biology: ${all}`],
    );
  }
  expect(await asJob('select state, count(*)::int from notification_deliveries group by state')).toEqual([
    { state: 'sent', count: expected.length },
  ]);
  const [sends] = await asJob<{ jobs: number }>(
    "select count(distinct data->>'mailId')::int as jobs from pgboss.job where name = 'mail.send'",
  );
  expect(sends?.jobs).toBe(letters.length);
}, 600_000);

async function alsoGuards(schoolId: string, guardian: Person, student: StudentPerson): Promise<void> {
  await world.services.units.write(jobInSchool(schoolId), async (tx) => {
    await tx.orm.insert(guardianLinks).values({
      schoolId,
      id: newId(),
      guardianUserId: guardian.userId,
      studentId: student.studentId,
      relationship: 'parent',
      status: 'active',
      rights: ['see_record'],
      basis: 'minor',
      source: 'school',
      startsOn: '2020-01-01',
    });
  });
}
