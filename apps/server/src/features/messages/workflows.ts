import { statement } from '#db/unit.ts';
import { canReadMessageFile as mayRead } from './policy.ts';
import { IN_WINDOW } from './queries.ts';
import type { Sql } from './rows.gen.ts';

export { type Family, familiesToWriteTo, writeToFamily } from './families.ts';

/*
 * What giving out a file needs: whether it came with a message that the person may read.
 */

export const findMessageFile = statement<Sql['findMessageFile'], { fileId: string }>(`
  select f.id as "fileId", f.school_id as "schoolId", f.owner_user_id as "ownerUserId", f.name,
    f.media_type as "mediaType", f.size_bytes as "sizeBytes", f.sha256, f.storage_key as "storageKey",
    f.attached_at is not null as "isSent", x.conversation_id as "conversationId",
    coalesce(x.removed_at is not null, false) as "isRemoved",
    exists (select from conversation_members cm where cm.school_id = x.school_id
      and cm.conversation_id = x.conversation_id and cm.user_id = app.user_id() and ${IN_WINDOW('x')}) as "isReader",
    exists (select from message_reports r where r.school_id = x.school_id
      and r.conversation_id = x.conversation_id and x.user_id <> app.user_id()) as "isReported"
  from files f
    left join message_files mf on mf.school_id = f.school_id and mf.file_id = f.id
    left join messages x on x.school_id = mf.school_id and x.id = mf.message_id
  where f.id = :fileId and f.purpose = 'message' and f.deleted_at is null`);

export const canReadMessageFile = mayRead;
