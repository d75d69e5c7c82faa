ALTER TABLE "courses" ADD COLUMN "chosen_color" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "color" integer GENERATED ALWAYS AS (coalesce(chosen_color, 1 + get_byte(uuid_send(id), 15) % 8)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "image_file_id" uuid;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "languages" text;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_image_fk" FOREIGN KEY ("school_id","image_file_id") REFERENCES "public"."files"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_chosen_color" CHECK ("courses"."chosen_color" between 1 and 8);--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_image_has_words" CHECK (("courses"."image_file_id" is null) = ("courses"."image_alt" is null));