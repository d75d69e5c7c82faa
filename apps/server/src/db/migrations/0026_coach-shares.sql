CREATE TABLE "ledger_shares" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"coach_name" text NOT NULL,
	"coach_email" text,
	"organization" text NOT NULL,
	"why" text NOT NULL,
	"days" integer NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone,
	"given_by" uuid,
	"basis" text,
	"given_at" timestamp with time zone,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"declined_by" uuid,
	"decline_note" text,
	"declined_at" timestamp with time zone,
	"ended_by" uuid,
	"ended_as" text,
	"end_reason" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ledger_shares_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "ledger_shares_days" CHECK ("ledger_shares"."days" in (7, 30, 90)),
	CONSTRAINT "ledger_shares_basis" CHECK ("ledger_shares"."basis" in ('student', 'guardian')),
	CONSTRAINT "ledger_shares_asked" CHECK (("ledger_shares"."asked_by" is null) = ("ledger_shares"."asked_at" is null)),
	CONSTRAINT "ledger_shares_begun" CHECK ("ledger_shares"."asked_by" is not null or "ledger_shares"."given_by" is not null),
	CONSTRAINT "ledger_shares_given" CHECK (("ledger_shares"."given_by" is null) = ("ledger_shares"."given_at" is null) and ("ledger_shares"."given_by" is null) = ("ledger_shares"."basis" is null) and ("ledger_shares"."given_by" is null) = ("ledger_shares"."expires_at" is null)),
	CONSTRAINT "ledger_shares_token" CHECK ("ledger_shares"."token_hash" is null or "ledger_shares"."given_by" is not null),
	CONSTRAINT "ledger_shares_declined" CHECK (("ledger_shares"."declined_by" is null) = ("ledger_shares"."declined_at" is null) and ("ledger_shares"."declined_by" is null or "ledger_shares"."given_by" is null)),
	CONSTRAINT "ledger_shares_ended_as" CHECK ("ledger_shares"."ended_as" in ('student', 'guardian', 'school')),
	CONSTRAINT "ledger_shares_ended" CHECK (("ledger_shares"."ended_by" is null) = ("ledger_shares"."ended_at" is null) and ("ledger_shares"."ended_by" is null) = ("ledger_shares"."ended_as" is null))
);
--> statement-breakpoint
ALTER TABLE "disclosures" DROP CONSTRAINT "disclosures_what";--> statement-breakpoint
ALTER TABLE "disclosures" DROP CONSTRAINT "disclosures_purpose";--> statement-breakpoint
ALTER TABLE "disclosures" DROP CONSTRAINT "disclosures_legal_basis";--> statement-breakpoint
ALTER TABLE "disclosures" ALTER COLUMN "disclosed_to" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "eligibility_guards" ADD COLUMN "declined_by" uuid;--> statement-breakpoint
ALTER TABLE "eligibility_guards" ADD COLUMN "decline_note" text;--> statement-breakpoint
ALTER TABLE "eligibility_guards" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disclosures" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "disclosures" ADD COLUMN "share_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_shares" ADD CONSTRAINT "ledger_shares_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_shares_token_key" ON "ledger_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "ledger_shares_student_idx" ON "ledger_shares" USING btree ("school_id","student_id","created_at");--> statement-breakpoint
CREATE INDEX "eligibility_guards_waiting_idx" ON "eligibility_guards" USING btree ("school_id","due_on") WHERE "eligibility_guards"."signed_at" is null and "eligibility_guards"."proceeded_at" is null and "eligibility_guards"."used_at" is null and "eligibility_guards"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "disclosures_share_idx" ON "disclosures" USING btree ("school_id","share_id") WHERE "disclosures"."share_id" is not null;--> statement-breakpoint
ALTER TABLE "eligibility_guards" ADD CONSTRAINT "eligibility_guards_declined" CHECK (("eligibility_guards"."declined_by" is null) = ("eligibility_guards"."declined_at" is null) and ("eligibility_guards"."decline_note" is null or "eligibility_guards"."declined_by" is not null));--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_recipient" CHECK (("disclosures"."disclosed_to" is null) = ("disclosures"."recipient" is not null) and ("disclosures"."disclosed_to" is null) = ("disclosures"."share_id" is not null));--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_what" CHECK ("disclosures"."what" in ('data_copy', 'transcript', 'grades_file', 'eligibility_ledger'));--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_purpose" CHECK ("disclosures"."purpose" in ('own_request', 'guardian_request', 'school_work', 'recruiting'));--> statement-breakpoint
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_legal_basis" CHECK ("disclosures"."legal_basis" in ('own_record', 'guardian_right', 'school_official', 'consent'));