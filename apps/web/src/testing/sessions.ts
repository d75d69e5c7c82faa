import type { OutputOf } from './stub.ts';

type Session = OutputOf<'accounts.session'>;
export type Role = 'student' | 'teacher' | 'parent' | 'school_admin' | 'homeschool_parent' | 'operator';

/** A UUID for each number, the same each time. */
export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const SCHOOL_ID = id(1);
export const USER_ID = id(2);

const HOMES = {
  student: 'student',
  teacher: 'teacher',
  parent: 'parent',
  school_admin: 'school_admin',
  homeschool_parent: 'homeschool',
  operator: 'operator',
} as const;

/** What a browser is told of somebody with this role in one school; null: nobody is signed in. */
export function sessionOf(role: Role | null, changes: Partial<NonNullable<Session['me']>> = {}): Session {
  const session: Session = {
    brandName: 'Fieldhouse',
    isDemo: false,
    release: 'test',
    me: null,
    closed: null,
    waitsForConsent: false,
  };
  if (role === null) return session;
  const membership = {
    schoolId: SCHOOL_ID,
    schoolName: 'Harbor Point Academy',
    schoolKind: 'school' as const,
    timeZone: 'America/New_York',
    brandingText: null,
    logoUrl: null,
    status: 'active' as const,
    provisionalUntil: null,
    readOnly: null,
  };
  const me: NonNullable<Session['me']> = {
    userId: USER_ID,
    givenName: 'Maya',
    fullName: 'Maya Chen',
    email: 'maya@example.org',
    schoolSignIn: null,
    isEmailVerified: true,
    locale: 'en',
    colorScheme: 'light',
    timeZone: null,
    dateFormat: null,
    avatarUrl: null,
    deletionDueAt: null,
    goesAlongAt: null,
    gradeLevel: role === 'student' ? 9 : null,
    memberships: role === 'operator' ? [] : [{ ...membership, role }],
    formerSchools: [],
    platformRole: role === 'operator' ? 'master_admin' : null,
    homes: [HOMES[role]],
    isCounselor: role === 'school_admin' || role === 'homeschool_parent',
    hasSecondFactor: false,
    mustSetUpSecondFactor: false,
    ...changes,
  };
  return { ...session, me };
}
