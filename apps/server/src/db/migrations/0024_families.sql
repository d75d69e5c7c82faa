ALTER TABLE "guardian_links" ADD COLUMN "was_shut_out" boolean;--> statement-breakpoint
-- Links that ended with the membership: the parent was shut out where the child was a student then and didn't leave within a
-- day. The end of a membership that was taken back stands in the log alone.
ALTER TABLE "guardian_links" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_profiles" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "school_memberships" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_log" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE guardian_links g SET was_shut_out = EXISTS (
  SELECT FROM student_profiles sp
    JOIN school_memberships m ON m.school_id = sp.school_id AND m.user_id = sp.user_id AND m.role = 'student'
  WHERE sp.school_id = g.school_id AND sp.id = g.student_id AND m.created_at <= g.ended_at
    AND (m.ended_at IS NULL OR m.ended_at > g.ended_at)
    AND coalesce((SELECT a.action <> 'membership.ended' FROM audit_log a
      WHERE a.entity_id = m.id AND a.action IN ('membership.ended', 'membership.taken_back') AND a.at <= g.ended_at
      ORDER BY a.at DESC, a.id DESC LIMIT 1), true)
    AND NOT EXISTS (SELECT FROM (
        SELECT m.ended_at AS at, m.end_reason AS kind WHERE m.ended_at IS NOT NULL
        UNION ALL
        SELECT a.at, a.after ->> 'kind' FROM audit_log a WHERE a.entity_id = m.id AND a.action = 'membership.ended') e
      WHERE e.at > g.ended_at AND e.at <= g.ended_at + interval '1 day'
        AND (e.kind = 'removed' OR NOT EXISTS (SELECT FROM school_memberships o
          WHERE o.school_id = g.school_id AND o.user_id = g.guardian_user_id AND o.role = 'parent'
            AND o.ended_at = g.ended_at AND o.end_reason = 'removed'))))
  WHERE g.status = 'ended' AND g.end_reason = 'membership_ended';--> statement-breakpoint
ALTER TABLE "audit_log" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "school_memberships" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_profiles" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "guardian_links" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "consent_requests_answered_idx" ON "consent_requests" USING btree ("answered_at") WHERE "consent_requests"."answered_at" is not null;