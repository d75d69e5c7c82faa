import { randomUUID } from 'node:crypto';
import { FAMILY_NOTE_MAX_CHARACTERS } from '@fieldhouse/contract/families.ts';
import type { SchoolId, StudentBatchId } from '@fieldhouse/contract/ids.ts';
import { MOST_STUDENT_ACCOUNTS } from '@fieldhouse/contract/limits.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { GUARDIAN_RIGHTS } from '@fieldhouse/domain/families/guardian-links.ts';
import { jobInSchool } from '#db/scopes.ts';
import { disclosures } from '#db/tables/families.ts';
import { newId } from '#platform/ids.ts';
import type { Person, SchoolPlace, StudentPerson, World } from './world.ts';

const GUARDIANS = 5;
const DISCLOSURES = 60;
const ACCOUNTS = 60;
const LONG_ADDRESS = `${'maximiliana.konstantinopolitanische.'.repeat(2)}parent@${'a-very-long-department.'.repeat(4)}example.test`;

interface Crowd {
  readonly school: SchoolPlace;
  readonly admin: Person;
  readonly student: StudentPerson;
  readonly siblings: readonly StudentPerson[];
  readonly parent: Person;
  /** As long as names get. */
  readonly name: string;
}

/** A large family with every right, waiting consents and requests, a long log of disclosures, and accounts for a large class. */
export async function relateTooMuch(world: World, crowd: Crowd): Promise<void> {
  const { school, admin, student, siblings, parent, name } = crowd;
  for (const sibling of siblings)
    await school.isGuardian(parent, { of: sibling, rights: [...GUARDIAN_RIGHTS] });
  const youngest = siblings.at(-1);
  if (youngest) await school.waitsForConsent(youngest);
  for (let number = 1; number <= GUARDIANS; number++) {
    const status = number === GUARDIANS ? 'ended' : 'active';
    await school.hasGuardian({
      name: `${name} ${number}`,
      of: student,
      rights: [...GUARDIAN_RIGHTS],
      status,
    });
  }
  const { studentId } = student;
  for (const number of [1, 2]) {
    await admin.client.families.invite({
      ...{ studentId, email: `${number}${LONG_ADDRESS}`, relationship: 'grandparent' },
      ...{ rights: [...GUARDIAN_RIGHTS], basis: 'minor', proof: 'enrollment_record', endsOn: null },
    });
  }
  const asking = await school.hasPerson({ role: 'parent', name: `${name} 9` });
  const { code } = await student.client.families.createCode({ studentId });
  await asking.client.families.redeemCode({ code, relationship: 'stepparent' });
  const text = `${name} lives in two households. `.repeat(40).slice(0, FAMILY_NOTE_MAX_CHARACTERS).trim();
  await admin.client.families.setNote({ studentId, text, version: 0 });
  await discloseTooMuch(world, crowd);
  await makeClasses(crowd);
}

async function discloseTooMuch(world: World, { school, student, parent, name }: Crowd): Promise<void> {
  const schoolId = school.schoolId as SchoolId;
  const { studentId } = student;
  await world.services.units.write(jobInSchool(schoolId), (tx) =>
    tx.orm.insert(disclosures).values(
      Array.from({ length: DISCLOSURES }, (_, number) => ({
        ...{ schoolId, id: newId(), studentId, at: new Date(Date.now() - number * 86_400_000).toISOString() },
        ...(number % 2 === 0
          ? { what: 'data_copy' as const, purpose: 'guardian_request' as const }
          : { what: 'eligibility_ledger' as const, purpose: 'recruiting' as const }),
        ...(number % 2 === 0
          ? { legalBasis: 'guardian_right' as const, disclosedTo: parent.userId }
          : { legalBasis: 'consent' as const, recipient: `${name} (${name} Athletics)` }),
      })),
    ),
  );
}

async function makeClasses({ school, admin, name }: Crowd): Promise<void> {
  const schoolId = school.schoolId as SchoolId;
  await admin.client.studentAccounts.chooseSignInName({ schoolId, name: 'konstantinopolitan' });
  const [givenName = '', familyName = ''] = name.split(/ (.+)/);
  for (let made = 0; made < ACCOUNTS; made += MOST_STUDENT_ACCOUNTS) {
    const count = Math.min(MOST_STUDENT_ACCOUNTS, ACCOUNTS - made);
    await admin.client.studentAccounts.create({
      ...{
        schoolId,
        batchId: randomUUID() as StudentBatchId,
        agrees: true,
        relationship: null,
        locale: 'en',
      },
      students: Array.from({ length: count }, (_, at) => ({
        ...{ givenName: `Z${givenName} ${made + at + 1}`, familyName: familyName.slice(0, 90) },
        ...{ birthOn: '2019-03-04' as CalendarDate, gradeLevel: 2, username: null, isSomebodyElse: false },
      })),
    });
  }
}
