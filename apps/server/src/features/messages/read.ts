import { schoolOfAdmin } from '#access/actor.ts';
import { storable } from '#platform/html/storable.ts';
import { os } from '#platform/procedure.ts';
import { countOpenReports } from './moderate-queries.ts';
import { closedFor } from './policy.ts';
import { presentConversation, presentMessage, presentPerson } from './present.ts';
import * as queries from './queries.ts';
import { findRulesOf, listStandingIn, rulesFrom } from './standing-queries.ts';

const CONVERSATIONS_AT_ONCE = 30;
const MESSAGES_AT_ONCE = 50;

export const unread = os.messages.unread.handler(async ({ context }) => {
  const { rows } = await context.read([queries.countUnread()]);
  return { count: rows[0][0]?.count ?? 0 };
});

export const list = os.messages.list.handler(async ({ input, context }) => {
  const { filter, query, cursor } = input;
  const { actor, rows } = await context.read([
    queries.listConversations({
      onlyUnread: filter === 'unread',
      search: storable(query),
      afterAt: cursor?.at ?? null,
      afterConversationId: cursor?.id ?? null,
      limit: CONVERSATIONS_AT_ONCE + 1,
    }),
    queries.listSchools(),
    countOpenReports(),
  ]);
  const [found, schools, [reports]] = rows;
  const shown = found.slice(0, CONVERSATIONS_AT_ONCE);
  const last = found.length > CONVERSATIONS_AT_ONCE ? shown.at(-1) : undefined;
  const runsSchool = schoolOfAdmin(actor) !== null;
  return {
    conversations: shown.map((row) => presentConversation(actor, row)),
    next: last ? { at: last.at, id: last.conversationId } : null,
    schools: schools.map((school) => ({ ...school, schoolId: school.schoolId })),
    openReportCount: runsSchool ? (reports?.count ?? 0) : null,
    isProvisional: actor.memberships.some(({ status }) => status === 'provisional'),
  };
});

export const get = os.messages.get.handler(async ({ input, context, errors }) => {
  const { conversationId, cursor } = input;
  const now = context.clock.now();
  const { actor, rows } = await context.read([
    queries.findConversation({ conversationId }),
    queries.listPeople({ conversationId }),
    queries.listMessages({
      conversationId,
      afterCreatedAt: cursor?.at ?? null,
      afterMessageId: cursor?.id ?? null,
      limit: MESSAGES_AT_ONCE + 1,
    }),
    listStandingIn({ now, conversationId }),
    findRulesOf({ conversationId }),
  ]);
  const [[row], people, found, standing, [rules]] = rows;
  if (!row) throw errors.NOT_FOUND();
  const shown = found.slice(0, MESSAGES_AT_ONCE).reverse();
  const [first] = shown;
  return {
    conversation: presentConversation(actor, row),
    people: people.map((person) => presentPerson(actor, person)),
    messages: shown.map((message) => presentMessage(actor, message, now)),
    older: found.length > MESSAGES_AT_ONCE && first ? { at: first.at, id: first.messageId } : null,
    closed: closedFor(actor, row, standing, rulesFrom(rules))?.reason ?? null,
    can: {
      leave: row.kind === 'group' && !row.isReader && row.leftAt === null,
      exportRecord: true,
    },
  };
});
