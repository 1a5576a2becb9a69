ALTER TABLE "portal"."case_file" ADD COLUMN "applicant_name" text;--> statement-breakpoint
ALTER TABLE "portal"."deposit_deadlines" ADD COLUMN "usual_days" smallint;--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD CONSTRAINT "case_file_applicant_name" CHECK (length("portal"."case_file"."applicant_name") between 1 and 300);--> statement-breakpoint
ALTER TABLE "portal"."deposit_deadlines" ADD CONSTRAINT "deposit_deadlines_usual_days" CHECK ("portal"."deposit_deadlines"."usual_days" between 1 and 365);
--> statement-breakpoint
UPDATE "portal"."case_file" SET "applicant_name" = "applied"."first_name" || ' ' || "applied"."last_name"
FROM "portal"."deposit_application" AS "applied" WHERE "applied"."case_id" = "case_file"."id";
--> statement-breakpoint
-- As for the names of accounts (user_spoken_name): without pg_trgm, a search for a name reads all of them.
DO $$
BEGIN
	CREATE INDEX case_file_spoken_name ON portal.case_file
		USING gin (lower(applicant_name) gin_trgm_ops) WHERE applicant_name IS NOT NULL;
EXCEPTION WHEN undefined_object OR insufficient_privilege THEN
	RAISE WARNING 'pg_trgm is not there: a search for an applicant reads all of them (%)', SQLERRM;
END $$;
