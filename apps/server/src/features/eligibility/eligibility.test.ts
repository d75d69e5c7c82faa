import type { Profile } from '@fieldhouse/contract/eligibility.ts';
import type { Body, DivisionLedger } from '@fieldhouse/contract/eligibility-ledger.ts';
import type { EnrollmentId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { NO_PROFILE } from '#testing/no-profile.ts';
import { inDays } from '#testing/school-days.ts';
import { uploadDocx } from '#testing/uploads.ts';
import { type CoursePlace, openWorld, type Person, type StudentPerson, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const CLEARED = {
  outsideSchool: null,
  effectiveOn: '2023-08-01',
  accountStatus: 'cleared' as 'cleared' | 'withdrawn',
  ceebCode: '123456',
  lowestPass: null,
  areWeightsReported: false,
  areWeightsInGpa: false,
  offersLabScience: null,
  isCalendarNontraditional: false,
  source: 'High School Portal',
  checkedOn: '2026-01-12',
  reason: null,
};

const PROFILE: Profile & { readonly reason: string | null } = {
  ...NO_PROFILE,
  grade9StartedOn: '2022-08-22',
  seventhSemesterOn: '2025-08-18',
  eighthSemesterEndsOn: '2026-05-29',
  graduationExpectedOn: '2026-05-29',
  schooling: 'us',
  sport: 'Rowing',
  targets: ['DI'],
  reason: null,
};

const TITLES = [
  ['English', 'english', 4],
  ['Algebra', 'math', 3],
  ['Biology', 'science', 2],
  ['Essays', 'english', 1],
  ['History', 'social_science', 2],
  ['French', 'world_language', 4],
] as const;

let schools = 0;
/** A school with sixteen courses that a student has taken; each posted with the same percent. */
async function hasSchool({ percent = 85, before = 12 } = {}) {
  schools += 1;
  const school = await world.hasSchool(`Ledger ${schools}`);
  const teacher = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Ann Head' });
  const schoolId = school.schoolId as SchoolId;
  const titles = TITLES.flatMap(([title, area, count]) =>
    Array.from({ length: count }, (_, index) => ({ title: `${title} ${index + 1}`, area })),
  );
  const courses: CoursePlace[] = [];
  for (const { title } of titles)
    courses.push(await school.hasCourse({ title, teacher, isNcaaApproved: true }));
  const ada = await school.hasStudent({ name: 'Ada Park', in: courses });
  const studentId = ada.studentId as StudentId;
  for (const course of courses) await post(admin, teacher, course, percent);
  const sql = (text: string, values: unknown[]) =>
    world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(text, values));
  const { rows } = await sql(
    'select e.id, c.title from enrollments e join courses c on c.id = e.course_id where e.student_id = $1',
    [studentId],
  );
  const enrollmentOf = new Map(
    (rows as { id: EnrollmentId; title: string }[]).map(({ id, title }) => [title, id]),
  );
  const finishes = async (title: string, exitedOn: string) =>
    admin.client.eligibility.saveCourseDates({
      enrollmentId: enrollmentOf.get(title)!,
      enteredOn: null,
      exitedOn,
      reason: 'From the old system',
    });
  for (const [index, { title }] of titles.entries())
    await finishes(title, index < before ? '2025-05-30' : '2026-05-22');
  const lists = (isLab = false) =>
    admin.client.eligibility.addTitles({
      ...{ schoolId, outsideSchool: null, source: 'High School Portal', checkedOn: '2026-01-12' },
      titles: titles.map(({ title, area }) => ({
        ...{ title, area, units: 1, weight: 0, validFrom: null },
        isLab: isLab && area === 'science',
      })),
    });
  const clears = (change: Partial<typeof CLEARED> = {}) =>
    admin.client.eligibility.saveStatus({ ...CLEARED, ...change, schoolId });
  const knows = (change: Partial<typeof PROFILE> = {}) =>
    admin.client.eligibility.saveProfile({ ...PROFILE, ...change, studentId });
  return {
    school,
    teacher,
    admin,
    ada,
    studentId,
    schoolId,
    courses,
    titles,
    lists,
    clears,
    knows,
    finishes,
    sql,
  };
}

async function post(admin: Person, teacher: Person, { courseId }: CoursePlace, percent: number) {
  const review = await admin.client.gradebook.reviewPosting({ courseId });
  await teacher.client.gradebook.post({
    courseId,
    basis: 'so_far',
    lines: review.students
      .filter(({ isLocked }) => !isLocked)
      .map((line) => ({
        ...{ enrollmentId: line.enrollmentId, reviewedRatio: line.soFarRatio, result: 'graded' as const },
        override: { percent, reason: 'From the paper gradebook' },
      })),
  });
}

async function divisionOf(person: Person | StudentPerson, body: Body = 'DI', studentId?: StudentId) {
  const { bodies } = await person.client.eligibility.ledger(studentId ? { studentId } : {});
  return bodies.find((one) => one.body === body) as DivisionLedger;
}

it('counts a course only by a confirmed title of a cleared school', async () => {
  const { ada, admin, lists, clears, knows } = await hasSchool();
  await knows();
  const marked = await divisionOf(ada);
  expect(marked).toMatchObject({ verdict: 'nonqualifier', units: { earned: 0 }, gpa: null });
  expect(marked.findings.map(({ code }) => code)).toContain('platform_mark');

  await lists();
  const listed = await divisionOf(ada);
  expect(listed).toMatchObject({ verdict: 'nonqualifier', units: { earned: 0 } });
  const cleared = listed.findings.find(({ code }) => code === 'schools_cleared');
  expect(cleared?.reading).toMatchObject({ verdict: 'qualifier', gpa: '3/1' });

  await clears();
  expect(await divisionOf(ada)).toMatchObject({
    ...{ verdict: 'qualifier', outlook: 'met', needsGpa: '2.300' },
    ...{ gpa: { shown: 3, fraction: '3/1', units: 16, qualityPoints: 48 } },
    ...{ units: { earned: 16, projected: 16, needed: 16 }, lock: { state: 'met', units: 12, academic: 10 } },
  });
  expect(await divisionOf(ada, 'DII')).toMatchObject({ verdict: 'qualifier', lock: null });
  expect((await admin.client.eligibility.registry({})).unlisted).toEqual([]);
});

it('decides what came before the seventh semester by the last day of a course, never by its posting', async () => {
  const { ada, lists, clears, knows, finishes, titles } = await hasSchool({ before: 9 });
  await knows();
  await lists();
  await clears();
  const short = await divisionOf(ada);
  expect(short).toMatchObject({ verdict: 'academic_redshirt', lock: { state: 'missed', units: 9 } });
  expect(short.findings.find(({ code }) => code === 'ten_seven_units')?.params).toMatchObject({ missing: 1 });
  await finishes(titles[9]!.title, '2025-08-17');
  expect(await divisionOf(ada)).toMatchObject({ verdict: 'qualifier', lock: { state: 'met', units: 10 } });
});

it('leaves the verdict open while dates decide it, and says which', async () => {
  const { ada, lists, clears, knows } = await hasSchool();
  await lists();
  await clears();
  const open = await divisionOf(ada);
  expect(open).toMatchObject({
    ...{ verdict: null, bounds: { best: 'qualifier', worst: 'nonqualifier' }, outlook: 'unknown' },
  });
  expect(open.findings.filter(({ code }) => code === 'unknown').map(({ params }) => params.fact)).toEqual(
    expect.arrayContaining(['grade_9_start', 'seventh_semester_start']),
  );
  await knows();
  expect((await divisionOf(ada)).verdict).toBe('qualifier');
});

it('shows the ledger to the student, guardians who see the record, and those who keep or counsel', async () => {
  const { school, admin, teacher, studentId, ada } = await hasSchool();
  const mother = await school.hasGuardian({ name: 'Mae Park', of: ada });
  const blind = await school.hasGuardian({ name: 'Ben Park', of: ada, rights: ['alerts'] });
  const counselor = await school.hasPerson({ role: 'teacher', name: 'Cora Lind' });
  const other = await school.hasStudent({ name: 'Bo Lee' });
  const stranger = await (await world.hasSchool(`Far ${schools}`)).hasPerson({
    role: 'school_admin',
    name: 'Fay',
  });
  expect((await mother.client.eligibility.ledger({})).student.studentId).toBe(studentId);
  expect((await mother.client.eligibility.ledger({ studentId })).profile).toBeNull();
  expect((await admin.client.eligibility.ledger({ studentId })).can.saveProfile).toBe(true);
  for (const person of [blind, teacher, counselor, other, stranger]) {
    await expect(person.client.eligibility.ledger({ studentId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(person.client.eligibility.history({ studentId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
});

it('lets a counselor read what the registrar keeps, and change none of it', async () => {
  const { school, admin, schoolId, studentId, lists, knows } = await hasSchool();
  const cora = await school.hasPerson({ role: 'teacher', name: 'Cora Lind' });
  const { people } = await admin.client.people.list({
    search: 'Cora',
    role: null,
    status: null,
    after: null,
  });
  await admin.client.people.setDuties({
    membershipId: people[0]!.membershipId,
    duties: ['counselor'],
    reason: 'For this year',
  });
  await lists();
  await knows();
  const { titles, can } = await cora.client.eligibility.registry({});
  expect(can.keep).toBe(false);
  const { profile, ...ledger } = await cora.client.eligibility.ledger({ studentId });
  expect(profile?.sport).toBe('Rowing');
  expect(ledger.can.saveProfile).toBe(false);
  const [listed] = titles;
  const { titleId } = listed!;
  const { eligibility } = cora.client;
  const changes = [
    () => eligibility.saveProfile({ ...PROFILE, studentId, version: 1, reason: 'Mine' as never }),
    () => eligibility.saveStatus({ ...CLEARED, schoolId, reason: 'Mine' as never }),
    () =>
      eligibility.addTitles({
        schoolId,
        outsideSchool: null,
        source: 'Portal',
        checkedOn: '2026-01-12',
        titles: [{ title: 'Mine', area: 'english', units: 1, weight: 0, isLab: false, validFrom: null }],
      }),
    () => eligibility.endTitle({ titleId, validTo: '2026-05-29', reason: 'Mine' }),
  ];
  for (const change of changes) await expect(change()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('asks for a reason where something that was entered changes, and keeps who, when and why', async () => {
  const { admin, ada, studentId, knows, sql } = await hasSchool();
  await knows();
  await expect(knows({ version: 0 })).rejects.toMatchObject({ code: 'STALE' });
  await expect(knows({ grade9StartedOn: '2022-08-29', version: 1 })).rejects.toMatchObject({
    code: 'REASON_REQUIRED',
  });
  await expect(
    knows({ grade9StartedOn: '2027-08-29', version: 1, reason: 'x' as never }),
  ).rejects.toMatchObject({
    code: 'DATES_OUT_OF_ORDER',
  });
  await knows({ grade9StartedOn: '2022-08-29', version: 1, reason: 'Registration sheet' as never });
  const { rows } = await sql(
    "select before, after, by, reason from record_changes where entity_id = $1 and field = 'grade9StartedOn' order by at",
    [studentId],
  );
  expect(rows).toEqual([
    { before: null, after: '2022-08-22', by: admin.userId, reason: null },
    { before: '2022-08-22', after: '2022-08-29', by: admin.userId, reason: 'Registration sheet' },
  ]);
  await expect(
    ada.client.eligibility.saveProfile({ ...PROFILE, studentId, version: 2 }),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('keeps how the ledger stood, once for each change, with what changed it', async () => {
  const { ada, admin, teacher, courses, studentId, lists, clears, knows } = await hasSchool();
  await knows();
  await lists();
  await clears();
  await world.runs('eligibility.keep', {});
  await world.runs('eligibility.keep', {});
  const first = await ada.client.eligibility.history({ studentId });
  expect(first.entries).toMatchObject([{ bodies: [{ body: 'DI', verdict: 'qualifier' }, {}, {}] }]);

  await admin.client.gradebook.reopen({ courseId: courses[0]!.courseId, reason: 'A paper was lost' });
  await post(admin, teacher, courses[0]!, 40);
  await world.runs('eligibility.keep', {});
  const [latest, ...rest] = (await ada.client.eligibility.history({ studentId })).entries;
  expect(rest).toHaveLength(1);
  expect(latest?.bodies[0]).toMatchObject({ body: 'DI', verdict: 'nonqualifier' });
  expect(latest?.changes).toContainEqual({ kind: 'grade', what: 'English 1', before: 'B', after: 'F' });
});

it('takes a title off the list, and goes on counting what ended before', async () => {
  const { ada, admin, lists, clears, knows } = await hasSchool();
  await knows();
  await lists();
  await clears();
  const { titles } = await admin.client.eligibility.registry({});
  const english = titles.find(({ title }) => title === 'English 1')!;
  await expect(
    admin.client.eligibility.endTitle({
      titleId: english.titleId,
      validTo: '2022-01-01',
      reason: '' as never,
    }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await admin.client.eligibility.endTitle({
    ...{ titleId: english.titleId, validTo: '2025-06-30', reason: 'Renamed' },
  });
  expect((await divisionOf(ada)).verdict).toBe('qualifier');
  expect((await admin.client.eligibility.registry({})).unlisted).toMatchObject([{ title: 'English 1' }]);
  await expect(
    admin.client.eligibility.endTitle({ titleId: english.titleId, validTo: '2025-06-30', reason: 'Again' }),
  ).rejects.toMatchObject({ code: 'ENDED' });
});

it('tells dashboards and the profile the word of the ledger, which wins over the bar of courses', async () => {
  const { school, ada, lists, clears, knows } = await hasSchool();
  const mother = await school.hasGuardian({ name: 'Mae Park', of: ada });
  await world.runs('eligibility.keep', {});
  // The platform marks make the bar full; no verdict rests on them.
  const marked = await ada.client.home.student({});
  const differing = { isCoreBarMet: true, standing: { isQualifier: false } };
  expect(marked).toMatchObject(differing);
  expect((await ada.client.profile.get({})).academic).toMatchObject(differing);
  await knows();
  await lists();
  await clears();
  await world.runs('eligibility.keep', {});
  const standing = { isQualifier: true, outlook: 'met' };
  expect(await ada.client.home.student({})).toMatchObject({ standing });
  expect((await ada.client.profile.get({})).academic).toMatchObject({ standing });
  expect((await mother.client.home.parent({})).children).toMatchObject([{ standing }]);
  const fresh = await school.hasStudent({ name: 'Bo Lee' });
  expect(await fresh.client.home.student({})).toMatchObject({ standing: null });
});

it('makes ledgers anew where a day has begun, and writes only what the day changed', async () => {
  const { ada, studentId, lists, clears, knows, sql } = await hasSchool();
  await lists();
  await clears();
  await knows({ graduationExpectedOn: inDays(2) });
  await world.runs('eligibility.keep', {});
  const states = async () =>
    (await ada.client.eligibility.history({ studentId })).entries.map(({ bodies }) => bodies[0]?.verdict);
  const kept = async () => {
    await world.runs('eligibility.days', {});
    await world.runs('eligibility.keep', {});
    const { rows } = await sql(
      'select count(*)::int as rows, max(checked_on)::text as on from eligibility_snapshots where student_id = $1',
      [studentId],
    );
    return rows[0] as { rows: number; on: string };
  };
  const before = await kept();
  expect(await states()).toEqual(['qualifier']);
  // A school's account that is withdrawn from tomorrow on: nothing else happens.
  await clears({ effectiveOn: inDays(1), accountStatus: 'withdrawn', reason: 'The review ended' as never });
  await world.runs('eligibility.keep', {});
  expect(await states()).toEqual(['qualifier']);
  world.isAt(`${inDays(2)}T12:00:00Z`);
  try {
    const after = await kept();
    expect(after.rows).toBe(before.rows + 1);
    expect(after.on > before.on).toBe(true);
    expect(await states()).toEqual(['nonqualifier', 'qualifier']);
    // The next day changes nothing.
    world.isAt(`${inDays(3)}T12:00:00Z`);
    const again = await kept();
    expect(again.rows).toBe(after.rows);
    expect(again.on > after.on).toBe(true);
  } finally {
    world.isAt(new Date().toISOString());
  }
});

it('shows a student who waits for the school, or has left it, the same ledger as the school', async () => {
  const { school, admin, ada, studentId, lists, clears, knows, sql } = await hasSchool();
  await knows();
  await lists();
  await clears();
  await world.runs('eligibility.keep', {});
  const { verdict } = await divisionOf(admin, 'DI', studentId);
  await sql(
    "update school_memberships set status = 'provisional', provisional_until = now() + interval '9 days' where user_id = $1 and school_id = $2",
    [ada.userId, school.schoolId],
  );
  expect((await divisionOf(ada)).verdict).toBe(verdict);
  expect((await ada.client.eligibility.history({ studentId })).entries).toHaveLength(1);
  await sql(
    "update school_memberships set status = 'ended', end_reason = 'left', provisional_until = null, ended_at = now() where user_id = $1 and school_id = $2",
    [ada.userId, school.schoolId],
  );
  expect((await divisionOf(ada, 'DI', studentId)).verdict).toBe(verdict);
});

it('counts a course that was taken at another school as well once, and says so', async () => {
  const { ada, admin, studentId, schoolId, lists, clears, knows } = await hasSchool();
  await knows();
  await lists();
  await clears();
  await admin.client.eligibility.saveStatus({ ...CLEARED, schoolId, outsideSchool: 'Lakeside High' });
  const fileId = await uploadDocx(world, admin, { kind: 'record', studentId }, 'English 1, A');
  await admin.client.records.saveTransferCredit({
    ...{
      studentId,
      fileId,
      creditId: null,
      kind: 'transfer',
      schoolName: 'Lakeside High',
      title: 'English 1',
    },
    ...{ ncaaArea: 'english', isCore: true, gradeRaw: 'A', percent: 95, credits: 1, termLabel: '2024-25' },
    ...{ completedOn: '2025-05-28', reason: null },
  });
  const { rows } = await ada.client.eligibility.ledger({});
  const twice = rows.filter(({ title }) => title === 'English 1');
  const { courses, gpa } = await divisionOf(ada);
  expect(
    twice.map(({ rowId, schoolName }) => [
      schoolName === 'Lakeside High',
      courses.find((line) => line.rowId === rowId)?.why,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [false, 'repeat'],
      [true, null],
    ]),
  );
  // Fifteen B and the A; both English 1 would be two of five units of English.
  expect(gpa).toMatchObject({ units: 16, qualityPoints: 49 });
});

it('knows the early decision of the NAIA once the seventh semester is over', async () => {
  const { ada, knows } = await hasSchool();
  await knows({ overallGpa: 2.9 });
  const { bodies } = await ada.client.eligibility.ledger({});
  expect(bodies.find(({ body }) => body === 'NAIA')?.findings.map(({ code }) => code)).toContain(
    'naia_early',
  );
});

it('asks once a year for the list to be confirmed, until the account is entered anew', async () => {
  const { admin, lists, clears } = await hasSchool();
  const due = async () => (await admin.client.eligibility.registry({})).confirmBy;
  await clears({ checkedOn: inDays(-400) });
  expect(await due()).toBeNull();
  await lists();
  expect(await due()).not.toBeNull();
  await clears({ checkedOn: inDays(-1), reason: 'Read for this year' as never });
  expect(await due()).toBeNull();
});

it('goes by the day on which the school’s own titles were read where no account was entered', async () => {
  const { admin, schoolId } = await hasSchool();
  const due = async () => (await admin.client.eligibility.registry({})).confirmBy;
  const lists = (title: string, checkedOn: string, outsideSchool: string | null = null) =>
    admin.client.eligibility.addTitles({
      ...{ schoolId, outsideSchool, source: 'High School Portal', checkedOn },
      titles: [{ title, area: 'english', units: 1, weight: 0, isLab: false, validFrom: null }],
    });
  await lists('English 1', inDays(-400), 'Lakeside High');
  expect(await due()).toBeNull();
  await lists('English 1', inDays(-400));
  expect(await due()).not.toBeNull();
  await lists('English 2', inDays(-1), 'Lakeside High');
  expect(await due()).not.toBeNull();
  await lists('English 2', inDays(-1));
  expect(await due()).toBeNull();
});

it('takes over what the portal has otherwise by now, and says who changed it from what', async () => {
  const { admin, schoolId, lists, sql } = await hasSchool();
  await lists();
  const titleOf = async (title: string) =>
    (await admin.client.eligibility.registry({})).titles.find((one) => one.title === title)!;
  const french = await titleOf('French 1');
  const change = {
    ...{ titleId: french.titleId, version: french.version, area: 'english' as const, units: 0.5, weight: 1 },
    ...{ isLab: false, validFrom: '2024-08-01' as const, validTo: null },
  };
  const saves = (changes: (typeof change)[]) =>
    admin.client.eligibility.addTitles({
      ...{
        schoolId,
        outsideSchool: null,
        source: 'Portal, July',
        checkedOn: '2026-07-01',
        titles: [],
        changes,
      },
    });
  await expect(saves([{ ...change, validTo: '2024-01-01' as never }])).rejects.toMatchObject({
    code: 'DATES_OUT_OF_ORDER',
  });
  expect(await saves([change])).toEqual({ added: 0, known: 0, changed: 1 });
  expect(await titleOf('French 1')).toMatchObject({
    ...{ area: 'english', units: 0.5, weight: 1, validFrom: '2024-08-01', source: 'Portal, July' },
    ...{ checkedOn: '2026-07-01', confirmedByName: 'Ann Head', version: french.version + 1 },
  });
  await expect(saves([change])).rejects.toMatchObject({ code: 'STALE' });
  const { rows } = await sql(
    "select before->'titles'->0->>'units' as units from audit_log where school_id = $1 and action = 'eligibility.titles_added' and before is not null",
    [schoolId],
  );
  expect(rows).toEqual([{ units: '1' }]);
});
