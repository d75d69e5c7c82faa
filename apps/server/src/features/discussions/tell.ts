import type { Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { announce } from '#platform/events.ts';
import { notify } from '#platform/notify.ts';
import { listFollowers, listModerators, listReaders } from './course-queries.ts';

/** Where something happened. */
export interface Place {
  readonly schoolId: string;
  readonly courseId: string;
  readonly threadId: string;
}

type DiscussionTemplate =
  | 'discussion_started'
  | 'discussion_reply'
  | 'discussion_mention'
  | 'discussion_removed'
  | 'discussion_reported';

/** Tells some people, never with the words of others. */
export function tellPeople(
  tx: Transaction,
  clock: Clock,
  { schoolId, courseId, threadId }: Place,
  userIds: readonly string[],
  template: DiscussionTemplate,
): void {
  // What concerns somebody's safety comes whatever a person has chosen.
  const type = template === 'discussion_reported' ? 'safety' : 'discussion';
  const groupKey = `${template}:${threadId}`;
  notify(tx, clock, userIds, { schoolId, courseId, type, template, groupKey });
}

/** Tells those who are named, and those who follow and aren't: once each, and never the author. */
export async function tellOfPost(
  tx: Transaction,
  clock: Clock,
  place: Place,
  { authorId, mentions, isReply }: { authorId: string; mentions: readonly string[]; isReply: boolean },
): Promise<void> {
  const followers = await tx.query(
    listFollowers({
      schoolId: place.schoolId,
      courseId: place.courseId,
      rootId: isReply ? place.threadId : null,
    }),
  );
  const named = mentions.filter((userId) => userId !== authorId);
  const others = followers
    .map(({ userId }) => userId)
    .filter((userId) => userId !== authorId && !named.includes(userId));
  tellPeople(tx, clock, place, named, 'discussion_mention');
  tellPeople(tx, clock, place, others, isReply ? 'discussion_reply' : 'discussion_started');
}

/** Tells those who decide about a post. */
export async function tellModerators(
  tx: Transaction,
  clock: Clock,
  place: Place,
  authorId: string,
): Promise<void> {
  const moderators = await tx.query(
    listModerators({ schoolId: place.schoolId, courseId: place.courseId, authorId }),
  );
  const userIds = moderators.map(({ userId }) => userId);
  tellPeople(tx, clock, place, userIds, 'discussion_reported');
}

/** The browsers of everybody who reads the course's discussions ask again. */
export async function showAll(tx: Transaction, { schoolId, courseId, threadId }: Place): Promise<void> {
  const readers = await tx.query(listReaders({ schoolId, courseId }));
  announce(
    tx,
    readers.map(({ userId }) => userId),
    { topic: 'discussion', id: threadId },
  );
}
