import { statement } from '#db/unit.ts';

/** Unread notifications of the person, without those put away. */
export const countUnread = statement<{ unread: number }>(
  `select count(*)::int as unread from notifications
   where user_id = app.user_id() and read_at is null and deleted_at is null`,
);

export interface NotificationRow {
  readonly id: string;
  readonly type: 'grade' | 'assignment' | 'account' | 'system';
  readonly template: string;
  readonly count: number;
  readonly at: string;
  readonly isRead: boolean;
  readonly courseId: string | null;
  readonly courseTitle: string | null;
  readonly assignmentId: string | null;
  readonly assignmentTitle: string | null;
  readonly schoolName: string | null;
}

/** The latest of the person; titles as the person may read them now. */
export const listLatest = statement<NotificationRow>(
  `select n.id, n.type, n.template, n.count, n.updated_at as at, n.read_at is not null as "isRead",
     c.id as "courseId", c.title as "courseTitle", a.id as "assignmentId", a.title as "assignmentTitle",
     s.name as "schoolName"
   from notifications n
     left join courses c on c.id = n.course_id
     left join assignments a on a.id = n.assignment_id
     left join schools s on s.id = n.school_id
   where n.user_id = app.user_id() and n.deleted_at is null
   order by n.updated_at desc, n.id desc limit $1`,
);

/** Marks these as read, or all where null. */
export const markRead = statement(
  `update notifications set read_at = $2
   where user_id = app.user_id() and read_at is null and deleted_at is null and ($1::uuid[] is null or id = any($1))`,
);
