// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AssignmentId, CategoryId, CourseId, DateShiftId, FileId, LessonId, ModuleId, SchoolId, StudentId, TermId, UserId, VersionId } from '@fieldhouse/contract/ids.ts';
import type * as authoringTables from '#db/tables/authoring.ts';
import type * as coursesTables from '#db/tables/courses.ts';
import type * as courseworkTables from '#db/tables/coursework.ts';

export interface Sql {
  /** archive.ts */
  readonly forgetHistory: {
    readonly row: {
      readonly forget_course_history: null;
    };
    readonly parameters: {
      readonly courseId: string | null;
    };
  };
  /** archive.ts */
  readonly isTouched: {
    readonly row: {
      readonly isTouched: boolean;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** assignments.ts */
  readonly nextAssignmentPlace: {
    readonly row: {
      readonly place: number;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** assignments.ts */
  readonly isLessonOf: {
    readonly row: {
      readonly id: LessonId;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly lessonId: LessonId | null;
    };
  };
  /** assignments.ts */
  readonly isCategoryOf: {
    readonly row: {
      readonly id: CategoryId;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly categoryId: CategoryId | null;
    };
  };
  /** assignments.ts */
  readonly wasGiven: {
    readonly row: {
      readonly wasGiven: boolean;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** assignments.ts */
  readonly isWorkedOn: {
    readonly row: {
      readonly isUsed: boolean;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** assignments.ts */
  readonly listLessonNames: {
    readonly row: {
      readonly id: LessonId;
      readonly name: string;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** assignments.ts */
  readonly listCategoryNames: {
    readonly row: {
      readonly id: CategoryId;
      readonly name: string;
    };
    readonly parameters: {
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** content-queries.ts */
  readonly findLesson: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly lessonId: LessonId;
      readonly moduleId: ModuleId;
      readonly moduleTitle: string;
      readonly title: string;
      readonly status: "draft" | "published";
      readonly videoUrl: string | null;
      readonly estimatedMinutes: number | null;
      readonly content: NonNullable<(typeof coursesTables.lessons.$inferSelect)['content']>;
      readonly workingCopy: NonNullable<(typeof coursesTables.lessons.$inferSelect)['workingCopy']> | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly lessonId: LessonId | null;
    };
  };
  /** content-queries.ts */
  readonly lockLesson: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly lessonId: LessonId;
      readonly moduleId: ModuleId;
      readonly moduleTitle: string;
      readonly title: string;
      readonly status: "draft" | "published";
      readonly videoUrl: string | null;
      readonly estimatedMinutes: number | null;
      readonly content: NonNullable<(typeof coursesTables.lessons.$inferSelect)['content']>;
      readonly workingCopy: NonNullable<(typeof coursesTables.lessons.$inferSelect)['workingCopy']> | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly lessonId: LessonId | null;
    };
  };
  /** content-queries.ts */
  readonly lockLessonAndCourse: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly lessonId: LessonId;
      readonly moduleId: ModuleId;
      readonly moduleTitle: string;
      readonly title: string;
      readonly status: "draft" | "published";
      readonly videoUrl: string | null;
      readonly estimatedMinutes: number | null;
      readonly content: NonNullable<(typeof coursesTables.lessons.$inferSelect)['content']>;
      readonly workingCopy: NonNullable<(typeof coursesTables.lessons.$inferSelect)['workingCopy']> | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly lessonId: LessonId | null;
    };
  };
  /** content-queries.ts */
  readonly lockDraftLessons: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly lessonId: LessonId;
      readonly moduleId: ModuleId;
      readonly moduleTitle: string;
      readonly title: string;
      readonly status: "draft";
      readonly videoUrl: string | null;
      readonly estimatedMinutes: number | null;
      readonly content: NonNullable<(typeof coursesTables.lessons.$inferSelect)['content']>;
      readonly workingCopy: NonNullable<(typeof coursesTables.lessons.$inferSelect)['workingCopy']> | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** content-queries.ts */
  readonly lockUnpublishedLessons: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly lessonId: LessonId;
      readonly moduleId: ModuleId;
      readonly moduleTitle: string;
      readonly title: string;
      readonly status: "draft" | "published";
      readonly videoUrl: string | null;
      readonly estimatedMinutes: number | null;
      readonly content: NonNullable<(typeof coursesTables.lessons.$inferSelect)['content']>;
      readonly workingCopy: NonNullable<(typeof coursesTables.lessons.$inferSelect)['workingCopy']> | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
      readonly moduleId: ModuleId | null;
    };
  };
  /** content-queries.ts */
  readonly findAssignment: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly assignmentId: AssignmentId;
      readonly lessonId: LessonId | null;
      readonly title: string;
      readonly description: string;
      readonly kind: "assignment" | "quiz" | "event_test";
      readonly status: "draft" | "published" | "archived";
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly isExtraCredit: boolean;
      readonly attemptsAllowed: number | null;
      readonly categoryId: CategoryId | null;
      readonly latePolicy: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['latePolicy']> | null;
      readonly release: "school" | "immediate" | "held";
      readonly instructions: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['instructions']>;
      readonly rubric: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['rubric']>;
      readonly matching: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['matching']> | null;
      readonly workingCopy: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['workingCopy']> | null;
      readonly version: number;
      readonly workCount: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** content-queries.ts */
  readonly lockAssignment: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly assignmentId: AssignmentId;
      readonly lessonId: LessonId | null;
      readonly title: string;
      readonly description: string;
      readonly kind: "assignment" | "quiz" | "event_test";
      readonly status: "draft" | "published" | "archived";
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly isExtraCredit: boolean;
      readonly attemptsAllowed: number | null;
      readonly categoryId: CategoryId | null;
      readonly latePolicy: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['latePolicy']> | null;
      readonly release: "school" | "immediate" | "held";
      readonly instructions: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['instructions']>;
      readonly rubric: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['rubric']>;
      readonly matching: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['matching']> | null;
      readonly workingCopy: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['workingCopy']> | null;
      readonly version: number;
      readonly workCount: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** content-queries.ts */
  readonly lockAssignmentAndCourse: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly assignmentId: AssignmentId;
      readonly lessonId: LessonId | null;
      readonly title: string;
      readonly description: string;
      readonly kind: "assignment" | "quiz" | "event_test";
      readonly status: "draft" | "published" | "archived";
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly isExtraCredit: boolean;
      readonly attemptsAllowed: number | null;
      readonly categoryId: CategoryId | null;
      readonly latePolicy: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['latePolicy']> | null;
      readonly release: "school" | "immediate" | "held";
      readonly instructions: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['instructions']>;
      readonly rubric: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['rubric']>;
      readonly matching: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['matching']> | null;
      readonly workingCopy: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['workingCopy']> | null;
      readonly version: number;
      readonly workCount: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** content-queries.ts */
  readonly lockDraftAssignments: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly assignmentId: AssignmentId;
      readonly lessonId: LessonId | null;
      readonly title: string;
      readonly description: string;
      readonly kind: "assignment" | "quiz" | "event_test";
      readonly status: "draft";
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly isExtraCredit: boolean;
      readonly attemptsAllowed: number | null;
      readonly categoryId: CategoryId | null;
      readonly latePolicy: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['latePolicy']> | null;
      readonly release: "school" | "immediate" | "held";
      readonly instructions: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['instructions']>;
      readonly rubric: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['rubric']>;
      readonly matching: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['matching']> | null;
      readonly workingCopy: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['workingCopy']> | null;
      readonly version: number;
      readonly workCount: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** content-queries.ts */
  readonly saveLessonCopy: {
    readonly row: {
      readonly version: number;
    };
    readonly parameters: {
      readonly workingCopy: unknown;
      readonly updatedAt: string;
      readonly lessonId: LessonId | null;
    };
  };
  /** content-queries.ts */
  readonly saveAssignmentCopy: {
    readonly row: {
      readonly version: number;
    };
    readonly parameters: {
      readonly workingCopy: unknown;
      readonly updatedAt: string;
      readonly assignmentId: AssignmentId | null;
    };
  };
  /** course-queries.ts */
  readonly listCourses: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly isRequested: boolean;
      readonly refusal: string | null;
      readonly subject: string;
      readonly color: number;
      readonly gradeLevel: number | null;
      readonly isNcaaApproved: boolean;
      readonly teacherName: string | null;
      readonly studentCount: number;
      readonly updatedAt: string;
      readonly lessonCount: number;
      readonly assignmentCount: number;
    };
    readonly parameters: {
      readonly now: string | null;
    };
  };
  /** course-queries.ts */
  readonly findCourse: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly isRequested: boolean;
      readonly refusal: string | null;
      readonly title: string;
      readonly subject: string;
      readonly description: string;
      readonly gradeLevel: number | null;
      readonly credits: number;
      readonly level: "general" | "honors" | "ap" | "ib" | "dual";
      readonly termId: TermId | null;
      readonly ncaaArea: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly transcriptTitle: string | null;
      readonly provider: string | null;
      readonly mode: "in_person" | "online" | "nontraditional" | null;
      readonly enrollmentMode: "auto" | "approval" | null;
      readonly capacity: number | null;
      readonly color: number;
      readonly chosenColor: number | null;
      readonly imageFileId: FileId | null;
      readonly imageAlt: string | null;
      readonly isNcaaApproved: boolean;
      readonly version: number;
      readonly decidedAt: string | null;
      readonly studentCount: number;
      readonly hasEnrollments: boolean;
      readonly hasWork: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly lockCourse: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly isRequested: boolean;
      readonly refusal: string | null;
      readonly title: string;
      readonly subject: string;
      readonly description: string;
      readonly gradeLevel: number | null;
      readonly credits: number;
      readonly level: "general" | "honors" | "ap" | "ib" | "dual";
      readonly termId: TermId | null;
      readonly ncaaArea: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly transcriptTitle: string | null;
      readonly provider: string | null;
      readonly mode: "in_person" | "online" | "nontraditional" | null;
      readonly enrollmentMode: "auto" | "approval" | null;
      readonly capacity: number | null;
      readonly color: number;
      readonly chosenColor: number | null;
      readonly imageFileId: FileId | null;
      readonly imageAlt: string | null;
      readonly isNcaaApproved: boolean;
      readonly version: number;
      readonly decidedAt: string | null;
      readonly studentCount: number;
      readonly hasEnrollments: boolean;
      readonly hasWork: boolean;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly listModules: {
    readonly row: {
      readonly moduleId: ModuleId;
      readonly title: string;
      readonly version: number;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly listOutlineLessons: {
    readonly row: {
      readonly lessonId: LessonId;
      readonly moduleId: ModuleId;
      readonly title: string;
      readonly status: "draft" | "published";
      readonly hasVideo: boolean;
      readonly estimatedMinutes: number | null;
      readonly hasChanges: boolean;
      readonly unpublished: unknown;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly listOutlineAssignments: {
    readonly row: {
      readonly assignmentId: AssignmentId;
      readonly lessonId: LessonId | null;
      readonly title: string;
      readonly kind: "assignment" | "quiz" | "event_test";
      readonly status: "draft" | "published" | "archived";
      readonly dueAt: string | null;
      readonly pointsPossible: number;
      readonly hasMatching: boolean | null;
      readonly hasChanges: boolean;
      readonly workCount: number;
      readonly unpublished: unknown;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly listTerms: {
    readonly row: {
      readonly termId: TermId;
      readonly name: string;
      readonly startsOn: string;
      readonly endsOn: string;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly findLastShift: {
    readonly row: {
      readonly shiftId: DateShiftId;
      readonly days: number;
      readonly at: string;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly listConfirmedTitles: {
    readonly row: {
      readonly title: string;
      readonly toOn: string | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly listSharing: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
      readonly part: number | null;
      readonly parts: number | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly listTakers: {
    readonly row: {
      readonly studentId: StudentId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly findOrigin: {
    readonly row: {
      readonly originId: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly listAdmins: {
    readonly row: {
      readonly userId: string | null;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** courses.ts */
  readonly moveEnrollments: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly termNow: string | null;
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly termId: string | null;
    };
  };
  /** dates.ts */
  readonly listDates: {
    readonly row: {
      readonly entity: "assignment" | "session";
      readonly entityId: string;
      readonly title: string;
      readonly at: string;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly now: string | null;
    };
  };
  /** dates.ts */
  readonly listDaysOff: {
    readonly row: {
      readonly on: string;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** dates.ts */
  readonly moveDue: {
    readonly row: {
      readonly id: AssignmentId;
    };
    readonly parameters: {
      readonly now: string;
      readonly assignmentIds: readonly (AssignmentId | null)[] | null;
      readonly dueAts: readonly (string | null)[] | null;
      readonly from: readonly (string | null)[] | null;
    };
  };
  /** dates.ts */
  readonly lockShift: {
    readonly row: {
      readonly courseId: CourseId;
      readonly changes: NonNullable<(typeof authoringTables.dateShifts.$inferSelect)['changes']>;
      readonly undoneAt: string | null;
    };
    readonly parameters: {
      readonly dateShiftId: DateShiftId | null;
    };
  };
  /** lessons.ts */
  readonly nextLessonPlace: {
    readonly row: {
      readonly place: number;
    };
    readonly parameters: {
      readonly moduleId: ModuleId | null;
    };
  };
  /** outline.ts */
  readonly nextModulePlace: {
    readonly row: {
      readonly place: number;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** outline.ts */
  readonly courseOfModule: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
    };
    readonly parameters: {
      readonly moduleId: ModuleId | null;
    };
  };
  /** outline.ts */
  readonly parkModules: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly moduleIds: readonly (ModuleId | null)[] | null;
    };
  };
  /** outline.ts */
  readonly placeModules: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string;
      readonly moduleIds: readonly (ModuleId | null)[] | null;
    };
  };
  /** outline.ts */
  readonly parkLessons: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly lessonIds: readonly (LessonId | null)[] | null;
      readonly moduleIds: readonly ModuleId[];
    };
  };
  /** outline.ts */
  readonly placeLessons: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly ids: readonly (string | null)[] | null;
      readonly moduleIds: readonly (string | null)[] | null;
    };
  };
  /** outline.ts */
  readonly isAnyOpened: {
    readonly row: {
      readonly isOpened: boolean;
    };
    readonly parameters: {
      readonly lessonIds: readonly (LessonId | null)[] | null;
    };
  };
  /** outline.ts */
  readonly releaseAssignments: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly lessonIds: readonly (LessonId | null)[] | null;
    };
  };
  /** outline.ts */
  readonly dropLessons: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly lessonIds: readonly (LessonId | null)[] | null;
    };
  };
  /** refresh-html.ts */
  readonly listLessons: {
    readonly row: {
      readonly id: LessonId;
      readonly schoolId: SchoolId | null;
      readonly content: NonNullable<(typeof coursesTables.lessons.$inferSelect)['content']>;
      readonly workingCopy: NonNullable<(typeof coursesTables.lessons.$inferSelect)['workingCopy']> | null;
    };
    readonly parameters: {
      readonly after: LessonId | null;
      readonly limit: number | string | null;
    };
  };
  /** refresh-html.ts */
  readonly keepLesson: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly content: unknown;
      readonly workingCopy: unknown;
      readonly lessonId: LessonId | null;
      readonly contentBefore: unknown;
      readonly workingCopyBefore: unknown;
    };
  };
  /** refresh-html.ts */
  readonly listAssignments: {
    readonly row: {
      readonly id: AssignmentId;
      readonly schoolId: SchoolId | null;
      readonly matching: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['matching']> | null;
      readonly workingCopy: NonNullable<(typeof courseworkTables.assignments.$inferSelect)['workingCopy']> | null;
    };
    readonly parameters: {
      readonly after: AssignmentId | null;
      readonly limit: number | string | null;
    };
  };
  /** refresh-html.ts */
  readonly keepAssignment: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly matching: unknown;
      readonly workingCopy: unknown;
      readonly assignmentId: AssignmentId | null;
      readonly matchingBefore: unknown;
      readonly workingCopyBefore: unknown;
    };
  };
  /** refresh-html.ts */
  readonly listVersions: {
    readonly row: {
      readonly id: VersionId;
      readonly schoolId: SchoolId | null;
      readonly entity: "lesson" | "assignment";
      readonly snapshot: unknown;
    };
    readonly parameters: {
      readonly after: VersionId | null;
      readonly limit: number | string | null;
    };
  };
  /** refresh-html.ts */
  readonly keepVersion: {
    readonly row: {
      readonly keep_cleaned_version: null;
    };
    readonly parameters: {
      readonly id: string | null;
      readonly before: unknown;
      readonly after: unknown;
    };
  };
  /** tell.ts */
  readonly listStudents: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** version-handlers.ts */
  readonly listLines: {
    readonly row: {
      readonly versionId: VersionId;
      readonly number: number;
      readonly kind: "autosave" | "published" | "restored" | "generated";
      readonly at: string;
      readonly byName: string | null;
    };
    readonly parameters: {
      readonly kind: "lesson" | "assignment" | null;
      readonly entityId: string | null;
    };
  };
  /** version-handlers.ts */
  readonly findVersion: {
    readonly row: {
      readonly courseId: CourseId;
      readonly schoolId: SchoolId;
      readonly courseTitle: string;
      readonly courseStatus: "draft" | "published" | "archived";
      readonly createdBy: string | null;
      readonly requestedBy: string | null;
      readonly isHome: boolean;
      readonly timeZone: string;
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly coursePublishing: "approval" | "teacher";
      readonly versionId: VersionId;
      readonly number: number;
      readonly kind: "autosave" | "published" | "restored" | "generated";
      readonly at: string;
      readonly byName: string | null;
      readonly entity: "lesson" | "assignment";
      readonly entityId: string;
      readonly snapshot: unknown;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly contentVersionId: VersionId | null;
    };
  };
  /** versions.ts */
  readonly findLast: {
    readonly row: {
      readonly by: string;
      readonly at: string;
      readonly snapshot: unknown;
    };
    readonly parameters: {
      readonly entityId: string | null;
      readonly entity: "lesson" | "assignment" | null;
    };
  };
  /** versions.ts */
  readonly insertVersion: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly contentVersionId: VersionId;
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId;
      readonly entity: "lesson" | "assignment";
      readonly entityId: string;
      readonly kind: "autosave" | "published" | "restored" | "generated";
      readonly snapshot: unknown;
      readonly by: string;
      readonly createdAt: string;
    };
  };
  /** versions.ts */
  readonly findLastEditor: {
    readonly row: {
      readonly name: string;
    };
    readonly parameters: {
      readonly entityId: string | null;
      readonly entity: "lesson" | "assignment" | null;
    };
  };
}
