CREATE TABLE "portal"."payment_settings" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"refund_limit_ore" integer DEFAULT 100000 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_settings_one_row" CHECK ("portal"."payment_settings"."only_row"),
	CONSTRAINT "payment_settings_refund_limit" CHECK ("portal"."payment_settings"."refund_limit_ore" between 0 and 500000)
);
--> statement-breakpoint
-- The limit that was in the code.
INSERT INTO "portal"."payment_settings" ("only_row") VALUES (true);
