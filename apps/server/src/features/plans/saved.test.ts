import type { CourseId, PlanId } from '@fieldhouse/contract/ids.ts';
import type { SavedWishes } from '@fieldhouse/contract/plan-wishes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { hasLedgerSchool, postGrade } from '#testing/ledger-school.ts';
import { asked, hasPlanSchool } from '#testing/plan-school.ts';
import { inDays } from '#testing/school-days.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';
import { plannedCoursesOf } from './workflows.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A student who has twelve of sixteen units, with the found plan at hand. */
async function openPlace() {
  const place = await hasPlanSchool(world);
  const { studentId, ada } = place;
  const { studentId: _, ...wishes } = asked(studentId);
  const save = async (
    items: readonly { courseId: CourseId; termIds: string[]; grade: 'C' | 'B' }[],
    change: Partial<Parameters<typeof ada.client.plans.save>[0]> = {},
    person: Person = ada,
  ) =>
    await person.client.plans.save({
      ...{ studentId, planId: null, version: 0, planKey: newId(), wishes: wishes as SavedWishes },
      items: [...items],
      ...change,
    });
  const found = async () =>
    (await place.find()).plan!.fields.items.map(({ courseId, termIds }) => ({
      ...{ courseId, termIds: [...termIds], grade: 'C' as 'C' | 'B' },
    }));
  const saved = async (person: Person = ada) => await person.client.plans.saved({ studentId });
  /** Proposes and approves what was found. */
  const approved = async (
    items?: Awaited<ReturnType<typeof found>>,
    reason: string | null = null,
    change: { readonly planId?: PlanId; readonly version?: number } = {},
  ) => {
    const { planId, version } = await save(items ?? (await found()), change);
    const proposed = await ada.client.plans.propose({ planId, version, note: null });
    const answer = await place.admin.client.plans.approve({ planId, version: proposed.version, reason });
    return { planId, ...answer };
  };
  const audit = async (planId: PlanId) =>
    (
      await place.sql(
        'select action, reason, actor_user_id as by from audit_log where entity_id = $1 order by at, id',
        [planId],
      )
    ).rows;
  return { ...place, save, found, saved, approved, audit };
}

const told = async (person: Person) =>
  (await person.client.notifications.latest({})).notifications.map(({ template, place }) => [
    template,
    place,
  ]);

describe('a plan that is saved', () => {
  it('is one draft, which whoever reads the ledger changes, by its version', async () => {
    const { save, saved, found, ada, mother, studentId, french, winter, spring } = await openPlace();
    const items = await found();
    const key = newId();
    const first = await save(items, { planKey: key });
    expect(first).toMatchObject({ number: 1, version: 1 });
    // The answer was lost, and it is sent once more.
    expect(await save(items, { planKey: key })).toMatchObject({ planId: first.planId, version: 2 });
    await expect(save(items)).rejects.toMatchObject({ code: 'STALE' });
    const second = await save(
      items.slice(0, 3).map((item) => ({ ...item, grade: 'B' as const })),
      { planId: first.planId, version: 2 },
      mother,
    );
    expect(second).toMatchObject({ planId: first.planId, number: 1, version: 3 });
    await expect(save(items, { planId: first.planId, version: 2 })).rejects.toMatchObject({ code: 'STALE' });
    const { plans, can, hasMore } = await saved();
    expect(plans).toMatchObject([
      {
        state: 'draft',
        version: 3,
        wishes: { goals: ['DI'], grade: 'C' },
        saved: { byName: 'Mona Park' },
        proposed: null,
        decided: null,
        can: { propose: true, decide: false, request: false },
      },
    ]);
    expect(plans[0]!.items).toMatchObject([
      { courseId: french[0], title: 'French 1', termIds: [winter], termNames: ['Winter block'], grade: 'B' },
      { title: 'French 2', state: 'planned', missing: [], askedAt: null },
      { title: 'French 3', termIds: [spring], startsOn: inDays(120), endsOn: inDays(230) },
    ]);
    expect([can.save, hasMore]).toEqual([true, false]);
    expect((await ada.client.plans.saved({ studentId })).plans).toHaveLength(1);
  });

  it('is for those who read the ledger alone', async () => {
    const { school, ada, teacher, studentId, save, saved, found } = await openPlace();
    const items = await found();
    const blind = await school.hasGuardian({ name: 'Fred Park', of: ada, rights: ['alerts'] });
    const other = await school.hasStudent({ name: 'Ben Cole' });
    const elsewhere = await hasLedgerSchool(world);
    const refused = { code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/) };
    const { planId, version } = await save(items);
    for (const person of [blind, other, teacher, elsewhere.admin, elsewhere.ada]) {
      const { plans } = person.client;
      await expect(saved(person)).rejects.toMatchObject(refused);
      await expect(plans.board(asked(studentId))).rejects.toMatchObject(refused);
      await expect(save(items, {}, person)).rejects.toMatchObject(refused);
      await expect(plans.propose({ planId, version, note: null })).rejects.toMatchObject(refused);
      await expect(plans.request({ planId })).rejects.toMatchObject(refused);
      await expect(plans.approve({ planId, version, reason: null })).rejects.toMatchObject(refused);
      await expect(plans.sendBack({ planId, version, reason: 'No' })).rejects.toMatchObject(refused);
    }
  });

  it('names the place of what it can’t hold', async () => {
    const { save, french, winter } = await openPlace();
    const item = { courseId: french[0]!, termIds: [winter as string], grade: 'C' as const };
    await expect(save([item, { ...item, courseId: newId() }])).rejects.toMatchObject({
      code: 'COURSE_UNKNOWN',
      data: { place: 1 },
    });
    await expect(save([{ ...item, termIds: ['1999'] }])).rejects.toMatchObject({
      code: 'TERM_UNKNOWN',
      data: { place: 0 },
    });
    await expect(save([item, item])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is judged on the page with what the server judges it with', async () => {
    const { ada, studentId, french, winter } = await openPlace();
    const { board, titles } = await ada.client.plans.board(asked(studentId));
    expect(board).toMatchObject({ goals: ['DI'], graduation: null, record: { student: { birthOn: null } } });
    expect(board.courses.find(({ id }) => id === french[0])).toMatchObject({
      title: 'French 1',
      offerings: [{ termIds: [winter], seatsLeft: null }],
      row: { area: 'world_language', listing: { state: 'listed' } },
    });
    expect(titles[french[0]!]).toBe('French 1');
  });
});

describe('a proposal', () => {
  it('stays as it was, goes to whoever counsels, and comes back with what to change', async () => {
    const { save, saved, found, ada, admin, mother, audit, studentId } = await openPlace();
    const items = await found();
    const draft = await save(items);
    const given = { planId: draft.planId, version: draft.version };
    await expect(ada.client.plans.propose({ ...given, version: 9, note: null })).rejects.toMatchObject({
      code: 'STALE',
    });
    const { version } = await ada.client.plans.propose({ ...given, note: 'I like French.' });
    expect(await told(admin)).toContainEqual(['plan_proposed', `/plan?student=${studentId}`]);
    await expect(ada.client.plans.propose({ ...given, version, note: null })).rejects.toMatchObject({
      code: 'NO_DRAFT',
    });
    // Nobody changes what was proposed; a change is the next version.
    await expect(save(items, { planId: given.planId, version })).rejects.toMatchObject({ code: 'STALE' });
    const next = await save(items.slice(1));
    expect(next.number).toBe(2);
    await expect(
      ada.client.plans.approve({ planId: given.planId, version, reason: null }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      mother.client.plans.sendBack({ planId: given.planId, version, reason: 'No' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const reason = 'French 4 needs a teacher whom we don’t have yet.';
    await admin.client.plans.sendBack({ planId: given.planId, version, reason });
    await expect(
      admin.client.plans.approve({ planId: given.planId, version: version + 1, reason: null }),
    ).rejects.toMatchObject({ code: 'NOT_PROPOSED' });
    expect((await saved()).plans).toMatchObject([
      { number: 2, state: 'draft' },
      {
        number: 1,
        state: 'returned',
        proposed: { byName: 'Ada Park', words: 'I like French.' },
        decided: { byName: 'Ann Head', words: reason },
        items: items.map(({ courseId }) => ({ courseId })),
      },
    ]);
    expect(await audit(given.planId)).toMatchObject([
      { action: 'plan.proposed', reason: 'I like French.', by: ada.userId },
      { action: 'plan.returned', reason, by: admin.userId },
    ]);
    for (const person of [ada, mother])
      expect(await told(person)).toContainEqual(['plan_returned', `/plan?student=${studentId}`]);
  });

  it('is replaced by the next one, and needs a course', async () => {
    const { save, saved, found, ada } = await openPlace();
    const items = await found();
    const propose = async ({ planId, version }: { planId: PlanId; version: number }) =>
      await ada.client.plans.propose({ planId, version, note: null });
    await expect(propose(await save([]))).rejects.toMatchObject({ code: 'EMPTY' });
    const [draft] = (await saved()).plans;
    await propose(await save(items, { planId: draft!.planId, version: draft!.version }));
    await propose(await save(items.slice(1)));
    expect((await saved()).plans.map(({ state }) => state)).toEqual(['proposed', 'replaced']);
  });

  it('is nobody’s to approve for their own child', async () => {
    const { school, admin, ada, found, save } = await openPlace();
    await school.isGuardian(admin, { of: ada });
    const { planId, version } = await save(await found());
    const proposed = await ada.client.plans.propose({ planId, version, note: null });
    await expect(
      admin.client.plans.approve({ planId, version: proposed.version, reason: null }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN', data: { reason: 'too_close' } });
  });
});

/** How courses of the last version stand, in the order of the plan. */
const statesOf = ({ plans }: Awaited<ReturnType<Person['client']['plans']['saved']>>) =>
  plans[0]!.items.map(({ title, state, missing }) => [title, state, ...missing]);

describe('an approved plan', () => {
  it('becomes requests, enrollments, and a ledger that says what the plan said', async () => {
    const place = await openPlace();
    const { approved, find, saved, ada, admin, teacher, studentId, school, audit, french } = place;
    await school.hasPolicy({ enrollmentMode: 'approval' });
    const { plan: best, terms } = await find();
    const said = best!.fields.status[0]!;
    const plan = {
      items: best!.fields.items,
      ends: Object.fromEntries(terms.map(({ termId, endsOn }) => [termId, endsOn])),
    };
    const { planId, asked: askedFor, refused } = await approved();
    expect([askedFor, refused]).toEqual([4, 0]);
    expect(statesOf(await saved())).toEqual([1, 2, 3, 4].map((one) => [`French ${one}`, 'requested']));
    expect((await saved()).asked.map(({ title, state }) => [title, state])).toEqual(
      [1, 2, 3, 4].map((one) => [`French ${one}`, 'requested']),
    );
    expect(await audit(planId)).toMatchObject([
      { action: 'plan.proposed' },
      { action: 'plan.approved', by: admin.userId },
    ]);
    expect(await told(teacher)).toContainEqual(['enrollment_requested', '/teach/inbox?tab=requests']);
    expect(await told(ada)).toContainEqual(['plan_approved', `/plan?student=${studentId}`]);

    const { requests } = await teacher.client.catalog.listRequests({});
    const ofAda = requests.filter(({ courseId }) => french.includes(courseId));
    expect(ofAda).toHaveLength(4);
    for (const { enrollmentId } of ofAda)
      await teacher.client.catalog.decideRequest({ enrollmentId, isAccepted: true, reason: null });
    expect(statesOf(await saved())).toEqual([1, 2, 3, 4].map((one) => [`French ${one}`, 'enrolled']));

    for (const course of place.courses.slice(-4)) await postGrade(admin, teacher, course, 75);
    const ledger = await ada.client.eligibility.ledger({});
    expect(said).toMatchObject({ isOnTrack: true, unitsLeft: 0 });
    expect(ledger.bodies.find(({ body }) => body === 'DI')).toMatchObject({
      verdict: 'qualifier',
      outlook: 'met',
    });
    const rows = ledger.rows.filter(({ title }) => title.startsWith('French'));
    expect(
      rows.map(({ title, area, units, grade, state, exitedOn }) => [
        title,
        area,
        units,
        grade,
        state,
        exitedOn,
      ]),
    ).toEqual(
      plan.items.map(({ title, core, credits, grade, termIds }) => [
        ...[title, core, credits, grade, 'final'],
        plan.ends[termIds.at(-1)!],
      ]),
    );
    expect(statesOf(await saved())).toEqual([1, 2, 3, 4].map((one) => [`French ${one}`, 'completed']));
  });

  it('tells ledgers which courses are planned, until they run or the school declines them', async () => {
    const { approved, found, save, saved, school, teacher, schoolId, studentId, french } = await openPlace();
    await school.hasPolicy({ enrollmentMode: 'approval' });
    const planned = async () =>
      await world.services.units.write(jobInSchool(schoolId), (tx) =>
        tx.query(plannedCoursesOf({ studentIds: [studentId] })),
      );
    await save(await found());
    expect(await planned()).toEqual([]);
    const items = (await found()).map((item) => ({ ...item, grade: 'B' as const }));
    const [draft] = (await saved()).plans;
    await approved(items, null, { planId: draft!.planId, version: draft!.version });
    expect(await planned()).toMatchObject(
      [1, 2, 3, 4].map((one) => ({
        studentId,
        title: `French ${one}`,
        courseId: french[one - 1],
        level: 'general',
        credits: 1,
        grade: 'B',
        enteredOn: inDays(one < 3 ? 10 : 120),
        exitedOn: inDays(one < 3 ? 110 : 230),
      })),
    );
    const { requests } = await teacher.client.catalog.listRequests({});
    const request = (courseId: CourseId) => requests.find((one) => one.courseId === courseId)!.enrollmentId;
    const decide = async (courseId: CourseId, isAccepted: boolean) =>
      await teacher.client.catalog.decideRequest({
        enrollmentId: request(courseId),
        isAccepted,
        reason: isAccepted ? null : 'Not yet',
      });
    await decide(french[0]!, true);
    await decide(french[1]!, false);
    expect((await planned()).map(({ title }) => title)).toEqual(['French 3', 'French 4']);
  });

  it('asks for what is in a term that the school has entered since, and waits with the rest', async () => {
    const { save, saved, ada, admin, french, spring, sql } = await openPlace();
    await sql('update courses set term_id = null where id = any ($1::uuid[])', [french]);
    const { planId, version } = await save(
      french.slice(2).map((courseId) => ({ courseId, termIds: [spring], grade: 'C' as const })),
    );
    // As saved before the school had entered a term: by the pattern of another year.
    const lies = async (courseId: CourseId, from: number, to: number) =>
      await sql(
        `update plan_items set starts_on = $3, ends_on = $4, terms = jsonb_build_array(jsonb_build_object(
           'id', 'old+1', 'name', 'Spring block', 'startsOn', $3::date, 'endsOn', $4::date))
         where plan_id = $1 and course_id = $2`,
        [planId, courseId, inDays(from), inDays(to)],
      );
    await lies(french[2]!, 124, 226);
    await lies(french[3]!, 485, 595);
    const proposed = await ada.client.plans.propose({ planId, version, note: null });
    const approved = await admin.client.plans.approve({ planId, version: proposed.version, reason: null });
    expect(approved).toMatchObject({ asked: 1, refused: 0 });
    expect(statesOf(await saved())).toEqual([
      ['French 3', 'enrolled'],
      ['French 4', 'planned'],
    ]);
    const { rows } = await sql(
      `select e.term_id as term from enrollments e where e.course_id = $1 and e.status = 'active'`,
      [french[2]],
    );
    expect(rows).toEqual([{ term: spring }]);
    expect(await ada.client.plans.request({ planId })).toMatchObject({ asked: 0, refused: 0 });
    await lies(french[3]!, 121, 229);
    expect(await ada.client.plans.request({ planId })).toMatchObject({ asked: 1, refused: 0 });
  });

  it('holds to places and prerequisites, says what was refused, and asks again', async () => {
    const place = await openPlace();
    const { approved, saved, ada, admin, teacher, school, french, courses, sql, schoolId, studentId } = place;
    await sql(
      `insert into course_prerequisites (id, school_id, course_id, order_index, kind, requires_course_id)
        values ($1, $2, $3, 0, 'required', $4)`,
      [newId(), schoolId, french[2], french[0]],
    );
    await sql('update courses set capacity = 1 where id = $1', [french[1]]);
    const full = courses.find(({ courseId }) => courseId === french[1])!;
    await school.hasStudent({ name: 'Ben Cole', in: [full] });
    await sql(`update courses set status = 'archived' where id = $1`, [french[3]]);
    const items = french.map((courseId, at) => ({
      ...{ courseId, termIds: [(at < 2 ? place.winter : place.spring) as string], grade: 'C' as const },
    }));
    const { planId, asked: askedFor, refused } = await approved(items);
    expect([askedFor, refused]).toEqual([2, 2]);
    expect(statesOf(await saved())).toEqual([
      ['French 1', 'enrolled'],
      ['French 2', 'waitlisted'],
      ['French 3', 'prerequisites', 'French 1'],
      ['French 4', 'not_offered'],
    ]);
    await sql(`update courses set status = 'published' where id = $1`, [french[3]]);
    await postGrade(admin, teacher, courses.find(({ courseId }) => courseId === french[0])!, 90);
    expect(await ada.client.plans.request({ planId })).toMatchObject({ asked: 2, refused: 0 });
    expect(statesOf(await saved()).map(([, state]) => state)).toEqual([
      'completed',
      'waitlisted',
      'enrolled',
      'enrolled',
    ]);
    // What was left isn't asked for again, and nobody asks for a plan that isn't approved.
    await sql(`update enrollments set status = 'withdrawn' where student_id = $1 and course_id = $2`, [
      studentId,
      french[3],
    ]);
    expect(await ada.client.plans.request({ planId })).toMatchObject({ asked: 0, refused: 0 });
    const draft = await place.save(items);
    await expect(ada.client.plans.request({ planId: draft.planId })).rejects.toMatchObject({
      code: 'NOT_APPROVED',
    });
  });

  it('asks why a course is taken once more, and takes the reason of the approval', async () => {
    const { approved, saved, courses, winter, school, admin } = await openPlace();
    await school.hasPolicy({ enrollmentMode: 'auto' });
    const again = courses[0]!;
    const item = { courseId: again.courseId, termIds: [winter as string], grade: 'B' as const };
    await approved([item]);
    expect(statesOf(await saved())).toEqual([['English 1', 'repeat']]);
    const { asked: askedFor } = await approved([item], 'For a better grade');
    expect(askedFor).toBe(1);
    expect(statesOf(await saved())).toEqual([['English 1', 'enrolled']]);
    expect((await saved(admin)).plans.map(({ state }) => state)).toEqual(['approved', 'replaced']);
  });
});
