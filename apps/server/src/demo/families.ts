import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { needsParentalConsent } from '@fieldhouse/domain/families/consent.ts';
import { eq } from 'drizzle-orm';
import { jobInSchool } from '#db/scopes.ts';
import { familyNotes } from '#db/tables/families.ts';
import { guardianLinks, schoolMemberships } from '#db/tables/people.ts';
import { users } from '#db/tables/sign-in.ts';
import { recordConsent } from '#features/consent/workflows.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import { type DemoPlace, demoEmail, FAMILIES, FAMILY_NOTES, SCHOOLS } from './cast.ts';
import { createAccount, joinSchool } from './people.ts';
import type { DemoLearner } from './stage.ts';

/** Links guardians to their children at Northfield and in the family's own school, and notes what staff must know. */
export async function linkFamilies(
  services: Services,
  learners: readonly DemoLearner[],
  schoolIds: ReadonlyMap<DemoPlace, string>,
  at: string,
): Promise<void> {
  const studentIdOf = (key: string) =>
    learners.find(({ student }) => student.key === key)?.studentId as string;
  const northfield = schoolIds.get('northfield') as string;
  for (const { key, name, relationship, children } of FAMILIES) {
    const guardianUserId = await createAccount(services, key, name);
    await joinSchool(services, { userId: guardianUserId, name, role: 'parent', schoolId: northfield, at });
    for (const child of children)
      await link(services, at, {
        ...{ schoolId: northfield, guardianUserId, studentId: studentIdOf(child) },
        ...{ relationship, source: 'school' },
      });
  }
  const [office] = await services.units.write(jobInSchool(northfield), (tx) =>
    tx.orm
      .select({ userId: schoolMemberships.userId })
      .from(schoolMemberships)
      .where(eq(schoolMemberships.role, 'school_admin')),
  );
  for (const [child, text] of Object.entries(FAMILY_NOTES)) {
    const note = { schoolId: northfield, studentId: studentIdOf(child), text, updatedAt: at };
    await services.units.write(jobInSchool(northfield), async (tx) => {
      await tx.orm.insert(familyNotes).values({ ...note, setBy: office?.userId as string });
    });
  }
  const haddad = schoolIds.get('haddad') as string;
  const [parent] = await services.units.write(jobInSchool(haddad), (tx) =>
    tx.orm
      .select({ userId: schoolMemberships.userId })
      .from(schoolMemberships)
      .where(eq(schoolMemberships.role, 'homeschool_parent')),
  );
  const today = at.slice(0, 10) as CalendarDate;
  for (const { student, studentId, userId } of learners) {
    if (student.place === 'haddad' && parent)
      await link(services, at, {
        ...{ schoolId: haddad, guardianUserId: parent.userId, studentId },
        ...{ relationship: 'mother', source: 'homeschool' },
      });
    if (
      student.place === 'haddad' &&
      parent &&
      needsParentalConsent(student.birthOn as CalendarDate, today)
    ) {
      await agree(services, haddad, { studentId, subjectUserId: userId, givenBy: parent.userId });
    }
  }
}

/** The parent of a child under 13 has agreed that the child uses the family's school. */
async function agree(
  services: Services,
  schoolId: string,
  child: { readonly studentId: string; readonly subjectUserId: string; readonly givenBy: string },
): Promise<void> {
  await services.units.write(jobInSchool(schoolId), (tx) =>
    recordConsent(tx, services.clock, {
      ...(child as { studentId: StudentId; subjectUserId: UserId; givenBy: UserId }),
      schoolId: schoolId as SchoolId,
      kind: 'child_account',
      decision: 'given',
      basis: 'parent',
      method: 'signed_in',
      locale: 'en',
      giverName: SCHOOLS.haddad.admin.name,
      giverEmail: demoEmail(SCHOOLS.haddad.admin.key),
      relationship: 'mother',
      verifiedBy: null,
      yearStartsOn: null,
      ipAddress: null,
    }),
  );
  await services.units.write({ role: 'fieldhouse_login', enter: null }, (tx) =>
    tx.orm.update(users).set({ consentState: 'given' }).where(eq(users.id, child.subjectUserId)),
  );
}

interface DemoLink {
  readonly schoolId: string;
  readonly guardianUserId: string;
  readonly studentId: string;
  readonly relationship: 'parent' | 'mother' | 'father';
  readonly source: 'school' | 'homeschool';
}

async function link(services: Services, at: string, one: DemoLink): Promise<void> {
  await services.units.write(jobInSchool(one.schoolId), async (tx) => {
    await tx.orm.insert(guardianLinks).values({
      ...one,
      id: newId(),
      status: 'active',
      rights: [
        ...['see_record', 'message_staff', 'alerts', 'consent', 'sign'],
        ...(one.source === 'homeschool' ? ['manage_account'] : []),
      ],
      basis: 'minor',
      startsOn: at.slice(0, 10),
      verifiedAt: at,
    });
  });
}
