-- One value with a text for each language instead of a column for each.
ALTER TABLE "portal"."court_category" ALTER COLUMN "name_no" TYPE jsonb USING jsonb_build_object('no', "name_no", 'en', "name_en");--> statement-breakpoint
ALTER TABLE "portal"."court_category" RENAME COLUMN "name_no" TO "name";--> statement-breakpoint
ALTER TABLE "portal"."court_category" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "portal"."court" ALTER COLUMN "name_no" TYPE jsonb USING jsonb_build_object('no', "name_no", 'en', "name_en");--> statement-breakpoint
ALTER TABLE "portal"."court" RENAME COLUMN "name_no" TO "name";--> statement-breakpoint
ALTER TABLE "portal"."court" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "portal"."court_closure" ALTER COLUMN "reason_no" TYPE jsonb USING jsonb_build_object('no', "reason_no", 'en', "reason_en");--> statement-breakpoint
ALTER TABLE "portal"."court_closure" RENAME COLUMN "reason_no" TO "reason";--> statement-breakpoint
ALTER TABLE "portal"."court_closure" DROP COLUMN "reason_en";--> statement-breakpoint
ALTER TABLE "portal"."court_receipt" ALTER COLUMN "court_no" TYPE jsonb USING jsonb_build_object('no', "court_no", 'en', "court_en");--> statement-breakpoint
ALTER TABLE "portal"."court_receipt" RENAME COLUMN "court_no" TO "court";--> statement-breakpoint
ALTER TABLE "portal"."court_receipt" DROP COLUMN "court_en";--> statement-breakpoint
ALTER TABLE "portal"."court_receipt" ALTER COLUMN "category_no" TYPE jsonb USING jsonb_build_object('no', "category_no", 'en', "category_en");--> statement-breakpoint
ALTER TABLE "portal"."court_receipt" RENAME COLUMN "category_no" TO "category";--> statement-breakpoint
ALTER TABLE "portal"."court_receipt" DROP COLUMN "category_en";
