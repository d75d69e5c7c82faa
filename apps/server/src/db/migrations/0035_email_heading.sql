ALTER TABLE "mail_outbox" ADD COLUMN "to_name" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "sender_school_id" uuid;