CREATE TABLE "portal"."missed_address" (
	"address" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"is_from_own_page" boolean DEFAULT false NOT NULL,
	"is_ignored" boolean DEFAULT false NOT NULL,
	CONSTRAINT "missed_address_count" CHECK ("portal"."missed_address"."count" > 0),
	CONSTRAINT "missed_address_path" CHECK ("portal"."missed_address"."address" ~ '^/' and length("portal"."missed_address"."address") <= 500)
);
--> statement-breakpoint
CREATE TABLE "portal"."redirect" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."redirect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"old_address" text NOT NULL,
	"target" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "redirect_old_address" UNIQUE("old_address"),
	CONSTRAINT "redirect_from" CHECK ("portal"."redirect"."old_address" ~ '^/' and length("portal"."redirect"."old_address") <= 500),
	CONSTRAINT "redirect_to" CHECK ("portal"."redirect"."target" ~ '^(/($|[^/])|https://)' and length("portal"."redirect"."target") <= 2000)
);
