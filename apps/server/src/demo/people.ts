import { randomBytes } from 'node:crypto';
import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import { sortName, splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import {
  parentProfiles,
  profiles,
  schoolMemberships,
  studentProfiles,
  teacherProfiles,
  userSettings,
} from '#db/tables/people.ts';
import { authAccounts, users } from '#db/tables/sign-in.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import { demoEmail } from './cast.ts';

/** An account of the demo: its password is set at each start. */
export async function createAccount(services: Services, key: string, name: string): Promise<string> {
  const userId = newId();
  const { givenName, familyName } = splitFullName(name);
  await services.units.write({ role: 'fieldhouse_login', enter: null }, async (tx) => {
    await tx.orm.insert(users).values({ id: userId, name, email: demoEmail(key), emailVerified: true });
    await tx.orm.insert(authAccounts).values({
      id: newId(),
      userId,
      accountId: userId,
      providerId: 'credential',
      password: randomBytes(24).toString('base64url'),
    });
  });
  await services.units.write(jobForPlatform, async (tx) => {
    await tx.orm.insert(profiles).values({ id: userId, givenName, familyName });
    await tx.orm.insert(userSettings).values({ userId });
  });
  return userId;
}

interface Joining {
  readonly userId: string;
  readonly name: string;
  readonly role: SignUpRole;
  readonly schoolId: string;
  readonly at: string;
  readonly student?: { readonly gradeLevel: number; readonly birthOn: string; readonly number: string };
}

/** Makes the person an active member with the record that the role needs; returns the student record's id, if any. */
export async function joinSchool(services: Services, joining: Joining): Promise<string | null> {
  const { schoolId, userId, name, role, at } = joining;
  return await services.units.write(jobInSchool(schoolId), async (tx) => {
    const isAdmin = role === 'school_admin' || role === 'homeschool_parent';
    await tx.orm.insert(schoolMemberships).values({
      schoolId,
      id: newId(),
      userId,
      role,
      status: 'active',
      duties: isAdmin ? ['counselor', 'registrar'] : [],
      source: 'operator',
      decidedAt: at,
      displayName: name,
      sortName: sortName(splitFullName(name)),
      createdAt: at,
      updatedAt: at,
    });
    if (joining.student) {
      const studentId = newId();
      const { gradeLevel, birthOn, number } = joining.student;
      await tx.orm.insert(studentProfiles).values({
        schoolId,
        id: studentId,
        userId,
        studentNumber: number,
        legalName: name,
        gradeLevel,
        graduationYear: Number(at.slice(0, 4)) + 12 - gradeLevel + 1,
        birthOn,
        createdAt: at,
      });
      return studentId;
    }
    if (role === 'parent' || role === 'homeschool_parent') {
      await tx.orm
        .insert(parentProfiles)
        .values({ schoolId, id: newId(), userId, isHomeschool: role === 'homeschool_parent' });
    } else {
      await tx.orm.insert(teacherProfiles).values({ schoolId, id: newId(), userId });
    }
    return null;
  });
}
