CREATE TABLE "consent_requests" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"subject_user_id" uuid NOT NULL,
	"parent_email" text,
	"token_hash" text,
	"locale" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "consent_requests_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "consent_requests_locale" CHECK ("consent_requests"."locale" in ('en', 'es', 'fr', 'de')),
	CONSTRAINT "consent_requests_answer" CHECK ("consent_requests"."answer" in ('given', 'refused', 'expired')),
	CONSTRAINT "consent_requests_answered" CHECK (("consent_requests"."answered_at" is null) = ("consent_requests"."answer" is null))
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_basis";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_method";--> statement-breakpoint
DROP INDEX "consents_student_key";--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "subject_user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "given_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "giver_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "kind" text DEFAULT 'child_account' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "decision" text DEFAULT 'given' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "decision" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "year_starts_on" date;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "verified_by" uuid;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "confirmation_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawn_by" uuid;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdraw_reason" text;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_token_key" ON "consent_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_open_key" ON "consent_requests" USING btree ("subject_user_id") WHERE "consent_requests"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "consent_requests_student_idx" ON "consent_requests" USING btree ("school_id","student_id");--> statement-breakpoint
CREATE INDEX "consent_requests_due_idx" ON "consent_requests" USING btree ("expires_at") WHERE "consent_requests"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_live_key" ON "consents" USING btree ("school_id","student_id","kind") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "consents_subject_idx" ON "consents" USING btree ("subject_user_id");--> statement-breakpoint
CREATE INDEX "consents_unconfirmed_idx" ON "consents" USING btree ("given_at") WHERE "consents"."method" = 'email_plus' and "consents"."confirmation_sent_at" is null and "consents"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('child_account', 'ai_models', 'directory'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_decision" CHECK ("consents"."decision" in ('given', 'refused'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_basis" CHECK ("consents"."basis" in ('parent', 'school', 'self'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_method" CHECK ("consents"."method" in ('email_plus', 'signed_form', 'phone_or_video', 'signed_in', 'school_agreement'));--> statement-breakpoint
-- What was printed by another school is read by another rule from here on: the first start makes the figures anew.
ALTER TABLE "student_gpas" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transfer_credits" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE student_gpas g SET as_of = 'epoch' WHERE EXISTS (
  SELECT FROM transfer_credits t WHERE t.school_id = g.school_id AND t.student_id = g.student_id);--> statement-breakpoint
ALTER TABLE "transfer_credits" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "student_gpas" FORCE ROW LEVEL SECURITY;
