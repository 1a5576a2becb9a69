CREATE TABLE "portal"."kindergarten_fee_decision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"child_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"full_place_ore" integer,
	"price_percent" smallint,
	"reference" text NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entered_by" text,
	"ended_because" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_fee_decision_days" CHECK (extract(day from "portal"."kindergarten_fee_decision"."starts_on") = 1
        and extract(day from "portal"."kindergarten_fee_decision"."ends_on" + 1) = 1
        and "portal"."kindergarten_fee_decision"."ends_on" >= "portal"."kindergarten_fee_decision"."starts_on" - 1),
	CONSTRAINT "kindergarten_fee_decision_amount" CHECK (num_nonnulls("portal"."kindergarten_fee_decision"."full_place_ore", "portal"."kindergarten_fee_decision"."price_percent") = 1
        and "portal"."kindergarten_fee_decision"."full_place_ore" between 0 and 10000000
        and "portal"."kindergarten_fee_decision"."price_percent" between 0 and 100),
	CONSTRAINT "kindergarten_fee_decision_texts" CHECK (length("portal"."kindergarten_fee_decision"."reference") between 1 and 100
        and length("portal"."kindergarten_fee_decision"."ended_because") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_invoice_draft" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"recipient_name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount_ore" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"invoice_id" uuid,
	CONSTRAINT "kindergarten_invoice_draft_state" CHECK ("portal"."kindergarten_invoice_draft"."state" in ('waiting', 'issued', 'skipped', 'failed')),
	CONSTRAINT "kindergarten_invoice_draft_amount" CHECK ("portal"."kindergarten_invoice_draft"."amount_ore" > 0)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_invoice_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kindergarten_id" uuid NOT NULL,
	"month" date NOT NULL,
	"days_to_pay" smallint NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_by" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "kindergarten_invoice_run_month" CHECK (extract(day from "portal"."kindergarten_invoice_run"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_payer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"child_id" uuid NOT NULL,
	"from_month" date NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid,
	"second_percent" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_payer_month" CHECK (extract(day from "portal"."kindergarten_payer"."from_month") = 1),
	CONSTRAINT "kindergarten_payer_share" CHECK (("portal"."kindergarten_payer"."second_id" is null) = ("portal"."kindergarten_payer"."second_percent" = 0)
        and "portal"."kindergarten_payer"."second_percent" between 0 and 100 and "portal"."kindergarten_payer"."first_id" <> "portal"."kindergarten_payer"."second_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."kindergarten_price" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"valid_from" date NOT NULL,
	"place_ore" integer NOT NULL,
	"meals_ore" integer NOT NULL,
	"second_percent" smallint NOT NULL,
	"later_percent" smallint NOT NULL,
	"free_months" smallint[] NOT NULL,
	"partial_month" text NOT NULL,
	"days_to_pay" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kindergarten_price_from" UNIQUE("valid_from"),
	CONSTRAINT "kindergarten_price_first" CHECK (extract(day from "portal"."kindergarten_price"."valid_from") = 1),
	CONSTRAINT "kindergarten_price_amounts" CHECK ("portal"."kindergarten_price"."place_ore" between 0 and 10000000
        and "portal"."kindergarten_price"."meals_ore" between 0 and 10000000),
	CONSTRAINT "kindergarten_price_percents" CHECK ("portal"."kindergarten_price"."second_percent" between 0 and 100 and "portal"."kindergarten_price"."later_percent" between 0 and 100),
	CONSTRAINT "kindergarten_price_free" CHECK ("portal"."kindergarten_price"."free_months" <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
	CONSTRAINT "kindergarten_price_partial" CHECK ("portal"."kindergarten_price"."partial_month" in ('days', 'full')),
	CONSTRAINT "kindergarten_price_days" CHECK ("portal"."kindergarten_price"."days_to_pay" between 14 and 60)
);
--> statement-breakpoint
ALTER TABLE "portal"."payout" DROP CONSTRAINT "payout_owner_kind";--> statement-breakpoint
ALTER TABLE "portal"."invoice" DROP CONSTRAINT "invoice_kind";--> statement-breakpoint
DROP INDEX "portal"."invoice_period";--> statement-breakpoint
ALTER TABLE "portal"."invoice" ADD COLUMN "unit_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_fee_decision" ADD CONSTRAINT "kindergarten_fee_decision_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_fee_decision" ADD CONSTRAINT "kindergarten_fee_decision_entered_by_user_id_fk" FOREIGN KEY ("entered_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_invoice_draft" ADD CONSTRAINT "kindergarten_invoice_draft_run_id_kindergarten_invoice_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "portal"."kindergarten_invoice_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_invoice_draft" ADD CONSTRAINT "kindergarten_invoice_draft_guardian_id_kindergarten_guardian_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_invoice_draft" ADD CONSTRAINT "kindergarten_invoice_draft_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "portal"."invoice"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_invoice_run" ADD CONSTRAINT "kindergarten_invoice_run_kindergarten_id_kindergarten_id_fk" FOREIGN KEY ("kindergarten_id") REFERENCES "portal"."kindergarten"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_invoice_run" ADD CONSTRAINT "kindergarten_invoice_run_started_by_user_id_fk" FOREIGN KEY ("started_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_payer" ADD CONSTRAINT "kindergarten_payer_child_id_kindergarten_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "portal"."kindergarten_child"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_payer" ADD CONSTRAINT "kindergarten_payer_first_id_kindergarten_guardian_id_fk" FOREIGN KEY ("first_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."kindergarten_payer" ADD CONSTRAINT "kindergarten_payer_second_id_kindergarten_guardian_id_fk" FOREIGN KEY ("second_id") REFERENCES "portal"."kindergarten_guardian"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kindergarten_fee_decision_child" ON "portal"."kindergarten_fee_decision" USING btree ("child_id","starts_on");--> statement-breakpoint
CREATE INDEX "kindergarten_fee_decision_by" ON "portal"."kindergarten_fee_decision" USING btree ("entered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "kindergarten_invoice_draft_of" ON "portal"."kindergarten_invoice_draft" USING btree ("run_id","guardian_id");--> statement-breakpoint
CREATE INDEX "kindergarten_invoice_draft_guardian" ON "portal"."kindergarten_invoice_draft" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "kindergarten_invoice_draft_invoice" ON "portal"."kindergarten_invoice_draft" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kindergarten_invoice_run_one" ON "portal"."kindergarten_invoice_run" USING btree ("kindergarten_id","month") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "kindergarten_invoice_run_by" ON "portal"."kindergarten_invoice_run" USING btree ("started_by");--> statement-breakpoint
CREATE UNIQUE INDEX "kindergarten_payer_from" ON "portal"."kindergarten_payer" USING btree ("child_id","from_month");--> statement-breakpoint
CREATE INDEX "kindergarten_payer_first" ON "portal"."kindergarten_payer" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "kindergarten_payer_second" ON "portal"."kindergarten_payer" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "invoice_subject" ON "portal"."invoice" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "invoice_unit" ON "portal"."invoice" USING btree ("kind","unit_id","period_start");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_period" ON "portal"."invoice" USING btree ("kind","subject_id","unit_id","period_start") WHERE credited_ore < amount_ore;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_owner_kind" CHECK ("portal"."payout"."owner_kind" in ('deposit', 'association', 'grant', 'invoice', 'kindergarten'));--> statement-breakpoint
ALTER TABLE "portal"."invoice" ADD CONSTRAINT "invoice_kind" CHECK ("portal"."invoice"."kind" in ('fitness', 'kindergarten'));--> statement-breakpoint
-- What the municipality has decided counts once at a time; one that ended before its start never does.
ALTER TABLE "portal"."kindergarten_fee_decision" ADD CONSTRAINT "kindergarten_fee_decision_one_at_a_time"
	EXCLUDE USING gist ("child_id" WITH =, daterange("starts_on", "ends_on" + 1, '[)') WITH &&);
