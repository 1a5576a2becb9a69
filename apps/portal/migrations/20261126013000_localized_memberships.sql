-- One value with a text for each language instead of a column for each.
ALTER TABLE "portal"."fitness_membership_type" ALTER COLUMN "name_no" TYPE jsonb USING jsonb_build_object('no', "name_no", 'en', "name_en");--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership_type" RENAME COLUMN "name_no" TO "name";--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership_type" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership_type" ALTER COLUMN "note_no" TYPE jsonb USING jsonb_build_object('no', "note_no", 'en', "note_en");--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership_type" RENAME COLUMN "note_no" TO "note";--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership_type" DROP COLUMN "note_en";--> statement-breakpoint
ALTER TABLE "portal"."fitness_invoice" ALTER COLUMN "type_name_no" TYPE jsonb USING jsonb_build_object('no', "type_name_no", 'en', "type_name_en");--> statement-breakpoint
ALTER TABLE "portal"."fitness_invoice" RENAME COLUMN "type_name_no" TO "type_name";--> statement-breakpoint
ALTER TABLE "portal"."fitness_invoice" DROP COLUMN "type_name_en";
