// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { AdviceConversationId, AdviceMessageId, AdviceQuestionId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type * as adviceTables from '#db/tables/advice.ts';

export interface Sql {
  /** queries.ts */
  readonly findAdvised: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
      readonly studentUserId: UserId | null;
      readonly schoolKind: "school" | "homeschool" | "personal";
    };
    readonly parameters: {
      readonly now: string | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listConversations: {
    readonly row: {
      readonly conversationId: AdviceConversationId;
      readonly title: string;
      readonly lastAt: string;
      readonly askedBy: UserId;
      readonly askedAs: "student" | "guardian";
      readonly askedByName: string;
      readonly isTold: boolean;
      readonly openCount: number;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
      readonly most: number | string | null;
    };
  };
  /** queries.ts */
  readonly findConversation: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
      readonly conversationId: AdviceConversationId;
      readonly title: string;
      readonly lastAt: string;
      readonly askedBy: UserId;
      readonly askedAs: "student" | "guardian";
      readonly studentName: string;
      readonly schoolName: string;
      readonly schoolKind: "school" | "homeschool" | "personal";
      readonly studentUserId: UserId | null;
      readonly isTold: boolean;
      readonly askedByName: string;
      readonly openCount: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly conversationId: AdviceConversationId | null;
    };
  };
  /** queries.ts */
  readonly lockConversation: {
    readonly row: {
      readonly conversationId: AdviceConversationId;
      readonly lastAt: string;
      readonly lastSeq: number;
    };
    readonly parameters: {
      readonly conversationId: AdviceConversationId | null;
    };
  };
  /** queries.ts */
  readonly "advice.listMessages": {
    readonly row: {
      readonly messageId: AdviceMessageId;
      readonly conversationId: AdviceConversationId;
      readonly seq: number;
      readonly author: "asker" | "engine" | "counselor";
      readonly authorUserId: UserId | null;
      readonly text: string;
      readonly engine: "built_in" | "model" | null;
      readonly answer: NonNullable<(typeof adviceTables.adviceMessages.$inferSelect)['answer']> | null;
      readonly crisis: "suicide" | "abuse" | "self_harm" | "threat" | null;
      readonly crisisLocale: string | null;
      readonly toldCount: number | null;
      readonly answersMessageId: AdviceMessageId | null;
      readonly at: string;
      readonly authorName: string;
      readonly questionId: AdviceQuestionId | null;
      readonly questionState: "open" | "answered" | null;
      readonly questionAt: string | null;
      readonly questionVersion: number | null;
      readonly toName: string | null;
    };
    readonly parameters: {
      readonly conversationId: AdviceConversationId | null;
    };
  };
  /** queries.ts */
  readonly "advice.findMessage": {
    readonly row: {
      readonly messageId: AdviceMessageId;
      readonly conversationId: AdviceConversationId;
      readonly seq: number;
      readonly author: "asker" | "engine" | "counselor";
      readonly authorUserId: UserId | null;
      readonly text: string;
      readonly engine: "built_in" | "model" | null;
      readonly answer: NonNullable<(typeof adviceTables.adviceMessages.$inferSelect)['answer']> | null;
      readonly crisis: "suicide" | "abuse" | "self_harm" | "threat" | null;
      readonly crisisLocale: string | null;
      readonly toldCount: number | null;
      readonly answersMessageId: AdviceMessageId | null;
      readonly at: string;
      readonly authorName: string;
      readonly questionId: AdviceQuestionId | null;
      readonly questionState: "open" | "answered" | null;
      readonly questionAt: string | null;
      readonly questionVersion: number | null;
      readonly toName: string | null;
    };
    readonly parameters: {
      readonly messageId: AdviceMessageId | null;
    };
  };
  /** queries.ts */
  readonly findSent: {
    readonly row: {
      readonly messageId: AdviceMessageId;
      readonly conversationId: AdviceConversationId;
      readonly author: "asker" | "engine" | "counselor";
    };
    readonly parameters: {
      readonly userId: UserId | null;
      readonly messageKey: string | null;
    };
  };
  /** queries.ts */
  readonly findAnswerTo: {
    readonly row: {
      readonly messageId: AdviceMessageId;
    };
    readonly parameters: {
      readonly messageId: AdviceMessageId | null;
    };
  };
  /** queries.ts */
  readonly touchConversation: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly at: string;
      readonly schoolId: SchoolId | null;
      readonly conversationId: AdviceConversationId | null;
    };
  };
  /** queries.ts */
  readonly listTitles: {
    readonly row: {
      readonly title: string;
      readonly area: "english" | "math" | "science" | "social_science" | "world_language" | "religion_philosophy" | null;
      readonly units: number;
      readonly validTo: string | null;
      readonly checkedOn: string;
    };
    readonly parameters: {
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly listAdvisers: {
    readonly row: {
      readonly userId: UserId;
      readonly name: string;
      readonly isAssigned: boolean;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly "advice.listAdmins": {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listCloseTo: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly studentId: StudentId | null;
    };
  };
  /** queries.ts */
  readonly "advice.findSettings": {
    readonly row: {
      readonly version: number;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listAlerted: {
    readonly row: {
      readonly userId: UserId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly "advice.listStaff": {
    readonly row: {
      readonly userId: UserId;
      readonly name: string;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
    };
  };
  /** queries.ts */
  readonly listQuestions: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
      readonly questionId: AdviceQuestionId;
      readonly conversationId: AdviceConversationId;
      readonly messageId: AdviceMessageId;
      readonly studentName: string;
      readonly askedByName: string;
      readonly text: string;
      readonly askedAt: string;
      readonly toName: string | null;
      readonly state: "open" | "answered";
      readonly answeredAt: string | null;
      readonly answeredByName: string | null;
      readonly version: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: SchoolId | null;
      readonly state: "open" | "answered" | null;
    };
  };
  /** queries.ts */
  readonly listAlerts: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
      readonly messageId: AdviceMessageId;
      readonly conversationId: AdviceConversationId;
      readonly studentName: string;
      readonly kind: "suicide" | "abuse" | "self_harm" | "threat";
      readonly at: string;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly schoolId: string | null;
    };
  };
  /** queries.ts */
  readonly lockQuestion: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
      readonly questionId: AdviceQuestionId;
      readonly conversationId: AdviceConversationId;
      readonly messageId: AdviceMessageId;
      readonly askedBy: UserId;
      readonly state: "open" | "answered";
      readonly version: number;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly questionId: AdviceQuestionId | null;
    };
  };
  /** queries.ts */
  readonly closeQuestion: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly answerMessageId: string | null;
      readonly by: UserId | null;
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly questionId: AdviceQuestionId | null;
    };
  };
  /** queries.ts */
  readonly lockAlert: {
    readonly row: {
      readonly schoolId: SchoolId;
      readonly studentId: StudentId;
      readonly isOthersToCounsel: boolean;
      readonly isOfAge: boolean;
      readonly messageId: AdviceMessageId;
      readonly crisis: "suicide" | "abuse" | "self_harm" | "threat" | null;
      readonly seenAt: string | null;
      readonly isTold: boolean;
      readonly seenByName: string | null;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly messageId: AdviceMessageId | null;
    };
  };
  /** queries.ts */
  readonly noteSeen: {
    readonly row: {
      readonly name: string | null;
      readonly seenAt: string | null;
    };
    readonly parameters: {
      readonly by: UserId | null;
      readonly at: string | null;
      readonly schoolId: SchoolId | null;
      readonly messageId: AdviceMessageId | null;
    };
  };
}
