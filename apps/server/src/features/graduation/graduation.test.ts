import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { newId } from '#platform/ids.ts';
import { bornYearsAgo } from '#testing/consent.ts';
import { postGrade } from '#testing/ledger-school.ts';
import { NO_PROFILE } from '#testing/no-profile.ts';
import { inDays } from '#testing/school-days.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

const onPostgres = process.env.TEST_POSTGRES_URL !== undefined;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());

const SET = {
  name: 'Diploma',
  requirements: [
    { label: 'English', credits: 0.5, subjects: ['English Language Arts' as const], titles: [] },
    { label: 'Science', credits: 0.5, subjects: ['Science' as const], titles: [] },
  ],
  totalCredits: 1,
};

/** A school with a senior who has passed biology and takes English, and a set for the class. */
async function openSenior() {
  const school = await world.hasSchool(`Graduates ${newId()}`);
  const schoolId = school.schoolId as SchoolId;
  const sql = async (text: string, values: unknown[] = []) =>
    (await world.services.units.write(jobInSchool(schoolId), (tx) => tx.execute(text, values)))
      .rows as Record<string, unknown>[];
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const biology = await school.hasCourse({ title: 'Biology', teacher });
  const english = await school.hasCourse({ title: 'English 12', teacher });
  await sql('update courses set subject = $2, credits = 0.5 where id = $1', [biology.courseId, 'Science']);
  await sql('update courses set subject = $2, credits = 0.5 where id = $1', [
    english.courseId,
    'English Language Arts',
  ]);
  const ada = await school.hasStudent({
    name: 'Ada Park',
    birthOn: bornYearsAgo(17),
    in: [biology, english],
  });
  const studentId = ada.studentId as StudentId;
  await sql('update student_profiles set graduation_year = 2027 where id = $1', [studentId]);
  const hasDuty = async (duty: 'counselor' | 'registrar') => {
    const person = await school.hasPerson({ role: 'teacher', name: 'Cora Hill' });
    await sql('update school_memberships set duties = array[$2] where school_id = $3 and user_id = $1', [
      person.userId,
      duty,
      schoolId,
    ]);
    return person;
  };
  const mother = await school.hasGuardian({ name: 'Mona Park', of: ada, rights: ['see_record'] });
  await postGrade(admin, teacher, biology, 91);
  await admin.client.graduation.saveSet({ schoolId, baseNumber: 0, fromYear: 2027, set: SET, reason: null });
  const progress = async (person: Person) => await person.client.graduation.progress({ studentId });
  const award = async (change: object = {}, person = admin) =>
    await person.client.graduation.award({ studentId, awardedOn: inDays(-3), reason: null, ...change });
  return {
    school,
    schoolId,
    sql,
    hasDuty,
    admin,
    teacher,
    biology,
    english,
    ada,
    studentId,
    mother,
    progress,
    award,
  };
}

describe('progress', () => {
  it('says what is earned, what runs and what is missing, by the credits of the transcript', async () => {
    const { admin, ada, mother, studentId, progress } = await openSenior();
    const found = await progress(ada);
    expect(found).toMatchObject({
      graduationYear: 2027,
      creditsEarned: 0.5,
      measured: {
        setName: 'Diploma',
        verdict: 'on_the_way',
        requirements: [
          { label: 'English', needed: 0.5, earned: 0, inProgress: 0.5, missing: 0 },
          { label: 'Science', earned: 0.5, rows: [{ title: 'Biology', credits: 0.5, isInProgress: false }] },
        ],
        electives: { needed: 0, rows: [] },
        total: { needed: 1, earned: 0.5, inProgress: 0.5, missing: 0 },
      },
      diploma: null,
      can: { award: false, withdraw: false },
    });
    const printed = await ada.client.records.previewTranscript({});
    expect(found.creditsEarned).toBe(printed.creditsEarned);
    expect(await progress(mother)).toMatchObject({ creditsEarned: 0.5, can: { award: false } });
    expect(await progress(admin)).toMatchObject({ studentId, can: { award: true, withdraw: false } });
  });

  it('is for the student, guardians who see the record, registrars and counselors alone', async () => {
    const { school, hasDuty, ada, teacher, studentId, progress } = await openSenior();
    const blind = await school.hasGuardian({ name: 'Fred Park', of: ada, rights: ['alerts'] });
    const other = await school.hasStudent({ name: 'Ben Cole' });
    const elsewhere = await openSenior();
    for (const person of [blind, other, teacher, elsewhere.admin, elsewhere.ada])
      await expect(person.client.graduation.progress({ studentId })).rejects.toMatchObject({
        code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/),
      });
    const counselor = await hasDuty('counselor');
    expect(await progress(counselor)).toMatchObject({ can: { award: false } });
  });

  it('measures by the set of the class, and by none where nothing was entered for it', async () => {
    const { sql, studentId, ada, progress } = await openSenior();
    await sql('update student_profiles set graduation_year = 2026 where id = $1', [studentId]);
    expect((await progress(ada)).measured).toBeNull();
    await sql('update student_profiles set graduation_year = null where id = $1', [studentId]);
    expect((await progress(ada)).measured).toBeNull();
    await sql('update student_profiles set graduation_year = 2040 where id = $1', [studentId]);
    expect((await progress(ada)).measured?.setName).toBe('Diploma');
  });

  it('goes by the subject that a course had when its result was posted', async () => {
    const { sql, admin, teacher, biology, english, ada, progress } = await openSenior();
    await postGrade(admin, teacher, english, 88);
    const met = { verdict: 'met', requirements: [{ label: 'English' }, { label: 'Science', earned: 0.5 }] };
    expect((await progress(ada)).measured).toMatchObject(met);
    await sql("update courses set subject = 'Technology' where id = $1", [biology.courseId]);
    expect((await progress(ada)).measured).toMatchObject(met);
    // Results that were posted before subjects were kept with them go by the course.
    await sql(
      `insert into final_grades (school_id, id, enrollment_id, student_id, course_id, number, result, ratio, letter,
         grading_scale_id, credits_attempted, credits_earned, course_snapshot, posted_by, posted_at, supersedes_id)
       select school_id, app.uuidv7(), enrollment_id, student_id, course_id, number + 1, result, ratio, letter,
         grading_scale_id, credits_attempted, credits_earned, course_snapshot - 'subject', posted_by, posted_at, id
       from final_grades where course_id = $1`,
      [biology.courseId],
    );
    expect((await progress(ada)).measured).toMatchObject({ verdict: 'short' });
  });

  it('offers nothing to change in a school that can only be read', async () => {
    const { sql, schoolId, admin, progress } = await openSenior();
    await sql("update schools set payment_status = 'suspended' where id = $1", [schoolId]);
    expect((await progress(admin)).can).toEqual({ award: false, withdraw: false });
    expect((await admin.client.graduation.sets({})).can).toEqual({ keep: false });
  });

  it('names courses that gave no credit, and takes a repeat for nothing new', async () => {
    const { admin, teacher, english, ada, progress } = await openSenior();
    await postGrade(admin, teacher, english, 40);
    const found = await progress(ada);
    expect(found.uncounted).toMatchObject([{ title: 'English 12', why: 'failed' }]);
    expect(found.measured).toMatchObject({ verdict: 'short', total: { missing: 0.5 } });
  });
});

describe('a diploma', () => {
  it('needs a reason while the requirements aren’t met, and none once they are', async () => {
    const { admin, teacher, english, ada, mother, progress, award, sql, studentId } = await openSenior();
    await expect(award()).rejects.toMatchObject({ code: 'REASON_REQUIRED' });
    await postGrade(admin, teacher, english, 88);
    const { recordSha256, measured } = await progress(admin);
    expect(measured?.verdict).toBe('met');
    const { diplomaId } = await award({ recordSha256, reason: 'Not needed' });
    for (const person of [ada, mother])
      expect((await progress(person)).diploma).toMatchObject({
        diplomaId,
        awardedOn: inDays(-3),
        setName: 'Diploma',
        awardedByName: 'Ann Head',
        reason: null,
      });
    const [audit] = await sql(
      "select actor_user_id as by, after from audit_log where action = 'diploma.awarded' and entity_id = $1",
      [diplomaId],
    );
    expect(audit).toMatchObject({
      by: admin.userId,
      after: { studentId, awardedOn: inDays(-3), verdict: 'met' },
    });
  });

  it('is the day of graduation on transcripts and in the ledger, and nothing else can be entered', async () => {
    const { admin, studentId, award } = await openSenior();
    await award({ reason: 'By the board' });
    const { html } = await admin.client.transcripts.preview({ studentId, overrides: {} });
    const [year, month, day] = inDays(-3).split('-');
    expect(html).toContain(`${month}/${day}/${year}`);
    expect(html).not.toContain(`${month}/${day}/${year}, expected`);
    const { profile } = await admin.client.eligibility.ledger({ studentId });
    expect(profile).toMatchObject({ graduatedOn: inDays(-3), version: 1 });
    const save = async (change: object) =>
      await admin.client.eligibility.saveProfile({
        studentId,
        ...NO_PROFILE,
        reason: 'Typed',
        version: 1,
        ...change,
      });
    await expect(save({ graduatedOn: null })).rejects.toMatchObject({ code: 'DIPLOMA_ON_FILE' });
    await save({ graduatedOn: inDays(-3), sport: 'Rowing' });
  });

  it('has the ledger made anew', async () => {
    const { sql, studentId, award } = await openSenior();
    await sql('delete from eligibility_due where student_id = $1', [studentId]);
    await award({ reason: 'By the board' });
    expect(await sql('select 1 from eligibility_due where student_id = $1', [studentId])).toHaveLength(1);
  });

  it('is awarded once, of the record that was looked at, and not ahead of its day', async () => {
    const { admin, teacher, english, progress, award } = await openSenior();
    const { recordSha256, today } = await progress(admin);
    await postGrade(admin, teacher, english, 88);
    await expect(award({ recordSha256 })).rejects.toMatchObject({ code: 'STALE' });
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    await expect(award({ awardedOn: tomorrow })).rejects.toMatchObject({ code: 'DATE_AHEAD' });
    const both = await Promise.allSettled([award({ awardedOn: today }), award({ awardedOn: today })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(award()).rejects.toMatchObject({ code: 'ALREADY_AWARDED' });
  });

  it('lies between the first day of grade 9 and full-time college', async () => {
    const { admin, studentId, award } = await openSenior();
    await admin.client.eligibility.saveProfile({
      studentId,
      ...NO_PROFILE,
      grade9StartedOn: inDays(-2),
      reason: null,
      version: 0,
    });
    await expect(award({ reason: 'By the board' })).rejects.toMatchObject({ code: 'DATES_OUT_OF_ORDER' });
  });

  it('needs a reason where the class isn’t known though the school asks something of one', async () => {
    const { sql, studentId, admin, progress, award } = await openSenior();
    await sql('update student_profiles set graduation_year = null where id = $1', [studentId]);
    expect(await progress(admin)).toMatchObject({ measured: null, isClassMissing: true });
    await expect(award()).rejects.toMatchObject({ code: 'REASON_REQUIRED' });
    await award({ reason: 'By the board' });
    expect((await progress(admin)).diploma).toMatchObject({ setName: null, reason: 'By the board' });
  });

  it('needs none where the school asks nothing of any class', async () => {
    const { sql, studentId, admin, schoolId, progress, award } = await openSenior();
    await admin.client.graduation.saveSet({
      schoolId,
      baseNumber: 1,
      fromYear: 2027,
      set: null,
      reason: 'None',
    });
    await sql('update student_profiles set graduation_year = null where id = $1', [studentId]);
    expect(await progress(admin)).toMatchObject({ isClassMissing: false });
    await award();
  });

  it('leaves the date that had been typed before once it is withdrawn', async () => {
    const { admin, studentId, award } = await openSenior();
    const graduatedOn = async () =>
      (await admin.client.eligibility.ledger({ studentId })).profile?.graduatedOn;
    await admin.client.eligibility.saveProfile({
      studentId,
      ...NO_PROFILE,
      graduatedOn: inDays(-30),
      reason: null,
      version: 0,
    });
    for (const awardedOn of [inDays(-3), inDays(-30)]) {
      const { diplomaId } = await award({ awardedOn, reason: 'By the board' });
      expect(await graduatedOn()).toBe(awardedOn);
      await admin.client.graduation.withdraw({ diplomaId, reason: 'The wrong Ada' });
      expect(await graduatedOn()).toBe(inDays(-30));
    }
  });

  it.runIf(onPostgres)('adds its date to a profile that is entered at the same moment', async () => {
    const { admin, schoolId, studentId, award } = await openSenior();
    const { db } = world.services;
    const client = await db.pool.connect();
    try {
      await client.query('set role none');
      await client.query('begin');
      await client.query(
        `insert into eligibility_profiles (school_id, student_id, full_time_college_on, version, updated_by, updated_at)
         values ($1, $2, $3, 1, $4, now())`,
        [schoolId, studentId, inDays(-10), admin.userId],
      );
      const awarded = award({ reason: 'By the board' }).then(
        () => 'awarded',
        (error) => error.code,
      );
      await expect
        .poll(async () => (await db.pool.query('select 1 from pg_locks where not granted')).rows.length, {
          timeout: 5_000,
        })
        .toBeGreaterThan(0);
      await client.query('commit');
      expect(await awarded).toBe('DATES_OUT_OF_ORDER');
    } finally {
      client.release(true);
    }
  });

  it('is withdrawn with a reason and stays on file for staff', async () => {
    const { admin, ada, studentId, progress, award } = await openSenior();
    const { diplomaId } = await award({ reason: 'By the board' });
    await admin.client.graduation.withdraw({ diplomaId, reason: 'The wrong Ada' });
    expect(await progress(admin)).toMatchObject({
      diploma: null,
      withdrawn: [{ diplomaId, reason: 'The wrong Ada', byName: 'Ann Head' }],
      can: { award: true },
    });
    expect((await progress(ada)).withdrawn).toEqual([]);
    const { profile } = await admin.client.eligibility.ledger({ studentId });
    expect(profile?.graduatedOn).toBeNull();
    await expect(admin.client.graduation.withdraw({ diplomaId, reason: 'Once more' })).rejects.toMatchObject({
      code: 'NOT_CURRENT',
    });
    await award({ reason: 'The right Ada' });
  });

  it('is told to the student and to guardians who see the record, and so is that it was withdrawn', async () => {
    const { school, sql, schoolId, ada, mother, admin, award } = await openSenior();
    await school.hasGuardian({ name: 'Fred Park', of: ada, rights: ['alerts'] });
    const told = async () =>
      await sql(
        "select user_id, template from notifications where school_id = $1 and template like 'diploma_%'",
        [schoolId],
      );
    const both = (template: string) => [ada, mother].map(({ userId }) => ({ user_id: userId, template }));
    const { diplomaId } = await award({ reason: 'By the board' });
    expect(await told()).toHaveLength(2);
    expect(await told()).toEqual(expect.arrayContaining(both('diploma_awarded')));
    await admin.client.graduation.withdraw({ diplomaId, reason: 'The wrong Ada' });
    expect(await told()).toHaveLength(4);
    expect(await told()).toEqual(expect.arrayContaining(both('diploma_withdrawn')));
  });

  it('is awarded by a registrar, and never to one’s own child', async () => {
    const { school, hasDuty, ada, teacher, mother, award, admin, progress } = await openSenior();
    const counselor = await hasDuty('counselor');
    const registrar = await hasDuty('registrar');
    const reason = 'By the board';
    for (const person of [ada, teacher, mother, counselor])
      await expect(award({ reason }, person)).rejects.toMatchObject({
        code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/),
      });
    const elsewhere = await openSenior();
    await expect(award({ reason }, elsewhere.admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { diplomaId } = await award({ reason }, registrar);
    await expect(elsewhere.admin.client.graduation.withdraw({ diplomaId, reason })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(counselor.client.graduation.withdraw({ diplomaId, reason })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await admin.client.graduation.withdraw({ diplomaId, reason });
    await school.isGuardian(admin, { of: ada });
    const tooClose = { code: 'FORBIDDEN', data: { reason: 'too_close' } };
    await expect(award({ reason })).rejects.toMatchObject(tooClose);
    expect(await progress(admin)).toMatchObject({ isTooClose: true, can: { award: false } });
  });
});

describe('requirement sets', () => {
  it('hold from a class to the next set, with who entered them', async () => {
    const { admin, schoolId } = await openSenior();
    const { number } = await admin.client.graduation.saveSet({
      schoolId,
      baseNumber: 1,
      fromYear: 2030,
      set: { ...SET, name: 'New diploma', totalCredits: 24 },
      reason: null,
    });
    expect(await admin.client.graduation.sets({})).toMatchObject({
      number,
      sets: [
        { name: 'Diploma', fromYear: 2027, toYear: 2029, entered: { reason: null, byName: 'Ann Head' } },
        { name: 'New diploma', fromYear: 2030, toYear: null, totalCredits: 24 },
      ],
      can: { keep: true },
    });
  });

  it('are changed and taken back with a reason, from the state that was looked at', async () => {
    const { admin, schoolId } = await openSenior();
    const save = async (change: object) =>
      await admin.client.graduation.saveSet({
        schoolId,
        baseNumber: 1,
        fromYear: 2027,
        set: SET,
        reason: null,
        ...change,
      });
    await expect(save({})).rejects.toMatchObject({ code: 'REASON_REQUIRED' });
    await expect(save({ baseNumber: 0, reason: 'By the board' })).rejects.toMatchObject({ code: 'STALE' });
    await expect(save({ fromYear: 2029, set: null })).rejects.toMatchObject({ code: 'NOTHING_TO_TAKE_BACK' });
    await expect(save({ set: { ...SET, totalCredits: 0.5 } })).rejects.toMatchObject({
      code: 'SET_WRONG',
      data: { why: 'total_too_small' },
    });
    await expect(
      save({ set: { ...SET, requirements: [], totalCredits: 0 }, reason: 'By the board' }),
    ).rejects.toMatchObject({ code: 'SET_WRONG', data: { why: 'nothing_asked' } });
    await save({ set: null, reason: 'Entered by mistake' });
    expect(await admin.client.graduation.sets({})).toMatchObject({ number: 2, sets: [] });
  });

  it('are entered by registrars and read by counselors alone', async () => {
    const { hasDuty, schoolId, ada, teacher } = await openSenior();
    const counselor = await hasDuty('counselor');
    const save = async (person: Person) =>
      await person.client.graduation.saveSet({
        schoolId,
        baseNumber: 1,
        fromYear: 2027,
        set: null,
        reason: 'Mine',
      });
    expect(await counselor.client.graduation.sets({})).toMatchObject({ can: { keep: false } });
    await expect(save(counselor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const person of [ada, teacher]) {
      await expect(person.client.graduation.sets({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(save(person)).rejects.toMatchObject({
        code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/),
      });
    }
    await expect(save((await openSenior()).admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
