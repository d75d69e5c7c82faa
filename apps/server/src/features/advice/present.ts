import type { AdviceMessage } from '@fieldhouse/contract/advice.ts';
import type { AdviceConversationId } from '@fieldhouse/contract/ids.ts';
import type { CrisisKind } from '@fieldhouse/domain/advice/crisis-kinds.ts';
import { linesFor } from '@fieldhouse/domain/advice/crisis-lines.ts';
import type { Fact } from '@fieldhouse/domain/advice/fact.ts';
import { ADVICE_LOCALES } from '@fieldhouse/domain/advice/locale.ts';
import type { Actor } from '#access/actor.ts';
import type { RowOf } from '#db/unit.ts';
import type { listConversations, listMessages } from './queries.ts';

export type MessageRow = RowOf<typeof listMessages>;

/** What is shown at once to somebody in danger. */
export const helpFor = (kind: CrisisKind, locale: string | null, toldCount: number) => ({
  kind,
  toldCount,
  lines: linesFor(kind, ADVICE_LOCALES.find((one) => one === locale) ?? 'en').map(
    ({ country, name, phone, text, source }) => ({ country, name, phone, text, source }),
  ),
});

/** A copy that may be changed, as the contract's type has it. */
export const plainFact = ({ code, params, cites }: Fact) => ({
  code,
  params: { ...params },
  cites: cites.map((cite) => ({ ...cite })),
});

/** A message as its reader gets it. */
export function presentMessage(actor: Actor, row: MessageRow): AdviceMessage {
  const isMine = row.authorUserId === actor.userId;
  return {
    messageId: row.messageId,
    at: row.at,
    from: row.author === 'engine' ? { kind: 'engine' } : { kind: row.author, name: row.authorName, isMine },
    text: row.text,
    answer:
      row.answer === null
        ? null
        : {
            engine: row.engine ?? 'built_in',
            kind: row.answer.kind,
            why: row.answer.why,
            facts: row.answer.facts.map(plainFact),
            sentences: row.answer.sentences?.map(({ text, facts }) => ({ text, facts: [...facts] })) ?? null,
            isFallback: row.answer.isFallback,
          },
    help: row.crisis === null ? null : helpFor(row.crisis, row.crisisLocale, row.toldCount ?? 0),
    handOver:
      row.questionId === null
        ? null
        : {
            questionId: row.questionId,
            state: row.questionState ?? 'open',
            toName: row.toName,
            askedAt: row.questionAt ?? row.at,
            version: row.questionVersion ?? 1,
          },
  };
}

/**
 * The messages that somebody reads. Guardians don't read what a child in danger wrote, nor what was answered to it, since the
 * danger may be at home; where the family is the school, its parent is the adult who was told, of all but abuse. Whoever was told
 * of danger, and reads it for that alone, reads what people wrote and not what the ledger says.
 */
export function shownTo(
  as: 'asker' | 'counselor' | 'guardian' | 'told',
  rows: readonly MessageRow[],
  schoolKind: string,
): readonly MessageRow[] {
  if (as === 'told') return rows.filter(({ author }) => author !== 'engine');
  if (as !== 'guardian') return rows;
  const isHidden = ({ crisis }: MessageRow) =>
    crisis !== null && (schoolKind !== 'homeschool' || crisis === 'abuse');
  const hidden = new Set(rows.filter(isHidden).map(({ messageId }) => messageId));
  return rows.filter(
    ({ messageId, answersMessageId }) =>
      !hidden.has(messageId) && (answersMessageId === null || !hidden.has(answersMessageId)),
  );
}

type ConversationRow = Pick<
  RowOf<typeof listConversations>,
  'title' | 'lastAt' | 'openCount' | 'askedByName' | 'askedBy'
> & { readonly conversationId: AdviceConversationId };

export const presentConversation = (actor: Actor, row: ConversationRow) => ({
  conversationId: row.conversationId,
  title: row.title,
  lastAt: row.lastAt,
  openCount: row.openCount,
  askedByName: row.askedByName,
  isMine: row.askedBy === actor.userId,
});
