CREATE TABLE "portal"."fitness_invoice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"membership_id" bigint,
	"invoice_number" integer NOT NULL,
	"kid" text NOT NULL,
	"recipient_name" text NOT NULL,
	"type_name_no" text NOT NULL,
	"type_name_en" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"lines" jsonb NOT NULL,
	"amount_ore" bigint NOT NULL,
	"invoiced_on" date NOT NULL,
	"due_on" date NOT NULL,
	"paid_on" date,
	"registered_at" timestamp with time zone,
	CONSTRAINT "fitness_invoice_number" UNIQUE("invoice_number"),
	CONSTRAINT "fitness_invoice_kid" UNIQUE("kid"),
	CONSTRAINT "fitness_invoice_period" UNIQUE("membership_id","period_start"),
	CONSTRAINT "fitness_invoice_amount" CHECK ("portal"."fitness_invoice"."amount_ore" > 0),
	CONSTRAINT "fitness_invoice_due_later" CHECK ("portal"."fitness_invoice"."due_on" >= "portal"."fitness_invoice"."invoiced_on"),
	CONSTRAINT "fitness_invoice_paid" CHECK (num_nonnulls("portal"."fitness_invoice"."paid_on", "portal"."fitness_invoice"."registered_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "portal"."fitness_membership_type" (
	"code" text NOT NULL,
	"valid_from" date NOT NULL,
	"name_no" text NOT NULL,
	"name_en" text NOT NULL,
	"note_no" text NOT NULL,
	"note_en" text NOT NULL,
	"is_for_students" boolean NOT NULL,
	"payment" text NOT NULL,
	"months" smallint NOT NULL,
	"price_ore" bigint NOT NULL,
	"start_fee_ore" bigint NOT NULL,
	"is_offered" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fitness_membership_type_code_valid_from_pk" PRIMARY KEY("code","valid_from"),
	CONSTRAINT "fitness_membership_type_code" CHECK ("portal"."fitness_membership_type"."code" ~ '^[A-Z][A-Z0-9_]{1,39}$'),
	CONSTRAINT "fitness_membership_type_price" CHECK ("portal"."fitness_membership_type"."price_ore" between 1 and 10000000),
	CONSTRAINT "fitness_membership_type_fee" CHECK ("portal"."fitness_membership_type"."start_fee_ore" between 0 and 10000000),
	CONSTRAINT "fitness_membership_type_months" CHECK ("portal"."fitness_membership_type"."months" between case "portal"."fitness_membership_type"."payment" when 'once' then 1 else 0 end and 60)
);
--> statement-breakpoint
CREATE TABLE "portal"."fitness_settings" (
	"id" smallint PRIMARY KEY NOT NULL,
	"freeze_notice" smallint NOT NULL,
	"first_year_freeze" smallint NOT NULL,
	"later_freeze" smallint NOT NULL,
	"uncommitted_freeze" smallint NOT NULL,
	"termination_notice" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fitness_settings_one" CHECK ("portal"."fitness_settings"."id" = 1),
	CONSTRAINT "fitness_settings_notice" CHECK ("portal"."fitness_settings"."freeze_notice" between 1 and 6 and "portal"."fitness_settings"."termination_notice" between 1 and 6)
);
--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD COLUMN "commitment_months" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD COLUMN "monthly_amount_ore" bigint;--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD COLUMN "direct_debit_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD COLUMN "terminated_on" date;--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD COLUMN "termination_reason" text;--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD COLUMN "last_invoice_due_on" date;--> statement-breakpoint
ALTER TABLE "portal"."fitness_invoice" ADD CONSTRAINT "fitness_invoice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."fitness_invoice" ADD CONSTRAINT "fitness_invoice_membership_id_fitness_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "portal"."fitness_membership"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fitness_invoice_user" ON "portal"."fitness_invoice" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fitness_invoice_due" ON "portal"."fitness_invoice" USING btree ("due_on");--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD CONSTRAINT "fitness_membership_commitment" CHECK ("portal"."fitness_membership"."commitment_months" between 0 and 60);--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD CONSTRAINT "fitness_membership_amount" CHECK ("portal"."fitness_membership"."monthly_amount_ore" > 0);--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership" ADD CONSTRAINT "fitness_membership_terminated" CHECK (num_nonnulls("portal"."fitness_membership"."terminated_on", "portal"."fitness_membership"."termination_reason", "portal"."fitness_membership"."last_invoice_due_on") in (0, 3)
        and ("portal"."fitness_membership"."terminated_on" is null or "portal"."fitness_membership"."end_date" is not null));