CREATE TABLE "transcript_readings" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"state" text NOT NULL,
	"engine" text NOT NULL,
	"is_recognized" boolean NOT NULL,
	"lines" text[] NOT NULL,
	"parsed" jsonb NOT NULL,
	"picked" integer,
	"school_name" text NOT NULL,
	"entries" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_by" uuid,
	"submitted_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "transcript_readings_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "transcript_readings_state" CHECK ("transcript_readings"."state" in ('draft', 'submitted', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "transcript_readings_engine" CHECK ("transcript_readings"."engine" in ('built_in', 'model')),
	CONSTRAINT "transcript_readings_decided" CHECK (("transcript_readings"."state" in ('approved', 'rejected')) = ("transcript_readings"."decided_by" is not null)),
	CONSTRAINT "transcript_readings_reason" CHECK (("transcript_readings"."state" = 'rejected') = ("transcript_readings"."reason" is not null)),
	CONSTRAINT "transcript_readings_submitted" CHECK ("transcript_readings"."state" in ('draft', 'withdrawn') or "transcript_readings"."submitted_by" is not null)
);
--> statement-breakpoint
ALTER TABLE "transcript_readings" ADD CONSTRAINT "transcript_readings_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_readings" ADD CONSTRAINT "transcript_readings_file_fk" FOREIGN KEY ("school_id","file_id") REFERENCES "public"."files"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcript_readings_student_idx" ON "transcript_readings" USING btree ("school_id","student_id","created_at");--> statement-breakpoint
CREATE INDEX "transcript_readings_waiting_idx" ON "transcript_readings" USING btree ("school_id","submitted_at") WHERE "transcript_readings"."state" = 'submitted';