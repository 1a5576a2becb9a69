ALTER TABLE "portal"."organisation" ADD COLUMN "brand_colour" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."organisation" ADD COLUMN "attention_colour" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."organisation" ADD COLUMN "sports_colour" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."organisation" ADD CONSTRAINT "organisation_colours" CHECK ("portal"."organisation"."brand_colour" || "portal"."organisation"."attention_colour" || "portal"."organisation"."sports_colour" ~ '^(#[0-9a-f]{6}){0,3}$');