// Made by "node tools/sql-types.ts" from the statements of this folder and the migrated schema.
import type { DataExportId, FileId, MailId, SchoolId, UserId } from '@fieldhouse/contract/ids.ts';

export interface Sql {
  /** ai/may-use-models.ts */
  readonly "may-use-models.findChoice": {
    readonly row: {
      readonly isRefused: boolean;
      readonly isGiven: boolean;
      readonly isTakenBack: boolean;
      readonly isWaiting: boolean;
      readonly isUnder13: boolean;
    };
    readonly parameters: {
      readonly userId: UserId | null;
      readonly now: string | null;
    };
  };
  /** ai/tasks.ts */
  readonly reserveCall: {
    readonly row: {
      readonly reserved: number;
    };
    readonly parameters: {
      readonly perSchool: number | null;
      readonly userId: string | null;
      readonly perUser: number | null;
      readonly schoolId: string;
      readonly on: string;
    };
  };
  /** ai/tasks.ts */
  readonly settleCost: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly costMicros: number | string | null;
      readonly schoolId: string | null;
      readonly on: string | null;
      readonly userId: string | null;
    };
  };
  /** audit.ts */
  readonly insert: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly auditLogId: string;
      readonly now: string;
      readonly schoolId: string | null;
      readonly actorKind: "user" | "job" | "operator" | "link";
      readonly actorUserId: string | null;
      readonly action: string;
      readonly entityType: string;
      readonly entityId: string | null;
      readonly before: unknown;
      readonly after: unknown;
      readonly reason: string | null;
      readonly ipAddress: string | null;
      readonly requestId: string | null;
    };
  };
  /** event-stream.ts */
  readonly "eventStream.enter": {
    readonly row: {
      readonly actor: unknown;
    };
    readonly parameters: {
      readonly token: string | null;
    };
  };
  /** events.ts */
  readonly notify: {
    readonly row: {
      readonly pg_notify: null;
    };
    readonly parameters: {
      readonly channel: string | null;
      readonly payload: string | null;
    };
  };
  /** limiter.ts */
  readonly findFull: {
    readonly row: {
      readonly key: string | null;
      readonly waitSeconds: number | null;
      readonly beyond: number | null;
    };
    readonly parameters: {
      readonly keys: readonly (string | null)[] | null;
      readonly wrongTries: readonly (number | null)[] | null;
      readonly windows: readonly (number | null)[] | null;
    };
  };
  /** limiter.ts */
  readonly countTries: {
    readonly row: {
      readonly count_wrong: null;
    };
    readonly parameters: {
      readonly keys: readonly (string | null)[] | null;
      readonly windows: readonly (number | null)[] | null;
      readonly amount: number | null;
    };
  };
  /** limiter.ts */
  readonly clearTries: {
    readonly row: {
      readonly clear_tries: null;
    };
    readonly parameters: {
      readonly keys: readonly (string | null)[] | null;
    };
  };
  /** limiter.ts */
  readonly sweep: {
    readonly row: {
      readonly gone: number | null;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** mail/mailer.ts */
  readonly queueMail: {
    readonly row: {
      readonly isNew: boolean | null;
    };
    readonly parameters: {
      readonly mailId: string | null;
      readonly key: string | null;
      readonly userId: string | null;
      readonly address: string | null;
      readonly locale: string | null;
      readonly template: string | null;
      readonly subject: string | null;
      readonly body: string | null;
      readonly unsubscribeUrl: string | null;
      readonly name: string | null;
      readonly schoolId: string | null;
    };
  };
  /** mail/mailer.ts */
  readonly takeLetter: {
    readonly row: {
      readonly toAddress: string;
      readonly locale: string;
      readonly template: string;
      readonly subject: string;
      readonly bodyText: string;
      readonly unsubscribeUrl: string | null;
      readonly unsureTries: number;
      readonly createdAt: string;
    };
    readonly parameters: {
      readonly now: string | null;
      readonly seconds: number | null;
      readonly mailOutboxId: MailId | null;
    };
  };
  /** mail/mailer.ts */
  readonly findHeading: {
    readonly row: {
      readonly givenName: string | null;
      readonly schoolName: string | null;
      readonly schoolEmail: string | null;
    };
    readonly parameters: {
      readonly mailOutboxId: string | null;
    };
  };
  /** mail/mailer.ts */
  readonly isQueued: {
    readonly row: {
      readonly id: MailId;
    };
    readonly parameters: {
      readonly mailOutboxId: MailId | null;
    };
  };
  /** mail/mailer.ts */
  readonly findSuppression: {
    readonly row: {
      readonly at: string;
    };
    readonly parameters: {
      readonly addressHash: string | null;
    };
  };
  /** mail/mailer.ts */
  readonly suppress: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly addressHash: string;
      readonly reason: string;
      readonly now: string;
    };
  };
  /** mail/mailer.ts */
  readonly markLetter: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly state: "queued" | "sent" | "kept" | "parked" | "bounced";
      readonly lastError: string | null;
      readonly isSure: boolean | null;
      readonly now: string | null;
      readonly mailOutboxId: MailId | null;
    };
  };
  /** mail/mailer.ts */
  readonly listForgotten: {
    readonly row: {
      readonly id: MailId;
    };
    readonly parameters: {
      readonly before: string | null;
    };
  };
  /** notify.ts */
  readonly "notify.tell": {
    readonly row: {
      readonly notify_people: null;
    };
    readonly parameters: {
      readonly userIds: readonly (string | null)[] | null;
      readonly schoolId: string | null;
      readonly type: string | null;
      readonly template: string | null;
      readonly courseId: string | null;
      readonly assignmentId: string | null;
      readonly studentId: string | null;
      readonly groupKey: string | null;
      readonly now: string | null;
      readonly count: number | null;
    };
  };
  /** open-services.ts */
  readonly findLocale: {
    readonly row: {
      readonly locale: string | null;
    };
    readonly parameters: {
      readonly userId: string | null;
    };
  };
  /** presence.ts */
  readonly "presence.tell": {
    readonly row: {
      readonly pg_notify: null;
    };
    readonly parameters: {
      readonly channel: string | null;
      readonly payload: string | null;
    };
  };
  /** private-files.ts */
  readonly "privateFiles.enter": {
    readonly row: {
      readonly actor: unknown;
    };
    readonly parameters: {
      readonly token: string | null;
    };
  };
  /** private-files.ts */
  readonly findAvatar: {
    readonly row: {
      readonly key: string | null;
    };
    readonly parameters: {
      readonly userId: string | null;
      readonly now: string | null;
    };
  };
  /** private-files.ts */
  readonly findExport: {
    readonly row: {
      readonly storageKey: string | null;
      readonly sizeBytes: number | null;
    };
    readonly parameters: {
      readonly dataExportId: DataExportId | null;
      readonly now: string | null;
    };
  };
  /** procedure.ts */
  readonly "procedure.enter": {
    readonly row: {
      readonly actor: unknown;
    };
    readonly parameters: {
      readonly token: string | null;
    };
  };
  /** procedure.ts */
  readonly enterRecord: {
    readonly row: {
      readonly actor: unknown;
    };
    readonly parameters: {
      readonly token: string | null;
    };
  };
  /** procedure.ts */
  readonly enterOperator: {
    readonly row: {
      readonly actor: unknown;
    };
    readonly parameters: {
      readonly token: string | null;
    };
  };
  /** proof-of-work.ts */
  readonly spendChallenge: {
    readonly row: {
      readonly isFirst: boolean | null;
    };
    readonly parameters: {
      readonly challenge: string | null;
      readonly expiresAt: string | null;
      readonly now: string | null;
    };
  };
  /** retention.ts */
  readonly listSchools: {
    readonly row: {
      readonly id: SchoolId;
    };
    readonly parameters: Readonly<Record<never, never>>;
  };
  /** retention.ts */
  readonly erase: {
    readonly row: {
      readonly rows: number | null;
    };
    readonly parameters: {
      readonly table: string | null;
      readonly schoolId: string | null;
      readonly now: string | null;
      readonly limit: number | null;
      readonly isDryRun: boolean | null;
    };
  };
  /** retention.ts */
  readonly listHusks: {
    readonly row: {
      readonly fileId: FileId;
    };
    readonly parameters: {
      readonly schoolId: SchoolId | null;
      readonly since: string | null;
    };
  };
  /** seal-audit.ts */
  readonly seal: {
    readonly row: {
      readonly sealed: number | null;
    };
    readonly parameters: {
      readonly since: string | null;
      readonly limit: number | null;
    };
  };
  /** session.ts */
  readonly dropEarlierResets: {
    readonly row: Readonly<Record<never, never>>;
    readonly parameters: {
      readonly userId: string | null;
      readonly prefix: string | null;
      readonly identifier: string | null;
    };
  };
}
