ALTER TABLE "portal"."national_id" DROP CONSTRAINT "national_id_number_index_unique";--> statement-breakpoint
ALTER TABLE "portal"."national_id" ADD COLUMN "proven_by" text;--> statement-breakpoint
ALTER TABLE "portal"."national_id" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."semester_registration" ADD COLUMN "pair_key" text;--> statement-breakpoint
CREATE INDEX "national_id_number" ON "portal"."national_id" USING btree ("number_index");--> statement-breakpoint
CREATE UNIQUE INDEX "national_id_proven" ON "portal"."national_id" USING btree ("number_index") WHERE proven_at is not null;--> statement-breakpoint
CREATE INDEX "semester_registration_pair" ON "portal"."semester_registration" USING btree ("pair_key") WHERE pair_key is not null;--> statement-breakpoint
ALTER TABLE "portal"."national_id" ADD CONSTRAINT "national_id_proof" CHECK (("portal"."national_id"."proven_by" is null) = ("portal"."national_id"."proven_at" is null));