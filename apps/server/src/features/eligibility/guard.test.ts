import type { GuardedStudent } from '@fieldhouse/contract/eligibility-guard.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasLedgerSchool, postGrade } from '#testing/ledger-school.ts';
import { inDays } from '#testing/school-days.ts';
import { proceduresThat } from '#testing/sweep/guard-cases.ts';
import { uploadDocx } from '#testing/uploads.ts';
import { type CoursePlace, openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const SIGNS = ['see_record', 'sign'];
const REASON = 'The family asked for a lighter load';

/** The students whom a refused change would harm. */
async function worsened(change: Promise<unknown>): Promise<GuardedStudent[]> {
  const refusal: unknown = await change.then(
    () => null,
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ code: 'WORSENS', status: 409 });
  return (refusal as { data: { students: GuardedStudent[] } }).data.students;
}

const withdraws = (person: Person, enrollmentId: string, guard?: { reason: string }) =>
  person.client.catalog.withdraw({
    ...{ enrollmentId: enrollmentId as never, reason: 'Too many courses' },
    ...(guard ? { guard } : {}),
  });

const templatesOf = async (person: Person) =>
  (await person.client.notifications.latest({})).notifications.map(({ template }) => template);

async function hasFamily() {
  const place = await hasLedgerSchool(world);
  const mother = await place.school.hasGuardian({ name: 'Mae Park', of: place.ada, rights: SIGNS });
  const french = place.enrollments.get('French 4')!;
  const statusOf = async (enrollmentId: string) => {
    const { rows } = await place.sql('select status from enrollments where id = $1', [enrollmentId]);
    return (rows[0] as { status: string }).status;
  };
  return { ...place, mother, french, statusOf };
}

describe('withdrawing a student from a course that their eligibility rests on', () => {
  it('is refused with what breaks and when, and repairs; nothing of it is written', async () => {
    const { teacher, studentId, french, statusOf } = await hasFamily();
    const [one, ...others] = await worsened(withdraws(teacher, french));
    expect(others).toEqual([]);
    expect(one).toMatchObject({ studentId, name: 'Ada Park', request: null });
    expect(one?.broken).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ body: 'DI', what: 'outlook', before: 'on_track', after: 'at_risk' }),
        expect.objectContaining({ body: 'DI', what: 'units', before: '16', after: '15', need: '16' }),
      ]),
    );
    expect(one?.repairs[0]).toMatchObject({
      ...{ how: 'take', isWhole: true, grade: 'D' },
      courses: [{ area: 'world_language', units: 1 }],
    });
    expect(await statusOf(french)).toBe('active');
  });

  it('is made once a guardian of a minor has signed, once; all of it is kept', async () => {
    const { teacher, ada, mother, studentId, french, statusOf } = await hasFamily();
    const [asked] = await worsened(withdraws(teacher, french, { reason: REASON }));
    expect(asked?.request).toMatchObject({ dueOn: inDays(3) });
    expect(await statusOf(french)).toBe('active');
    expect(await templatesOf(mother)).toContain('guard_asked');
    expect(await templatesOf(ada)).toContain('guard_asked');
    // Asking again asks nobody twice.
    const [again] = await worsened(withdraws(teacher, french, { reason: 'Once more' }));
    expect(again?.request?.guardId).toBe(asked?.request?.guardId);

    const { guardId } = asked!.request!;
    const seen = async (person: Person) =>
      (await person.client.eligibility.guards({ studentId })).guards.map(({ state, can }) => [
        state,
        can.sign,
      ]);
    expect(await seen(mother)).toEqual([['waits', true]]);
    expect(await seen(ada)).toEqual([['waits', false]]);
    await expect(ada.client.eligibility.signGuard({ guardId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await mother.client.eligibility.signGuard({ guardId });
    await expect(mother.client.eligibility.signGuard({ guardId })).rejects.toMatchObject({
      code: 'NOT_OPEN',
    });
    expect(await templatesOf(teacher)).toContain('guard_signed');

    await withdraws(teacher, french);
    expect(await statusOf(french)).toBe('withdrawn');
    const { guards } = await mother.client.eligibility.guards({ studentId });
    expect(guards).toMatchObject([
      {
        ...{ procedure: 'catalog.withdraw', title: 'French 4', state: 'made', reason: REASON },
        ...{ askedByName: 'Nora Okafor', signedByName: 'Mae Park' },
      },
    ]);
    expect(guards[0]?.broken.length).toBeGreaterThan(0);
  });

  it('holds for that change alone, and for no more than was acknowledged', async () => {
    const { teacher, mother, enrollments, french, statusOf } = await hasFamily();
    const [asked] = await worsened(withdraws(teacher, french, { reason: REASON }));
    await mother.client.eligibility.signGuard({ guardId: asked!.request!.guardId });
    // Another course isn't acknowledged.
    const other = enrollments.get('French 3')!;
    const [two] = await worsened(withdraws(teacher, other, { reason: REASON }));
    await mother.client.eligibility.signGuard({ guardId: two!.request!.guardId });
    await withdraws(teacher, other);
    expect(await statusOf(other)).toBe('withdrawn');
    // One unit fewer was read; by now it would be two.
    const [more] = await worsened(withdraws(teacher, french));
    expect(more).toMatchObject({ request: null });
    expect(await statusOf(french)).toBe('active');
  });

  it('is acknowledged by the student alone from 18 on', async () => {
    const place = await hasLedgerSchool(world, { birthOn: '2005-03-04' });
    const mother = await place.school.hasGuardian({ name: 'Mae Park', of: place.ada, rights: SIGNS });
    const [asked] = await worsened(
      withdraws(place.teacher, place.enrollments.get('French 4')!, { reason: REASON }),
    );
    const { guardId } = asked!.request!;
    await expect(mother.client.eligibility.signGuard({ guardId })).rejects.toMatchObject({
      code: /FORBIDDEN|NOT_FOUND/,
    });
    expect(await templatesOf(mother)).not.toContain('guard_asked');
    await place.ada.client.eligibility.signGuard({ guardId });
    await withdraws(place.teacher, place.enrollments.get('French 4')!);
  });

  it('goes on by a counselor with a reason after the school’s days, and the family is told', async () => {
    const { teacher, admin, mother, ada, studentId, french, statusOf } = await hasFamily();
    expect(await admin.client.eligibility.saveSignDays({ signDays: 2, baseVersion: 0 })).toEqual({
      version: 1,
    });
    const [asked] = await worsened(withdraws(teacher, french, { reason: REASON }));
    const { guardId, dueOn } = asked!.request!;
    expect(dueOn).toBe(inDays(2));
    const proceeds = (person: Person) =>
      person.client.eligibility.proceedGuard({ guardId, reason: 'Two calls, no answer' });
    await expect(proceeds(admin)).rejects.toMatchObject({ code: 'TOO_EARLY', data: { dueOn } });
    await expect(proceeds(teacher)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    world.isAt(`${inDays(3)}T18:00:00Z`);
    try {
      await proceeds(admin);
      expect(await templatesOf(mother)).toContain('guard_proceeded');
      expect(await templatesOf(ada)).toContain('guard_proceeded');
      await withdraws(teacher, french);
    } finally {
      world.isAt(new Date().toISOString());
    }
    expect(await statusOf(french)).toBe('withdrawn');
    expect((await ada.client.eligibility.guards({ studentId })).guards).toMatchObject([
      {
        state: 'made',
        signedByName: null,
        proceededByName: 'Ann Head',
        proceedReason: 'Two calls, no answer',
      },
    ]);
  });

  it('needn’t wait for anybody where nobody can sign', async () => {
    const place = await hasLedgerSchool(world);
    const french = place.enrollments.get('French 4')!;
    const [asked] = await worsened(withdraws(place.teacher, french, { reason: REASON }));
    await place.admin.client.eligibility.proceedGuard({
      ...{ guardId: asked!.request!.guardId, reason: 'No guardian is linked' },
    });
    await withdraws(place.teacher, french);
  });

  it('goes on by those alone who counsel, and not about their own child', async () => {
    const { school, admin, teacher, ada, enrollments } = await hasLedgerSchool(world);
    const registrar = await school.hasPerson({ role: 'teacher', name: 'Rita Roll' });
    const { people } = await admin.client.people.list({
      search: 'Rita',
      role: null,
      status: null,
      after: null,
    });
    await admin.client.people.setDuties({
      membershipId: people[0]!.membershipId,
      duties: ['registrar'],
      reason: 'For this year',
    });
    const [asked] = await worsened(withdraws(teacher, enrollments.get('French 4')!, { reason: REASON }));
    const { guardId } = asked!.request!;
    const proceeds = (person: Person) =>
      person.client.eligibility.proceedGuard({ guardId, reason: 'No guardian is linked' });
    await expect(proceeds(registrar)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await school.isGuardian(admin, { of: ada });
    await expect(proceeds(admin)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      data: { reason: 'too_close' },
    });
  });

  it('is dropped where the request is taken back', async () => {
    const { teacher, mother, french } = await hasFamily();
    const [asked] = await worsened(withdraws(teacher, french, { reason: REASON }));
    const { guardId } = asked!.request!;
    await mother.client.eligibility.signGuard({ guardId });
    await expect(mother.client.eligibility.endGuard({ guardId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await teacher.client.eligibility.endGuard({ guardId });
    expect((await worsened(withdraws(teacher, french)))[0]?.request).toBeNull();
  });

  it('asks nobody where nothing breaks', async () => {
    const { school, teacher, sql, studentId } = await hasFamily();
    const chess = await school.hasCourse({ title: 'Chess', teacher });
    await teacher.client.catalog.enrollFor({ courseId: chess.courseId, studentId, reason: null });
    const { rows } = await sql('select id from enrollments where course_id = $1', [chess.courseId]);
    await withdraws(teacher, (rows[0] as { id: string }).id);
  });
});

it('lets nobody else read or answer a request', async () => {
  const { school, teacher, ada, studentId, french } = await hasFamily();
  const blind = await school.hasGuardian({ name: 'Ben Park', of: ada, rights: ['sign'] });
  const other = await school.hasStudent({ name: 'Bo Lee' });
  const stranger = await (await world.hasSchool('Far away')).hasPerson({ role: 'school_admin', name: 'Fay' });
  const [asked] = await worsened(withdraws(teacher, french, { reason: REASON }));
  const { guardId } = asked!.request!;
  for (const person of [blind, other, stranger, teacher]) {
    await expect(person.client.eligibility.guards({ studentId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(person.client.eligibility.signGuard({ guardId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
});

type Family = Awaited<ReturnType<typeof hasFamily>>;
type Asks = { reason: string } | undefined;

const detailsOf = async ({ teacher, courses }: Family) => {
  const { courseId } = courses.at(-1)!;
  const { details, version } = await teacher.client.authoring.get({ courseId });
  return { courseId, baseVersion: version, details };
};

const CREDIT = {
  creditId: null,
  kind: 'transfer' as const,
  schoolName: 'Elsewhere High',
  title: 'French 5',
  ncaaArea: 'world_language' as const,
  isCore: true,
  gradeRaw: 'B',
  percent: 85,
  credits: 1,
  termLabel: '2025-26',
  completedOn: inDays(-60),
  reason: null,
};

/** The sixteenth unit comes from another school. */
async function hasCredit({ sql, admin, ada, studentId, schoolId, french }: Family) {
  await sql("update enrollments set status = 'withdrawn' where id = $1", [french]);
  await admin.client.eligibility.saveStatus({
    schoolId,
    outsideSchool: 'Elsewhere High',
    effectiveOn: '2020-08-01',
    accountStatus: 'cleared',
    ceebCode: null,
    lowestPass: null,
    areWeightsReported: false,
    areWeightsInGpa: false,
    offersLabScience: null,
    isCalendarNontraditional: false,
    source: 'Portal',
    checkedOn: inDays(-9),
    reason: null,
  });
  const fileId = await uploadDocx(world, admin, { kind: 'record', studentId: ada.studentId }, 'French 5, B');
  const { creditId } = await admin.client.records.saveTransferCredit({ studentId, ...CREDIT, fileId });
  return { creditId, fileId };
}

/** Each procedure that is held, with a change that breaks something. What it prepares is done once. */
const HELD: readonly (readonly [
  procedure: string,
  prepare: (place: Family) => Promise<(guard: Asks) => Promise<unknown>>,
])[] = [
  [
    'catalog.withdraw',
    async ({ teacher, french }) =>
      (guard) =>
        withdraws(teacher, french, guard),
  ],
  [
    'catalog.drop',
    async ({ school, ada, courses }) => {
      await school.hasPolicy({ dropUntil: inDays(30) });
      return (guard) =>
        ada.client.catalog.drop({ courseId: courses.at(-1)!.courseId, ...(guard ? { guard } : {}) });
    },
  ],
  [
    'eligibility.saveCourseDates',
    async ({ admin, french }) =>
      (guard) =>
        admin.client.eligibility.saveCourseDates({
          enrollmentId: french,
          enteredOn: null,
          exitedOn: inDays(900),
          reason: 'Finishes later',
          ...(guard ? { guard } : {}),
        }),
  ],
  [
    'authoring.saveDetails',
    async (place) => {
      const { details, ...course } = await detailsOf(place);
      return (guard) =>
        place.teacher.client.authoring.saveDetails({
          ...course,
          details: { ...details, credits: 0.5 },
          ...(guard ? { guard } : {}),
        });
    },
  ],
  [
    'authoring.saveContent',
    async ({ admin, courses }) => {
      const [same, { courseId }] = courses.slice(-2) as [CoursePlace, CoursePlace];
      const { version } = await admin.client.authoring.get({ courseId });
      return (guard) =>
        admin.client.authoring.saveContent({
          courseId,
          baseVersion: version,
          sameAs: same.courseId,
          part: null,
          reason: 'One content',
          ...(guard ? { guard } : {}),
        });
    },
  ],
  [
    'records.saveTransferCredit',
    async (place) => {
      const { creditId, fileId } = await hasCredit(place);
      return (guard) =>
        place.admin.client.records.saveTransferCredit({
          ...CREDIT,
          studentId: place.studentId,
          creditId,
          fileId,
          gradeRaw: 'F',
          percent: 40,
          reason: 'Read wrongly',
          ...(guard ? { guard } : {}),
        });
    },
  ],
  [
    'records.withdrawTransferCredit',
    async (place) => {
      const { creditId } = await hasCredit(place);
      return (guard) =>
        place.admin.client.records.withdrawTransferCredit({
          creditId,
          reason: 'Entered twice',
          ...(guard ? { guard } : {}),
        });
    },
  ],
  [
    'gradebook.post',
    async ({ teacher, courses }) => {
      const { courseId } = courses.at(-1)!;
      const { students } = await teacher.client.gradebook.reviewPosting({ courseId });
      return (guard) =>
        teacher.client.gradebook.post({
          courseId,
          basis: 'so_far',
          lines: students.map(({ enrollmentId, soFarRatio }) => ({
            enrollmentId,
            reviewedRatio: soFarRatio,
            result: 'withdrawn' as const,
            override: null,
          })),
          ...(guard ? { guard } : {}),
        });
    },
  ],
];

describe('a change that breaks something', () => {
  it.each(HELD)('by %s is held until the family has acknowledged it', async (procedure, prepare) => {
    const place = await hasFamily();
    const change = await prepare(place);
    const unitsOf = async () => {
      const { bodies } = await place.admin.client.eligibility.ledger({ studentId: place.studentId });
      return bodies[0]?.kind === 'division' ? bodies[0].units.projected : null;
    };
    expect(await unitsOf()).toBe(16);
    const [told] = await worsened(change(undefined));
    expect(told?.broken).toContainEqual(
      expect.objectContaining({ body: 'DI', what: 'outlook', before: 'on_track' }),
    );
    expect(await unitsOf()).toBe(16);
    const [asked] = await worsened(change({ reason: REASON }));
    await place.mother.client.eligibility.signGuard({ guardId: asked!.request!.guardId });
    await change(undefined);
    expect(await unitsOf()).toBeLessThan(16);
    const { guards } = await place.mother.client.eligibility.guards({ studentId: place.studentId });
    expect(guards).toMatchObject([{ procedure, state: 'made', reason: REASON }]);
  });

  it('has a test for each procedure that the sweep calls guarded', () => {
    expect(HELD.map(([procedure]) => procedure).sort()).toEqual(proceduresThat('guarded').sort());
  });

  it('is told of every student of a course at once, and made once all are acknowledged', async () => {
    const place = await hasFamily();
    const { school, teacher, admin, studentId, sql, french } = place;
    // A second student, whose one course it is and who aims at Division II.
    const bo = await school.hasStudent({
      name: 'Bo Lee',
      in: [place.courses.at(-1)!],
      birthOn: '2012-01-05',
    });
    const father = await school.hasGuardian({ name: 'Rob Lee', of: bo, rights: SIGNS });
    await sql(
      "insert into eligibility_profiles (school_id, student_id, sport, updated_by) values ($1, $2, 'Golf', $3)",
      [place.schoolId, bo.studentId, admin.userId],
    );
    const { details, ...course } = await detailsOf(place);
    const renames = (guard?: Asks) =>
      teacher.client.authoring.saveDetails({
        ...course,
        details: { ...details, title: 'Voyages' },
        ...(guard ? { guard } : {}),
      });
    const asked = await worsened(renames({ reason: 'The book calls it so' }));
    expect(asked.map(({ name }) => name).sort()).toEqual(['Ada Park', 'Bo Lee']);
    const guardOf = (id: string) => asked.find((one) => one.studentId === id)!.request!.guardId;
    await place.mother.client.eligibility.signGuard({ guardId: guardOf(studentId) });
    expect((await worsened(renames())).map(({ name }) => name)).toEqual(['Bo Lee']);
    await father.client.eligibility.signGuard({ guardId: guardOf(bo.studentId) });
    await renames();
    expect(await place.statusOf(french)).toBe('active');
    expect((await teacher.client.authoring.get({ courseId: course.courseId })).details.title).toBe('Voyages');
  });
});

/** Changes that can't be held, each of which makes a ledger worse. */
const ALERTING: readonly (readonly [procedure: string, change: (place: Family) => Promise<unknown>])[] = [
  [
    'gradebook.post',
    async ({ admin, teacher, courses }) => {
      await admin.client.gradebook.reopen({ courseId: courses[0]!.courseId, reason: 'A paper was lost' });
      await postGrade(admin, teacher, courses[0]!, 40);
    },
  ],
  [
    'gradebook.setCells',
    async ({ teacher, courses, studentId }) => {
      const { courseId, assignmentIds } = courses.at(-1)!;
      const assignmentId = assignmentIds[0]!;
      const { cell } = await teacher.client.gradebook.cellHistory({ studentId, assignmentId });
      await teacher.client.gradebook.setCells({
        courseId,
        source: 'typed',
        changes: [{ studentId, assignmentId, to: { state: 'graded', points: 2 }, baseSeq: cell.seq }],
      });
    },
  ],
  [
    'eligibility.endTitle',
    async ({ admin }) => {
      const { titles } = await admin.client.eligibility.registry({});
      const { titleId } = titles.find(({ title }) => title === 'Biology 1')!;
      await admin.client.eligibility.endTitle({ titleId, validTo: '2019-06-30', reason: 'Never listed' });
    },
  ],
  [
    'eligibility.saveStatus',
    ({ admin, schoolId }) =>
      admin.client.eligibility.saveStatus({
        schoolId,
        outsideSchool: null,
        effectiveOn: inDays(-1),
        accountStatus: 'withdrawn',
        ceebCode: null,
        lowestPass: null,
        areWeightsReported: false,
        areWeightsInGpa: false,
        offersLabScience: null,
        isCalendarNontraditional: false,
        source: 'Portal',
        checkedOn: inDays(-1),
        reason: 'The review ended',
      }),
  ],
  [
    'eligibility.saveProfile',
    async ({ admin, studentId }) => {
      const { profile } = await admin.client.eligibility.ledger({ studentId });
      await admin.client.eligibility.saveProfile({
        ...profile!,
        studentId,
        fullTimeCollegeOn: inDays(-100),
        reason: 'Enrolled at a college',
      });
    },
  ],
];

describe('what can’t be held', () => {
  it.each(ALERTING)('by %s alerts whoever looks after the student', async (procedure, change) => {
    const place = await hasFamily();
    expect([...proceduresThat('alerts'), 'gradebook.post']).toContain(procedure);
    await world.runs('eligibility.keep', {});
    expect(await templatesOf(place.admin)).not.toContain('eligibility_worse');
    await change(place);
    await world.runs('eligibility.keep', {});
    expect(await templatesOf(place.admin)).toContain('eligibility_worse');
  });

  it('alerts the family and those who look after the student once the ledger is worse', async () => {
    const { school, schoolId, studentId, admin, teacher, ada, courses, sql } = await hasFamily();
    const counselor = await school.hasPerson({ role: 'teacher', name: 'Cora Lind' });
    // Another counselor, whose student she isn't: the ledger wouldn't open.
    const other = await school.hasPerson({ role: 'teacher', name: 'Dan Moe' });
    for (const { userId } of [counselor, other])
      await sql("update school_memberships set duties = '{counselor}' where user_id = $1", [userId]);
    await admin.client.counseling.assign({
      ...{ schoolId, userId: counselor.userId, isAssigned: true },
      who: { by: 'hand', studentIds: [studentId] },
    });
    const father = await school.hasGuardian({ name: 'Rob Park', of: ada, rights: ['see_record', 'alerts'] });
    const blind = await school.hasGuardian({ name: 'Ben Park', of: ada, rights: ['alerts'] });
    const alerted = async (person: Person) =>
      (await templatesOf(person)).filter((one) => one === 'eligibility_worse').length;
    await world.runs('eligibility.keep', {});
    await admin.client.gradebook.reopen({ courseId: courses[0]!.courseId, reason: 'A paper was lost' });
    await world.runs('eligibility.keep', {});
    expect(await alerted(father)).toBe(0);

    await postGrade(admin, teacher, courses[0]!, 40);
    await world.runs('eligibility.keep', {});
    await world.runs('eligibility.keep', {});
    for (const person of [ada, father, counselor]) expect(await alerted(person)).toBe(1);
    for (const person of [blind, admin, teacher, other]) expect(await alerted(person)).toBe(0);
    const { notifications } = await father.client.notifications.latest({});
    const told = notifications.find(({ template }) => template === 'eligibility_worse');
    expect(told).toMatchObject({ studentName: 'Ada Park', place: `/eligibility?student=${ada.studentId}` });
  });

  it('alerts nobody of what they had acknowledged', async () => {
    const { school, admin, teacher, mother, ada, french } = await hasFamily();
    const father = await school.hasGuardian({ name: 'Rob Park', of: ada, rights: ['see_record', 'alerts'] });
    await world.runs('eligibility.keep', {});
    const [asked] = await worsened(withdraws(teacher, french, { reason: REASON }));
    await mother.client.eligibility.signGuard({ guardId: asked!.request!.guardId });
    await withdraws(teacher, french);
    await world.runs('eligibility.keep', {});
    for (const person of [father, admin])
      expect(await templatesOf(person)).not.toContain('eligibility_worse');
  });
});
