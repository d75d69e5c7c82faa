import { randomBytes } from 'node:crypto';
import type { UserId } from '@fieldhouse/contract/ids.ts';
import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import { PROVISIONAL_DAYS } from '@fieldhouse/domain/accounts/roles.ts';
import { sortName, splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import { eq } from 'drizzle-orm';
import { jobInSchool } from '#db/scopes.ts';
import { consentRequests } from '#db/tables/families.ts';
import { parentProfiles, schoolMemberships, studentProfiles, teacherProfiles } from '#db/tables/people.ts';
import type { Transaction } from '#db/unit.ts';
import { sha256 } from '#features/accounts/workflows.ts';
import { queueRequest, settleConsent } from '#features/consent/workflows.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import { demoEmail, SCHOOLS } from './cast.ts';
import { createAccount } from './people.ts';

interface Applicant {
  readonly key: string;
  readonly name: string;
  readonly role: Exclude<SignUpRole, 'homeschool_parent'>;
  readonly daysAgo: number;
  readonly isEmailVerified: boolean;
  /** A child who can't be let in before a parent agrees. */
  readonly child?: { readonly birthOn: string; readonly parentEmail: string };
}

/** People who found the code and wait for the school: invented, like everyone here. */
const APPLICANTS: readonly Applicant[] = [
  { key: 'brennan', name: 'Hugo Brennan', role: 'teacher', daysAgo: 4, isEmailVerified: true },
  { key: 'duarte', name: 'Inês Duarte', role: 'student', daysAgo: 3, isEmailVerified: true },
  { key: 'wright', name: 'Caleb Wright', role: 'student', daysAgo: 2, isEmailVerified: true },
  { key: 'sato', name: 'Mina Sato', role: 'student', daysAgo: 1, isEmailVerified: false },
  {
    ...{ key: 'kwan', name: 'Theo Kwan', role: 'student', daysAgo: 1, isEmailVerified: false },
    child: { birthOn: '2017-05-14', parentEmail: 'june.kwan@families.example' },
  },
  { key: 'lis', name: 'Tomasz Lis', role: 'parent', daysAgo: 2, isEmailVerified: true },
  { key: 'whitfield', name: 'Dana Whitfield', role: 'parent', daysAgo: 0, isEmailVerified: false },
];

const DAY_MS = 86_400_000;

/** Fills the list of approvals. */
export async function letPeopleWait(services: Services, schoolId: string): Promise<void> {
  for (const [index, applicant] of APPLICANTS.entries()) {
    const { key, name, role, daysAgo } = applicant;
    const asked = services.clock.millis() - daysAgo * DAY_MS - 40 * 60_000;
    const at = new Date(asked).toISOString();
    const userId = await createAccount(services, key, name);
    if (!applicant.isEmailVerified) {
      await services.db.pool.query('update users set email_verified = false where email = $1', [
        demoEmail(key),
      ]);
    }
    const isStudent = role === 'student';
    await services.units.write(jobInSchool(schoolId), async (tx) => {
      await tx.orm.insert(schoolMemberships).values({
        schoolId,
        id: newId(),
        userId,
        role,
        status: isStudent ? 'provisional' : 'pending',
        source: 'code',
        provisionalUntil: isStudent ? new Date(asked + PROVISIONAL_DAYS * DAY_MS).toISOString() : null,
        displayName: name,
        sortName: sortName(splitFullName(name)),
        createdAt: at,
        updatedAt: at,
      });
      const record = { schoolId, id: newId(), userId, createdAt: at };
      if (role === 'teacher') await tx.orm.insert(teacherProfiles).values(record);
      if (role === 'parent') await tx.orm.insert(parentProfiles).values(record);
      if (isStudent) {
        await tx.orm.insert(studentProfiles).values({
          ...record,
          studentNumber: `26${String(204_117 + index * 41)}`,
          legalName: name,
          birthOn: applicant.child?.birthOn ?? '2011-02-20',
        });
      }
      if (applicant.child)
        await askParent(services, tx, { userId, name, schoolId, at }, applicant.child.parentEmail);
    });
  }
}

/** The child named a parent, whose email stands in the outbox. */
async function askParent(
  services: Services,
  tx: Transaction,
  child: { readonly userId: string; readonly name: string; readonly schoolId: string; readonly at: string },
  email: string,
): Promise<void> {
  await tx.query(settleConsent({ userId: child.userId as UserId, isGiven: false, now: child.at }));
  const secret = randomBytes(24).toString('base64url');
  await tx.orm
    .update(consentRequests)
    .set({ parentEmail: email, tokenHash: sha256(secret) })
    .where(eq(consentRequests.subjectUserId, child.userId));
  const [studentName = ''] = child.name.split(' ');
  const { name: schoolName } = SCHOOLS.northfield;
  await queueRequest(services, tx, { secret, email, locale: 'en', studentName, schoolName });
}
