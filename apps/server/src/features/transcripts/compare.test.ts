import type { TranscriptId } from '@fieldhouse/contract/ids.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { postGrade } from '#testing/ledger-school.ts';
import { today } from '#testing/school-days.ts';
import { hasTranscriptStudent, PLAIN } from '#testing/transcript-school.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services, null);
});
afterAll(async () => {
  await app.close();
  await world.close();
});
afterEach(() => vi.restoreAllMocks());

type Place = Awaited<ReturnType<typeof hasTranscriptStudent>>;

const hasIssued = async () => {
  const place = await hasTranscriptStudent(world);
  const { transcriptId } = await place.admin.client.transcripts.issue({
    ...{ ...PLAIN, studentId: place.studentId },
  });
  return { ...place, transcriptId: transcriptId as TranscriptId };
};

/** A night's comparison. */
const night = () => world.runs('transcripts.compare', {});

const differencesOf = async ({ studentId }: Place, reader: Person) =>
  (await reader.client.transcripts.issued({ studentId })).transcripts.map(({ differences }) => differences);

const toldOf = async ({ studentId }: Place, { client }: Person) =>
  (await client.notifications.list({ tab: 'all' })).notifications.filter(
    ({ template, place }) => template === 'transcript_differs' && place?.includes(studentId),
  );

const notedOf = async ({ sql }: Place, transcriptId: TranscriptId) => {
  const { rows } = await sql(
    "select action from audit_log where entity_id = $1 and action in ('transcript.differs', 'transcript.agrees') order by at, id",
    [transcriptId],
  );
  return (rows as { action: string }[]).map(({ action }) => action);
};

/** Posts another percent for a course that is printed, past the teacher's desk. */
const regrade = ({ sql, studentId }: Place, title: string, ratio: number, letter: string) =>
  sql(
    `insert into final_grades
      select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'number', f.number + 1,
        'ratio', $3::numeric, 'letter', $4::text, 'reason', 'A test was marked wrongly'))).*
      from final_grades f join courses c on c.id = f.course_id
      where f.student_id = $1 and c.title = $2 order by f.number desc limit 1`,
    [studentId, title, ratio, letter],
  );

it('tells those who keep the record once of each printed figure that the record comes to no more', async () => {
  const place = await hasIssued();
  const { school, admin, maya, teacher } = place;
  const registrar = await school.hasPerson({ role: 'teacher', name: 'Rita Registrar' });
  await place.sql("update school_memberships set duties = '{registrar}' where user_id = $1", [
    registrar.userId,
  ]);
  await night();
  expect(await differencesOf(place, admin)).toEqual([[]]);
  expect(await toldOf(place, admin)).toEqual([]);

  await regrade(place, 'Algebra', 0.85, 'B');
  await night();
  const found = [
    { title: 'Algebra', isTotal: false, figure: 'grade', printed: 'C', record: 'B' },
    { title: 'Algebra', isTotal: false, figure: 'percent', printed: '75', record: '85' },
    { isTotal: true, figure: 'gpa', printed: '3.32', record: '3.52' },
    { title: null, isTotal: true, figure: 'gpa', printed: '3.32', record: '3.52' },
  ];
  expect(await differencesOf(place, admin)).toMatchObject([found]);
  for (const person of [admin, registrar]) expect(await toldOf(place, person)).toMatchObject([{ count: 1 }]);
  for (const person of [maya, teacher]) expect(await toldOf(place, person)).toEqual([]);
  // The family reads the transcript; what the school has to do about it is the school's.
  expect(await differencesOf(place, maya)).toEqual([[]]);

  const since = (await differencesOf(place, admin))[0]![0]!.since;
  await night();
  expect(await notedOf(place, place.transcriptId)).toEqual(['transcript.differs']);
  expect(await toldOf(place, admin)).toMatchObject([{ count: 1 }]);

  await regrade(place, 'Biology', 0.42, 'F');
  await night();
  expect((await differencesOf(place, admin))[0]).toContainEqual({
    ...{ title: 'Biology', isTotal: false, figure: 'grade', printed: 'A', record: 'F' },
    since: expect.not.stringMatching(since),
  });
  expect((await differencesOf(place, admin))[0]).toContainEqual({ ...found[0], since });
  expect(await toldOf(place, admin)).toMatchObject([{ count: 2 }]);
});

it('says so where they agree again, and begins anew with the next difference', async () => {
  const place = await hasIssued();
  const { admin, transcriptId } = place;
  await regrade(place, 'Algebra', 0.85, 'B');
  await night();
  await regrade(place, 'Algebra', 0.75, 'C');
  await night();
  expect(await differencesOf(place, admin)).toEqual([[]]);
  await regrade(place, 'Algebra', 0.85, 'B');
  await night();
  expect(await notedOf(place, transcriptId)).toEqual([
    ...['transcript.differs', 'transcript.agrees', 'transcript.differs'],
  ]);
});

it('takes nothing for a difference that came after the transcript, or that a registrar printed otherwise', async () => {
  const place = await hasTranscriptStudent(world);
  const { admin, teacher, studentId, sql } = place;
  await admin.client.transcripts.issue({
    ...{ ...PLAIN, studentId, overrides: { studentName: 'Chen, Maya Lin' }, overrideReason: 'Court order' },
  });
  const { rows } = await sql('select id, title from courses where title = $1 and school_id = $2', [
    ...['Latin', place.schoolId],
  ]);
  await postGrade(admin, teacher, { courseId: (rows as { id: never }[])[0]!.id } as never, 55);
  await sql(
    "update student_profiles set legal_name = 'Maya Lin Chen', student_number = 'N-1' where id = $1",
    [studentId],
  );
  await sql(
    "update courses set title = 'Algebra, renamed', credits = 7 where title = 'Algebra' and school_id = $1",
    [place.schoolId],
  );
  await night();
  expect(await differencesOf(place, admin)).toEqual([[]]);
  expect(await toldOf(place, admin)).toEqual([]);
});

it('looks at nothing that was replaced or withdrawn', async () => {
  const place = await hasIssued();
  const { admin, studentId, transcriptId } = place;
  const supersedes = { transcriptId, reason: 'Printed anew' };
  const second = await admin.client.transcripts.issue({ ...PLAIN, studentId, supersedes });
  await admin.client.transcripts.revoke({ transcriptId: second.transcriptId, reason: 'Wrong college' });
  await regrade(place, 'Algebra', 0.85, 'B');
  await night();
  expect(await differencesOf(place, admin)).toEqual([[], []]);
  for (const id of [transcriptId, second.transcriptId as TranscriptId])
    expect(await notedOf(place, id)).toEqual([]);
});

it('hides a difference once the transcript was replaced', async () => {
  const place = await hasIssued();
  const { admin, studentId, transcriptId } = place;
  await regrade(place, 'Algebra', 0.75, 'C-');
  await night();
  expect(await differencesOf(place, admin)).toMatchObject([[{ figure: 'grade', record: 'C-' }]]);
  const supersedes = { transcriptId, reason: 'Corrected' };
  await admin.client.transcripts.issue({ ...PLAIN, studentId, supersedes });
  await night();
  expect(await differencesOf(place, admin)).toEqual([[], []]);
});

it('goes on where it made way, and past a record that can’t be read', async () => {
  const places = [await hasIssued(), await hasIssued(), await hasIssued()];
  for (const place of places) await regrade(place, 'Algebra', 0.85, 'B');
  const enqueued = vi.spyOn(world.services.jobs, 'enqueue').mockResolvedValue();
  // Every look at the time is a turn later.
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 15_000));
  let turns = 0;
  let data: object = {};
  do {
    enqueued.mockClear();
    await world.runs('transcripts.compare', data);
    data = (enqueued.mock.calls[0]?.[2] as object | undefined) ?? {};
    turns += 1;
  } while (enqueued.mock.calls.length > 0);
  expect(turns).toBeGreaterThan(3);
  for (const place of places) expect((await differencesOf(place, place.admin))[0]).not.toEqual([]);
});

it('counts for operators what differs now', async () => {
  const place = await hasIssued();
  await night();
  const operator = await world.hasOperator('Olga Operator');
  const count = async () =>
    (await operator.client.operations.overview({})).transcriptComparison?.differing ?? 0;
  const before = await count();
  await regrade(place, 'Algebra', 0.85, 'B');
  await night();
  expect(await count()).toBe(before + 1);
});

it('finds a printed graduation whose diploma was withdrawn, and none that a registrar typed', async () => {
  const place = await hasTranscriptStudent(world);
  const { admin, studentId } = place;
  const day = `${Number(today().slice(0, 4)) - 1}-06-05`;
  const { diplomaId } = await admin.client.graduation.award({
    ...{ studentId, awardedOn: day, reason: 'All is met' },
  });
  await admin.client.transcripts.issue({ ...PLAIN, studentId });
  await admin.client.transcripts.issue({
    ...{ ...PLAIN, studentId, overrides: { graduationDate: day }, overrideReason: 'As on the diploma' },
  });
  await night();
  expect(await differencesOf(place, admin)).toEqual([[], []]);
  await admin.client.graduation.withdraw({ diplomaId, reason: 'Awarded by mistake' });
  await night();
  const found = (await differencesOf(place, admin)).flat();
  expect(found).toMatchObject([
    { title: null, isTotal: true, figure: 'graduated', printed: day, record: null },
  ]);
});
