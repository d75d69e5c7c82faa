import type { DivisionLedger } from '@fieldhouse/contract/eligibility-ledger.ts';
import type { TransferCreditId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasLedgerSchool } from '#testing/ledger-school.ts';
import { inDays } from '#testing/school-days.ts';
import { uploadDocx } from '#testing/uploads.ts';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const OTHER = 'Lakeside High';
const CREDIT = {
  creditId: null,
  kind: 'transfer',
  schoolName: OTHER,
  title: 'Latin I',
  ncaaArea: 'world_language',
  isCore: true,
  gradeRaw: 'A',
  percent: 95,
  credits: 1,
  termLabel: '2024-25',
  completedOn: inDays(-200),
  reason: null,
} as const;

async function hasCredits() {
  const place = await hasLedgerSchool(world);
  const { admin, schoolId, studentId } = place;
  await admin.client.eligibility.saveStatus({
    schoolId,
    outsideSchool: OTHER,
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
  const fileId = await uploadDocx(world, admin, { kind: 'record', studentId }, 'Latin I, A');
  type Save = Parameters<typeof admin.client.records.saveTransferCredit>[0];
  const saves = (change: Partial<Save>) =>
    admin.client.records.saveTransferCredit({ ...CREDIT, studentId, fileId, ...change });
  const lines = async () => {
    const { bodies, record } = await admin.client.eligibility.ledger({ studentId });
    const { courses, units } = bodies.find(({ body }) => body === 'DI') as DivisionLedger;
    return {
      units,
      whyOf: (rowId: string) => courses.find((one) => one.rowId === rowId)?.why,
      rowOf: (rowId: string) => record.courses.find(({ id }) => id === rowId),
    };
  };
  const contentOf = async (creditId: TransferCreditId) =>
    (await admin.client.records.student({ studentId })).credits.find((one) => one.creditId === creditId)
      ?.content;
  return { ...place, fileId, saves, lines, contentOf };
}

it('counts a repeat at another school and the course here once, with the better grade', async () => {
  const { saves, lines, enrollments, contentOf } = await hasCredits();
  const english = enrollments.get('English 1')!;
  const apart = await saves({ title: 'Composition', ncaaArea: 'english' });
  expect((await lines()).whyOf(english)).not.toBe('repeat');
  const { creditId } = await saves({
    creditId: apart.creditId,
    title: 'Composition',
    ncaaArea: 'english',
    content: { says: 'repeat', row: { enrollmentId: english } },
    reason: 'The course was taken again there',
  });
  const { whyOf, rowOf } = await lines();
  expect(whyOf(english)).toBe('repeat');
  expect(whyOf(creditId)).toBeNull();
  expect(rowOf(creditId)?.contentKey).toBe(rowOf(english)?.contentKey);
  expect(await contentOf(creditId)).toEqual({ says: 'repeat', rowId: english, part: null });
});

it('counts two halves of one content as a unit, and keeps what was said through corrections', async () => {
  const { saves, lines, contentOf } = await hasCredits();
  const first = await saves({
    title: 'Latin, fall',
    credits: 0.5,
    content: { says: 'own', part: { number: 1, of: 2 } },
  });
  const second = await saves({
    title: 'Latin, spring',
    credits: 0.5,
    content: { says: 'same', row: { creditId: first.creditId }, part: { number: 2, of: 2 } },
  });
  const keyOf = async (creditId: TransferCreditId) => {
    const row = (await lines()).rowOf(creditId);
    return [row?.contentKey, row?.part];
  };
  expect(await keyOf(first.creditId)).toEqual([first.creditId, { number: 1, of: 2 }]);
  expect(await keyOf(second.creditId)).toEqual([first.creditId, { number: 2, of: 2 }]);
  // The same part twice is one of them.
  const third = await saves({
    title: 'Latin, spring again',
    credits: 0.5,
    gradeRaw: 'C',
    percent: 75,
    content: { says: 'repeat', row: { creditId: second.creditId } },
  });
  expect((await lines()).whyOf(third.creditId)).toBe('repeat');
  // Corrected without a word on the content: as it was, also for the others.
  const corrected = await saves({
    creditId: first.creditId,
    title: 'Latin, fall',
    credits: 0.5,
    gradeRaw: 'B',
    percent: 85,
    reason: 'Read the wrong line',
  });
  expect(await keyOf(corrected.creditId)).toEqual([first.creditId, { number: 1, of: 2 }]);
  expect(await keyOf(second.creditId)).toEqual([first.creditId, { number: 2, of: 2 }]);
  expect(await contentOf(corrected.creditId)).toMatchObject({ says: 'own', part: { number: 1, of: 2 } });
});

it('tells a content of its own from a course of the same title here, and refuses a row that isn’t the student’s', async () => {
  const { saves, lines, enrollments } = await hasCredits();
  const french = enrollments.get('French 1')!;
  const same = await saves({ title: 'French 1' });
  expect((await lines()).rowOf(same.creditId)?.contentKey).toBe((await lines()).rowOf(french)?.contentKey);
  const own = await saves({
    creditId: same.creditId,
    title: 'French 1',
    content: { says: 'own', part: null },
    reason: 'Another book and another year',
  });
  expect((await lines()).rowOf(own.creditId)?.contentKey).toBe(own.creditId);
  const stranger = await hasCredits();
  for (const row of [{ enrollmentId: stranger.enrollments.get('French 1')! }, { creditId: own.creditId }])
    await expect(
      saves({
        creditId: own.creditId,
        title: 'French 1',
        content: { says: 'repeat', row },
        reason: 'Wrong',
      }),
    ).rejects.toMatchObject({ code: 'NO_SUCH_ROW' });
});

it('names a nontraditional program that ended before its review did, and how it is without it', async () => {
  const { saves, admin, studentId } = await hasCredits();
  const { creditId } = await saves({ mode: 'nontraditional', completedOn: '2024-05-30' });
  const { bodies } = await admin.client.eligibility.ledger({ studentId });
  const { findings } = bodies.find(({ body }) => body === 'DI') as DivisionLedger;
  expect(findings.find(({ code }) => code === 'nontraditional_earlier')).toMatchObject({
    severity: 'doubt',
    courses: [creditId],
    ruleId: 'nontraditional',
  });
});

it('puts a pasted table on the record at once or not at all, each credit once', async () => {
  const { admin, studentId, fileId, lines, sql } = await hasCredits();
  const row = (title: string, change: object = {}) => ({
    ...{ title, ncaaArea: 'math' as const, isCore: true, gradeRaw: 'B', percent: null, isPassed: null },
    ...{ credits: 0.5, termLabel: '2023-24', completedOn: inDays(-300) },
    ...change,
  });
  const pastes = (rows: ReturnType<typeof row>[]) =>
    admin.client.records.saveTransferCredits({
      ...{ studentId, kind: 'transfer', schoolName: OTHER, mode: 'online', fileId, rows },
    });
  await expect(pastes([row('Geometry'), row('Statistics', { gradeRaw: 'Merit' })])).rejects.toMatchObject({
    code: 'OUTCOME_REQUIRED',
    data: { rows: [1] },
  });
  const count = async () => (await admin.client.records.student({ studentId })).credits.length;
  expect(await count()).toBe(0);
  const { creditIds } = await pastes([
    row('Geometry'),
    row('Statistics', { gradeRaw: 'Merit', isPassed: true }),
  ]);
  expect(creditIds).toHaveLength(2);
  expect((await lines()).rowOf(creditIds[0]!)).toMatchObject({
    title: 'Geometry',
    units: 0.5,
    mode: 'online',
  });
  await expect(pastes([row('Calculus'), row('GEOMETRY ')])).rejects.toMatchObject({
    code: 'CREDITED',
    data: { rows: [1] },
  });
  expect(await count()).toBe(2);
  const { rows } = await sql(
    "select count(*)::int as count from audit_log where action = 'transfer_credit.entered' and actor_user_id = $1",
    [admin.userId],
  );
  expect(rows).toEqual([{ count: 2 }]);
});
