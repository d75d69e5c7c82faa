CREATE INDEX "notifications_group_idx" ON "notifications" USING btree ("user_id","group_key");--> statement-breakpoint
CREATE INDEX "accommodations_student_idx" ON "accommodations" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "assignment_overrides_enrollment_idx" ON "assignment_overrides" USING btree ("school_id","enrollment_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_value_idx" ON "auth_verifications" USING btree ("value");