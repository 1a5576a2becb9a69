CREATE TABLE "portal"."bank_customer" (
	"customer_number" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal"."bank_file" ADD COLUMN "waiting_payouts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."bank_customer" ADD CONSTRAINT "bank_customer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_customer_user" ON "portal"."bank_customer" USING btree ("user_id");--> statement-breakpoint
-- Whose the accounts are that are there.
INSERT INTO "portal"."bank_customer" ("customer_number", "user_id")
SELECT account."customer_number", opened."user_id"
FROM "portal"."deposit_account" AS account
JOIN "portal"."case_file" AS opened ON opened."id" = account."case_id";--> statement-breakpoint
ALTER TABLE "portal"."deposit_account" ADD CONSTRAINT "deposit_account_customer" FOREIGN KEY ("customer_number") REFERENCES "portal"."bank_customer"("customer_number") ON DELETE cascade ON UPDATE no action;