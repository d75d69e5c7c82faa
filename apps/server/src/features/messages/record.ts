import type { ConversationId } from '@fieldhouse/contract/ids.ts';
import { IS_ACTIVE } from '#access/memberships.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { asCsv, plainText, type SheetCell } from '#platform/csv.ts';
import type { Limit } from '#platform/limiter.ts';
import { os } from '#platform/procedure.ts';
import { IN_WINDOW } from './queries.ts';
import type { Sql } from './rows.gen.ts';
import { findMembership } from './write-queries.ts';

/** 20 in an hour: whoever keeps records asks for some, and a machine for all. */
const exportLimit = (userId: string): Limit => ({
  key: `messages:exports:${userId}`,
  wrongTries: 20,
  windowSeconds: 3_600,
});

/** More than anybody writes to anybody, and what still fits into one answer. */
const MOST = 10_000;

export type RecordRow = RowOf<typeof listRecord>;

const RECORD = `
  select x.created_at as at, x.body, x.removed_at as "removedAt",
    coalesce(x.removed_by = x.user_id, false) as "isRemovedByAuthor", sc.time_zone as "timeZone",
    (select min(m.display_name) from school_memberships m
      where m.school_id = x.school_id and m.user_id = x.user_id and ${IS_ACTIVE('m')}) as "senderName",
    array(select f.name from message_files mf join files f on f.school_id = mf.school_id and f.id = mf.file_id
      where mf.school_id = x.school_id and mf.message_id = x.id order by mf.ord) as "fileNames"
  from messages x join schools sc on sc.id = x.school_id`;

const ORDER = `order by x.created_at, x.id limit ${MOST}`;

/** What the actor may read of it, oldest first. */
const listOwnRecord = statement<Sql['listOwnRecord'], { conversationId: ConversationId }>(`
  ${RECORD}
    join conversation_members cm on cm.school_id = x.school_id and cm.conversation_id = x.conversation_id
      and cm.user_id = app.user_id()
  where x.conversation_id = :conversationId and ${IN_WINDOW('x')} ${ORDER}`);

/** All of it. */
export const listRecord = statement<Sql['listRecord'], { conversationId: ConversationId }>(
  `${RECORD} where x.conversation_id = :conversationId ${ORDER}`,
);

/** An instant as clocks of the zone show it, with how far they are from UTC. */
export function zonedTime(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as Intl.DateTimeFormatOptions).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}

/** Who wrote what and when, for a spreadsheet. `showRemoved` where somebody looks at what was reported. */
export function recordCsv(
  rows: readonly RecordRow[],
  { timeZone, showRemoved }: { timeZone: string | null; showRemoved: boolean },
): string {
  const lines = rows.map((row): SheetCell[] => {
    const isShown = row.removedAt === null || showRemoved;
    return [
      zonedTime(row.at, timeZone ?? row.timeZone),
      plainText(row.senderName ?? 'Former member'),
      isShown ? plainText(row.body) : '',
      isShown ? plainText(row.fileNames.join('; ')) : '',
      row.removedAt === null ? '' : row.isRemovedByAuthor ? 'by the author' : 'by the school',
    ];
  });
  return asCsv([['Time', 'From', 'Message', 'Files', 'Removed'], ...lines]);
}

export const exportRecord = os.messages.exportRecord.handler(async ({ input, context, errors }) => {
  const { conversationId } = input;
  const { actor, rows } = await context.read([
    findMembership({ conversationId }),
    listOwnRecord({ conversationId }),
  ]);
  const [[membership], found] = rows;
  if (!membership) throw errors.NOT_FOUND();
  const { limiter } = context.services;
  const limit = exportLimit(actor.userId);
  const retryAfterSeconds = await limiter.waitSeconds([limit]);
  if (retryAfterSeconds > 0) throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds } });
  await limiter.count([limit], 1);
  return {
    fileName: `conversation-${context.clock.now().slice(0, 10)}.csv`,
    csv: recordCsv(found, { timeZone: actor.timeZone, showRemoved: false }),
  };
});
