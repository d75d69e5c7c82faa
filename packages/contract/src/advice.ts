import { CRISIS_KINDS } from '@fieldhouse/domain/advice/crisis-kinds.ts';
import { FACT_CODES } from '@fieldhouse/domain/advice/fact.ts';
import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { Body, Outlook } from './eligibility-ledger.ts';
import {
  AdviceConversationId,
  AdviceMessageId,
  AdviceQuestionId,
  SchoolId,
  StudentId,
  UserId,
} from './ids.ts';
import { ADVICE_ANSWER_MAX, ADVICE_SENT_MAX } from './limits.ts';

const reads = procedure({
  scope: 'schools',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S', 'T'],
});
const asks = procedure({
  scope: 'schools',
  relations: ['student', 'guardian', 'staff'],
  conditions: ['writable', 'limiter', 'key'],
  audiences: ['S', 'T'],
});
const counsels = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
const counselorWrites = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['writable', 'version', 'key'],
  audiences: ['T'],
});
const admin = procedure({
  scope: 'schools',
  relations: ['admin'],
  conditions: ['writable', 'version'],
  audiences: ['T'],
});

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const Cite = z.discriminatedUnion('kind', [
  /** A dated rule, with the document that it stands in; empty: our own reading. */
  z.object({
    kind: z.literal('rule'),
    body: Body,
    ruleId: z.string(),
    source: z.string(),
    version: z.string(),
    fromOn: z.string(),
    checkedOn: z.string(),
  }),
  z.object({ kind: z.literal('ledger'), body: Body }),
  z.object({ kind: z.literal('course'), rowId: z.string(), title: z.string() }),
  z.object({ kind: z.literal('registry'), checkedOn: z.string().nullable() }),
  z.object({ kind: z.enum(['plan', 'road', 'history', 'people']) }),
]);
export type AdviceCite = z.infer<typeof Cite>;

/** One claim: a code, its figures, and where each stands. A page has the words, in the reader's language. */
export const AdviceFact = z.object({
  code: z.enum(FACT_CODES),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  cites: list(Cite),
});
export type AdviceFact = z.infer<typeof AdviceFact>;

const CrisisKind = z.enum(CRISIS_KINDS);
export type CrisisKind = z.infer<typeof CrisisKind>;

/** What is shown at once to somebody who may be in danger. */
const Help = z.object({
  kind: CrisisKind,
  /** Whom to call, those of the United States first. */
  lines: list(
    z.object({
      country: z.string(),
      name: z.string(),
      phone: z.string(),
      text: z.string().nullable(),
      source: z.string(),
    }),
  ),
  /** Adults of the school who were told. */
  toldCount: z.number().int(),
});
export type AdviceHelp = z.infer<typeof Help>;

/** A sentence that a model worded, with the facts that it was checked against, by their place. */
const Sentence = z.object({ text: z.string(), facts: list(z.number().int()) });

const Answer = z.object({
  /** `model`: it chose the tools and worded the facts; each sentence was checked against them. */
  engine: z.enum(['built_in', 'model']),
  kind: z.enum(['answer', 'unknown', 'refused', 'can_do']),
  why: z.enum(['orders', 'other_person', 'other_rules', 'binding']).nullable(),
  facts: list(AdviceFact),
  /** Null: the built-in engine's own words. */
  sentences: list(Sentence).nullable(),
  /** A model was asked, and what it said didn't hold: this is the built-in engine's answer in its place. */
  isFallback: z.boolean(),
});
export type AdviceAnswer = z.infer<typeof Answer>;

/** How a question stands that was handed to a person. */
const HandOver = z.object({
  questionId: AdviceQuestionId,
  state: z.enum(['open', 'answered']),
  /** Null: to every counselor of the school. */
  toName: z.string().nullable(),
  askedAt: Instant,
  version: z.number().int(),
});

export const AdviceMessage = z.object({
  messageId: AdviceMessageId,
  at: Instant,
  from: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('asker'), name: z.string(), isMine: z.boolean() }),
    z.object({ kind: z.literal('counselor'), name: z.string(), isMine: z.boolean() }),
    z.object({ kind: z.literal('engine') }),
  ]),
  /** What a person wrote; empty of an engine. */
  text: z.string(),
  /** Of an engine. */
  answer: Answer.nullable(),
  /** Shown to whoever wrote the question, and to adults of the school who were told. */
  help: Help.nullable(),
  /** Of a question that was handed over. */
  handOver: HandOver.nullable(),
});
export type AdviceMessage = z.infer<typeof AdviceMessage>;

const ConversationRow = z.object({
  conversationId: AdviceConversationId,
  /** The first question, shortened. */
  title: z.string(),
  lastAt: Instant,
  /** Questions that wait for a person. */
  openCount: z.number().int(),
  askedByName: z.string(),
  isMine: z.boolean(),
});

const Standing = z.object({ body: Body, outlook: Outlook });

/** Parts of an answer as they come. */
const Part = z.discriminatedUnion('kind', [
  /** The question is kept; whom it may concern was told. */
  z.object({
    kind: z.literal('asked'),
    conversationId: AdviceConversationId,
    question: AdviceMessage,
  }),
  /** Which tools are asked. */
  z.object({ kind: z.literal('reading'), tools: list(z.string()) }),
  /** A fact of the built-in engine. */
  z.object({ kind: z.literal('fact'), fact: AdviceFact }),
  /** A sentence of a model that was checked, with its facts. */
  z.object({ kind: z.literal('sentence'), text: z.string(), facts: list(AdviceFact) }),
  /** What came so far doesn't hold: the answer begins anew. */
  z.object({ kind: z.literal('again') }),
  z.object({ kind: z.literal('done'), message: AdviceMessage }),
]);
export type AdvicePart = z.infer<typeof Part>;

export const advice = {
  /** What a person may ask, about whom, and what they asked so far. Without a student: one's own record, or the first child's. */
  get: reads.input(z.strictObject({ studentId: StudentId.optional() })).output(
    z.object({
      student: z.object({ studentId: StudentId, schoolId: SchoolId, name: z.string(), isOwn: z.boolean() }),
      asOf: CalendarDate,
      standings: list(Standing),
      /** The day from which ten units have to be there; null: none is known, or it is over. */
      lockOn: CalendarDate.nullable(),
      rules: list(
        z.object({ body: Body, version: z.string(), fromOn: CalendarDate, checkedOn: CalendarDate }),
      ),
      /** When the school's list was read last; null: nothing is listed. */
      listCheckedOn: CalendarDate.nullable(),
      conversations: list(ConversationRow),
      counselors: z.object({ names: list(z.string()), isAssigned: z.boolean() }),
      /** Which engine answers this person. */
      engine: z.enum(['built_in', 'model']),
      /** Guardians who may see the record read what the student asks. */
      isReadByGuardians: z.boolean(),
      can: z.object({ ask: z.boolean() }),
    }),
  ),
  /** A conversation with all its messages, the oldest first. */
  conversation: reads.input(z.strictObject({ conversationId: AdviceConversationId })).output(
    z.object({
      conversation: ConversationRow,
      student: z.object({ studentId: StudentId, name: z.string() }),
      schoolName: z.string(),
      messages: list(AdviceMessage),
      can: z.object({ ask: z.boolean(), answer: z.boolean(), seeTo: z.boolean() }),
    }),
  ),
  /** Asks, and hears the answer part by part. Sent twice under one key it is asked once, and answered with what was answered. */
  ask: asks
    .errors({
      /** Nothing of it is kept; it stays with whoever wrote it. */
      TOO_LONG: { status: 422, data: z.object({ most: z.number().int(), length: z.number().int() }) },
      /** This conversation has as many questions as one can hold: begin another one. */
      FULL: { status: 409 },
    })
    .input(
      z.strictObject({
        studentId: StudentId,
        /** Null: begins a new one. */
        conversationId: AdviceConversationId.nullable(),
        text: z.string().trim().min(1).max(ADVICE_SENT_MAX),
        messageKey: z.uuid(),
      }),
    )
    .output(eventIterator(Part)),
  /** Hands a question to the student's counselors, with its conversation. Asked twice it is handed over once. */
  handOver: asks
    .errors({ NO_COUNSELOR: { status: 409 } })
    .input(z.strictObject({ messageId: AdviceMessageId, messageKey: z.uuid() }))
    .output(z.object({ questionId: AdviceQuestionId, toName: z.string().nullable() })),
  /** What each answer of a conversation would say otherwise today. */
  changes: reads.input(z.strictObject({ conversationId: AdviceConversationId })).output(
    z.object({
      asOf: CalendarDate,
      answers: list(
        z.object({
          messageId: AdviceMessageId,
          changes: list(z.object({ before: AdviceFact.nullable(), now: AdviceFact.nullable() })),
        }),
      ),
    }),
  ),
  /** Questions that were handed to oneself or to all counselors, the longest open first; and words of students in danger. */
  questions: counsels
    .input(
      z.strictObject({ state: z.enum(['open', 'answered']), after: z.number().int().min(0).max(20_000) }),
    )
    .output(
      z.object({
        schoolId: SchoolId,
        questions: list(
          z.object({
            questionId: AdviceQuestionId,
            conversationId: AdviceConversationId,
            messageId: AdviceMessageId,
            studentId: StudentId,
            studentName: z.string(),
            askedByName: z.string(),
            text: z.string(),
            askedAt: Instant,
            toName: z.string().nullable(),
            state: z.enum(['open', 'answered']),
            answeredAt: Instant.nullable(),
            answeredByName: z.string().nullable(),
            version: z.number().int(),
          }),
        ),
        total: z.number().int(),
        next: z.number().int().nullable(),
        /** Of students in danger whom nobody has seen to; the newest first. */
        alerts: list(
          z.object({
            messageId: AdviceMessageId,
            conversationId: AdviceConversationId,
            studentId: StudentId,
            studentName: z.string(),
            kind: CrisisKind,
            at: Instant,
          }),
        ),
      }),
    ),
  /** Answers a question that was handed over, in its conversation. */
  answer: counselorWrites
    .errors({ STALE: { status: 409 } })
    .input(
      z.strictObject({
        questionId: AdviceQuestionId,
        text: z.string().trim().min(1).max(ADVICE_ANSWER_MAX),
        messageKey: z.uuid(),
        version: z.number().int().min(1),
      }),
    )
    .output(z.object({ messageId: AdviceMessageId })),
  /** Notes that somebody of the school sees to a student in danger. Once noted it stays. */
  seeAlert: counselorWrites
    .input(z.strictObject({ messageId: AdviceMessageId }))
    .output(z.object({ seenByName: z.string(), seenAt: Instant })),
  /** Who hears of words of students in danger. */
  settings: procedure({ scope: 'schools', relations: ['admin'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        schoolId: SchoolId,
        /** Empty: all counselors, and who runs the school. */
        alertUserIds: list(UserId),
        staff: list(z.object({ userId: UserId, name: z.string() })),
        version: z.number().int(),
      }),
    ),
  saveSettings: admin
    .errors({ STALE: { status: 409 }, NOT_STAFF: { status: 422 } })
    .input(
      z.strictObject({
        schoolId: SchoolId,
        alertUserIds: z.array(UserId).max(20),
        version: z.number().int().min(0),
      }),
    )
    .output(z.object({ version: z.number().int() })),
};
