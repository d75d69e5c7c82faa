CREATE TABLE "home_school_documents" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"document" text NOT NULL,
	"row_id" uuid,
	"sent_on" date,
	"by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_school_documents_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "home_school_documents_key" UNIQUE NULLS NOT DISTINCT("school_id","student_id","document","row_id"),
	CONSTRAINT "home_school_documents_document" CHECK ("home_school_documents"."document" in ('transcript', 'administrator_statement', 'core_course_worksheet', 'proof_of_graduation', 'other_transcripts')),
	CONSTRAINT "home_school_documents_row" CHECK (("home_school_documents"."row_id" is not null) = ("home_school_documents"."document" = 'core_course_worksheet'))
);
--> statement-breakpoint
ALTER TABLE "home_school_documents" ADD CONSTRAINT "home_school_documents_student_fk" FOREIGN KEY ("school_id","student_id") REFERENCES "public"."student_profiles"("school_id","id") ON DELETE no action ON UPDATE no action;