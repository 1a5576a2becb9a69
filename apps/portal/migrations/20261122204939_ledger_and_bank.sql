CREATE TABLE "portal"."bank_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."bank_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"message_id" text NOT NULL,
	"byte_size" integer NOT NULL,
	"transfers" integer DEFAULT 0 NOT NULL,
	"repeated_transfers" integer DEFAULT 0 NOT NULL,
	"paid_payouts" integer DEFAULT 0 NOT NULL,
	"failed_payouts" integer DEFAULT 0 NOT NULL,
	"unknown_answers" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_file_once" UNIQUE("sha256"),
	CONSTRAINT "bank_file_sha256" CHECK ("portal"."bank_file"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "portal"."incoming_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" bigint,
	"own_account" text NOT NULL,
	"reference" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"value_date" date NOT NULL,
	"debtor" text,
	"remittance" text,
	"end_to_end_id" text,
	"customer_number" text,
	"matched_by" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "incoming_transfer_once" UNIQUE("own_account","reference"),
	CONSTRAINT "incoming_transfer_amount" CHECK ("portal"."incoming_transfer"."amount_ore" > 0),
	CONSTRAINT "incoming_transfer_matched" CHECK (("portal"."incoming_transfer"."customer_number" is null) = ("portal"."incoming_transfer"."matched_by" is null)
        and "portal"."incoming_transfer"."matched_by" in ('rule', 'returned-payout', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "portal"."payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"customer_number" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"payee_name" text,
	"payee_account" text,
	"payee_account_masked" text NOT NULL,
	"message" text NOT NULL,
	"end_to_end_id" text NOT NULL,
	"state" text DEFAULT 'prepared' NOT NULL,
	"failure_reason" text,
	"approved_by" text NOT NULL,
	"prepared_by" text NOT NULL,
	"released_by" text,
	"file_id" bigint,
	"prepared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payout_once" UNIQUE("request_key"),
	CONSTRAINT "payout_end_to_end" UNIQUE("end_to_end_id"),
	CONSTRAINT "payout_amount" CHECK ("portal"."payout"."amount_ore" > 0),
	CONSTRAINT "payout_state" CHECK ("portal"."payout"."state" in ('prepared', 'withdrawn', 'released', 'sent', 'paid', 'failed')),
	CONSTRAINT "payout_four_eyes" CHECK ("portal"."payout"."released_by" not in ("portal"."payout"."approved_by", "portal"."payout"."prepared_by")),
	CONSTRAINT "payout_released" CHECK (("portal"."payout"."state" in ('released', 'sent', 'paid', 'failed')) = ("portal"."payout"."released_by" is not null)
        and ("portal"."payout"."released_by" is null) = ("portal"."payout"."file_id" is null)
        and ("portal"."payout"."released_by" is null) = ("portal"."payout"."released_at" is null)),
	CONSTRAINT "payout_sent" CHECK (("portal"."payout"."state" in ('sent', 'paid', 'failed')) = ("portal"."payout"."sent_at" is not null)),
	CONSTRAINT "payout_settled" CHECK (("portal"."payout"."state" in ('paid', 'failed')) = ("portal"."payout"."settled_at" is not null)),
	CONSTRAINT "payout_failed" CHECK (("portal"."payout"."state" = 'failed') = ("portal"."payout"."failure_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "portal"."payout_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."payout_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"payer_name" text NOT NULL,
	"payer_iban" text NOT NULL,
	"payer_bic" text NOT NULL,
	"execution_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"payments" integer NOT NULL,
	"total_ore" bigint NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "payout_file_message" UNIQUE("message_id"),
	CONSTRAINT "payout_file_payments" CHECK ("portal"."payout_file"."payments" > 0 and "portal"."payout_file"."total_ore" > 0),
	CONSTRAINT "payout_file_sha256" CHECK ("portal"."payout_file"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "portal"."ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_account_once" UNIQUE("kind","key"),
	CONSTRAINT "ledger_account_kind" CHECK ("portal"."ledger_account"."kind" in ('bank', 'deposit', 'unallocated', 'payouts')),
	CONSTRAINT "ledger_account_key" CHECK (length("portal"."ledger_account"."key") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "portal"."ledger_checkpoint" (
	"account_id" bigint NOT NULL,
	"through_entry_id" bigint NOT NULL,
	"total_ore" bigint NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_checkpoint_account_id_through_entry_id_pk" PRIMARY KEY("account_id","through_entry_id")
);
--> statement-breakpoint
CREATE TABLE "portal"."ledger_entry" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "portal"."ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount_ore" bigint NOT NULL,
	CONSTRAINT "ledger_entry_transaction_id_account_id_pk" PRIMARY KEY("transaction_id","account_id"),
	CONSTRAINT "ledger_entry_story" UNIQUE("account_id","id","amount_ore"),
	CONSTRAINT "ledger_entry_amount" CHECK ("portal"."ledger_entry"."amount_ore" <> 0 and abs("portal"."ledger_entry"."amount_ore") <= 10000000000000)
);
--> statement-breakpoint
CREATE TABLE "portal"."ledger_transaction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."ledger_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"value_date" date NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"booked_in" bigint DEFAULT 0 NOT NULL,
	"actor_id" text,
	"reverses_id" bigint,
	CONSTRAINT "ledger_transaction_once" UNIQUE("idempotency_key"),
	CONSTRAINT "ledger_transaction_reversed_once" UNIQUE("reverses_id"),
	CONSTRAINT "ledger_transaction_kind" CHECK ("portal"."ledger_transaction"."kind" ~ '^[a-z][a-z-]{1,49}$'),
	CONSTRAINT "ledger_transaction_key" CHECK (length("portal"."ledger_transaction"."idempotency_key") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "portal"."incoming_transfer" ADD CONSTRAINT "incoming_transfer_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "portal"."bank_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."payout" ADD CONSTRAINT "payout_file_id_payout_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "portal"."payout_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."ledger_checkpoint" ADD CONSTRAINT "ledger_checkpoint_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "portal"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "portal"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "portal"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."ledger_transaction" ADD CONSTRAINT "ledger_transaction_reverses_id_ledger_transaction_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "portal"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_transfer_unallocated" ON "portal"."incoming_transfer" USING btree ("value_date","id") WHERE customer_number is null;--> statement-breakpoint
CREATE INDEX "incoming_transfer_customer" ON "portal"."incoming_transfer" USING btree ("customer_number","value_date");--> statement-breakpoint
CREATE INDEX "incoming_transfer_file" ON "portal"."incoming_transfer" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "payout_state" ON "portal"."payout" USING btree ("state","prepared_at");--> statement-breakpoint
CREATE INDEX "payout_customer" ON "portal"."payout" USING btree ("customer_number","prepared_at");--> statement-breakpoint
CREATE INDEX "payout_of_file" ON "portal"."payout" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_actor" ON "portal"."ledger_transaction" USING btree ("actor_id") WHERE actor_id is not null;