DROP INDEX "live_sessions_course_idx";--> statement-breakpoint
CREATE INDEX "live_sessions_course_idx" ON "live_sessions" USING btree ("school_id","course_id","scheduled_at","status","duration_minutes","id");
