import type { DivisionLedger } from '@fieldhouse/contract/eligibility-ledger.ts';
import type { SavedWishes } from '@fieldhouse/contract/plan-wishes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { asked, hasPlanSchool } from '#testing/plan-school.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A student who has twelve of sixteen units, and a plan for the four that are missing. */
async function hasPlan() {
  const place = await hasPlanSchool(world);
  const { ada, admin, studentId, find, french, sql } = place;
  // Places are asked for and not given at once: what is planned stays planned until the school decides.
  await sql("update courses set enrollment_mode = 'approval' where id = any ($1::uuid[])", [french]);
  const ledger = async () => {
    const { bodies, rows, homeDocuments } = await ada.client.eligibility.ledger({});
    const division = bodies.find(({ body }) => body === 'DI') as DivisionLedger;
    return { division, homeDocuments, planned: rows.filter(({ state }) => state === 'planned') };
  };
  const approves = async () => {
    const { studentId: _, ...wishes } = asked(studentId);
    const items = (await find()).plan!.fields.items.map(({ courseId, termIds }) => ({
      courseId,
      termIds: [...termIds],
      grade: 'C' as const,
    }));
    const { planId, version } = await ada.client.plans.save({
      studentId,
      planId: null,
      version: 0,
      planKey: newId(),
      wishes: wishes as SavedWishes,
      items,
    });
    const proposed = await ada.client.plans.propose({ planId, version, note: null });
    await admin.client.plans.approve({ planId, version: proposed.version, reason: null });
    return items.length;
  };
  return { ...place, ledger, approves };
}

it('shows the courses of an approved plan as planned, and moves the outlook and no verdict by them', async () => {
  const { ada, ledger, approves } = await hasPlan();
  const before = await ledger();
  expect(before.planned).toEqual([]);
  expect(before.division.units).toMatchObject({ earned: 12, projected: 12, planned: 0 });
  const count = await approves();
  const { division, planned } = await ledger();
  expect(planned).toHaveLength(count);
  expect(planned[0]).toMatchObject({ listing: 'listed', grade: 'C', enrollmentId: null, units: 1 });
  expect(division.units).toMatchObject({ earned: 12, projected: 16, planned: 4 });
  expect(division).toMatchObject({ verdict: before.division.verdict, outlook: 'on_track' });
  expect(division.gpa).toEqual(before.division.gpa);
  const lane = division.lanes.find(({ area }) => area === 'other');
  expect(lane).toMatchObject({ earned: 0, inProgress: 0, planned: 4 });
  // The counselor says what the ledger says.
  const { standings } = await ada.client.advice.get({});
  expect(standings).toContainEqual({ body: 'DI', outlook: division.outlook });
});

it('keeps what is planned with the ledger, says so in the history, and tells nobody that anything got worse', async () => {
  const { ada, studentId, ledger, approves, sql } = await hasPlan();
  await world.runs('eligibility.keep', {});
  await approves();
  await world.runs('eligibility.keep', {});
  const { rows } = await sql(
    'select jsonb_path_query_array(ledger, \'$.record.courses[*] ? (@.state == "planned").title\') as titles from eligibility_snapshots where student_id = $1 and is_current',
    [studentId],
  );
  expect((rows[0] as { titles: string[] }).titles.toSorted()).toEqual(
    (await ledger()).planned.map(({ title }) => title).toSorted(),
  );
  const { entries } = await ada.client.eligibility.history({ studentId });
  expect(entries[0]?.changes.map(({ kind }) => kind)).toContain('planned');
  const { notifications } = await ada.client.notifications.latest({});
  expect(notifications.map(({ template }) => template)).not.toContain('eligibility_worse');
});

it('makes the ledger anew when the school declines a course that is planned', async () => {
  const { teacher, studentId, approves, sql } = await hasPlan();
  await approves();
  await world.runs('eligibility.keep', {});
  const due = async () =>
    (await sql('select student_id from eligibility_due where student_id = $1', [studentId])).rows;
  expect(await due()).toEqual([]);
  const { requests } = await teacher.client.catalog.listRequests({});
  const { enrollmentId } = requests[0]!;
  await teacher.client.catalog.decideRequest({ enrollmentId, isAccepted: false, reason: 'Not yet' });
  expect(await due()).toEqual([{ student_id: studentId }]);
});

it('makes the ledger anew when the student takes back what was asked for', async () => {
  const { ada, teacher, studentId, approves, sql } = await hasPlan();
  await approves();
  await world.runs('eligibility.keep', {});
  const { requests } = await teacher.client.catalog.listRequests({});
  await ada.client.catalog.cancelRequest({ courseId: requests[0]!.courseId });
  const { rows } = await sql('select student_id from eligibility_due where student_id = $1', [studentId]);
  expect(rows).toEqual([{ student_id: studentId }]);
});
