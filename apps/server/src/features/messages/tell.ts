import type { Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { announce } from '#platform/events.ts';
import { notify } from '#platform/notify.ts';

/** Notices of one conversation's messages become one with a count. */
export const groupKeyOf = (conversationId: string): string => `message_received:${conversationId}`;

interface Place {
  readonly schoolId: string;
  readonly conversationId: string;
}

/** Tells people that a message came, never what it says. */
export function tellOfMessage(
  tx: Transaction,
  clock: Clock,
  { schoolId, conversationId }: Place,
  userIds: readonly string[],
): void {
  notify(tx, clock, userIds, {
    schoolId,
    type: 'message',
    template: 'message_received',
    groupKey: groupKeyOf(conversationId),
  });
}

/** Tells those who decide; what concerns somebody's safety comes whatever a person has chosen. */
export function tellOfReport(
  tx: Transaction,
  clock: Clock,
  { schoolId }: Place,
  userIds: readonly string[],
): void {
  notify(tx, clock, userIds, {
    schoolId,
    type: 'safety',
    template: 'message_reported',
    groupKey: `message_reported:${schoolId}`,
  });
}

/** Browsers of these people ask for the conversation again. */
export const showAll = (tx: Transaction, conversationId: string, userIds: readonly string[]): void =>
  announce(tx, userIds, { topic: 'message', id: conversationId });
