import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { positionalStatement } from '#db/unit.ts';
import { begin, hasClass, open } from '#testing/messages.ts';
import { openWorld, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';
import { TABLE_RULES } from './policies.ts';

let world: World;
let own: SchoolPlace;
let foreign: SchoolPlace;
let ada: StudentPerson;
let provisional: StudentPerson;

beforeAll(async () => {
  world = await openWorld();
  own = await world.hasSchool('Own');
  foreign = await world.hasSchool('Foreign');
  for (const school of [own, foreign]) {
    const teacher = await school.hasPerson({ role: 'teacher', name: `Teacher ${school.name}` });
    const course = await school.hasCourse({ title: `Course ${school.name}`, teacher });
    const student = await school.hasStudent({ name: `Student ${school.name}`, in: [course] });
    if (school === own) ada = student;
  }
  provisional = await own.hasStudent({ name: 'Pro Visional', status: 'provisional' });
});
afterAll(() => world.close());

const enter = positionalStatement<{ actor: unknown }>('select app.enter($1) as actor');
const tenantTables = Object.entries(TABLE_RULES).filter(([, rule]) =>
  ['T', 'L', 'TK', 'TW', 'TF', 'TR', 'TSK', 'TC', 'N?'].includes(rule.code),
);

const countForeign = (table: string, column: string, schoolId: string) =>
  positionalStatement<{ rows: number }>(`select count(*) as rows from ${table} where ${column} = $1`)(
    schoolId,
  );

it('T-02 shows no row of another school in any table, whatever the query asks for', async () => {
  for (const [table, rule] of tenantTables) {
    const { rows } = await world.services.units.read({ role: 'fieldhouse_app', enter: enter(ada.token) }, [
      countForeign(table, rule.tenantColumn ?? 'school_id', foreign.schoolId),
    ]);
    expect(rows[0][0]?.rows, table).toBe(0);
  }
});

it('T-01 shows no row at all without an actor', async () => {
  for (const [table, rule] of tenantTables) {
    const filter = rule.code === 'L' ? ' where school_id is not null' : '';
    const { rows } = await world.services.units.read(
      { role: 'fieldhouse_app', enter: enter('no such token') },
      [positionalStatement<{ rows: number }>(`select count(*) as rows from ${table}${filter}`)()],
    );
    expect(rows[0][0]?.rows, table).toBe(0);
  }
});

it('keeps people and talk from provisional students, but for their own rows', async () => {
  const { rows } = await world.services.units.read(
    { role: 'fieldhouse_app', enter: enter(provisional.token) },
    [
      positionalStatement<{ n: number }>(
        'select count(*) as n from school_memberships where user_id <> app.user_id()',
      )(),
      positionalStatement<{ n: number }>('select count(*) as n from school_memberships')(),
      positionalStatement<{ n: number }>('select count(*) as n from course_teachers')(),
      positionalStatement<{ n: number }>('select count(*) as n from courses')(),
    ],
  );
  expect(rows.map((answer) => answer[0]?.n)).toEqual([0, 1, 0, 1]);
});

it('T-03 shows no row of a conversation to others of the same school, in any of its tables', async () => {
  const { school, admin, teacher, ada: student, course } = await hasClass(world);
  const conversationId = await begin(school, student, teacher);
  const [message] = (await open(teacher, conversationId)).messages;
  const messageId = message?.messageId as NonNullable<typeof message>['messageId'];
  const people = {
    classmate: await school.hasStudent({ name: 'Class Mate', in: [course] }),
    colleague: await school.hasPerson({ role: 'teacher', name: 'Col League' }),
    admin,
  };
  const talk = Object.entries(TABLE_RULES).flatMap(([table, { code }]) => (code === 'TC' ? [table] : []));
  expect(talk.length).toBeGreaterThan(4);
  const counts = async (token: string) => {
    const { rows } = await world.services.units.read(
      { role: 'fieldhouse_app', enter: enter(token) },
      talk.map((table) =>
        positionalStatement<{ n: number }>(`select count(*)::integer as n from ${table}`)(),
      ),
    );
    return rows.map(([row]) => row?.n ?? 0);
  };
  for (const [name, { token }] of Object.entries(people)) {
    expect(await counts(token), name).toEqual(talk.map(() => 0));
  }
  expect(Math.max(...(await counts(student.token)))).toBe(2);
  await teacher.client.messages.report({ messageId, reason: 'other', note: null });
  expect(Math.max(...(await counts(admin.token)))).toBe(2);
  expect(await counts(people.colleague.token)).toEqual(talk.map(() => 0));
});

it('T-07 lets nobody change or delete what is only ever added', async () => {
  const appendOnly = Object.entries(TABLE_RULES).filter(([, rule]) => rule.isAppendOnly);
  expect(appendOnly.length).toBeGreaterThan(8);
  for (const [table] of appendOnly) {
    for (const role of [
      'fieldhouse_app',
      'fieldhouse_operator',
      'fieldhouse_jobs',
      'fieldhouse_login',
    ] as const) {
      const { rows } = await world.services.db.pool.query<{ name: string }>(
        'select attname as name from pg_attribute where attrelid = $1::regclass and attnum = 1',
        [table],
      );
      const column = rows[0]?.name;
      for (const deed of [`delete from ${table}`, `update ${table} set ${column} = ${column}`]) {
        await expect(
          world.services.units.write({ role, enter: null }, (tx) => tx.execute(deed)),
          `${role}: ${deed}`,
        ).rejects.toMatchObject({ code: '42501' });
      }
    }
  }
});

it('T-02 refuses to write into another school, even for a job of this one', async () => {
  const insert = `insert into courses (id, school_id, title, subject, status) values (gen_random_uuid(), $1, 'x', 'x', 'draft')`;
  await expect(
    world.services.units.write({ role: 'fieldhouse_app', enter: enter(ada.token) }, (tx) =>
      tx.execute(insert, [foreign.schoolId]),
    ),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(
    world.services.units.write(jobInSchool(own.schoolId), (tx) => tx.execute(insert, [foreign.schoolId])),
  ).rejects.toMatchObject({ code: '42501' });
});

it('gives the operator flag no worth under the role of ordinary requests', async () => {
  const { rows } = await world.services.units.read({ role: 'fieldhouse_app', enter: enter(ada.token) }, [
    positionalStatement<{ flag: string }>("select set_config('app.all_schools', $1, true) as flag")('on'),
    countForeign('courses', 'school_id', foreign.schoolId),
  ]);
  expect(rows[1][0]?.rows).toBe(0);
});

it('holds a foreign key inside its school', async () => {
  const { rows } = await world.services.units.read({ role: 'fieldhouse_app', enter: enter(ada.token) }, [
    positionalStatement<{ id: string }>('select id from courses where school_id is not null limit 1')(),
  ]);
  await expect(
    world.services.units.write(jobInSchool(foreign.schoolId), (tx) =>
      tx.execute(
        `insert into course_modules (id, school_id, course_id, title, order_index) values (gen_random_uuid(), $1, $2, 'x', 9)`,
        [foreign.schoolId, rows[0][0]?.id],
      ),
    ),
  ).rejects.toMatchObject({ code: '23503' });
});

it('T-06 ends the rights of a suspended or demoted person with the next request', async () => {
  const teacher = await own.hasPerson({ role: 'teacher', name: 'Soon Gone' });
  await expect(teacher.client.catalog.list({})).resolves.toBeDefined();
  await world.services.db.pool.query('update users set suspended_at = now() where id = $1', [teacher.userId]);
  await expect(teacher.client.catalog.list({})).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED' });
});
