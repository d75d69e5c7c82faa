import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { Post, Thread } from './discussion-post.ts';
import { CourseId, PostId, PostReportId } from './ids.ts';
import { POST_NOTE_MAX_CHARACTERS } from './limits.ts';

export const REPORT_REASONS = ['hurtful', 'unsafe', 'private', 'spam', 'other'] as const;
export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

const moderators = procedure({
  scope: 'schools',
  relations: ['runs'],
  conditions: ['writable'],
  audiences: ['T'],
});
const Note = z.string().trim().max(POST_NOTE_MAX_CHARACTERS);

export const discussionModeration = {
  /** Tells those who run the course that a post is wrong. */
  report: procedure({
    scope: 'schools',
    relations: ['learner', 'teaches', 'admin'],
    conditions: ['writable', 'limiter'],
    audiences: ['S', 'T'],
  })
    .input(z.strictObject({ postId: PostId, reason: ReportReason, note: Note.nullable() }))
    .output(z.object({ isReported: z.literal(true) })),
  /** Reports that wait for a decision, oldest first: of one course, or of all that the actor runs (null). */
  reports: procedure({ scope: 'schools', relations: ['runs'], audiences: ['T'] })
    .input(z.strictObject({ courseId: CourseId.nullable() }))
    .output(
      z.object({
        reports: z
          .array(
            z.object({
              reportId: PostReportId,
              courseId: CourseId,
              courseTitle: z.string(),
              reason: ReportReason,
              note: z.string().nullable(),
              reporterName: z.string().nullable(),
              reportedAt: Instant,
              post: Post,
              /** What it says, also when its author has taken it back. */
              content: z.string(),
            }),
          )
          .max(100),
      }),
    ),
  /** Keeps a reported post or removes it; all open reports of the post are settled. */
  decideReport: moderators
    .errors({ NOT_OPEN: { status: 409 }, REASON_MISSING: { status: 422 } })
    .input(
      z.strictObject({
        reportId: PostReportId,
        decision: z.enum(['keep', 'remove']),
        /** For the author; null when it is kept. */
        reason: Note.nullable(),
      }),
    )
    .output(z.object({ state: z.enum(['kept', 'removed']) })),
  /** Puts a thread on top of the list, or back in its place. */
  pin: moderators
    .input(z.strictObject({ threadId: PostId, isOn: z.boolean() }))
    .output(z.object({ isPinned: z.boolean() })),
  /** Ends a thread: it is read, and nobody replies. */
  lock: moderators
    .input(z.strictObject({ threadId: PostId, isOn: z.boolean() }))
    .output(z.object({ isLocked: z.boolean() })),
  /** Students' threads that no teacher has answered, oldest first, of all courses that the actor teaches. */
  unanswered: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        threads: z.array(Thread.extend({ courseId: CourseId, courseTitle: z.string() })).max(50),
      }),
    ),
};
