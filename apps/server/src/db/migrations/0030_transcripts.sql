CREATE TABLE "issued_transcripts" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"code" text NOT NULL,
	"document" jsonb NOT NULL,
	"overrides" jsonb,
	"override_reason" text,
	"recipient" text,
	"document_sha256" text NOT NULL,
	"pdf_sha256" text NOT NULL,
	"pdf_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"key_id" uuid NOT NULL,
	"signature" text NOT NULL,
	"issued_by" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "issued_transcripts_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "issued_transcripts_reason" CHECK (("issued_transcripts"."overrides" is null) = ("issued_transcripts"."override_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"algorithm" text NOT NULL,
	"public_key" text NOT NULL,
	"private_key_ref" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "signing_keys_algorithm" CHECK ("signing_keys"."algorithm" in ('ed25519'))
);
--> statement-breakpoint
CREATE TABLE "transcript_changes" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"transcript_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"superseded_by_id" uuid,
	"reason" text NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "transcript_changes_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "transcript_changes_kind" CHECK ("transcript_changes"."kind" in ('superseded', 'revoked')),
	CONSTRAINT "transcript_changes_newer" CHECK (("transcript_changes"."kind" = 'superseded') = ("transcript_changes"."superseded_by_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "transcript_settings" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"shows_rank" boolean DEFAULT false NOT NULL,
	"signer_name" text,
	"signer_title" text,
	"signature_key" text,
	"updated_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "issued_transcripts" ADD CONSTRAINT "issued_transcripts_key_id_signing_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."signing_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_transcripts" ADD CONSTRAINT "issued_transcripts_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_changes" ADD CONSTRAINT "transcript_changes_transcript_fk" FOREIGN KEY ("school_id","transcript_id") REFERENCES "public"."issued_transcripts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_changes" ADD CONSTRAINT "transcript_changes_newer_fk" FOREIGN KEY ("school_id","superseded_by_id") REFERENCES "public"."issued_transcripts"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_settings" ADD CONSTRAINT "transcript_settings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "issued_transcripts_code_key" ON "issued_transcripts" USING btree ("code");--> statement-breakpoint
CREATE INDEX "issued_transcripts_student_idx" ON "issued_transcripts" USING btree ("school_id","student_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_name_key" ON "signing_keys" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_keys_active_key" ON "signing_keys" USING btree ((true)) WHERE "signing_keys"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transcript_changes_kind_key" ON "transcript_changes" USING btree ("school_id","transcript_id","kind");