CREATE TABLE "portal"."deposit_refund" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"route" text NOT NULL,
	"payee_name" text NOT NULL,
	"account_number" text,
	"account_masked" text,
	"account_index" text,
	"reason" text,
	"details" text,
	"amount_ore" bigint,
	CONSTRAINT "deposit_refund_route" CHECK (case "portal"."deposit_refund"."route"
        when 'ordinary' then num_nulls("portal"."deposit_refund"."account_number", "portal"."deposit_refund"."account_masked", "portal"."deposit_refund"."account_index") = 0
          and num_nonnulls("portal"."deposit_refund"."reason", "portal"."deposit_refund"."details") = 0
        when 'manual' then num_nonnulls("portal"."deposit_refund"."account_number", "portal"."deposit_refund"."account_masked", "portal"."deposit_refund"."account_index") = 0
          and num_nulls("portal"."deposit_refund"."reason", "portal"."deposit_refund"."details") = 0
        else false end),
	CONSTRAINT "deposit_refund_amount" CHECK ("portal"."deposit_refund"."amount_ore" > 0)
);
--> statement-breakpoint
ALTER TABLE "portal"."deposit_refund" ADD CONSTRAINT "deposit_refund_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."deposit_refund" ADD CONSTRAINT "deposit_refund_account_id_deposit_account_case_id_fk" FOREIGN KEY ("account_id") REFERENCES "portal"."deposit_account"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_refund_account" ON "portal"."deposit_refund" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "deposit_refund_account_index" ON "portal"."deposit_refund" USING btree ("account_index");