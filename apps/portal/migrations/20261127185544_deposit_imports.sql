CREATE TABLE "portal"."deposit_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"version" text NOT NULL,
	"lines" integer NOT NULL,
	"amount_ore" bigint NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"received_on" date,
	"received_id" bigint,
	"undone_at" timestamp with time zone,
	CONSTRAINT "deposit_import_amount" CHECK ("portal"."deposit_import"."amount_ore" > 0 and "portal"."deposit_import"."lines" > 0),
	CONSTRAINT "deposit_import_received" CHECK (num_nonnulls("portal"."deposit_import"."received_on", "portal"."deposit_import"."received_id") in (0, 2)),
	CONSTRAINT "deposit_import_confirmed" CHECK ("portal"."deposit_import"."confirmed_at" is not null or num_nonnulls("portal"."deposit_import"."received_on", "portal"."deposit_import"."undone_at") = 0)
);
--> statement-breakpoint
CREATE TABLE "portal"."deposit_import_line" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"customer" jsonb,
	"case_id" uuid,
	"transaction_id" bigint,
	"is_undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deposit_import_line_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "deposit_import_line_amount" CHECK ("portal"."deposit_import_line"."amount_ore" > 0),
	CONSTRAINT "deposit_import_line_details" CHECK (num_nonnulls("portal"."deposit_import_line"."customer", "portal"."deposit_import_line"."transaction_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "portal"."imported_account" DROP CONSTRAINT "imported_account_import_id_member_import_id_fk";
--> statement-breakpoint
ALTER TABLE "portal"."deposit_account" ALTER COLUMN "invoice_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."deposit_account" ALTER COLUMN "invoiced_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."deposit_account" ALTER COLUMN "due_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."deposit_account" ADD COLUMN "imported_from" text;--> statement-breakpoint
ALTER TABLE "portal"."deposit_import" ADD CONSTRAINT "deposit_import_received_id_ledger_transaction_id_fk" FOREIGN KEY ("received_id") REFERENCES "portal"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."deposit_import_line" ADD CONSTRAINT "deposit_import_line_import_id_deposit_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "portal"."deposit_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."deposit_import_line" ADD CONSTRAINT "deposit_import_line_case_id_case_file_id_fk" FOREIGN KEY ("case_id") REFERENCES "portal"."case_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."deposit_import_line" ADD CONSTRAINT "deposit_import_line_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "portal"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_import_line_once" ON "portal"."deposit_import_line" USING btree ("source","external_id") WHERE transaction_id is not null and not is_undone;--> statement-breakpoint
CREATE INDEX "deposit_import_line_case" ON "portal"."deposit_import_line" USING btree ("case_id");--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("portal"."ledger_account"."kind" in ('bank', 'deposit', 'unallocated', 'unconfirmed', 'payouts', 'card-provider', 'sales', 'opening'));--> statement-breakpoint
ALTER TABLE "portal"."deposit_account" ADD CONSTRAINT "deposit_account_origin" CHECK (num_nonnulls("portal"."deposit_account"."invoice_number", "portal"."deposit_account"."invoiced_on", "portal"."deposit_account"."due_on") in (0, 3)
        and num_nonnulls("portal"."deposit_account"."invoice_number", "portal"."deposit_account"."imported_from") > 0);