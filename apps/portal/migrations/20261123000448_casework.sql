ALTER TABLE "portal"."case_file" ADD COLUMN "group_name" text;--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD COLUMN "deadline_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD COLUMN "first_decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD COLUMN "first_decision" text;--> statement-breakpoint
CREATE INDEX "case_file_queue" ON "portal"."case_file" USING btree (coalesce("due_at", 'infinity'),"changed_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "case_file_changed" ON "portal"."case_file" USING btree ("changed_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "case_file_open" ON "portal"."case_file" USING btree ("status","kind","due_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "case_file_decided" ON "portal"."case_file" USING btree ("first_decided_at","first_decision");--> statement-breakpoint
CREATE INDEX "case_file_user" ON "portal"."case_file" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "deposit_application_birth_date" ON "portal"."deposit_application" USING btree ("birth_date");--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD CONSTRAINT "case_file_group_name" CHECK (length("portal"."case_file"."group_name") between 1 and 60);--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD CONSTRAINT "case_file_deadline" CHECK ("portal"."case_file"."deadline_days" between 1 and 365);--> statement-breakpoint
UPDATE "portal"."case_file" SET "due_at" = "changed_at" + make_interval(days => "deadline_days")
WHERE "closed_at" IS NULL AND "status" IN ('OPPRETTET', 'ENDRET_AV_KUNDE');
--> statement-breakpoint
UPDATE "portal"."case_file" SET "group_name" = "institution"
FROM "portal"."deposit_application" WHERE "case_id" = "id";
--> statement-breakpoint
UPDATE "portal"."case_file" SET "first_decided_at" = "decided"."at", "first_decision" = "decided"."to_status"
FROM (
	SELECT DISTINCT ON ("case_id") "case_id", "at", "to_status" FROM "portal"."case_event"
	WHERE "to_status" IN ('INNVILGET', 'AVVIST') ORDER BY "case_id", "id"
) AS "decided" WHERE "decided"."case_id" = "case_file"."id";
--> statement-breakpoint
-- Parts of names need pg_trgm, as misspelt words of the search do: where it is missing, looking for a
-- name reads all of them.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX user_spoken_name ON portal."user"
		USING gin (lower(first_name || ' ' || last_name) gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege OR undefined_object THEN
	RAISE WARNING 'pg_trgm is not there: looking for a name reads all of them (%)', SQLERRM;
END $$;
