import { randomBytes } from 'node:crypto';
import type { StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import { sortName, splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import { DateTime } from 'luxon';
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
import { type DemoStudent, demoEmail, TERM_WEEKS, TIME_ZONE } from './cast.ts';

/** An account of the demo: its password is set at each start. */
export async function createAccount(services: Services, key: string, name: string): Promise<string> {
  const userId = newId<UserId>();
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
  readonly student?: StudentRecord;
}

/** What of a student's record hangs on the year in which they joined. */
interface StudentRecord {
  readonly gradeLevel: number;
  readonly graduationYear: number;
  readonly birthOn: string;
  readonly number: string;
}

/**
 * The record of a student who joins on that day. The cast was born for the school year that began in 2026; in other
 * years they are as old as they were.
 */
export function recordOf(student: DemoStudent, index: number, at: string): StudentRecord {
  const { gradeLevel } = student;
  const year = Number(at.slice(0, 4));
  const schoolYear = year - (Number(at.slice(5, 7)) < 7 ? 1 : 0);
  const bornIn = Number(student.birthOn.slice(0, 4)) + schoolYear - 2026;
  const birthOn =
    student.ofAgeInDays === undefined
      ? `${bornIn}${student.birthOn.slice(4)}`
      : ofAgeIn(student.ofAgeInDays + TERM_WEEKS * 7, at);
  return {
    gradeLevel,
    graduationYear: year + 12 - gradeLevel + 1,
    birthOn,
    number: `${at.slice(2, 4)}${String(104_211 + index * 37)}`,
  };
}

/** The birthday of somebody who turns 18 that many days after an instant. */
const ofAgeIn = (days: number, at: string): string =>
  DateTime.fromISO(at, { zone: TIME_ZONE }).plus({ days }).minus({ years: 18 }).toISODate() as string;

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
      const studentId = newId<StudentId>();
      const { gradeLevel, graduationYear, birthOn, number } = joining.student;
      await tx.orm.insert(studentProfiles).values({
        schoolId,
        id: studentId,
        userId,
        studentNumber: number,
        legalName: name,
        gradeLevel,
        graduationYear,
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
