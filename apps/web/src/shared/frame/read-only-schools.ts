import type { Membership, ReadOnlyReason } from '@fieldhouse/contract/people.ts';

interface ReadOnlySchool {
  readonly schoolId: string;
  readonly schoolName: string;
  readonly reason: ReadOnlyReason;
  /** Null: nobody to ask is known. */
  readonly contact: string | null;
}

type Standing = Pick<Membership, 'schoolId' | 'schoolName' | 'readOnly'>;

/** The schools that may only be read, each once, however many roles the person has there. */
export function readOnlySchools(memberships: readonly Standing[]): readonly ReadOnlySchool[] {
  const schools = memberships.flatMap(({ schoolId, schoolName, readOnly }) =>
    readOnly ? [{ schoolId, schoolName, ...readOnly }] : [],
  );
  return [...new Map(schools.map((school) => [school.schoolId, school])).values()];
}
