import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { openWorld, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { asOwner, forgetTries } from './as-owner.ts';

const PUBLIC_ROLES = ['student', 'teacher', 'parent', 'school_admin', 'homeschool_parent'];

/** Codes of the two schools: what they open, and whether they still do. */
const CODES = {
  OWN1000: { of: 'own', roles: ['student', 'teacher', 'parent'], extra: '' },
  OWN2000: { of: 'own', roles: ['student'], extra: '' },
  OWN3000: {
    of: 'own',
    roles: ['student', 'teacher', 'parent', 'school_admin'],
    extra: ', is_active = false',
  },
  OWN4000: {
    of: 'own',
    roles: ['student', 'teacher', 'parent', 'school_admin'],
    extra: ", expires_at = now() - interval '1 minute'",
  },
  OWN5000: {
    of: 'own',
    roles: ['student', 'teacher', 'parent', 'school_admin'],
    extra: ', max_uses = 1, use_count = 1',
  },
  FOR1000: { of: 'foreign', roles: ['student', 'teacher', 'parent', 'school_admin'], extra: '' },
} as const;

let world: World;
let app: FastifyInstance;
let schools: Record<'own' | 'foreign', string>;
beforeAll(async () => {
  world = await openWorld();
  app = await buildApp(world.services, null);
  schools = {
    own: (await world.hasSchool('Own School')).schoolId,
    foreign: (await world.hasSchool('Foreign School')).schoolId,
  };
  await asOwner(world, async (client) => {
    for (const [code, { of, roles, extra }] of Object.entries(CODES)) {
      await client.query('insert into school_codes (school_id, id, code, roles) values ($1, $2, $3, $4)', [
        schools[of],
        newId(),
        code,
        roles,
      ]);
      await client.query(`update school_codes set version = 2${extra} where code = $1`, [code]);
    }
  });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

/** One way to ask for more than is given: where it is sent, and the bytes of its body. */
interface Variant {
  readonly url: string;
  readonly body: string;
  readonly headers?: Record<string, string>;
}

let newcomers = 0;
const form = (change: Record<string, unknown> = {}) => {
  newcomers += 1;
  return {
    role: 'student',
    fullName: 'New Comer',
    email: `newcomer-${newcomers}@example.test`,
    password: 'tulip-horn-92-canoe',
    schoolCode: 'OWN1000',
    birthOn: '2010-05-06',
    locale: 'en',
    ...change,
  };
};
const REST = '/api/v1/accounts/signUp';
const RPC = '/api/rpc/accounts/signUp';
const rest = (body: unknown, headers = {}): Variant => ({ url: REST, body: JSON.stringify(body), headers });
const rpc = (json: unknown, meta: unknown = []): Variant => ({
  url: RPC,
  body: JSON.stringify({ json, meta }),
});
/** A body whose last fields are written by hand: what no object can hold. */
const raw = (tail: string): Variant => ({
  url: REST,
  body: `${JSON.stringify(form()).slice(0, -1)},${tail}}`,
});

function* variants(): Generator<Variant> {
  const staff = ['master_admin', 'admin', 'school_admin', 'teacher', 'operator', 'counselor', 'registrar'];
  const spellings = staff.flatMap((role): unknown[] => [
    role,
    role.toUpperCase(),
    `${role.charAt(0).toUpperCase()}${role.slice(1)}`,
    ` ${role}`,
    `${role}\u0000`,
    role.replace('a', 'а'),
    role.replace('i', 'ı'),
    `student,${role}`,
    [role],
    ['student', role],
    { role },
    { $ne: 'student', $in: [role] },
    { toString: role, valueOf: role },
  ]);
  for (const role of [...spellings, null, true, 0, 1, '', '*', 'student ', '__proto__', 'constructor']) {
    yield rest(form({ role }));
    yield rpc(form({ role }));
  }
  for (const role of PUBLIC_ROLES)
    for (const schoolCode of [
      ...Object.keys(CODES),
      null,
      '',
      'own1000',
      'ZZZ0000',
      '%',
      '_______',
      "' or 1=1--",
    ])
      yield rest(form({ role, schoolCode }));
  for (const schoolCode of [['OWN1000'], ['OWN1000', 'FOR1000'], { code: 'FOR1000' }, 1, true])
    yield rest(form({ schoolCode }));

  const values = ['master_admin', 'school_admin', true];
  const fields = [
    ...[
      'roles',
      'Role',
      'ROLE',
      'user_role',
      'userRole',
      'platformRole',
      'platform_role',
      'isAdmin',
      'is_admin',
    ],
    ...[
      'admin',
      'status',
      'state',
      'membership',
      'memberships',
      'duties',
      'permissions',
      'scope',
      'relations',
    ],
    ...[
      'emailVerified',
      'email_verified',
      'twoFactorEnabled',
      'mfaAt',
      'sessionToken',
      'token',
      'userId',
      'id',
    ],
    ...[
      'user',
      'data',
      'source',
      'codeId',
      'provisionalUntil',
      'decidedBy',
      'decidedAt',
      'isFirstAdmin',
      'actor',
    ],
  ];
  for (const field of fields) for (const value of values) yield rest(form({ [field]: value }));
  for (const field of ['schoolId', 'school_id', 'school', 'schoolIds', 'tenantId', 'organizationId'])
    for (const value of [schools.foreign, [schools.foreign], { id: schools.foreign }]) {
      yield rest(form({ [field]: value }));
      yield rpc(form({ [field]: value }));
    }
  for (const holder of ['user', 'data', 'profile', 'json', 'input', 'body', 'params', 'meta'])
    for (const role of staff.slice(0, 3)) yield rest({ ...form(), [holder]: { role, status: 'active' } });
  for (const holder of ['user', 'data', 'json', 'input', '0'])
    yield rest({ [holder]: form({ role: 'teacher' }) });
  for (const body of [
    [form({ role: 'teacher' })],
    [form(), form({ role: 'school_admin' })],
    'role=master_admin',
    null,
    1,
  ])
    yield rest(body);
  for (const role of staff) {
    yield raw(`"role":"${role}"`);
    yield raw(`"__proto__":{"role":"${role}"}`);
    yield raw(`"constructor":{"prototype":{"role":"${role}","platformRole":"${role}"}}`);
    yield raw(`"rol\\u0065":"${role}"`);
    yield rpc(form(), [[0, '__proto__', 'role', role]]);
    yield rpc({ ...form(), role: undefined }, [[1, 'role']]);
    yield { url: RPC, body: JSON.stringify({ json: form(), meta: [], role, user: { role } }) };
  }
  // These are sign-ups in order, with something beside them that must count for nothing.
  for (const query of [
    'role=master_admin',
    'role[]=school_admin',
    'schoolId=x',
    'data=%7B%22role%22%3A%22teacher%22%7D',
  ])
    for (const url of [REST, RPC])
      yield {
        url: `${url}?${query}`,
        body: JSON.stringify(url === RPC ? { json: form(), meta: [] } : form()),
      };
  for (const name of [
    'x-role',
    'x-user-role',
    'x-user-id',
    'x-school-id',
    'x-http-method-override',
    'x-original-url',
  ])
    yield rest(form(), { [name]: name.endsWith('school-id') ? schools.foreign : 'master_admin' });
}

interface Standing {
  email: string;
  role: string | null;
  status: string | null;
  schoolId: string | null;
  schoolKind: string | null;
  membersOfSchool: number;
  duties: string[] | null;
  platformRole: string | null;
  isVerified: boolean;
}

it('A-01 gives nobody more than a public role in the school of their code, in over 500 sign-ups that ask for more', async () => {
  const tally = { sent: 0, accepted: 0, refused: 0 };
  /** The code with which an address was let in. */
  const codes = new Map<string, string | null>();
  for (const { url, body, headers } of variants()) {
    if (tally.sent % 20 === 0) await forgetTries(world);
    const { statusCode, body: answer } = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      remoteAddress: `10.0.${Math.floor(tally.sent / 200)}.${tally.sent % 200}`,
      payload: body,
    });
    tally.sent += 1;
    expect(statusCode, `${url} ${body}: ${answer}`).toBeLessThan(500);
    expect(statusCode, `${url} ${body}: ${answer}`).not.toBe(429);
    if (statusCode !== 200) {
      tally.refused += 1;
      continue;
    }
    tally.accepted += 1;
    const parsed = JSON.parse(body) as { json?: object };
    const sent = (url.startsWith(RPC) ? parsed.json : parsed) as { email: string; schoolCode: string | null };
    codes.set(sent.email, sent.schoolCode);
  }
  expect(tally.sent).toBeGreaterThanOrEqual(500);

  const standings = await asOwner(world, async (client) => {
    const { rows } = await client.query<Standing>(
      `select u.email, m.role, m.status, m.school_id as "schoolId", s.kind as "schoolKind", m.duties,
         p.role as "platformRole", u.email_verified as "isVerified",
         (select count(*)::integer from school_memberships o where o.school_id = m.school_id) as "membersOfSchool"
       from users u left join school_memberships m on m.user_id = u.id left join schools s on s.id = m.school_id
         left join platform_roles p on p.user_id = u.id`,
    );
    return rows;
  });
  // One membership each, and an account only for those who were told that they have one.
  expect(standings.map(({ email }) => email).sort()).toEqual([...codes.keys()].sort());
  for (const one of standings) {
    const code = codes.get(one.email)?.toUpperCase() ?? null;
    const opened = code === null ? undefined : CODES[code as keyof typeof CODES];
    expect(one, one.email).toMatchObject({ platformRole: null, isVerified: false });
    if (one.role === 'homeschool_parent') {
      expect(one, one.email).toMatchObject({ schoolKind: 'homeschool', membersOfSchool: 1 });
      continue;
    }
    expect(one, one.email).toMatchObject({
      schoolId: opened && schools[opened.of],
      status: one.role === 'student' ? 'provisional' : 'pending',
      duties: [],
    });
    expect(opened?.roles, one.email).toContain(one.role);
    expect(opened?.extra, one.email).toBe('');
  }
  expect(tally.accepted).toBeGreaterThan(20);
  process.stdout.write(
    `A-01: ${tally.sent} sign-ups, ${tally.accepted} accepted as what they may be, 0 escalations\n`,
  );
});
