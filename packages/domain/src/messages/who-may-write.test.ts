import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  DEFAULT_MESSAGING_RULES,
  doGuardiansReadAlong,
  type MessagingRules,
  mayWrite,
  type Party,
  type Ties,
  type WriterRole,
} from './who-may-write.ts';

const ROLES = [
  'student',
  'teacher',
  'parent',
  'homeschool_parent',
  'school_admin',
  'operator',
] as const satisfies WriterRole[];

const party = (role: WriterRole, more: Partial<Party> = {}): Party => ({
  role,
  isCounselor: false,
  age: role === 'student' ? 15 : null,
  ...more,
});
const NONE: Ties = { shareCourse: false, isFamily: false, isCounseled: false };
const OPEN: MessagingRules = {
  studentToStudent: 'shared_courses',
  parentToParent: 'shared_courses',
  guardiansReadAlong: 'minors',
};

/** Without a tie · by a shared course · as family, under the default rules. One letter each: y or -. */
const TABLE: Record<WriterRole, Record<WriterRole, string>> = {
  student: {
    student: '--y',
    teacher: '-yy',
    parent: '--y',
    homeschool_parent: 'yyy',
    school_admin: 'yyy',
    operator: '---',
  },
  teacher: {
    student: '-yy',
    teacher: 'yyy',
    parent: '-yy',
    homeschool_parent: 'yyy',
    school_admin: 'yyy',
    operator: '---',
  },
  parent: {
    student: '--y',
    teacher: '-yy',
    parent: '--y',
    homeschool_parent: 'yyy',
    school_admin: 'yyy',
    operator: '---',
  },
  homeschool_parent: {
    student: 'yyy',
    teacher: 'yyy',
    parent: 'yyy',
    homeschool_parent: 'yyy',
    school_admin: 'yyy',
    operator: '---',
  },
  school_admin: {
    student: 'yyy',
    teacher: 'yyy',
    parent: 'yyy',
    homeschool_parent: 'yyy',
    school_admin: 'yyy',
    operator: 'yyy',
  },
  operator: {
    student: '---',
    teacher: '---',
    parent: '---',
    homeschool_parent: '---',
    school_admin: 'yyy',
    operator: '---',
  },
};

it('lets each pair of roles write as the table says, by tie', () => {
  for (const from of ROLES) {
    for (const to of ROLES) {
      const found = [NONE, { ...NONE, shareCourse: true }, { ...NONE, isFamily: true }]
        .map((ties) => (mayWrite(party(from), party(to), ties, DEFAULT_MESSAGING_RULES) ? 'y' : '-'))
        .join('');
      expect(found, `${from} to ${to}`).toBe(TABLE[from][to]);
    }
  }
});

it('lets counselors write with those they counsel, and nobody else by that', () => {
  const counselor = party('teacher', { isCounselor: true });
  const counseled = { ...NONE, isCounseled: true };
  for (const other of ['student', 'parent'] as const) {
    expect(mayWrite(counselor, party(other), counseled, DEFAULT_MESSAGING_RULES)).toBe(true);
    expect(mayWrite(party(other), counselor, counseled, DEFAULT_MESSAGING_RULES)).toBe(true);
    expect(mayWrite(counselor, party(other), NONE, DEFAULT_MESSAGING_RULES)).toBe(false);
    expect(mayWrite(party('teacher'), party(other), counseled, DEFAULT_MESSAGING_RULES)).toBe(false);
  }
});

it('keeps students apart unless the school allows it, they share a course and both are 13', () => {
  const shared = { ...NONE, shareCourse: true };
  const of = (a: number | null, b: number | null, ties = shared, rules = OPEN) =>
    mayWrite(party('student', { age: a }), party('student', { age: b }), ties, rules);
  expect(of(13, 17)).toBe(true);
  expect(of(12, 17)).toBe(false);
  expect(of(17, 12)).toBe(false);
  expect(of(null, 17)).toBe(false);
  expect(of(15, 15, NONE)).toBe(false);
  expect(of(15, 15, shared, DEFAULT_MESSAGING_RULES)).toBe(false);
});

it('never lets a student and the guardian of somebody else write, whatever the school allows', () => {
  const shared = { ...NONE, shareCourse: true, isCounseled: true };
  expect(mayWrite(party('student'), party('parent'), shared, OPEN)).toBe(false);
  expect(mayWrite(party('parent'), party('student'), shared, OPEN)).toBe(false);
  expect(mayWrite(party('student'), party('parent', { age: 40 }), shared, OPEN)).toBe(false);
});

it('lets guardians write to each other over a shared course alone, where the school allows it', () => {
  const shared = { ...NONE, shareCourse: true };
  const of = (ties: Ties, rules: MessagingRules) => mayWrite(party('parent'), party('parent'), ties, rules);
  expect(of(shared, OPEN)).toBe(true);
  expect(of(NONE, OPEN)).toBe(false);
  expect(of(shared, { ...OPEN, parentToParent: 'off' })).toBe(false);
  expect(of(shared, { ...OPEN, studentToStudent: 'off' })).toBe(true);
});

const anyParty = fc.record({
  role: fc.constantFrom(...ROLES),
  isCounselor: fc.boolean(),
  age: fc.option(fc.integer({ min: 5, max: 20 })),
});
const anyTies = fc.record({ shareCourse: fc.boolean(), isFamily: fc.boolean(), isCounseled: fc.boolean() });
const anyRules = fc.record({
  studentToStudent: fc.constantFrom('off' as const, 'shared_courses' as const),
  parentToParent: fc.constantFrom('off' as const, 'shared_courses' as const),
  guardiansReadAlong: fc.constantFrom('never' as const, 'under_13' as const, 'minors' as const),
});

it('answers the same both ways, and more ties never take a right away', () => {
  fc.assert(
    fc.property(anyParty, anyParty, anyTies, anyRules, (a, b, ties, rules) => {
      const now = mayWrite(a, b, ties, rules);
      expect(mayWrite(b, a, ties, rules)).toBe(now);
      for (const tie of ['shareCourse', 'isFamily', 'isCounseled'] as const) {
        if (now) expect(mayWrite(a, b, { ...ties, [tie]: true }, rules)).toBe(true);
      }
    }),
  );
});

it('lets guardians read along what children and staff write, by age', () => {
  const teacher = party('teacher');
  const along = (
    age: number | null,
    guardiansReadAlong: MessagingRules['guardiansReadAlong'],
    other = teacher,
  ) => doGuardiansReadAlong(party('student', { age }), other, { ...OPEN, guardiansReadAlong });
  expect([along(12, 'under_13'), along(13, 'under_13'), along(null, 'under_13')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([along(17, 'minors'), along(18, 'minors'), along(12, 'never')]).toEqual([true, false, false]);
  expect(along(12, 'minors', party('student'))).toBe(false);
});

it('begins with the strictest rules that let a school work', () => {
  expect(DEFAULT_MESSAGING_RULES).toEqual({
    studentToStudent: 'off',
    parentToParent: 'off',
    guardiansReadAlong: 'under_13',
  });
});

it('lets nobody read along but the guardians of a student who writes with staff', () => {
  const rules = { ...OPEN, guardiansReadAlong: 'minors' } as const;
  const along = (student: Party, other: Party) => doGuardiansReadAlong(student, other, rules);
  const child = party('student', { age: 12 });
  expect(ROLES.filter((role) => along(child, party(role)))).toEqual(['teacher', 'school_admin']);
  expect(ROLES.filter((role) => along(party(role, { age: 12 }), party('teacher')))).toEqual(['student']);
  expect(along(party('student', { age: null }), party('teacher'))).toBe(true);
});
