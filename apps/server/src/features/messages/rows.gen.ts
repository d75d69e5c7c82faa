// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { ConversationId, CourseId, FileId, MessageId, MessageReportId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** families.ts */
  readonly listFamilies: {
    readonly row: {
      readonly studentId: StudentId;
      readonly studentName: string;
      readonly userId: UserId | null;
      readonly name: string;
      readonly isStudent: boolean;
      readonly hasRight: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentIds: readonly (StudentId | null)[] | null;
      readonly now: string | null;
    };
  };
  /** moderate-queries.ts */
  readonly countOpenReports: {
    readonly row: {
      readonly count: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** moderate-queries.ts */
  readonly insertReport: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly messageReportId: MessageReportId;
      readonly conversationId: string;
      readonly messageId: MessageId;
      readonly reason: string;
      readonly note: string | null;
      readonly now: string;
    };
  };
  /** moderate-queries.ts */
  readonly listReports: {
    readonly row: {
      readonly reportId: MessageReportId;
      readonly conversationId: string;
      readonly messageId: MessageId;
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly reason: string;
      readonly note: string | null;
      readonly state: "open";
      readonly reportedAt: string;
      readonly authorId: UserId;
      readonly reporterName: string | null;
      readonly authorName: string | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** moderate-queries.ts */
  readonly findReport: {
    readonly row: {
      readonly reportId: MessageReportId;
      readonly conversationId: string;
      readonly messageId: MessageId;
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly reason: string;
      readonly note: string | null;
      readonly state: string;
      readonly reportedAt: string;
      readonly authorId: UserId;
      readonly reporterName: string | null;
      readonly authorName: string | null;
    };
    readonly parameters: {
      readonly messageReportId: MessageReportId | null;
    };
  };
  /** moderate-queries.ts */
  readonly settleReports: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly state: string;
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly messageId: MessageId | null;
    };
  };
  /** moderate-queries.ts */
  readonly listAround: {
    readonly row: {
      readonly messageId: MessageId;
      readonly conversationId: ConversationId;
      readonly schoolId: SchoolId;
      readonly senderId: UserId;
      readonly body: string;
      readonly at: string;
      readonly removedAt: string | null;
      readonly removedBy: string | null;
      readonly removalReason: string | null;
      readonly isReported: boolean;
      readonly files: readonly unknown[];
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly messageId: MessageId | null;
      readonly conversationId: ConversationId | null;
      readonly manyOn: number | null;
    };
  };
  /** moderate-queries.ts */
  readonly listDeciders: {
    readonly row: {
      readonly userId: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly author: string | null;
    };
  };
  /** queries.ts */
  readonly countUnread: {
    readonly row: {
      readonly count: number;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** queries.ts */
  readonly listConversations: {
    readonly row: {
      readonly conversationId: ConversationId;
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly isSchoolClosed: boolean;
      readonly subject: string;
      readonly kind: string;
      readonly studentId: StudentId | null;
      readonly isReader: boolean;
      readonly isMuted: boolean;
      readonly leftAt: string | null;
      readonly at: string;
      readonly studentName: string | null;
      readonly unreadCount: number;
      readonly people: readonly unknown[];
      readonly peopleCount: number;
      readonly last: unknown;
    };
    readonly parameters: {
      readonly onlyUnread: boolean | null;
      readonly search: string | null;
      readonly afterAt: string | null;
      readonly afterConversationId: string | null;
      readonly limit: number | string | null;
    };
  };
  /** queries.ts */
  readonly findConversation: {
    readonly row: {
      readonly conversationId: ConversationId;
      readonly schoolId: SchoolId;
      readonly schoolName: string;
      readonly isSchoolClosed: boolean;
      readonly subject: string;
      readonly kind: string;
      readonly studentId: StudentId | null;
      readonly isReader: boolean;
      readonly isMuted: boolean;
      readonly leftAt: string | null;
      readonly at: string;
      readonly studentName: string | null;
      readonly unreadCount: number;
      readonly people: readonly unknown[];
      readonly peopleCount: number;
      readonly last: unknown;
    };
    readonly parameters: {
      readonly conversationId: ConversationId | null;
    };
  };
  /** queries.ts */
  readonly listPeople: {
    readonly row: {
      readonly userId: UserId;
      readonly name: string | null;
      readonly roles: readonly ("student" | "teacher" | "parent" | "homeschool_parent" | "school_admin")[] | null;
      readonly isReader: boolean;
      readonly hasLeft: boolean;
      readonly readUpTo: string | null;
    };
    readonly parameters: {
      readonly conversationId: ConversationId | null;
    };
  };
  /** queries.ts */
  readonly listMessages: {
    readonly row: {
      readonly messageId: MessageId;
      readonly conversationId: ConversationId;
      readonly schoolId: SchoolId;
      readonly senderId: UserId;
      readonly body: string;
      readonly at: string;
      readonly removedAt: string | null;
      readonly removedBy: string | null;
      readonly removalReason: string | null;
      readonly isReported: boolean;
      readonly files: readonly unknown[];
    };
    readonly parameters: {
      readonly conversationId: ConversationId | null;
      readonly afterCreatedAt: string | null;
      readonly afterMessageId: string | null;
      readonly limit: number | string | null;
    };
  };
  /** queries.ts */
  readonly findMessage: {
    readonly row: {
      readonly messageId: MessageId;
      readonly conversationId: ConversationId;
      readonly schoolId: SchoolId;
      readonly senderId: UserId;
      readonly body: string;
      readonly at: string;
      readonly removedAt: string | null;
      readonly removedBy: string | null;
      readonly removalReason: string | null;
      readonly isReported: boolean;
      readonly files: readonly unknown[];
    };
    readonly parameters: {
      readonly messageId: MessageId | null;
    };
  };
  /** queries.ts */
  readonly findSent: {
    readonly row: {
      readonly messageId: MessageId;
      readonly conversationId: ConversationId;
      readonly schoolId: SchoolId;
      readonly senderId: UserId;
      readonly body: string;
      readonly at: string;
      readonly removedAt: string | null;
      readonly removedBy: string | null;
      readonly removalReason: string | null;
      readonly isReported: boolean;
      readonly files: readonly unknown[];
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly messageKey: string | null;
    };
  };
  /** queries.ts */
  readonly listSchools: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly name: string;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** record.ts */
  readonly listOwnRecord: {
    readonly row: {
      readonly at: string;
      readonly body: string;
      readonly removedAt: string | null;
      readonly isRemovedByAuthor: boolean;
      readonly timeZone: string;
      readonly senderName: string | null;
      readonly fileNames: readonly string[];
    };
    readonly parameters: {
      readonly conversationId: ConversationId | null;
    };
  };
  /** record.ts */
  readonly listRecord: {
    readonly row: {
      readonly at: string;
      readonly body: string;
      readonly removedAt: string | null;
      readonly isRemovedByAuthor: boolean;
      readonly timeZone: string;
      readonly senderName: string | null;
      readonly fileNames: readonly string[];
    };
    readonly parameters: {
      readonly conversationId: ConversationId | null;
    };
  };
  /** rules.ts */
  readonly lockSchool: {
    readonly row: {
      readonly id: SchoolId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** rules.ts */
  readonly putRules: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly studentToStudent: string;
      readonly parentToParent: string;
      readonly guardiansReadAlong: string;
      readonly now: string;
    };
  };
  /** standing-queries.ts */
  readonly listStanding: {
    readonly row: {
      readonly userId: string | null;
      readonly name: string | null;
      readonly roles: readonly ("student" | "teacher" | "parent" | "homeschool_parent" | "school_admin")[] | null;
      readonly isCounselor: boolean | null;
      readonly studentId: StudentId | null;
      readonly age: number | null;
      readonly learns: readonly CourseId[];
      readonly counselorIds: readonly UserId[];
      readonly teaches: readonly CourseId[];
      readonly children: readonly unknown[];
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly people: readonly (string | null)[] | null;
      readonly now: string | null;
    };
  };
  /** standing-queries.ts */
  readonly findOwnStanding: {
    readonly row: {
      readonly userId: string;
      readonly name: string | null;
      readonly roles: readonly ("student" | "teacher" | "parent" | "homeschool_parent" | "school_admin")[] | null;
      readonly isCounselor: boolean | null;
      readonly studentId: StudentId | null;
      readonly age: number | null;
      readonly learns: readonly CourseId[];
      readonly counselorIds: readonly UserId[];
      readonly teaches: readonly CourseId[];
      readonly children: readonly unknown[];
    };
    readonly parameters: {
      readonly schoolId: string | null;
      readonly now: string | null;
    };
  };
  /** standing-queries.ts */
  readonly listStandingIn: {
    readonly row: {
      readonly userId: UserId;
      readonly name: string | null;
      readonly roles: readonly ("student" | "teacher" | "parent" | "homeschool_parent" | "school_admin")[] | null;
      readonly isCounselor: boolean | null;
      readonly studentId: StudentId | null;
      readonly age: number | null;
      readonly learns: readonly CourseId[];
      readonly counselorIds: readonly UserId[];
      readonly teaches: readonly CourseId[];
      readonly children: readonly unknown[];
    };
    readonly parameters: {
      readonly conversationId: ConversationId | null;
      readonly now: string | null;
    };
  };
  /** standing-queries.ts */
  readonly findRules: {
    readonly row: {
      readonly studentToStudent: string;
      readonly parentToParent: string;
      readonly guardiansReadAlong: string;
      readonly version: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** standing-queries.ts */
  readonly findRulesOf: {
    readonly row: {
      readonly studentToStudent: string;
      readonly parentToParent: string;
      readonly guardiansReadAlong: string;
      readonly version: number;
    };
    readonly parameters: {
      readonly conversationId: ConversationId | null;
    };
  };
  /** standing-queries.ts */
  readonly listGuardiansOf: {
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
  /** standing-queries.ts */
  readonly people: {
    readonly row: {
      readonly userId: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly children: readonly (StudentId | null)[] | null;
      readonly family: readonly (StudentId | null)[] | null;
      readonly taughtIn: readonly (CourseId | null)[] | null;
      readonly counseled: readonly (StudentId | null)[] | null;
      readonly everyone: boolean | null;
      readonly learnersOf: readonly (CourseId | null)[] | null;
      readonly guardiansOf: readonly (CourseId | null)[] | null;
      readonly office: boolean | null;
      readonly staff: boolean | null;
      readonly patterns: readonly (string | null)[] | null;
      readonly most: number | null;
    };
  };
  /** standing-queries.ts */
  readonly listCourseTitles: {
    readonly row: {
      readonly courseId: CourseId;
      readonly title: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly courseIds: readonly (CourseId | null)[] | null;
    };
  };
  /** workflows.ts */
  readonly findMessageFile: {
    readonly row: {
      readonly fileId: FileId;
      readonly schoolId: SchoolId;
      readonly ownerUserId: UserId;
      readonly name: string;
      readonly mediaType: string;
      readonly sizeBytes: number;
      readonly sha256: string;
      readonly storageKey: string;
      readonly isSent: boolean;
      readonly conversationId: ConversationId | null;
      readonly isRemoved: boolean;
      readonly isReader: boolean;
      readonly isReported: boolean;
    };
    readonly parameters: {
      readonly fileId: FileId | null;
    };
  };
  /** write-queries.ts */
  readonly lockFor: {
    readonly row: {
      readonly pg_advisory_xact_lock: null;
    };
    readonly parameters: {
      readonly what: string | null;
    };
  };
  /** write-queries.ts */
  readonly findClosed: {
    readonly row: {
      readonly id: SchoolId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** write-queries.ts */
  readonly lockConversation: {
    readonly row: {
      readonly conversationId: ConversationId;
      readonly schoolId: SchoolId;
      readonly isSchoolClosed: boolean;
      readonly kind: string;
      readonly studentId: StudentId | null;
      readonly lastMessageAt: string;
    };
    readonly parameters: {
      readonly conversationId: ConversationId | null;
    };
  };
  /** write-queries.ts */
  readonly findMembership: {
    readonly row: {
      readonly id: string;
    };
    readonly parameters: {
      readonly conversationId: ConversationId | null;
    };
  };
  /** write-queries.ts */
  readonly listMembers: {
    readonly row: {
      readonly userId: UserId;
      readonly isReader: boolean;
      readonly isMuted: boolean;
      readonly leftAt: string | null;
    };
    readonly parameters: {
      readonly conversationId: ConversationId | null;
    };
  };
  /** write-queries.ts */
  readonly findBetween: {
    readonly row: {
      readonly conversationId: ConversationId;
    };
    readonly parameters: {
      readonly userId: UserId | null;
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** write-queries.ts */
  readonly insertConversation: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly conversationId: ConversationId;
      readonly subject: string;
      readonly kind: string;
      readonly studentId: StudentId | null;
      readonly messageKey: string;
      readonly lastMessageAt: string;
    };
  };
  /** write-queries.ts */
  readonly insertMembers: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly conversationId: ConversationId;
      readonly isReader: boolean;
      readonly readsFrom: string | null;
      readonly createdAt: string;
      readonly conversationMemberIds: readonly string[];
      readonly userIds: readonly UserId[];
    };
  };
  /** write-queries.ts */
  readonly readAgain: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly readsFrom: string | null;
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly conversationId: ConversationId | null;
      readonly userIds: readonly (UserId | null)[] | null;
    };
  };
  /** write-queries.ts */
  readonly setLeft: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly leftAt: string | null;
      readonly updatedAt: string;
      readonly schoolId: SchoolId | null;
      readonly conversationId: ConversationId | null;
      readonly userIds: readonly (UserId | null)[] | null;
    };
  };
  /** write-queries.ts */
  readonly insertMessage: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly messageId: MessageId;
      readonly conversationId: ConversationId;
      readonly body: string;
      readonly messageKey: string;
      readonly createdAt: string;
    };
  };
  /** write-queries.ts */
  readonly insertFiles: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly schoolId: SchoolId;
      readonly conversationId: string;
      readonly messageId: MessageId;
      readonly createdAt: string;
      readonly messageFileIds: readonly string[];
      readonly fileIds: readonly FileId[];
    };
  };
  /** write-queries.ts */
  readonly countMessage: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly lastMessageAt: string;
      readonly schoolId: SchoolId | null;
      readonly conversationId: ConversationId | null;
    };
  };
  /** write-queries.ts */
  readonly putRead: {
    readonly row: {
      readonly schoolId: SchoolId;
    };
    readonly parameters: {
      readonly readUpTo: string | null;
      readonly updatedAt: string;
      readonly conversationId: ConversationId | null;
    };
  };
  /** write-queries.ts */
  readonly setMuted: {
    readonly row: {
      readonly isMuted: boolean;
    };
    readonly parameters: {
      readonly isMuted: boolean;
      readonly now: string;
      readonly conversationId: ConversationId | null;
    };
  };
  /** write-queries.ts */
  readonly removeMessage: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly now: string | null;
      readonly reason: string | null;
      readonly schoolId: SchoolId | null;
      readonly messageId: MessageId | null;
    };
  };
}
