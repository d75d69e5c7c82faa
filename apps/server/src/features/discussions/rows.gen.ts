// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { CourseId, PostId, PostReportId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** course-queries.ts */
  readonly findCourse: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolKind: "school" | "homeschool" | "personal";
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly courseId: CourseId;
      readonly courseTitle: string;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly listCourses: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolKind: "school" | "homeschool" | "personal";
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly threadCount: number;
      readonly unreadCount: number;
      readonly lastActiveAt: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** course-queries.ts */
  readonly countUnread: {
    readonly row: {
      readonly count: number;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly listChildren: {
    readonly row: {
      readonly studentId: StudentId;
      readonly schoolId: SchoolId;
      readonly name: string;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** course-queries.ts */
  readonly listPeople: {
    readonly row: {
      readonly userId: string;
      readonly name: string;
      readonly isStaff: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly listPeopleAmong: {
    readonly row: {
      readonly userId: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly userIds: readonly (string | null)[] | null;
    };
  };
  /** course-queries.ts */
  readonly listReaders: {
    readonly row: {
      readonly userId: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
    };
  };
  /** course-queries.ts */
  readonly listFollowers: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly rootId: PostId | null;
    };
  };
  /** course-queries.ts */
  readonly listModerators: {
    readonly row: {
      readonly userId: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly authorId: string | null;
    };
  };
  /** guardian.ts */
  readonly listChildPosts: {
    readonly row: {
      readonly postId: PostId;
      readonly courseTitle: string;
      readonly parentId: PostId | null;
      readonly title: string;
      readonly content: string;
      readonly mentionNames: Readonly<Record<string, string>> | null;
      readonly createdAt: string;
      readonly editedAt: string | null;
      readonly removedAt: string | null;
      readonly isRemovedByAuthor: boolean;
      readonly answers: readonly unknown[];
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly createdAt: string | null;
      readonly postId: string | null;
      readonly many: number | string | null;
    };
  };
  /** moderate-queries.ts */
  readonly putReport: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly discussionReportId: PostReportId;
      readonly discussionId: PostId;
      readonly reason: string;
      readonly note: string | null;
      readonly now: string;
    };
  };
  /** moderate-queries.ts */
  readonly listReports: {
    readonly row: {
      readonly reportId: PostReportId;
      readonly postId: PostId;
      readonly reason: string;
      readonly note: string | null;
      readonly reportedAt: string;
      readonly state: "open";
      readonly reporterName: string | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** moderate-queries.ts */
  readonly findReport: {
    readonly row: {
      readonly reportId: PostReportId;
      readonly postId: PostId;
      readonly reason: string;
      readonly note: string | null;
      readonly reportedAt: string;
      readonly state: string;
      readonly reporterName: string | null;
    };
    readonly parameters: {
      readonly discussionReportId: PostReportId | null;
    };
  };
  /** moderate-queries.ts */
  readonly settleReports: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly state: string;
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly discussionId: PostId | null;
    };
  };
  /** post-queries.ts */
  readonly findPost: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolKind: "school" | "homeschool" | "personal";
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly postId: PostId;
      readonly threadId: PostId;
      readonly parentId: PostId | null;
      readonly title: string;
      readonly content: string;
      readonly authorId: UserId;
      readonly authorName: string | null;
      readonly isStaff: boolean;
      readonly mentionNames: Readonly<Record<string, string>> | null;
      readonly answeredId: UserId | null;
      readonly isAnsweredStaff: boolean | null;
      readonly answeredName: string | null;
      readonly createdAt: string;
      readonly editedAt: string | null;
      readonly isEdited: boolean;
      readonly removedAt: string | null;
      readonly removedBy: string | null;
      readonly removalReason: string | null;
      readonly version: number;
      readonly isLocked: boolean;
      readonly isThreadRemoved: boolean;
      readonly isPinned: boolean;
      readonly replyCount: number;
      readonly isFollowing: boolean;
    };
    readonly parameters: {
      readonly postId: PostId | null;
    };
  };
  /** post-queries.ts */
  readonly findSent: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolKind: "school" | "homeschool" | "personal";
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly postId: PostId;
      readonly threadId: PostId;
      readonly parentId: PostId | null;
      readonly title: string;
      readonly content: string;
      readonly authorId: UserId;
      readonly authorName: string | null;
      readonly isStaff: boolean;
      readonly mentionNames: Readonly<Record<string, string>> | null;
      readonly answeredId: UserId | null;
      readonly isAnsweredStaff: boolean | null;
      readonly answeredName: string | null;
      readonly createdAt: string;
      readonly editedAt: string | null;
      readonly isEdited: boolean;
      readonly removedAt: string | null;
      readonly removedBy: string | null;
      readonly removalReason: string | null;
      readonly version: number;
      readonly isLocked: boolean;
      readonly isThreadRemoved: boolean;
      readonly isPinned: boolean;
      readonly replyCount: number;
      readonly isFollowing: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly postKey: string | null;
    };
  };
  /** post-queries.ts */
  readonly listReplies: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolKind: "school" | "homeschool" | "personal";
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly postId: PostId;
      readonly threadId: PostId;
      readonly parentId: PostId;
      readonly title: string;
      readonly content: string;
      readonly authorId: UserId;
      readonly authorName: string | null;
      readonly isStaff: boolean;
      readonly mentionNames: Readonly<Record<string, string>> | null;
      readonly answeredId: UserId | null;
      readonly isAnsweredStaff: boolean | null;
      readonly answeredName: string | null;
      readonly createdAt: string;
      readonly editedAt: string | null;
      readonly isEdited: boolean;
      readonly removedAt: string | null;
      readonly removedBy: string | null;
      readonly removalReason: string | null;
      readonly version: number;
      readonly isLocked: boolean;
      readonly isThreadRemoved: boolean;
      readonly isPinned: boolean;
      readonly replyCount: number;
      readonly isFollowing: boolean;
    };
    readonly parameters: {
      readonly rootId: PostId | null;
      readonly createdAt: string | null;
      readonly postId: string | null;
      readonly many: number | string | null;
    };
  };
  /** post-queries.ts */
  readonly listThreads: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolKind: "school" | "homeschool" | "personal";
      readonly courseStatus: "draft" | "published" | "archived";
      readonly ownStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly threadId: PostId;
      readonly title: string;
      readonly content: string;
      readonly mentionNames: Readonly<Record<string, string>> | null;
      readonly authorId: UserId;
      readonly authorName: string | null;
      readonly isStaff: boolean;
      readonly createdAt: string;
      readonly lastActiveAt: string;
      readonly replyCount: number;
      readonly hasStaffReply: boolean;
      readonly isPinned: boolean;
      readonly isLocked: boolean;
      readonly isFollowing: boolean;
      readonly isUnread: boolean;
      readonly removedAt: string | null;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
      readonly filter: string | null;
      readonly isPinned: boolean | null;
      readonly lastActiveAt: string | null;
      readonly threadId: string | null;
      readonly many: number | string | null;
    };
  };
  /** post-queries.ts */
  readonly listUnanswered: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly schoolKind: "school" | "homeschool" | "personal";
      readonly courseStatus: "published";
      readonly ownStudentIds: readonly StudentId[];
      readonly teacherRole: "owner" | "teacher" | "grader" | null;
      readonly courseId: CourseId;
      readonly courseTitle: string;
      readonly threadId: PostId;
      readonly title: string;
      readonly content: string;
      readonly mentionNames: Readonly<Record<string, string>> | null;
      readonly authorId: UserId;
      readonly authorName: string | null;
      readonly isStaff: boolean;
      readonly createdAt: string;
      readonly lastActiveAt: string;
      readonly replyCount: number;
      readonly hasStaffReply: boolean;
      readonly isPinned: boolean;
      readonly isLocked: boolean;
      readonly isFollowing: boolean;
      readonly isUnread: boolean;
      readonly removedAt: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** post-queries.ts */
  readonly isCourseFollowed: {
    readonly row: {
      readonly isFollowing: boolean;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** post-queries.ts */
  readonly countOpenReports: {
    readonly row: {
      readonly count: number;
    };
    readonly parameters: {
      readonly courseId: CourseId | null;
    };
  };
  /** post-queries.ts */
  readonly listRevisions: {
    readonly row: {
      readonly title: string;
      readonly content: string;
      readonly until: string;
      readonly mentionNames: Readonly<Record<string, string>> | null;
    };
    readonly parameters: {
      readonly discussionId: PostId | null;
    };
  };
  /** refresh-html.ts */
  readonly listOldPosts: {
    readonly row: {
      readonly id: PostId;
      readonly schoolId: SchoolId;
      readonly content: string;
    };
    readonly parameters: {
      readonly after: PostId | null;
      readonly limit: number | string | null;
    };
  };
  /** refresh-html.ts */
  readonly listOldRevisions: {
    readonly row: {
      readonly id: string;
      readonly schoolId: SchoolId;
      readonly content: string;
    };
    readonly parameters: {
      readonly after: string | null;
      readonly limit: number | string | null;
    };
  };
  /** refresh-html.ts */
  readonly keepPost: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly content: string;
      readonly postId: PostId | null;
      readonly before: string | null;
    };
  };
  /** refresh-html.ts */
  readonly "refreshHtml.keepRevision": {
    readonly row: {
      readonly keep_cleaned_revision: null;
    };
    readonly parameters: {
      readonly id: string | null;
      readonly content: string | null;
      readonly after: string | null;
    };
  };
  /** write-queries.ts */
  readonly lockThread: {
    readonly row: {
      readonly id: PostId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly postId: PostId | null;
    };
  };
  /** write-queries.ts */
  readonly insertPost: {
    readonly row: {
      readonly postId: PostId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly postId: PostId;
      readonly courseId: CourseId;
      readonly rootId: PostId;
      readonly parentId: PostId | null;
      readonly title: string;
      readonly content: string;
      readonly mentions: readonly string[];
      readonly isStaff: boolean;
      readonly postKey: string;
      readonly now: string;
    };
  };
  /** write-queries.ts */
  readonly recount: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly rootId: PostId | null;
    };
  };
  /** write-queries.ts */
  readonly "writeQueries.keepRevision": {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly discussionRevisionId: string;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly postId: PostId | null;
    };
  };
  /** write-queries.ts */
  readonly changePost: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly title: string;
      readonly html: string;
      readonly mentions: readonly string[];
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly postId: PostId | null;
    };
  };
  /** write-queries.ts */
  readonly removePost: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string;
      readonly reason: string | null;
      readonly schoolId: SchoolId | null;
      readonly postId: PostId | null;
    };
  };
  /** write-queries.ts */
  readonly addFollow: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly discussionFollowId: string;
      readonly courseId: CourseId;
      readonly rootId: PostId | null;
      readonly now: string;
    };
  };
  /** write-queries.ts */
  readonly dropFollow: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseId: CourseId | null;
      readonly rootId: PostId | null;
    };
  };
  /** write-queries.ts */
  readonly putRead: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly discussionReadId: string;
      readonly courseId: CourseId;
      readonly rootId: PostId | null;
      readonly readAt: string;
    };
  };
  /** write-queries.ts */
  readonly setPinned: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly isOn: boolean;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly postId: PostId | null;
    };
  };
  /** write-queries.ts */
  readonly setLocked: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly lockedAt: string | null;
      readonly now: string;
      readonly schoolId: SchoolId | null;
      readonly postId: PostId | null;
    };
  };
}
