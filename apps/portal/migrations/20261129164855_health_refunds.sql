CREATE TABLE "portal"."health_refund" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"scheme_id" uuid NOT NULL,
	"period" text NOT NULL,
	"scheme_version_id" uuid NOT NULL,
	"payee_name" text NOT NULL,
	"account_number" text NOT NULL,
	"account_masked" text NOT NULL,
	"account_index" text NOT NULL,
	"doctor_from" date,
	"doctor_to" date,
	"note" text,
	"sent_calculation" jsonb NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"granted_ore" bigint,
	"decided_calculation" jsonb,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "health_refund_granted" CHECK ("portal"."health_refund"."granted_ore" >= 0),
	CONSTRAINT "health_refund_decided" CHECK (num_nonnulls("portal"."health_refund"."granted_ore", "portal"."health_refund"."decided_calculation", "portal"."health_refund"."decided_at", "portal"."health_refund"."decided_by") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "portal"."health_refund_appeal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"outcome" text,
	"words" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "health_refund_appeal_decided" CHECK (num_nonnulls("portal"."health_refund_appeal"."outcome", "portal"."health_refund_appeal"."words", "portal"."health_refund_appeal"."decided_by", "portal"."health_refund_appeal"."decided_at") in (0, 4)
        and num_nonnulls("portal"."health_refund_appeal"."decided_at", "portal"."health_refund_appeal"."withdrawn_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "portal"."health_refund_correction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"granted_ore" bigint NOT NULL,
	"content" text NOT NULL,
	"pay_back_by" date,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "health_refund_correction_amount" CHECK ("portal"."health_refund_correction"."granted_ore" >= 0),
	CONSTRAINT "health_refund_correction_confirmed" CHECK (num_nonnulls("portal"."health_refund_correction"."confirmed_by", "portal"."health_refund_correction"."confirmed_at") in (0, 2)
        and num_nonnulls("portal"."health_refund_correction"."confirmed_at", "portal"."health_refund_correction"."dropped_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "portal"."health_refund_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"basis" text NOT NULL,
	"outcome" text NOT NULL,
	"granted_ore" bigint NOT NULL,
	"content" text NOT NULL,
	"decided_by" text NOT NULL,
	"confirmed_by" text,
	"decided_at" timestamp with time zone NOT NULL,
	"appeal_until" date,
	"pay_back_ore" bigint DEFAULT 0 NOT NULL,
	"pay_back_by" date,
	CONSTRAINT "health_refund_decision_once" UNIQUE("case_id","number"),
	CONSTRAINT "health_refund_decision_amount" CHECK ("portal"."health_refund_decision"."granted_ore" >= 0 and ("portal"."health_refund_decision"."outcome" = 'granted' or "portal"."health_refund_decision"."granted_ore" = 0)),
	CONSTRAINT "health_refund_decision_pay_back" CHECK ("portal"."health_refund_decision"."pay_back_ore" >= 0 and ("portal"."health_refund_decision"."pay_back_ore" > 0) = ("portal"."health_refund_decision"."pay_back_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "portal"."health_refund_draft" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"scheme_id" uuid NOT NULL,
	"period" text NOT NULL,
	"case_id" uuid,
	"content" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."health_refund_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"category" text NOT NULL,
	"spent_from" date NOT NULL,
	"spent_to" date NOT NULL,
	"amount_ore" bigint NOT NULL,
	"is_foreign" boolean NOT NULL,
	"note" text,
	"files" text[] NOT NULL,
	"no_right" text,
	"accepted_ore" bigint,
	"accepted_because" text,
	"accepted_by" text,
	CONSTRAINT "health_refund_line_amount" CHECK ("portal"."health_refund_line"."amount_ore" > 0),
	CONSTRAINT "health_refund_line_days" CHECK ("portal"."health_refund_line"."spent_from" <= "portal"."health_refund_line"."spent_to"),
	CONSTRAINT "health_refund_line_accepted" CHECK (num_nonnulls("portal"."health_refund_line"."accepted_ore", "portal"."health_refund_line"."accepted_because", "portal"."health_refund_line"."accepted_by") in (0, 3)
        and "portal"."health_refund_line"."accepted_ore" >= 0)
);
--> statement-breakpoint
CREATE TABLE "portal"."health_refund_repayment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"happened_on" date NOT NULL,
	"reason" text,
	"reverses_id" uuid,
	"registered_by" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "health_refund_repayment_amount" CHECK ("portal"."health_refund_repayment"."amount_ore" > 0),
	CONSTRAINT "health_refund_repayment_reverses" CHECK (("portal"."health_refund_repayment"."kind" = 'taken-back') = ("portal"."health_refund_repayment"."reverses_id" is not null)),
	CONSTRAINT "health_refund_repayment_confirmed" CHECK (num_nonnulls("portal"."health_refund_repayment"."confirmed_by", "portal"."health_refund_repayment"."confirmed_at") in (0, 2)
        and num_nonnulls("portal"."health_refund_repayment"."confirmed_at", "portal"."health_refund_repayment"."dropped_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "portal"."health_scheme" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_on" date,
	CONSTRAINT "health_scheme_name" CHECK (coalesce(length("portal"."health_scheme"."name" ->> 'no'), 0) between 1 and 100 and coalesce(length("portal"."health_scheme"."name" ->> 'en'), 0) between 1 and 100),
	CONSTRAINT "health_scheme_intro" CHECK (coalesce(length("portal"."health_scheme"."intro" ->> 'no'), 0) between 0 and 2000 and coalesce(length("portal"."health_scheme"."intro" ->> 'en'), 0) between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "portal"."health_scheme_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scheme_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"revision" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"proposed_by" text NOT NULL,
	"confirmed_by" text NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_scheme_version_once" UNIQUE("scheme_id","starts_on","revision"),
	CONSTRAINT "health_scheme_version_revision" CHECK ("portal"."health_scheme_version"."revision" > 0)
);
--> statement-breakpoint
ALTER TABLE "portal"."payout" DROP CONSTRAINT "payout_owner_kind";--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "portal"."payment" DROP CONSTRAINT "payment_account";--> statement-breakpoint
ALTER TABLE "portal"."health_refund" ADD CONSTRAINT "health_refund_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_refund" ADD CONSTRAINT "health_refund_scheme_id_health_scheme_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "portal"."health_scheme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_refund" ADD CONSTRAINT "health_refund_scheme_version_id_health_scheme_version_id_fk" FOREIGN KEY ("scheme_version_id") REFERENCES "portal"."health_scheme_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_refund_appeal" ADD CONSTRAINT "health_refund_appeal_case_id_health_refund_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."health_refund"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_refund_appeal" ADD CONSTRAINT "health_refund_appeal_decision_id_health_refund_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "portal"."health_refund_decision"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_refund_correction" ADD CONSTRAINT "health_refund_correction_case_id_health_refund_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."health_refund"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_refund_correction" ADD CONSTRAINT "health_refund_correction_decision_id_health_refund_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "portal"."health_refund_decision"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_refund_decision" ADD CONSTRAINT "health_refund_decision_case_id_health_refund_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."health_refund"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_refund_draft" ADD CONSTRAINT "health_refund_draft_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_refund_draft" ADD CONSTRAINT "health_refund_draft_scheme_id_health_scheme_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "portal"."health_scheme"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_refund_draft" ADD CONSTRAINT "health_refund_draft_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_refund_line" ADD CONSTRAINT "health_refund_line_case_id_health_refund_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."health_refund"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_refund_repayment" ADD CONSTRAINT "health_refund_repayment_case_id_health_refund_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."health_refund"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."health_scheme_version" ADD CONSTRAINT "health_scheme_version_scheme_id_health_scheme_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "portal"."health_scheme"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_refund_scheme" ON "portal"."health_refund" USING btree ("scheme_id","period");--> statement-breakpoint
CREATE INDEX "health_refund_version" ON "portal"."health_refund" USING btree ("scheme_version_id");--> statement-breakpoint
CREATE INDEX "health_refund_account" ON "portal"."health_refund" USING btree ("account_index");--> statement-breakpoint
CREATE UNIQUE INDEX "health_refund_appeal_open" ON "portal"."health_refund_appeal" USING btree ("case_id") WHERE decided_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "health_refund_appeal_case" ON "portal"."health_refund_appeal" USING btree ("case_id","sent_at");--> statement-breakpoint
CREATE INDEX "health_refund_appeal_decision" ON "portal"."health_refund_appeal" USING btree ("decision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "health_refund_correction_open" ON "portal"."health_refund_correction" USING btree ("case_id") WHERE confirmed_at is null and dropped_at is null;--> statement-breakpoint
CREATE INDEX "health_refund_correction_decision" ON "portal"."health_refund_correction" USING btree ("decision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "health_refund_draft_new" ON "portal"."health_refund_draft" USING btree ("user_id","scheme_id","period") WHERE case_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "health_refund_draft_case" ON "portal"."health_refund_draft" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "health_refund_draft_saved" ON "portal"."health_refund_draft" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "health_refund_draft_scheme" ON "portal"."health_refund_draft" USING btree ("scheme_id");--> statement-breakpoint
CREATE INDEX "health_refund_line_case" ON "portal"."health_refund_line" USING btree ("case_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "health_refund_repayment_open" ON "portal"."health_refund_repayment" USING btree ("case_id") WHERE confirmed_at is null and dropped_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "health_refund_repayment_reversed" ON "portal"."health_refund_repayment" USING btree ("reverses_id") WHERE dropped_at is null;--> statement-breakpoint
CREATE INDEX "health_refund_repayment_case" ON "portal"."health_refund_repayment" USING btree ("case_id","registered_at");--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_owner_kind" CHECK ("portal"."payout"."owner_kind" in ('deposit', 'association', 'grant', 'invoice', 'kindergarten', 'health'));--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("portal"."ledger_account"."kind" in ('bank', 'deposit', 'unallocated', 'unconfirmed', 'payouts', 'card-provider', 'sales', 'opening', 'association', 'grant-frame', 'grant-budget', 'grant', 'grant-claim', 'receivable', 'vat', 'health-cost', 'health', 'health-claim'));--> statement-breakpoint
ALTER TABLE "portal"."payment" ADD CONSTRAINT "payment_account" CHECK (("portal"."payment"."account_kind" is null) = ("portal"."payment"."account_key" is null)
        and "portal"."payment"."account_kind" in ('bank', 'deposit', 'unallocated', 'unconfirmed', 'payouts', 'card-provider', 'sales', 'opening', 'association', 'grant-frame', 'grant-budget', 'grant', 'grant-claim', 'receivable', 'vat', 'health-cost', 'health', 'health-claim'));