ALTER TABLE "transcript_requests" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD COLUMN "recipient_locale" text;--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD CONSTRAINT "transcript_requests_purpose" CHECK ("transcript_requests"."purpose" in ('admission', 'athletics', 'scholarship', 'transfer', 'employment', 'other'));--> statement-breakpoint
ALTER TABLE "transcript_requests" ADD CONSTRAINT "transcript_requests_recipient_locale" CHECK ("transcript_requests"."recipient_locale" in ('en', 'es', 'fr', 'de'));