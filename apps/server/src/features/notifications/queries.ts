import type { NotificationId } from '@fieldhouse/contract/ids.ts';
import { FORMER_MEMBER } from '@fieldhouse/domain/people/full-name.ts';
import { type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** What the person sees in the app: neither put away nor only for letters. */
const IN_APP = 'n.user_id = app.user_id() and n.is_in_app and n.deleted_at is null';

/** Unread notifications of the person, without those put away. */
export const countUnread = statement<Sql['countUnread']>(
  `select count(*)::int as unread from notifications n where ${IN_APP} and n.read_at is null`,
);

export const countByType = statement<Sql['countByType']>(
  `select n.type, count(*)::int as total, (count(*) filter (where n.read_at is null))::int as unread
   from notifications n where ${IN_APP} group by n.type`,
);

/** `exactAt`: the same instant as `at`, as exact as it is kept. */
export type NotificationRow = RowOf<typeof listPage>;

/** Titles as the person may read them now. */
const ROWS = `
  select n.id, n.type, n.template, n.group_key as "groupKey", n.count, n.updated_at as at,
    to_char(n.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "exactAt", n.read_at is not null as "isRead",
    c.id as "courseId", c.title as "courseTitle", a.id as "assignmentId", a.title as "assignmentTitle",
    s.name as "schoolName", child.id as "studentId",
    case when app.is_erased(child.user_id) then '${FORMER_MEMBER}' else child.legal_name end as "studentName"
  from notifications n
    left join courses c on c.id = n.course_id
    left join assignments a on a.id = n.assignment_id
    left join schools s on s.id = n.school_id
    left join student_profiles child on child.school_id = n.school_id and child.id = n.student_id
  where ${IN_APP}`;

/** The latest of the person. */
export const listLatest = statement<Sql['listLatest'], { limit: number }>(
  `${ROWS} order by n.updated_at desc, n.id desc limit :limit`,
);

/**
 * One page. `types`: kinds (null: all); `afterUpdatedAt`: and :afterNotificationId where the last page ended
 * (null: the first page).
 */
export const listPage = statement<
  Sql['listPage'],
  {
    types: Sql['listPage']['parameters']['types'];
    afterUpdatedAt: string | null;
    afterNotificationId: string | null;
    limit: number;
  }
>(
  `${ROWS} and (:types::text[] is null or n.type = any (:types))
     and (:afterUpdatedAt::timestamptz is null or (n.updated_at, n.id) < (:afterUpdatedAt, :afterNotificationId::uuid))
   order by n.updated_at desc, n.id desc limit :limit`,
);

export const markRead = statement<
  Sql['markRead'],
  { notificationIds: readonly NotificationId[]; readAt: string | null }
>(
  `update notifications n set read_at = :readAt where ${IN_APP} and n.read_at is null and n.id = any (:notificationIds::uuid[])`,
);

/** `types`: kinds (null: all). */
export const markAllRead = statement<
  Sql['markAllRead'],
  { types: Sql['markAllRead']['parameters']['types']; upTo: string; readAt: string | null }
>(
  `update notifications n set read_at = :readAt
   where ${IN_APP} and n.read_at is null and date_trunc('milliseconds', n.updated_at) <= :upTo and (:types::text[] is null or n.type = any (:types))`,
);

/** Where another of its group is unread, that one is the new one. */
const IS_ALONE = `not exists (select from notifications o where o.user_id = n.user_id and o.group_key = n.group_key and o.is_in_app
  and o.read_at is null and o.deleted_at is null and o.id <> n.id)`;

export const markUnread = statement<Sql['markUnread'], { notificationId: NotificationId }>(
  `update notifications n set read_at = null where ${IN_APP} and n.id = :notificationId and n.read_at is not null and ${IS_ALONE}`,
);

export const putAway = statement<
  Sql['putAway'],
  { notificationId: NotificationId; deletedAt: string | null }
>(
  `update notifications n set deleted_at = :deletedAt where ${IN_APP} and n.id = :notificationId returning n.id`,
);

/** Back as it was; as read where another of its group came meanwhile. */
export const bringBack = statement<Sql['bringBack'], { notificationId: NotificationId; now: string }>(
  `update notifications n set deleted_at = null,
     read_at = case when ${IS_ALONE} then n.read_at else coalesce(n.read_at, :now::timestamptz) end
   where n.user_id = app.user_id() and n.is_in_app and n.id = :notificationId returning n.id`,
);
