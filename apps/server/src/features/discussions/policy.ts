import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { POST_EDIT_HOURS } from '@fieldhouse/contract/limits.ts';
import { type Actor, isAdminOf, isKnownIn } from '#access/actor.ts';
import { isNowLearnerOf, type RoleScope, teachesCourse } from '#access/courses.ts';

/** How the actor stands to the course of a discussion. */
export interface DiscussionScope extends RoleScope {
  readonly schoolKind: 'school' | 'homeschool' | 'personal';
  readonly courseStatus: 'draft' | 'published' | 'archived';
  /** The actor's own records that take the course now. */
  readonly ownStudentIds: readonly StudentId[];
}

/** What a post is, as far as rights on it go. */
export interface PostScope {
  readonly authorId: string;
  readonly createdAt: string;
  readonly removedAt: string | null;
  readonly isEdited: boolean;
  /** Of its thread. */
  readonly isLocked: boolean;
  readonly isThreadRemoved: boolean;
}

const isLearner = (actor: Actor, scope: DiscussionScope): boolean =>
  isKnownIn(actor, scope.schoolId) && isNowLearnerOf(actor, scope);

/** Teaches the course, graders included; a homeschool parent teaches every course at home. */
export const isTeacherOf = (actor: Actor, scope: DiscussionScope): boolean =>
  teachesCourse(actor, scope) || (scope.schoolKind === 'homeschool' && isAdminOf(actor, scope.schoolId));

/** Those who take the course and whom the school knows, who teach it, and admins of the school. */
export const canReadDiscussions = (actor: Actor, scope: DiscussionScope): boolean =>
  scope.courseStatus !== 'draft' &&
  (isLearner(actor, scope) || isTeacherOf(actor, scope) || isAdminOf(actor, scope.schoolId));

/** Admins read and moderate; they don't join in. */
export const canPost = (actor: Actor, scope: DiscussionScope): boolean =>
  scope.courseStatus === 'published' && (isLearner(actor, scope) || isTeacherOf(actor, scope));

/** Who runs the course: its teachers without graders, and admins of the school. */
export const canModerate = (actor: Actor, scope: DiscussionScope): boolean =>
  canReadDiscussions(actor, scope) &&
  (isAdminOf(actor, scope.schoolId) || (isTeacherOf(actor, scope) && scope.teacherRole !== 'grader'));

export const canReply = (actor: Actor, scope: DiscussionScope, post: PostScope): boolean =>
  canPost(actor, scope) && !post.isLocked && !post.isThreadRemoved && post.removedAt === null;

/** It is one's own, and one still joins in; whether it is too late is for `canEdit` and `canTakeBack`. */
export const canChange = (
  actor: Actor,
  scope: DiscussionScope,
  { authorId }: Pick<PostScope, 'authorId'>,
): boolean => canPost(actor, scope) && authorId === actor.userId;

/** One's own, for a day, while the thread is open. */
export const canEdit = (actor: Actor, scope: DiscussionScope, post: PostScope, now: string): boolean =>
  canChange(actor, scope, post) &&
  canReply(actor, scope, post) &&
  Date.parse(now) - Date.parse(post.createdAt) < POST_EDIT_HOURS * 3_600_000;

export const canTakeBack = (actor: Actor, scope: DiscussionScope, post: PostScope): boolean =>
  canChange(actor, scope, post) && post.removedAt === null;

/** Removes somebody else's. */
export const canRemove = (actor: Actor, scope: DiscussionScope, post: PostScope): boolean =>
  canModerate(actor, scope) && post.removedAt === null && post.authorId !== actor.userId;

export const canReport = (actor: Actor, scope: DiscussionScope, post: PostScope): boolean =>
  canReadDiscussions(actor, scope) && post.removedAt === null && post.authorId !== actor.userId;

/** The author and staff see what a post said before it was changed. */
export const canSeeHistory = (actor: Actor, scope: DiscussionScope, post: PostScope): boolean =>
  post.isEdited &&
  (canModerate(actor, scope) ||
    (canReadDiscussions(actor, scope) &&
      post.removedAt === null &&
      (post.authorId === actor.userId || isTeacherOf(actor, scope))));

/** Nobody decides about what they wrote themselves. */
export const canDecideReport = (actor: Actor, scope: DiscussionScope, post: PostScope): boolean =>
  canModerate(actor, scope) && post.authorId !== actor.userId;
