CREATE TABLE "audit_salts" (
	"audit_id" uuid PRIMARY KEY NOT NULL,
	"content_salt" uuid,
	"address_salt" uuid
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"chain" uuid NOT NULL,
	"seq" integer NOT NULL,
	"audit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"head_digest" text,
	"content_digest" text,
	"address_digest" text,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_seals_chain_seq_pk" PRIMARY KEY("chain","seq"),
	CONSTRAINT "audit_seals_kind" CHECK ("audit_seals"."kind" in ('row', 'content', 'address', 'removed')),
	CONSTRAINT "audit_seals_digests" CHECK (("audit_seals"."kind" = 'row') = ("audit_seals"."head_digest" is not null))
);
--> statement-breakpoint
CREATE TABLE "legal_holds" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid,
	"reason" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" uuid,
	CONSTRAINT "legal_holds_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"counts" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "correction_requests" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"part" text NOT NULL,
	"entry" text NOT NULL,
	"reason" text NOT NULL,
	"wanted" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"due_on" date NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"hearing_asked_at" timestamp with time zone,
	"statement" text,
	"statement_by" uuid,
	"statement_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "correction_requests_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "correction_requests_part" CHECK ("correction_requests"."part" in ('name', 'birth_date', 'grade_level', 'grade', 'attendance', 'credit', 'other')),
	CONSTRAINT "correction_requests_state" CHECK ("correction_requests"."state" in ('open', 'accepted', 'refused', 'withdrawn')),
	CONSTRAINT "correction_requests_answered" CHECK (("correction_requests"."state" in ('accepted', 'refused')) = ("correction_requests"."answer" is not null and "correction_requests"."answered_at" is not null)),
	CONSTRAINT "correction_requests_statement" CHECK (("correction_requests"."statement" is null or "correction_requests"."state" = 'refused') and ("correction_requests"."statement" is null) = ("correction_requests"."statement_at" is null))
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "school_id" uuid;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "student_id" uuid;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_requests" ADD CONSTRAINT "correction_requests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_requests" ADD CONSTRAINT "correction_requests_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seals_row_key" ON "audit_seals" USING btree ("audit_id") WHERE "audit_seals"."kind" = 'row';--> statement-breakpoint
CREATE INDEX "audit_seals_audit_idx" ON "audit_seals" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "retention_runs_ended_idx" ON "retention_runs" USING btree ("is_dry_run","ended_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "correction_requests_student_idx" ON "correction_requests" USING btree ("school_id","student_id","created_at");--> statement-breakpoint
CREATE INDEX "correction_requests_open_idx" ON "correction_requests" USING btree ("school_id","due_on") WHERE "correction_requests"."state" = 'open';--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_student" CHECK (("data_exports"."school_id" is null) = ("data_exports"."student_id" is null));