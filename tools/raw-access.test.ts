import { describe, expect, it } from 'vitest';
import { askingSources, findRaw, RULES, rawAccess } from './raw-access.ts';

const FILE = 'features/home/queries.ts';
const rulesOf = (source: string) => findRaw([[FILE, source]]).map(({ rule }) => rule.name);
/** Source of a statement; pieces of access stand in it between < and >. */
const sql = (text: string) =>
  `const LIST = statement(\`${text.replace(/<([A-Z][^>]*)>/g, (_, piece: string) => ['$', '{', piece, '}'].join(''))}\`);`;

/** What each rule refuses, and its nearest neighbours, which none may refuse. */
const CASES: Readonly<
  Record<string, { readonly refused: readonly string[]; readonly allowed: readonly string[] }>
> = {
  'teachers of now': {
    refused: [
      sql("update course_teachers set role = 'owner' where ended_at is null"),
      sql('select c.id from <TAUGHT> where ct.ended_at\n is null'),
    ],
    allowed: [
      sql('select id from push_subscriptions where ended_at is null'),
      sql("select id from course_teachers ct where <IS_LIVE_TEACHER('ct')>"),
    ],
  },
  'rows of teachers without saying which': {
    refused: [
      sql('select ct.role from course_teachers ct where ct.user_id = app.user_id()'),
      sql("select from course_teachers ct where <IS_OWN_TEACHER('ct')> union select from course_teachers o"),
      'const TAUGHT = "select course_id from course_teachers";',
      sql('SELECT c.id FROM courses c, course_teachers ct WHERE ct.course_id = c.id'),
    ],
    allowed: [
      sql("select from courses c join course_teachers ct on <IS_OWN_TEACHER('ct')>"),
      sql('insert into course_teachers (id) values (:id)'),
      '/** Rows from course_teachers. */ const ONE = 1;',
    ],
  },
  'roles that run a school': {
    refused: [
      sql("select from school_memberships m where m.role in ('school_admin', 'homeschool_parent')"),
      "const RUNS = `m.role = 'homeschool_parent'`;",
    ],
    allowed: [
      sql("select from school_memberships m where <HAS_ADMIN_ROLE('m')>"),
      "type Home = 'school_admin' | 'student';",
    ],
  },
  'active memberships': {
    refused: [
      sql("select x.id from school_memberships x where x.status = 'active'"),
      sql("select id from school_memberships where status = 'active'"),
      sql("select from courses c join school_memberships m on m.status in ('active', 'provisional')"),
    ],
    allowed: [
      sql(
        "select from school_memberships m join enrollments e on e.status = 'active' where <IS_ACTIVE('m')>",
      ),
      sql("update school_memberships set status = 'active' where id = :id"),
    ],
  },
  'guardian links without saying which': {
    refused: [
      sql('select g.student_id from guardian_links g where g.guardian_user_id = app.user_id()'),
      sql('select g.student_id from students s, guardian_links g'),
    ],
    allowed: [
      sql("select g.student_id from guardian_links g where <IS_OWN_LINK('g')>"),
      sql("update guardian_links set status = 'ended' where id = :id"),
    ],
  },
  'guardians by hand': {
    refused: [
      sql("select <IS_OWN_LINK('g')> from x where 'see_record' = any (g.rights)"),
      sql('select from x where app.is_live_link(g.status, g.starts_on)'),
    ],
    allowed: [sql("select from x where <HAS_RIGHT('g', 'see_record')>")],
  },
  'roles of the actor': {
    refused: [
      "const runs = role === 'school_admin';",
      "const runs = roles.includes('homeschool_parent');",
      "const STAFF: readonly Role[] = ['teacher', 'school_admin'];",
    ],
    allowed: ["const teaches = role === 'teacher';", 'const runs = roles.some(isAdminRole);'],
  },
  'memberships and children of the actor': {
    refused: [
      'const isIn = actor.memberships.some((m) => m.schoolId === schoolId);',
      'const isChild = actor.guardianOf.find((one) => one.studentId === studentId);',
      'const isChild = actor.childIds.includes(studentId);',
      'const isOwn = actor.students.some((one) => one.studentId === studentId);',
    ],
    allowed: ['const isIn = isMemberOf(actor, schoolId);', 'const names = actor.memberships.map(nameOf);'],
  },
};

describe('access that is said by hand', () => {
  it('has a case for every rule', () => {
    expect(Object.keys(CASES)).toEqual(RULES.map(({ name }) => name));
  });

  describe.each(Object.entries(CASES))('%s', (name, { refused, allowed }) => {
    it.each(refused)('is refused: %s', (source) => {
      expect(rulesOf(source)).toContain(name);
    });
    it.each(allowed)('is not: %s', (source) => {
      expect(rulesOf(source)).toEqual([]);
    });
  });

  it('is named with its place and what to take instead', () => {
    const source = `\n${sql('select ct.role from course_teachers ct')}`;
    expect(rawAccess([[FILE, source]], {})).toEqual([
      `${FILE}: rows of teachers without saying which, by hand in line 2, 0 may be: take IS_LIVE_TEACHER or IS_OWN_TEACHER of access/teachers.ts`,
    ]);
  });

  it('may be where it is written down, and not once more or less', () => {
    const source = sql('select from course_teachers');
    const allowed = { [`${FILE}: rows of teachers without saying which`]: { count: 1, why: 'of the test' } };
    expect(rawAccess([[FILE, source]], allowed)).toEqual([]);
    expect(rawAccess([[FILE, source + source]], allowed)).toHaveLength(1);
    expect(rawAccess([[FILE, '']], allowed)).toHaveLength(1);
  });

  it('is nowhere in the features but where it is written down', () => {
    expect(rawAccess(askingSources())).toEqual([]);
  });
});
