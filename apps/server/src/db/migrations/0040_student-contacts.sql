ALTER TABLE "student_profiles" ADD COLUMN "languages" text;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD COLUMN "address" text;