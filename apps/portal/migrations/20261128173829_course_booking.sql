ALTER TABLE "portal"."place" DROP CONSTRAINT "place_price";--> statement-breakpoint
ALTER TABLE "portal"."place" ADD COLUMN "seats" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."place" ADD COLUMN "kept_ore" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."place" ADD CONSTRAINT "place_seats" CHECK ("portal"."place"."seats" between 1 and 10);--> statement-breakpoint
ALTER TABLE "portal"."place" ADD CONSTRAINT "place_price" CHECK ("portal"."place"."price_ore" between 0 and 10000000 and "portal"."place"."kept_ore" between 0 and 10000000);