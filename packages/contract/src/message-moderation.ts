import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { REPORT_REASONS } from './discussion-moderation.ts';
import { ConversationId, MessageId, MessageReportId, SchoolId } from './ids.ts';
import { POST_NOTE_MAX_CHARACTERS } from './limits.ts';
import { Message, MessagePerson } from './message-parts.ts';

const Note = z.string().trim().max(POST_NOTE_MAX_CHARACTERS);
const MessageReportReason = z.enum(REPORT_REASONS);

/** School admins, and homeschool parents in their school. What they read of others is written down. */
const admins = procedure({
  scope: 'schools',
  relations: ['admin'],
  conditions: ['mfa'],
  audiences: ['T'],
});

export const MessagingRules = z.object({
  studentToStudent: z.enum(['off', 'shared_courses']),
  parentToParent: z.enum(['off', 'shared_courses']),
  guardiansReadAlong: z.enum(['never', 'under_13', 'minors']),
});
export type MessagingRules = z.infer<typeof MessagingRules>;

export const messageModeration = {
  /** Tells the school's admins that a message is wrong. From then on they may read the conversation. */
  report: procedure({
    scope: 'schools',
    relations: ['member', 'guardian'],
    conditions: ['limiter'],
    audiences: ['S', 'T'],
  })
    .input(z.strictObject({ messageId: MessageId, reason: MessageReportReason, note: Note.nullable() }))
    .output(z.object({ isReported: z.literal(true) })),
  /** Reports at the actor's schools that wait for a decision, oldest first. Without what was written. */
  reports: procedure({ scope: 'schools', relations: ['admin'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        reports: z
          .array(
            z.object({
              reportId: MessageReportId,
              conversationId: ConversationId,
              schoolId: SchoolId,
              schoolName: z.string(),
              reason: MessageReportReason,
              note: z.string().nullable(),
              reporterName: z.string().nullable(),
              authorName: z.string().nullable(),
              reportedAt: Instant,
            }),
          )
          .max(100),
      }),
    ),
  /** The reported message and what stands around it. Each look is written into the school's audit log. */
  readReported: admins.input(z.strictObject({ reportId: MessageReportId })).output(
    z.object({
      people: z.array(MessagePerson),
      /** At most 25 before and 25 after; also what was taken back since. */
      messages: z.array(Message).max(51),
      reportedMessageId: MessageId,
      can: z.object({ decide: z.boolean() }),
    }),
  ),
  /** Keeps a reported message or removes it; all open reports of the message are settled. */
  decideReport: procedure({
    scope: 'schools',
    relations: ['admin'],
    conditions: ['mfa', 'writable'],
    audiences: ['T'],
  })
    .errors({ NOT_OPEN: { status: 409 }, REASON_MISSING: { status: 422 } })
    .input(
      z.strictObject({
        reportId: MessageReportId,
        decision: z.enum(['keep', 'remove']),
        /** For the author; null when it is kept. */
        reason: Note.nullable(),
      }),
    )
    .output(z.object({ state: z.enum(['kept', 'removed']) })),
  /** The whole conversation of a report as a CSV file, written into the audit log. */
  exportReported: admins
    .input(z.strictObject({ reportId: MessageReportId }))
    .output(z.object({ fileName: z.string(), csv: z.string() })),
  /** Who may write to whom at a school. */
  rules: procedure({ scope: 'schools', relations: ['admin'], audiences: ['T'] })
    .input(z.strictObject({ schoolId: SchoolId }))
    .output(z.object({ rules: MessagingRules, version: z.number().int() })),
  saveRules: procedure({
    scope: 'schools',
    relations: ['admin'],
    conditions: ['writable', 'version'],
    audiences: ['T'],
  })
    .errors({ STALE: { status: 409, data: z.object({ rules: MessagingRules, version: z.number().int() }) } })
    .input(z.strictObject({ schoolId: SchoolId, rules: MessagingRules, baseVersion: z.number().int() }))
    .output(z.object({ rules: MessagingRules, version: z.number().int() })),
};
