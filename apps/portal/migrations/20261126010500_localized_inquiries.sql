-- One value with a text for each language instead of a column for each.
ALTER TABLE "portal"."inquiry_category" DROP CONSTRAINT "inquiry_category_names";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_category" DROP CONSTRAINT "inquiry_category_name_no";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_category" DROP CONSTRAINT "inquiry_category_name_en";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_category" ALTER COLUMN "name_no" TYPE jsonb USING jsonb_build_object('no', "name_no", 'en', "name_en");--> statement-breakpoint
ALTER TABLE "portal"."inquiry_category" RENAME COLUMN "name_no" TO "name";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_category" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_category" ADD CONSTRAINT "inquiry_category_names" CHECK (coalesce(length("portal"."inquiry_category"."name" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."inquiry_category"."name" ->> 'en'), 0) between 1 and 100);--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_category_name_no" ON "portal"."inquiry_category" USING btree (("name" ->> 'no'));--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_category_name_en" ON "portal"."inquiry_category" USING btree (("name" ->> 'en'));--> statement-breakpoint
ALTER TABLE "portal"."inquiry_subcategory" DROP CONSTRAINT "inquiry_subcategory_names";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_subcategory" DROP CONSTRAINT "inquiry_subcategory_name_no";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_subcategory" DROP CONSTRAINT "inquiry_subcategory_name_en";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_subcategory" ALTER COLUMN "name_no" TYPE jsonb USING jsonb_build_object('no', "name_no", 'en', "name_en");--> statement-breakpoint
ALTER TABLE "portal"."inquiry_subcategory" RENAME COLUMN "name_no" TO "name";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_subcategory" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_subcategory" ADD CONSTRAINT "inquiry_subcategory_names" CHECK (coalesce(length("portal"."inquiry_subcategory"."name" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."inquiry_subcategory"."name" ->> 'en'), 0) between 1 and 100);--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_subcategory_name_no" ON "portal"."inquiry_subcategory" USING btree ("category_id", ("name" ->> 'no'));--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_subcategory_name_en" ON "portal"."inquiry_subcategory" USING btree ("category_id", ("name" ->> 'en'));--> statement-breakpoint
ALTER TABLE "portal"."inquiry_template" DROP CONSTRAINT "inquiry_template_texts";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_template" ALTER COLUMN "text_no" TYPE jsonb USING jsonb_build_object('no', "text_no", 'en', "text_en");--> statement-breakpoint
ALTER TABLE "portal"."inquiry_template" RENAME COLUMN "text_no" TO "text";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_template" DROP COLUMN "text_en";--> statement-breakpoint
ALTER TABLE "portal"."inquiry_template" ADD CONSTRAINT "inquiry_template_texts" CHECK (coalesce(length("portal"."inquiry_template"."text" ->> 'no'), 0) between 1 and 10000 and coalesce(length("portal"."inquiry_template"."text" ->> 'en'), 0) between 1 and 10000);--> statement-breakpoint
-- Confidential categories that wait for a second administrator.
UPDATE "portal"."staff_proposal" SET "payload" = jsonb_set("payload" #- '{form,nameNo}' #- '{form,nameEn}', '{form,name}', jsonb_build_object('no', "payload" #> '{form,nameNo}', 'en', "payload" #> '{form,nameEn}'))
 WHERE "kind" = 'confidential-category' AND "payload" #> '{form,nameNo}' IS NOT NULL;
