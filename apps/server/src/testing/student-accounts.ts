import type { SchoolId, StudentBatchId } from '@fieldhouse/contract/ids.ts';
import { newId } from '#platform/ids.ts';
import { type Client, openWorld, type Person, type SchoolPlace } from './world.ts';

type Student = Parameters<Client['studentAccounts']['create']>[0]['students'][number];

/** A line of a list of students, a child of seven where nothing else is said. */
export const lineOf = (name: string, more: Partial<Student> = {}): Student => {
  const [givenName = '', familyName = null] = name.split(' ');
  const usual = { birthOn: '2019-03-04', gradeLevel: 2, username: null, isSomebodyElse: false };
  return { givenName, familyName, ...usual, ...more };
};

/** A school under whose sign-in name students sign in, and whoever makes their accounts. */
export async function openAccountWorld() {
  const world = await openWorld();
  const school = await world.hasSchool('Lakeside Elementary');
  const admin = await school.hasPerson({ role: 'school_admin', name: 'Office Lake' });
  await chooseName(admin, school, 'lakeside');
  return { world, school, admin };
}

export const chooseName = ({ client }: Person, { schoolId }: Pick<SchoolPlace, 'schoolId'>, name: string) =>
  client.studentAccounts.chooseSignInName({ schoolId: schoolId as SchoolId, name });

/** Makes the accounts of a list. */
export const makeAccounts = (
  { client }: Person,
  { schoolId }: Pick<SchoolPlace, 'schoolId'>,
  students: Student[],
  more: object = {},
) =>
  client.studentAccounts.create({
    schoolId: schoolId as SchoolId,
    batchId: newId<StudentBatchId>(),
    students,
    agrees: true,
    relationship: null,
    locale: 'es',
    ...more,
  });
