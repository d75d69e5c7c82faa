import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { browserIn } from '#testing/browser.ts';
import { lineOf, makeAccounts, openAccountWorld } from '#testing/student-accounts.ts';
import type { Client, Person, SchoolPlace, World } from '#testing/world.ts';

const code = (name: string) => ({ code: name });

let world: World;
let school: SchoolPlace;
let admin: Person;
beforeAll(async () => {
  ({ world, school, admin } = await openAccountWorld());
});
afterAll(() => world.close());

/** A student with an account that the school made, signed in. */
async function hasStudent(name: string, birthOn: string) {
  const { students } = await makeAccounts(admin, school, [lineOf(name, { birthOn })]);
  const { studentId = '', username = '', password = '' } = students[0] ?? {};
  const page = browserIn(world);
  await page.client().accounts.signInAtSchool({ school: 'lakeside', username, password: password ?? '' });
  return { studentId, password: password ?? '', client: page.client() };
}
const rowsOf = async (sql: string, values: unknown[]) =>
  (await world.services.units.write(jobInSchool(school.schoolId), (tx) => tx.execute(sql, values))).rows;

it('takes no email for an account that a school made for a child under 13', async () => {
  const { client, studentId, password } = await hasStudent('Zed Lake', '2019-03-04');
  expect((await client.profile.get({})).can.changeEmail).toBe(false);
  const ask = () => client.profile.requestEmailChange({ email: 'zed@mail.test', password });
  await expect(ask()).rejects.toMatchObject(code('TOO_YOUNG'));
  const bornOn = (day: string) =>
    rowsOf('update student_profiles set birth_on = $2 where id = $1', [studentId, day]);
  await bornOn('2010-03-04');
  expect((await client.profile.get({})).can.changeEmail).toBe(true);
  await ask();
  // Nor is a link of before opened, where the birthday turns out to be another one.
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute("select body_text from mail_outbox where to_address = 'zed@mail.test'", []),
  );
  const token = /#token=([\w-]+)/.exec((rows[0] as { body_text: string }).body_text)?.[1] ?? '';
  await bornOn('2019-03-04');
  await expect(client.profile.confirmEmailChange({ token })).rejects.toMatchObject(code('INVALID_LINK'));
});

it('counts addresses that a student asks for by the student, who has none to count by', async () => {
  const xia = await hasStudent('Xia Lake', '2010-06-06');
  const yul = await hasStudent('Yul Lake', '2010-06-06');
  const ask = async ({ client, password }: { client: Client; password: string }, email: string) =>
    await client.profile.requestEmailChange({ email, password });
  for (let asked = 0; asked < 5; asked++) await ask(xia, `xia${asked}@mail.test`);
  await expect(ask(xia, 'xia9@mail.test')).rejects.toMatchObject(code('TOO_MANY_TRIES'));
  await ask(yul, 'yul@mail.test');
});
