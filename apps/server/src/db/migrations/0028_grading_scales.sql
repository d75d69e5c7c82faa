CREATE TABLE "grading_scales" (
	"school_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"outside_school" text,
	"number" integer NOT NULL,
	"effective_on" date,
	"steps" jsonb,
	"reason" text NOT NULL,
	"entered_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grading_scales_school_id_id_pk" PRIMARY KEY("school_id","id"),
	CONSTRAINT "grading_scales_steps" CHECK (jsonb_array_length("grading_scales"."steps") between 2 and 20)
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "content_part" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "content_parts" integer;--> statement-breakpoint
ALTER TABLE "final_grades" ADD COLUMN "grading_scale_id" uuid;--> statement-breakpoint
ALTER TABLE "grading_scales" ADD CONSTRAINT "grading_scales_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grading_scales_number_key" ON "grading_scales" USING btree ("school_id","number");--> statement-breakpoint
ALTER TABLE "final_grades" ADD CONSTRAINT "final_grades_scale_fk" FOREIGN KEY ("school_id","grading_scale_id") REFERENCES "public"."grading_scales"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_content_part" CHECK (("courses"."content_part" is null) = ("courses"."content_parts" is null) and "courses"."content_part" between 1 and "courses"."content_parts" and "courses"."content_parts" between 2 and 6);