import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { hasLedgerSchool } from '#testing/ledger-school.ts';
import { asked, hasPlanSchool, NO_LIMIT, type PlanSchool } from '#testing/plan-school.ts';
import { inDays } from '#testing/school-days.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
const openPlace = () => hasPlanSchool(world);
/** Nobody changes it. */
let place: PlanSchool;
beforeAll(async () => {
  world = await openWorld();
  place = await openPlace();
});
afterAll(() => world.close());

/** Says that a course asks for another one, past the rules that forbid circles. */
const asksFor = async ({ sql, schoolId }: PlanSchool, courseId: string, requires: string) =>
  await sql(
    `insert into course_prerequisites (id, school_id, course_id, order_index, kind, requires_course_id)
      values ($1, $2, $3, 0, 'required', $4)`,
    [newId(), schoolId, courseId, requires],
  );

describe('what a plan can be made of', () => {
  it('is the terms to come, the courses that can begin in them, and the goals there are', async () => {
    const { ada, mother, studentId, winter, spring, french } = place;
    const found = await ada.client.plans.get({});
    expect(found).toMatchObject({
      student: { studentId, name: 'Ada Park' },
      until: inDays(240),
      terms: [
        { termId: winter, name: 'Winter block', isAssumed: false, isOptional: false, bookedCredits: 0 },
        { termId: spring, name: 'Spring block' },
      ],
      goals: expect.arrayContaining(['DI', 'DII', 'NAIA']),
    });
    expect(found.goals).not.toContain('graduation');
    expect(found.courses.find(({ courseId }) => courseId === french[2])).toMatchObject({
      title: 'French 3',
      termIds: [spring],
    });
    expect(await mother.client.plans.get({})).toMatchObject({ student: { studentId } });
  });

  it('is for those who read the ledger alone, as is a plan', async () => {
    const { school, ada, admin, teacher, studentId, find } = place;
    const blind = await school.hasGuardian({ name: 'Fred Park', of: ada, rights: ['alerts'] });
    const other = await school.hasStudent({ name: 'Ben Cole' });
    const elsewhere = await hasLedgerSchool(world);
    for (const person of [blind, other, teacher, elsewhere.admin, elsewhere.ada]) {
      const refused = { code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/) };
      await expect(person.client.plans.get({ studentId })).rejects.toMatchObject(refused);
      await expect(find({}, person)).rejects.toMatchObject(refused);
    }
    expect((await find({}, admin)).goals).toEqual(['DI']);
  });

  it('is the four years of high school for who is in grade 8', async () => {
    const { ada, studentId, sql, until } = await openPlace();
    const years = 4;
    await sql('update student_profiles set graduation_year = $2, grade_level = 8 where id = $1', [
      studentId,
      Number(until.slice(0, 4)) + years,
    ]);
    const later = inDays(240 + years * 365);
    await sql(
      `update eligibility_profiles set grade9_started_on = null, seventh_semester_on = null,
         eighth_semester_ends_on = $2, graduation_expected_on = $2 where student_id = $1`,
      [studentId, later],
    );
    const { terms } = await ada.client.plans.get({});
    const grades = terms.map(({ gradeLevel }) => gradeLevel);
    expect([...new Set(grades)]).toEqual([9, 10, 11, 12]);
    expect(terms.every(({ isAssumed }) => isAssumed)).toBe(true);
  });

  it('leaves out what was passed under the same title with another content', async () => {
    const { ada, french, studentId, sql } = await openPlace();
    await sql(`update courses set title = 'Ceramics', transcript_title = 'French 3' where id = $1`, [
      french[0],
    ]);
    await sql(
      `update enrollments set status = 'completed', completed_at = now(), final_ratio = 0.9 where course_id = $1 and student_id = $2`,
      [french[0], studentId],
    );
    const { courses } = await ada.client.plans.get({ studentId });
    const ids = courses.map(({ courseId }) => courseId);
    expect(ids).not.toContain(french[2]);
    expect(ids).toContain(french[3]);
  });
});

describe('a plan', () => {
  it.each([
    ['its grade so far', 0.85, 'C', ['French 2', 'French 3', 'French 4']],
    ['its grade so far, where that isn’t enough', 0.72, 'A', ['French 3', 'French 4']],
    ['the supposed grade, where it has none', null, 'B', ['French 2', 'French 3', 'French 4']],
  ] as const)('counts a running course for the next one at %s', async (_, soFar, grade, titles) => {
    const own = await openPlace();
    const { french, studentId, sql, ada } = own;
    await sql(
      `update enrollments set status = 'active', term_id = (select id from terms where school_id = enrollments.school_id
         and name = 'Fall block') where course_id = $1 and student_id = $2`,
      [french[0], studentId],
    );
    await sql(
      `update course_dates set exited_on = $3 where student_id = $2 and enrollment_id = (select id from enrollments
         where course_id = $1 and student_id = $2)`,
      [french[0], studentId, inDays(-5)],
    );
    await sql(
      `update course_grades set released_so_far_ratio = $2 where enrollment_id = (select id from enrollments
         where course_id = $1 and student_id = $3)`,
      [french[0], soFar, studentId],
    );
    await sql(
      `insert into course_prerequisites (id, school_id, course_id, order_index, kind, requires_course_id, min_ratio)
        values ($1, $2, $3, 0, 'required', $4, 0.8)`,
      [newId(), own.schoolId, french[1], french[0]],
    );
    const { plan } = await ada.client.plans.find(asked(studentId, { grade }));
    expect(plan!.fields.items.map(({ title }) => title)).toEqual(titles);
  });

  it('reaches the goal with what is missing, each course in a term in which it is offered', async () => {
    const { find, winter, spring } = place;
    const found = await find();
    expect(found).toMatchObject({ goals: ['DI'], conflicts: [], notes: [], isProven: true });
    const { strategy, status, items } = found.plan!.fields;
    expect(strategy).toBe('steady');
    expect(status).toMatchObject([{ goal: 'DI', isOnTrack: true, unitsNeeded: 4, unitsLeft: 0 }]);
    expect(items.map(({ title, termIds, core }) => [title, termIds, core])).toEqual(
      [1, 2, 3, 4].map((number) => [`French ${number}`, [number < 3 ? winter : spring], 'world_language']),
    );
    expect(items[0]).toMatchObject({ grade: 'C', reasons: [{ code: 'goal', goal: 'DI' }] });
    expect(found.terms.map(({ termId }) => termId)).toEqual([winter, spring]);
    expect(found.titles).toMatchObject({ [items[0]!.courseId]: 'French 1' });
  });

  it('holds to wishes and limits, and names what conflicts where it can’t', async () => {
    const { find, french, winter, spring } = place;
    const avoid = { kind: 'avoid' as const, courseId: french[0]!, termId: null };
    const without = await find({ wishes: [avoid] });
    expect(without).toMatchObject({ goals: [], plan: { fields: { strategy: 'partly' } } });
    expect(without.conflicts).toMatchObject([
      {
        goal: 'DI',
        conditions: expect.arrayContaining([
          { kind: 'goal', goal: 'DI' },
          { kind: 'wish', wishId: '0' },
        ]),
      },
    ]);
    const few = await find({ limits: { regular: { credits: 1, courses: null }, optional: NO_LIMIT } });
    expect(few.conflicts[0]?.conditions).toContainEqual({
      kind: 'most_credits',
      termId: expect.stringMatching(`${winter}|${spring}`),
    });
    const take = { kind: 'take' as const, courseId: french[0]!, termId: 'another term' };
    await expect(find({ wishes: [avoid, take] })).rejects.toMatchObject({
      code: 'WISH_UNKNOWN',
      data: { place: 1 },
    });
  });

  it('counts seats and prerequisites, and names circles', async () => {
    const own = await openPlace();
    const { find, french, school, courses, sql } = own;
    await asksFor(own, french[2]!, french[0]!);
    expect((await find()).plan!.fields.items[0]?.reasons).toContainEqual({
      code: 'prerequisite',
      courseId: french[2],
    });
    await sql('update courses set capacity = 1 where id = $1', [french[0]]);
    const full = courses.find(({ courseId }) => courseId === french[0])!;
    await school.hasStudent({ name: 'Ben Cole', in: [full] });
    expect((await find()).conflicts[0]?.conditions).toContainEqual({ kind: 'seats', courseId: french[0] });
    await asksFor(own, french[0]!, french[2]!);
    const [circle] = (await find()).notes;
    expect(circle).toMatchObject({ code: 'circular_prerequisites' });
    expect(circle && 'courseIds' in circle && circle.courseIds.toSorted()).toEqual(
      [french[0], french[2]].toSorted(),
    );
  });

  it('goes for the diploma where the school asks something of the class', async () => {
    const { find, admin, schoolId, studentId, sql } = await openPlace();
    await expect(find({ goals: ['graduation'] })).rejects.toMatchObject({ code: 'NO_REQUIREMENTS' });
    await sql('update student_profiles set graduation_year = 2027 where id = $1', [studentId]);
    await admin.client.graduation.saveSet({
      schoolId,
      baseNumber: 0,
      fromYear: 2026,
      set: {
        name: 'Diploma',
        requirements: [{ label: 'French', credits: 1, subjects: [], titles: ['French 4'] }],
        totalCredits: 13,
      },
      reason: null,
    });
    const { goals, plan } = await find({ goals: ['graduation'] });
    expect(goals).toEqual(['graduation']);
    expect(plan!.fields.items.map(({ title }) => title)).toEqual(['French 4']);
  });

  it('tells on the way how far the search is and what the best plan is so far', async () => {
    const { ada, studentId } = place;
    const steps = [];
    for await (const step of await ada.client.plans.search(asked(studentId))) steps.push(step);
    expect(steps[0]).toEqual({ kind: 'waits' });
    expect(steps).toContainEqual({ kind: 'progress', stage: 'goals', done: 0, of: 1 });
    const kinds = steps.map(({ kind }) => kind);
    expect(kinds.indexOf('best')).toBeLessThan(kinds.lastIndexOf('progress'));
    const last = steps.at(-1);
    expect(last).toMatchObject({ kind: 'done', found: { goals: ['DI'], isProven: true, isCutShort: false } });
    const best = steps.find((step) => step.kind === 'best');
    expect(best).toMatchObject({ found: { isCutShort: true, alternatives: [] } });
    await expect(ada.client.plans.search(asked(studentId, { goals: ['graduation'] }))).rejects.toMatchObject({
      code: 'NO_REQUIREMENTS',
    });
  });

  it('is given up when nobody reads the steps on, and leaves the turn to the next', async () => {
    const { ada, studentId, find } = place;
    for await (const step of await ada.client.plans.search(asked(studentId)))
      if (step.kind === 'progress') break;
    expect((await find()).goals).toEqual(['DI']);
  });

  it('is given up when the request ends, and leaves the turn to the next', async () => {
    const { ada, studentId, find } = place;
    const cancel = new AbortController();
    const given = ada.client.plans.find(asked(studentId), { signal: cancel.signal });
    cancel.abort();
    await expect(given).rejects.toMatchObject({ code: 'CANCELLED' });
    expect((await find()).goals).toEqual(['DI']);
  });
});
