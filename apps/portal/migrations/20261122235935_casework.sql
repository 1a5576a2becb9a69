ALTER TABLE "portal"."case_file" ADD COLUMN "deadline_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "case_file_queue" ON "portal"."case_file" USING btree (coalesce("due_at", 'infinity'),"changed_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "case_file_changed" ON "portal"."case_file" USING btree ("changed_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "case_file_user" ON "portal"."case_file" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "deposit_application_birth_date" ON "portal"."deposit_application" USING btree ("birth_date");--> statement-breakpoint
ALTER TABLE "portal"."case_file" ADD CONSTRAINT "case_file_deadline" CHECK ("portal"."case_file"."deadline_days" between 1 and 365);--> statement-breakpoint
UPDATE "portal"."case_file" SET "due_at" = "changed_at" + make_interval(days => "deadline_days")
WHERE "closed_at" IS NULL AND "status" IN ('OPPRETTET', 'ENDRET_AV_KUNDE');
