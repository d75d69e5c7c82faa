// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { CourseId, MembershipId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** queries.ts */
  readonly listPeople: {
    readonly row: {
      readonly membershipId: MembershipId;
      readonly userId: UserId;
      readonly name: string;
      readonly sortName: string;
      readonly email: string;
      readonly role: "student" | "teacher" | "parent" | "homeschool_parent" | "school_admin";
      readonly status: "ended" | "pending" | "provisional" | "active" | "suspended";
      readonly duties: readonly ("counselor" | "registrar")[];
      readonly since: string;
      readonly until: string | null;
      readonly studentId: StudentId | null;
      readonly canComeBack: boolean | null;
      readonly decidedByName: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly search: string | null;
      readonly role: "student" | "teacher" | "parent" | "homeschool_parent" | "school_admin" | null;
      readonly status: string | null;
      readonly now: string | null;
      readonly afterSortName: string | null;
      readonly afterMembershipId: string | null;
      readonly limit: number | string | null;
    };
  };
  /** queries.ts */
  readonly countPeople: {
    readonly row: {
      readonly total: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly search: string | null;
      readonly role: "student" | "teacher" | "parent" | "homeschool_parent" | "school_admin" | null;
      readonly status: string | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly countOtherAdmins: {
    readonly row: {
      readonly others: number | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly userId: string | null;
    };
  };
  /** queries.ts */
  readonly findMembership: {
    readonly row: {
      readonly id: MembershipId;
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly userId: UserId;
      readonly name: string;
      readonly role: "student" | "teacher" | "parent" | "homeschool_parent" | "school_admin";
      readonly status: "pending" | "provisional" | "active" | "suspended" | "ended";
      readonly duties: readonly ("counselor" | "registrar")[];
      readonly version: number;
      readonly otherAdminCount: number | null;
      readonly wasSuspended: boolean;
      readonly studentId: StudentId | null;
      readonly canComeBack: boolean | null;
      readonly isStillAdmin: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly membershipId: MembershipId | null;
    };
  };
  /** queries.ts */
  readonly lockPeople: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
    };
  };
  /** queries.ts */
  readonly endMembership: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly kind: string | null;
      readonly endedAt: string;
      readonly schoolId: SchoolId | null;
      readonly membershipId: MembershipId | null;
    };
  };
  /** queries.ts */
  readonly takeBackEnd: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly membershipId: MembershipId | null;
    };
  };
  /** queries.ts */
  readonly suspendMembership: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly suspendedAt: string;
      readonly schoolId: SchoolId | null;
      readonly membershipId: MembershipId | null;
    };
  };
  /** queries.ts */
  readonly reactivateMembership: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly membershipId: MembershipId | null;
    };
  };
  /** queries.ts */
  readonly setDuties: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly duties: readonly ("counselor" | "registrar")[];
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly membershipId: MembershipId | null;
    };
  };
  /** queries.ts */
  readonly changeLinks: {
    readonly row: {
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly status: "pending" | "active" | "suspended" | "ended";
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly guardianUserId: UserId | null;
      readonly from: readonly ("pending" | "active" | "suspended" | "ended" | null)[] | null;
    };
  };
  /** queries.ts */
  readonly revokeInvitations: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly userId: string | null;
    };
  };
  /** queries.ts */
  readonly endSessions: {
    readonly row: {
      readonly isDone: boolean | null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** queries.ts */
  readonly findOtherPost: {
    readonly row: {
      readonly one: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
      readonly membershipId: MembershipId | null;
    };
  };
  /** queries.ts */
  readonly listTaught: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
      readonly role: "owner" | "teacher" | "grader";
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly userId: string | null;
    };
  };
  /** queries.ts */
  readonly countDeparture: {
    readonly row: {
      readonly enrollmentCount: number;
      readonly childCount: number;
      readonly waitsForConsent: boolean | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listSuccessors: {
    readonly row: {
      readonly userId: UserId;
      readonly name: string;
      readonly role: "teacher" | "school_admin" | "homeschool_parent";
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly userId: UserId | null;
    };
  };
  /** queries.ts */
  readonly listEvents: {
    readonly row: {
      readonly at: string;
      readonly reason: string | null;
      readonly action: string;
      readonly after: unknown;
      readonly byName: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly entityId: string | null;
    };
  };
  /** queries.ts */
  readonly memberEmail: {
    readonly row: {
      readonly userId: string | null;
      readonly email: string | null;
      readonly locale: string | null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** queries.ts */
  readonly listFollowers: {
    readonly row: {
      readonly userId: UserId;
      readonly studentName: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly byUserId: UserId | null;
      readonly now: string | null;
    };
  };
}
