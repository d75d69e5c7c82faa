import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { Post, Thread } from './discussion-post.ts';
import { CourseId, PostId, StudentId, UserId } from './ids.ts';
import { POST_MAX_CHARACTERS, POST_NOTE_MAX_CHARACTERS, POST_TITLE_MAX_CHARACTERS } from './limits.ts';

const readers = procedure({
  scope: 'schools',
  relations: ['learner', 'teaches', 'admin'],
  audiences: ['S', 'T'],
});
const writers = procedure({
  scope: 'schools',
  relations: ['learner', 'teaches', 'admin'],
  conditions: ['writable', 'limiter', 'key'],
  audiences: ['S', 'T'],
});

export const THREAD_FILTERS = ['all', 'unanswered', 'mine', 'following'] as const;
export const ThreadFilter = z.enum(THREAD_FILTERS);
export type ThreadFilter = z.infer<typeof ThreadFilter>;

const Title = z.string().trim().max(POST_TITLE_MAX_CHARACTERS);
const Content = z.string().max(POST_MAX_CHARACTERS);
/** Made by the browser: sent twice it is posted once. */
const PostKey = z.uuid();

/** What is wrong with the words themselves. */
const wordErrors = {
  /** Title or content is empty once what may not stand there is gone. */
  MISSING_INFORMATION: { status: 422 },
  /** Nested too deeply, or too many elements. */
  TOO_COMPLEX: { status: 422 },
  /** Too many words, or with its marks more characters than can be stored. */
  TOO_LONG: {
    status: 422,
    data: z.union([
      z.object({ words: z.number().int(), most: z.number().int() }),
      z.object({ characters: z.number().int(), most: z.number().int() }),
    ]),
  },
  /** Somebody is named who isn't in this course. */
  NOT_IN_COURSE: { status: 422 },
  /** Locked, removed, or of a course that is over. */
  NOT_OPEN: { status: 409 },
} as const;

const ListCursor = z.strictObject({ isPinned: z.boolean(), lastActiveAt: Instant, threadId: PostId });
const PostCursor = z.strictObject({ createdAt: Instant, postId: PostId });

export const discussions = {
  /** Courses whose discussions the actor reads, the last used first; and children whose posts they may read. */
  picker: procedure({
    scope: 'schools',
    relations: ['learner', 'teaches', 'admin', 'guardian'],
    audiences: ['S0', 'S', 'T'],
  })
    .input(z.strictObject({}))
    .output(
      z.object({
        courses: z.array(
          z.object({
            courseId: CourseId,
            title: z.string(),
            threadCount: z.number().int(),
            /** Threads with something that the actor hasn't read. */
            unreadCount: z.number().int(),
            lastActiveAt: Instant.nullable(),
          }),
        ),
        children: z.array(z.object({ studentId: StudentId, name: z.string() })),
        /** Takes courses at a school that hasn't confirmed them yet. */
        isProvisional: z.boolean(),
      }),
    ),
  /** Threads of a course: pinned ones first, then by newest activity. */
  list: readers
    .input(z.strictObject({ courseId: CourseId, filter: ThreadFilter, cursor: ListCursor.nullable() }))
    .output(
      z.object({
        courseTitle: z.string(),
        threads: z.array(Thread).max(20),
        next: ListCursor.nullable(),
        isFollowing: z.boolean(),
        /** Reports that wait; null: not for the actor to decide. */
        openReportCount: z.number().int().nullable(),
        can: z.object({ post: z.boolean(), moderate: z.boolean() }),
      }),
    ),
  /** A thread and its replies, oldest first. */
  thread: readers.input(z.strictObject({ threadId: PostId, cursor: PostCursor.nullable() })).output(
    z.object({
      courseId: CourseId,
      courseTitle: z.string(),
      thread: Post,
      replies: z.array(Post).max(50),
      next: PostCursor.nullable(),
      replyCount: z.number().int(),
      isPinned: z.boolean(),
      isLocked: z.boolean(),
      isFollowing: z.boolean(),
      can: z.object({ reply: z.boolean(), moderate: z.boolean() }),
    }),
  ),
  /** People of the course who know each other here: those who may be mentioned, by name. */
  people: readers.input(z.strictObject({ courseId: CourseId })).output(
    z.object({
      people: z.array(z.object({ userId: UserId, name: z.string(), isStaff: z.boolean() })).max(500),
    }),
  ),
  /** Begins a thread. */
  post: writers
    .errors(wordErrors)
    .input(z.strictObject({ courseId: CourseId, title: Title, content: Content, postKey: PostKey }))
    .output(Post),
  /** Answers a thread or a reply in it. */
  reply: writers
    .errors(wordErrors)
    .input(z.strictObject({ postId: PostId, content: Content, postKey: PostKey }))
    .output(Post),
  /** Changes one's own post within 24 hours; what it said before is kept. */
  edit: procedure({
    scope: 'schools',
    relations: ['learner', 'teaches', 'admin'],
    conditions: ['writable', 'version'],
    audiences: ['S', 'T'],
  })
    .errors({ ...wordErrors, STALE: { status: 409, data: Post } })
    .input(
      z.strictObject({
        postId: PostId,
        /** Ignored for a reply. */
        title: Title,
        content: Content,
        version: z.number().int(),
      }),
    )
    .output(Post),
  /** Takes back one's own post, or removes somebody's with a reason that its author is told. */
  remove: procedure({
    scope: 'schools',
    relations: ['learner', 'teaches', 'admin'],
    conditions: ['writable'],
    audiences: ['S', 'T'],
  })
    .errors({ REASON_MISSING: { status: 422 } })
    .input(
      z.strictObject({
        postId: PostId,
        /** Null: one's own. */
        reason: z.string().trim().max(POST_NOTE_MAX_CHARACTERS).nullable(),
      }),
    )
    .output(Post),
  /** What a post said before: for its author and for staff of the course. */
  history: readers.input(z.strictObject({ postId: PostId })).output(
    z.object({
      /** Oldest first; the last one is as it stands now. */
      versions: z.array(z.object({ title: z.string(), content: z.string(), writtenAt: Instant })),
    }),
  ),
  /** Is told of what is new in a thread, or of new threads of the course (null). */
  follow: readers
    .input(z.strictObject({ courseId: CourseId, threadId: PostId.nullable(), isOn: z.boolean() }))
    .output(z.object({ isFollowing: z.boolean() })),
  /** Read up to an instant that the server gave: a thread, or the whole course (null). */
  markRead: readers
    .input(z.strictObject({ courseId: CourseId, threadId: PostId.nullable(), upTo: Instant }))
    .output(z.object({ unreadCount: z.number().int() })),
  /** A child's own posts and what staff answered; nobody else's words. */
  listAsGuardian: procedure({ scope: 'schools', relations: ['guardian'], audiences: ['S'] })
    .input(z.strictObject({ studentId: StudentId, cursor: PostCursor.nullable() }))
    .output(
      z.object({
        posts: z
          .array(
            z.object({
              postId: PostId,
              courseTitle: z.string(),
              /** Null: a reply. */
              title: z.string().nullable(),
              /** Null: removed. */
              content: z.string().nullable(),
              createdAt: Instant,
              editedAt: Instant.nullable(),
              removal: z.enum(['author', 'staff']).nullable(),
              answers: z
                .array(
                  z.object({
                    postId: PostId,
                    authorName: z.string().nullable(),
                    content: z.string(),
                    createdAt: Instant,
                  }),
                )
                .max(20),
            }),
          )
          .max(20),
        next: PostCursor.nullable(),
      }),
    ),
};
