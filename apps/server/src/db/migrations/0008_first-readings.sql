ALTER TABLE "ai_proposals" ADD COLUMN "first_reading" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What stood in a criterion's description told the answer, and students read it. It becomes grading notes of staff; the description is empty until a teacher writes one. Row-level security, forced for the owner as well, is put back.
ALTER TABLE "assignments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_versions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE FUNCTION "pg_temp"."with_notes"(rubric jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_set(rubric, '{criteria}', coalesce((
		SELECT jsonb_agg(c || jsonb_build_object('description', '', 'notes', coalesce(c->>'description', '')) ORDER BY n)
		FROM jsonb_array_elements(rubric->'criteria') WITH ORDINALITY AS one(c, n)), '[]'))
$$;--> statement-breakpoint
UPDATE "assignments" SET "rubric" = pg_temp.with_notes("rubric") WHERE jsonb_array_length("rubric"->'criteria') > 0;--> statement-breakpoint
UPDATE "assignments" SET "working_copy" = jsonb_set("working_copy", '{rubric}', pg_temp.with_notes("working_copy"->'rubric'))
	WHERE jsonb_array_length("working_copy"->'rubric'->'criteria') > 0;--> statement-breakpoint
UPDATE "content_versions" SET "snapshot" = jsonb_set("snapshot", '{rubric}', pg_temp.with_notes("snapshot"->'rubric'))
	WHERE "entity" = 'assignment' AND jsonb_array_length("snapshot"->'rubric'->'criteria') > 0;--> statement-breakpoint
DROP FUNCTION "pg_temp"."with_notes"(jsonb);--> statement-breakpoint
ALTER TABLE "assignments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_versions" FORCE ROW LEVEL SECURITY;
