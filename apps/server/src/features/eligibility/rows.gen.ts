// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { CourseId, EligibilityGuardId, EnrollmentId, FinalGradeId, GradingScaleId, LedgerShareId, ScenarioId, SchoolId, StudentId, TransferCreditId, UserId } from '@fieldhouse/contract/ids.ts';
import type * as eligibilityTables from '#db/tables/eligibility.ts';
import type * as scenariosTables from '#db/tables/scenarios.ts';
import type * as schoolsTables from '#db/tables/schools.ts';

export interface Sql {
  /** guard-queries.ts */
  readonly listGuards: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly guardId: EligibilityGuardId;
      readonly studentId: StudentId;
      readonly procedure: string;
      readonly title: string;
      readonly courseId: string | null;
      readonly broken: NonNullable<(typeof eligibilityTables.eligibilityGuards.$inferSelect)['broken']>;
      readonly repairs: NonNullable<(typeof eligibilityTables.eligibilityGuards.$inferSelect)['repairs']>;
      readonly reason: string;
      readonly askedBy: string;
      readonly askedAt: string;
      readonly dueOn: string;
      readonly signedAt: string | null;
      readonly proceedReason: string | null;
      readonly proceededAt: string | null;
      readonly declinedAt: string | null;
      readonly declineNote: string | null;
      readonly endedAt: string | null;
      readonly usedAt: string | null;
      readonly studentUserId: UserId | null;
      readonly timeZone: string;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
      readonly hasSigner: boolean;
      readonly askedByName: string | null;
      readonly signedByName: string | null;
      readonly proceededByName: string | null;
      readonly declinedByName: string | null;
      readonly signedBy: string | null;
      readonly declinedBy: string | null;
      readonly studentName: string;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
      readonly most: number | string | null;
    };
  };
  /** guard-queries.ts */
  readonly listWaitingGuards: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly guardId: EligibilityGuardId;
      readonly studentId: StudentId;
      readonly procedure: string;
      readonly title: string;
      readonly courseId: string | null;
      readonly broken: NonNullable<(typeof eligibilityTables.eligibilityGuards.$inferSelect)['broken']>;
      readonly repairs: NonNullable<(typeof eligibilityTables.eligibilityGuards.$inferSelect)['repairs']>;
      readonly reason: string;
      readonly askedBy: string;
      readonly askedAt: string;
      readonly dueOn: string;
      readonly signedAt: string | null;
      readonly proceedReason: string | null;
      readonly proceededAt: string | null;
      readonly declinedAt: string | null;
      readonly declineNote: string | null;
      readonly endedAt: string | null;
      readonly usedAt: string | null;
      readonly studentUserId: UserId | null;
      readonly timeZone: string;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
      readonly hasSigner: boolean;
      readonly askedByName: string | null;
      readonly signedByName: string | null;
      readonly proceededByName: string | null;
      readonly declinedByName: string | null;
      readonly signedBy: string | null;
      readonly declinedBy: string | null;
      readonly studentName: string;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly most: number | string | null;
    };
  };
  /** guard-queries.ts */
  readonly lockGuard: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly guardId: EligibilityGuardId;
      readonly studentId: StudentId;
      readonly procedure: string;
      readonly title: string;
      readonly courseId: string | null;
      readonly broken: NonNullable<(typeof eligibilityTables.eligibilityGuards.$inferSelect)['broken']>;
      readonly repairs: NonNullable<(typeof eligibilityTables.eligibilityGuards.$inferSelect)['repairs']>;
      readonly reason: string;
      readonly askedBy: string;
      readonly askedAt: string;
      readonly dueOn: string;
      readonly signedAt: string | null;
      readonly proceedReason: string | null;
      readonly proceededAt: string | null;
      readonly declinedAt: string | null;
      readonly declineNote: string | null;
      readonly endedAt: string | null;
      readonly usedAt: string | null;
      readonly studentUserId: UserId | null;
      readonly timeZone: string;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
      readonly hasSigner: boolean;
      readonly askedByName: string | null;
      readonly signedByName: string | null;
      readonly proceededByName: string | null;
      readonly declinedByName: string | null;
      readonly signedBy: string | null;
      readonly declinedBy: string | null;
      readonly studentName: string;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly guardId: EligibilityGuardId | null;
    };
  };
  /** guard-queries.ts */
  readonly listOpenGuards: {
    readonly row: {
      readonly guardId: EligibilityGuardId;
      readonly studentId: StudentId;
      readonly broken: NonNullable<(typeof eligibilityTables.eligibilityGuards.$inferSelect)['broken']>;
      readonly askedAt: string;
      readonly dueOn: string;
      readonly isGiven: boolean;
      readonly declinedAt: string | null;
      readonly declineNote: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly procedure: string | null;
      readonly changeSha256: string | null;
    };
  };
  /** guard-queries.ts */
  readonly markUsed: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly guardIds: readonly (EligibilityGuardId | null)[] | null;
    };
  };
  /** guard-queries.ts */
  readonly markSigned: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly by: string | null;
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly guardId: EligibilityGuardId | null;
    };
  };
  /** guard-queries.ts */
  readonly markProceeded: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly by: string | null;
      readonly reason: string | null;
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly guardId: EligibilityGuardId | null;
    };
  };
  /** guard-queries.ts */
  readonly markDeclined: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly by: string | null;
      readonly note: string | null;
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly guardId: EligibilityGuardId | null;
    };
  };
  /** guard-queries.ts */
  readonly markEnded: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly by: string | null;
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly guardIds: readonly (EligibilityGuardId | null)[] | null;
    };
  };
  /** guard-queries.ts */
  readonly findSettings: {
    readonly row: {
      readonly signDays: number;
      readonly version: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** guard-queries.ts */
  readonly listGuarded: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly userId: UserId | null;
      readonly name: string;
      readonly timeZone: string;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** guard-queries.ts */
  readonly listSigners: {
    readonly row: {
      readonly studentId: StudentId;
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly now: string | null;
    };
  };
  /** guard-queries.ts */
  readonly listAlerted: {
    readonly row: {
      readonly studentId: StudentId;
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly now: string | null;
    };
  };
  /** guard-queries.ts */
  readonly listCounselorsOf: {
    readonly row: {
      readonly userId: string | null;
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly studentId: string | null;
    };
  };
  /** guard-queries.ts */
  readonly listMadeSince: {
    readonly row: {
      readonly studentId: StudentId;
      readonly broken: NonNullable<(typeof eligibilityTables.eligibilityGuards.$inferSelect)['broken']>;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly findStudent: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly timeZone: string;
      readonly schoolName: string;
      readonly isOthersToCounsel: boolean;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listSnapshots: {
    readonly row: {
      readonly at: string;
      readonly ledger: NonNullable<(typeof eligibilityTables.eligibilitySnapshots.$inferSelect)['ledger']>;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly most: number | string | null;
    };
  };
  /** queries.ts */
  readonly lockProfile: {
    readonly row: {
      readonly grade9StartedOn: string | null;
      readonly seventhSemesterOn: string | null;
      readonly eighthSemesterEndsOn: string | null;
      readonly graduationExpectedOn: string | null;
      readonly graduatedOn: string | null;
      readonly fullTimeCollegeOn: string | null;
      readonly schooling: "us" | "mixed" | "international" | null;
      readonly hasDocumentedDisability: boolean;
      readonly ncaaId: string | null;
      readonly sport: string | null;
      readonly targets: readonly ("DI" | "DII" | "NAIA")[];
      readonly overallGpa: number | null;
      readonly actScore: number | null;
      readonly satScore: number | null;
      readonly isTopHalf: boolean | null;
      readonly version: number;
      readonly hasDiploma: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly lockAttempt: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly enrollmentId: EnrollmentId;
      readonly studentId: StudentId;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly enteredOn: string | null;
      readonly exitedOn: string | null;
      readonly isOthersToCounsel: boolean;
    };
    readonly parameters: {
      readonly enrollmentId: EnrollmentId | null;
    };
  };
  /** queries.ts */
  readonly listStatuses: {
    readonly row: {
      readonly outsideSchool: string | null;
      readonly effectiveOn: string;
      readonly accountStatus: "cleared" | "extended_evaluation" | "not_cleared" | "in_review" | "suspended" | "withdrawn" | "closed" | "none";
      readonly ceebCode: string | null;
      readonly lowestPass: "A" | "B" | "C" | "D" | null;
      readonly areWeightsReported: boolean;
      readonly areWeightsInGpa: boolean;
      readonly offersLabScience: boolean | null;
      readonly unitsPerTerm: number | null;
      readonly isCalendarNontraditional: boolean;
      readonly source: string;
      readonly checkedOn: string;
      readonly enteredByName: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listTitles: {
    readonly row: {
      readonly titleId: string;
      readonly outsideSchool: string | null;
      readonly title: string;
      readonly area: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly units: number;
      readonly weight: number;
      readonly isLab: boolean;
      readonly validFrom: string | null;
      readonly validTo: string | null;
      readonly endReason: string | null;
      readonly source: string;
      readonly checkedOn: string;
      readonly confirmedByName: string | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listMarks: {
    readonly row: {
      readonly titleId: string;
      readonly courseId: CourseId;
      readonly title: string;
      readonly area: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly validFrom: string | null;
      readonly validTo: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly most: number | string | null;
    };
  };
  /** queries.ts */
  readonly listCourseTitles: {
    readonly row: {
      readonly title: string;
      readonly hasPlatformMark: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly findSchool: {
    readonly row: {
      readonly timeZone: string;
      readonly hasStatus: boolean;
    };
    readonly parameters: {
      readonly outsideSchool: string | null;
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly lockTitle: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly titleId: string;
      readonly title: string;
      readonly validFrom: string | null;
      readonly validTo: string | null;
    };
    readonly parameters: {
      readonly titleId: string | null;
    };
  };
  /** queries.ts */
  readonly lockTitles: {
    readonly row: {
      readonly titleId: string;
      readonly outsideSchool: string | null;
      readonly title: string;
      readonly area: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly units: number;
      readonly weight: number;
      readonly isLab: boolean;
      readonly validFrom: string | null;
      readonly validTo: string | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly titleIds: readonly (string | null)[] | null;
    };
  };
  /** queries.ts */
  readonly changeTitle: {
    readonly row: {
      readonly titleId: string;
    };
    readonly parameters: {
      readonly area: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly units: number | string | null;
      readonly weight: number | string | null;
      readonly isLab: boolean;
      readonly validFrom: string | null;
      readonly validTo: string | null;
      readonly source: string;
      readonly checkedOn: string;
      readonly by: string | null;
      readonly at: string;
      readonly schoolId: SchoolId | null;
      readonly titleId: string | null;
      readonly version: number | null;
    };
  };
  /** queries.ts */
  readonly endListing: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly validTo: string | null;
      readonly reason: string | null;
      readonly at: string;
      readonly schoolId: SchoolId | null;
      readonly titleId: string | null;
    };
  };
  /** queries.ts */
  readonly noteDue: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly at: string;
      readonly studentIds: readonly StudentId[];
    };
  };
  /** queries.ts */
  readonly noteSchoolDue: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly at: string;
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listDueSchools: {
    readonly row: {
      readonly schoolId: SchoolId;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly takeDue: {
    readonly row: {
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly most: number | string | null;
    };
  };
  /** queries.ts */
  readonly listCurrent: {
    readonly row: {
      readonly studentId: StudentId;
      readonly number: number;
      readonly inputSha256: string;
      readonly ledger: NonNullable<(typeof eligibilityTables.eligibilitySnapshots.$inferSelect)['ledger']>;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly endCurrent: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly markChecked: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly on: string;
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
    };
  };
  /** queries.ts */
  readonly listSchoolsOfToday: {
    readonly row: {
      readonly schoolId: SchoolId;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly noteNewDay: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string;
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listLedgerReaders: {
    readonly row: {
      readonly studentId: StudentId;
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly now: string | null;
    };
  };
  /** queries.ts */
  readonly listLedgerOffice: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** record-queries.ts */
  readonly listStudents: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly name: string;
      readonly isOthersToCounsel: boolean;
      readonly gradeLevel: number | null;
      readonly graduationYear: number | null;
      readonly birthOn: string | null;
      readonly schoolName: string;
      readonly schoolKind: "school" | "homeschool" | "personal";
      readonly timeZone: string;
      readonly grade9StartedOn: string | null;
      readonly seventhSemesterOn: string | null;
      readonly eighthSemesterEndsOn: string | null;
      readonly graduationExpectedOn: string | null;
      readonly graduatedOn: string | null;
      readonly fullTimeCollegeOn: string | null;
      readonly schooling: "us" | "mixed" | "international" | null;
      readonly hasDocumentedDisability: boolean;
      readonly ncaaId: string | null;
      readonly sport: string | null;
      readonly targets: readonly string[];
      readonly overallGpa: number | null;
      readonly actScore: number | null;
      readonly satScore: number | null;
      readonly isTopHalf: boolean | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly studentIds: readonly (string | null)[] | null;
    };
  };
  /** record-queries.ts */
  readonly listCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly enrollmentId: EnrollmentId;
      readonly courseId: CourseId;
      readonly status: "active" | "completed";
      readonly title: string;
      readonly markedArea: string | null;
      readonly level: string;
      readonly contentId: string;
      readonly contentPart: number | null;
      readonly contentParts: number | null;
      readonly provider: string | null;
      readonly mode: "in_person" | "online" | "nontraditional" | null;
      readonly finalGradeId: FinalGradeId | null;
      readonly result: "graded" | "incomplete" | "withdrawn" | null;
      readonly letter: string | null;
      readonly isPassed: boolean;
      readonly credits: number;
      readonly soFarRatio: number | null;
      readonly enteredOn: string | null;
      readonly exitedOn: string | null;
    };
    readonly parameters: {
      readonly studentIds: readonly (string | null)[] | null;
    };
  };
  /** record-queries.ts */
  readonly listCredits: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly creditId: TransferCreditId;
      readonly kind: "transfer" | "dual_enrollment" | "homeschool" | "exam";
      readonly schoolName: string;
      readonly title: string;
      readonly ncaaArea: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly isCore: boolean;
      readonly gradeRaw: string;
      readonly credits: number;
      readonly completedOn: string | null;
      readonly mode: "in_person" | "online" | "nontraditional" | null;
      readonly contentId: string | null;
      readonly contentPart: number | null;
      readonly contentParts: number | null;
    };
    readonly parameters: {
      readonly studentIds: readonly (string | null)[] | null;
    };
  };
  /** record-queries.ts */
  readonly listHomeDocuments: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly document: "transcript" | "administrator_statement" | "core_course_worksheet" | "proof_of_graduation" | "other_transcripts";
      readonly rowId: string | null;
      readonly sentOn: string;
    };
    readonly parameters: {
      readonly studentIds: readonly (string | null)[] | null;
    };
  };
  /** record-queries.ts */
  readonly listSchoolStatuses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly outsideSchool: string | null;
      readonly effectiveOn: string;
      readonly accountStatus: "cleared" | "extended_evaluation" | "not_cleared" | "in_review" | "suspended" | "withdrawn" | "closed" | "none";
      readonly lowestPass: "A" | "B" | "C" | "D" | null;
      readonly areWeightsReported: boolean;
      readonly areWeightsInGpa: boolean;
      readonly offersLabScience: boolean | null;
      readonly isCalendarNontraditional: boolean;
    };
    readonly parameters: {
      readonly studentIds: readonly (string | null)[] | null;
    };
  };
  /** record-queries.ts */
  readonly listSchoolTitles: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly markedCourseId: CourseId | null;
      readonly outsideSchool: string | null;
      readonly title: string;
      readonly area: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly units: number;
      readonly weight: number;
      readonly isLab: boolean;
      readonly validFrom: string | null;
      readonly validTo: string | null;
    };
    readonly parameters: {
      readonly studentIds: readonly (string | null)[] | null;
    };
  };
  /** record-queries.ts */
  readonly listSchoolTerms: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly kind: "year" | "semester" | "trimester" | "quarter" | "summer";
      readonly startsOn: string;
      readonly endsOn: string;
    };
    readonly parameters: {
      readonly studentIds: readonly (string | null)[] | null;
    };
  };
  /** record-queries.ts */
  readonly listSchoolScales: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly outsideSchool: string | null;
      readonly scaleId: GradingScaleId;
      readonly number: number;
      readonly effectiveOn: string | null;
      readonly steps: NonNullable<(typeof schoolsTables.gradingScales.$inferSelect)['steps']> | null;
    };
    readonly parameters: {
      readonly studentIds: readonly (string | null)[] | null;
    };
  };
  /** scenario-queries.ts */
  readonly listScenarios: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly scenarioId: ScenarioId;
      readonly name: string;
      readonly changes: NonNullable<(typeof scenariosTables.eligibilityScenarios.$inferSelect)['changes']>;
      readonly titles: NonNullable<(typeof scenariosTables.eligibilityScenarios.$inferSelect)['titles']>;
      readonly madeBy: "student" | "guardian" | "staff";
      readonly createdBy: UserId;
      readonly isForGuardians: boolean;
      readonly isForCounselors: boolean;
      readonly updatedAt: string;
      readonly version: number;
      readonly madeByName: string | null;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** scenario-queries.ts */
  readonly lockScenario: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly scenarioId: ScenarioId;
      readonly name: string;
      readonly changes: NonNullable<(typeof scenariosTables.eligibilityScenarios.$inferSelect)['changes']>;
      readonly titles: NonNullable<(typeof scenariosTables.eligibilityScenarios.$inferSelect)['titles']>;
      readonly madeBy: "student" | "guardian" | "staff";
      readonly createdBy: UserId;
      readonly isForGuardians: boolean;
      readonly isForCounselors: boolean;
      readonly updatedAt: string;
      readonly version: number;
      readonly isOthersToCounsel: boolean;
    };
    readonly parameters: {
      readonly scenarioId: ScenarioId | null;
    };
  };
  /** scenario-queries.ts */
  readonly lockScenarios: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly studentId: string | null;
    };
  };
  /** scenario-queries.ts */
  readonly listOwnKeys: {
    readonly row: {
      readonly scenarioId: ScenarioId;
      readonly scenarioKey: string;
      readonly version: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** scenario-queries.ts */
  readonly changeScenario: {
    readonly row: {
      readonly version: number;
    };
    readonly parameters: {
      readonly name: string;
      readonly changes: unknown;
      readonly titles: unknown;
      readonly isForGuardians: boolean;
      readonly isForCounselors: boolean;
      readonly at: string;
      readonly schoolId: SchoolId | null;
      readonly scenarioId: ScenarioId | null;
    };
  };
  /** scenario-queries.ts */
  readonly listScenarioReaders: {
    readonly row: {
      readonly kind: "student" | "guardian" | "counselor";
      readonly userId: UserId | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly now: string | null;
    };
  };
  /** scenario-queries.ts */
  readonly deleteKept: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly scenarioId: ScenarioId | null;
    };
  };
  /** share-queries.ts */
  readonly findSharedStudent: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly schoolName: string;
      readonly timeZone: string;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
      readonly hasGuardian: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** share-queries.ts */
  readonly listShares: {
    readonly row: {
      readonly shareId: LedgerShareId;
      readonly coachName: string;
      readonly coachEmail: string | null;
      readonly organization: string;
      readonly why: string;
      readonly days: number;
      readonly askedBy: string | null;
      readonly askedAt: string | null;
      readonly givenBy: string | null;
      readonly basis: "student" | "guardian" | null;
      readonly givenAt: string | null;
      readonly expiresAt: string | null;
      readonly declineNote: string | null;
      readonly declinedAt: string | null;
      readonly endedAs: "student" | "guardian" | "school" | null;
      readonly endReason: string | null;
      readonly endedAt: string | null;
      readonly stands: boolean;
      readonly askedByName: string | null;
      readonly givenByName: string | null;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly schoolName: string;
      readonly timeZone: string;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
      readonly openings: number;
      readonly lastOpenedAt: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
      readonly most: number | string | null;
    };
  };
  /** share-queries.ts */
  readonly lockShare: {
    readonly row: {
      readonly shareId: LedgerShareId;
      readonly coachName: string;
      readonly coachEmail: string | null;
      readonly organization: string;
      readonly why: string;
      readonly days: number;
      readonly askedBy: string | null;
      readonly askedAt: string | null;
      readonly givenBy: string | null;
      readonly basis: "student" | "guardian" | null;
      readonly givenAt: string | null;
      readonly expiresAt: string | null;
      readonly declineNote: string | null;
      readonly declinedAt: string | null;
      readonly endedAs: "student" | "guardian" | "school" | null;
      readonly endReason: string | null;
      readonly endedAt: string | null;
      readonly stands: boolean;
      readonly askedByName: string | null;
      readonly givenByName: string | null;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly schoolName: string;
      readonly timeZone: string;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly shareId: LedgerShareId | null;
    };
  };
  /** share-queries.ts */
  readonly holdFamily: {
    readonly row: {
      readonly hold_family: null;
    };
    readonly parameters: {
      readonly studentId: string | null;
    };
  };
  /** share-queries.ts */
  readonly countShares: {
    readonly row: {
      readonly open: number;
      readonly recent: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly since: string | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** share-queries.ts */
  readonly findTwin: {
    readonly row: {
      readonly shareId: LedgerShareId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly by: string | null;
      readonly coachName: string | null;
      readonly coachEmail: string | null;
      readonly organization: string | null;
      readonly why: string | null;
      readonly days: number | null;
      readonly since: string | null;
    };
  };
  /** share-queries.ts */
  readonly markGiven: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly by: string | null;
      readonly basis: "student" | "guardian" | null;
      readonly at: string | null;
      readonly tokenHash: string | null;
      readonly expiresAt: string | null;
      readonly schoolId: SchoolId | null;
      readonly shareId: LedgerShareId | null;
    };
  };
  /** share-queries.ts */
  readonly markShareDeclined: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly by: string | null;
      readonly at: string | null;
      readonly note: string | null;
      readonly schoolId: SchoolId | null;
      readonly shareId: LedgerShareId | null;
    };
  };
  /** share-queries.ts */
  readonly markKept: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly by: string | null;
      readonly basis: "student" | "guardian" | null;
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly shareId: LedgerShareId | null;
    };
  };
  /** share-queries.ts */
  readonly markShareEnded: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly by: string | null;
      readonly as: "student" | "guardian" | "school" | null;
      readonly reason: string | null;
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly shareId: LedgerShareId | null;
    };
  };
  /** share-queries.ts */
  readonly listGivers: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
      readonly now: string | null;
    };
  };
  /** share-queries.ts */
  readonly findShareByHash: {
    readonly row: {
      readonly shareId: LedgerShareId;
      readonly coachName: string;
      readonly coachEmail: string | null;
      readonly organization: string;
      readonly why: string;
      readonly days: number;
      readonly askedBy: string | null;
      readonly askedAt: string | null;
      readonly givenBy: string | null;
      readonly basis: "student" | "guardian" | null;
      readonly givenAt: string | null;
      readonly expiresAt: string | null;
      readonly declineNote: string | null;
      readonly declinedAt: string | null;
      readonly endedAs: "student" | "guardian" | "school" | null;
      readonly endReason: string | null;
      readonly endedAt: string | null;
      readonly stands: boolean;
      readonly askedByName: string | null;
      readonly givenByName: string | null;
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly studentUserId: UserId | null;
      readonly studentName: string;
      readonly schoolName: string;
      readonly timeZone: string;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly tokenHash: string | null;
    };
  };
  /** share-queries.ts */
  readonly listNeededShares: {
    readonly row: {
      readonly shareId: LedgerShareId;
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly coachName: string;
      readonly organization: string;
      readonly isOwn: boolean | null;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** share-queries.ts */
  readonly listNeededGuards: {
    readonly row: {
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly isOwn: boolean | null;
      readonly dueOn: string;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** shared-ledger.ts */
  readonly enterShare: {
    readonly row: {
      readonly actor: unknown;
    };
    readonly parameters: {
      readonly tokenHash: string | null;
      readonly now: string | null;
    };
  };
}
