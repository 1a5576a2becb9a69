CREATE TABLE "portal"."association_fee_hold" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"joined_by" text NOT NULL,
	"join_code_id" uuid,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"fee_ore" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "association_fee_hold_joined_by" CHECK ("portal"."association_fee_hold"."joined_by" in ('page', 'invitation', 'code', 'staff')),
	CONSTRAINT "association_fee_hold_state" CHECK ("portal"."association_fee_hold"."state" in ('held', 'paid', 'released')),
	CONSTRAINT "association_fee_hold_days" CHECK ("portal"."association_fee_hold"."ends_on" >= "portal"."association_fee_hold"."starts_on"),
	CONSTRAINT "association_fee_hold_fee" CHECK ("portal"."association_fee_hold"."fee_ore" > 0),
	CONSTRAINT "association_fee_hold_paid" CHECK ("portal"."association_fee_hold"."state" <> 'paid' or "portal"."association_fee_hold"."payment_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "portal"."association_join_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"association_id" uuid NOT NULL,
	"label" text NOT NULL,
	"code" text NOT NULL,
	"ends_on" date NOT NULL,
	"ended_at" timestamp with time zone,
	"people" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "association_join_code_once" UNIQUE("code"),
	CONSTRAINT "association_join_code_label" CHECK (length("portal"."association_join_code"."label") between 1 and 60),
	CONSTRAINT "association_join_code_shape" CHECK ("portal"."association_join_code"."code" ~ '^[2-9A-Z]{16}$'),
	CONSTRAINT "association_join_code_people" CHECK ("portal"."association_join_code"."people" >= 0)
);
--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "portal"."association_member" ADD COLUMN "pay_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal"."association_settings" ADD COLUMN "lapse_days" smallint DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."payment" ADD COLUMN "account_kind" text;--> statement-breakpoint
ALTER TABLE "portal"."payment" ADD COLUMN "account_key" text;--> statement-breakpoint
ALTER TABLE "portal"."association_fee_hold" ADD CONSTRAINT "association_fee_hold_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_fee_hold" ADD CONSTRAINT "association_fee_hold_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_fee_hold" ADD CONSTRAINT "association_fee_hold_join_code_id_association_join_code_id_fk" FOREIGN KEY ("join_code_id") REFERENCES "portal"."association_join_code"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."association_join_code" ADD CONSTRAINT "association_join_code_association_id_association_id_fk" FOREIGN KEY ("association_id") REFERENCES "portal"."association"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "association_fee_hold_open" ON "portal"."association_fee_hold" USING btree ("association_id","user_id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "association_fee_hold_user" ON "portal"."association_fee_hold" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "association_fee_hold_code" ON "portal"."association_fee_hold" USING btree ("join_code_id");--> statement-breakpoint
CREATE INDEX "association_fee_hold_created" ON "portal"."association_fee_hold" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "association_join_code_of" ON "portal"."association_join_code" USING btree ("association_id","created_at");--> statement-breakpoint
CREATE INDEX "association_member_pay_before" ON "portal"."association_member" USING btree ("pay_before") WHERE pay_before is not null;--> statement-breakpoint
ALTER TABLE "portal"."association_settings" ADD CONSTRAINT "association_settings_lapse" CHECK ("portal"."association_settings"."lapse_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("portal"."ledger_account"."kind" in ('bank', 'deposit', 'unallocated', 'unconfirmed', 'payouts', 'card-provider', 'sales', 'opening', 'association'));--> statement-breakpoint
ALTER TABLE "portal"."payment" ADD CONSTRAINT "payment_account" CHECK (("portal"."payment"."account_kind" is null) = ("portal"."payment"."account_key" is null)
        and "portal"."payment"."account_kind" in ('bank', 'deposit', 'unallocated', 'unconfirmed', 'payouts', 'card-provider', 'sales', 'opening', 'association'));