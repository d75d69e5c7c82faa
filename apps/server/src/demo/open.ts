import { randomBytes } from 'node:crypto';
import type { Services } from '#platform/services.ts';
import { hashPassword } from '#platform/session.ts';
import { DEMO_DOMAIN, demoEmail } from './cast.ts';

export interface Demo {
  readonly password: string;
  readonly accounts: readonly { readonly email: string; readonly what: string }[];
}

const ACCOUNTS = [
  { key: 'student', what: 'a student of grade 9' },
  { key: 'teacher', what: 'teaches English 9 and Algebra I' },
  { key: 'parent', what: "the student's parent" },
  { key: 'homeschool', what: 'a homeschool parent' },
  { key: 'schooladmin', what: 'runs the school' },
  { key: 'operator', what: 'runs the platform' },
];

/** Makes the demo school where there is none yet, and gives its accounts the password of this start. */
export async function openDemo(services: Services): Promise<Demo> {
  const { config, db } = services;
  const found = await db.pool.query('select 1 from users where email = $1', [demoEmail('operator')]);
  // The school with its courses is large, and made once.
  if (found.rowCount === 0) await (await import('./school.ts')).createDemoSchool(services);
  const password = config.DEMO_PASSWORD ?? randomBytes(9).toString('base64url');
  const hash = await hashPassword(password);
  await db.pool.query(
    `update auth_accounts a set password = $1 from users u where u.id = a.user_id and u.email like $2`,
    [hash, `%@${DEMO_DOMAIN}`],
  );
  return { password, accounts: ACCOUNTS.map(({ key, what }) => ({ email: demoEmail(key), what })) };
}
