CREATE TABLE "spent_challenges" (
	"salt" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "registered_email_confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "spent_challenges_expires_idx" ON "spent_challenges" USING btree ("expires_at");
--> statement-breakpoint
-- Schools that exist have used their codes: they stay good. Row-level security, forced for the owner as well, is put back.
ALTER TABLE "schools" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "schools" SET "registered_email_confirmed_at" = "created_at" WHERE "registered_email" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" FORCE ROW LEVEL SECURITY;
