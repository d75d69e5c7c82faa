import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import { TEACHER_ROLE } from '#access/teachers.ts';
import type { Transaction } from '#db/unit.ts';
import { type AuditEntry, recordAudit } from '#platform/audit.ts';
import { type RequestContext, requireWritable } from '#platform/procedure.ts';
import { type AuthorScope, canAuthor, canRead } from './policy.ts';

/** Columns of `AuthorScope`, for a statement in which `c` is the course and `s` its school. */
export const AUTHOR_SCOPE = `
  c.id as "courseId", c.school_id as "schoolId", c.title as "courseTitle", c.status as "courseStatus",
  c.created_by as "createdBy", c.publish_requested_by as "requestedBy", s.kind = 'homeschool' as "isHome",
  s.time_zone as "timeZone",
    ${TEACHER_ROLE()} as "teacherRole",
  coalesce((select gp.course_publishing from grading_policies gp
    where gp.school_id = c.school_id and gp.effective_on <= (:now::timestamptz at time zone s.time_zone)::date
    order by gp.effective_on desc, gp.number desc limit 1), 'approval') as "coursePublishing"`;

/** @throws ORPCError NOT_FOUND unless the actor may read it: what they may not see answers as if it did not exist. */
export function requireReader<Row extends AuthorScope>(actor: Actor, row: Row | undefined): Row {
  if (!row || !canRead(actor, row)) throw new ORPCError('NOT_FOUND');
  return row;
}

/** @throws ORPCError NOT_FOUND, FORBIDDEN or SCHOOL_READ_ONLY. */
export function requireAuthor<Row extends AuthorScope>(actor: Actor, row: Row | undefined): Row {
  const found = requireReader(actor, row);
  if (!canAuthor(actor, found)) throw new ORPCError('FORBIDDEN');
  requireWritable(actor, found.schoolId);
  return found;
}

type Entry = Pick<AuditEntry, 'action' | 'entityType' | 'entityId' | 'before' | 'after' | 'reason'>;

/** What an author did, for the record. */
export const audit = (
  tx: Transaction,
  context: RequestContext,
  actor: Actor,
  schoolId: string,
  entry: Entry,
): void =>
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    ipAddress: context.clientAddress,
    requestId: context.requestId,
    ...entry,
  });
