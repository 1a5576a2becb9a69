CREATE TABLE "portal"."credit_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"credit_number" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"amount_ore" bigint NOT NULL,
	"vat_ore" bigint NOT NULL,
	"reason" text NOT NULL,
	"credited_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	CONSTRAINT "credit_note_number" UNIQUE("credit_number"),
	CONSTRAINT "credit_note_amount" CHECK ("portal"."credit_note"."amount_ore" > 0),
	CONSTRAINT "credit_note_vat" CHECK ("portal"."credit_note"."vat_ore" between 0 and "portal"."credit_note"."amount_ore"),
	CONSTRAINT "credit_note_reason" CHECK (length("portal"."credit_note"."reason") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "portal"."invoice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"subject_id" text NOT NULL,
	"invoice_number" integer NOT NULL,
	"kid" text NOT NULL,
	"recipient_name" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"lines" jsonb NOT NULL,
	"amount_ore" bigint NOT NULL,
	"vat_percent" smallint DEFAULT 0 NOT NULL,
	"invoiced_on" date NOT NULL,
	"due_on" date NOT NULL,
	"open_ore" bigint DEFAULT 0 NOT NULL,
	"settled_on" date,
	CONSTRAINT "invoice_number" UNIQUE("invoice_number"),
	CONSTRAINT "invoice_kid" UNIQUE("kid"),
	CONSTRAINT "invoice_period" UNIQUE("kind","subject_id","period_start"),
	CONSTRAINT "invoice_kind" CHECK ("portal"."invoice"."kind" in ('fitness')),
	CONSTRAINT "invoice_kid_shape" CHECK ("portal"."invoice"."kid" ~ '^[0-9]{9}$'),
	CONSTRAINT "invoice_amount" CHECK ("portal"."invoice"."amount_ore" > 0),
	CONSTRAINT "invoice_vat" CHECK ("portal"."invoice"."vat_percent" between 0 and 25),
	CONSTRAINT "invoice_due_later" CHECK ("portal"."invoice"."due_on" >= "portal"."invoice"."invoiced_on"),
	CONSTRAINT "invoice_period_order" CHECK ("portal"."invoice"."period_end" >= "portal"."invoice"."period_start")
);
--> statement-breakpoint
CREATE TABLE "portal"."invoice_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_ore" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"registered_by" text,
	"undone_at" timestamp with time zone,
	"undone_because" text,
	CONSTRAINT "invoice_payment_amount" CHECK ("portal"."invoice_payment"."amount_ore" > 0),
	CONSTRAINT "invoice_payment_undone" CHECK (num_nonnulls("portal"."invoice_payment"."undone_at", "portal"."invoice_payment"."undone_because") in (0, 2)
        and length("portal"."invoice_payment"."undone_because") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "portal"."payment" DROP CONSTRAINT "payment_account";--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership_type" ADD COLUMN "vat_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."credit_note" ADD CONSTRAINT "credit_note_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "portal"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."credit_note" ADD CONSTRAINT "credit_note_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."invoice" ADD CONSTRAINT "invoice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."invoice_payment" ADD CONSTRAINT "invoice_payment_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "portal"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."invoice_payment" ADD CONSTRAINT "invoice_payment_registered_by_user_id_fk" FOREIGN KEY ("registered_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_note_of" ON "portal"."credit_note" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_note_by" ON "portal"."credit_note" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "invoice_user" ON "portal"."invoice" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invoice_open" ON "portal"."invoice" USING btree ("due_on") WHERE open_ore <> 0;--> statement-breakpoint
CREATE INDEX "invoice_settled" ON "portal"."invoice" USING btree ("settled_on");--> statement-breakpoint
CREATE INDEX "invoice_payment_of" ON "portal"."invoice_payment" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_payment_by" ON "portal"."invoice_payment" USING btree ("registered_by");--> statement-breakpoint
ALTER TABLE "portal"."ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("portal"."ledger_account"."kind" in ('bank', 'deposit', 'unallocated', 'unconfirmed', 'payouts', 'card-provider', 'sales', 'opening', 'association', 'grant-frame', 'grant-budget', 'grant', 'grant-claim', 'receivable', 'vat'));--> statement-breakpoint
ALTER TABLE "portal"."payment" ADD CONSTRAINT "payment_account" CHECK (("portal"."payment"."account_kind" is null) = ("portal"."payment"."account_key" is null)
        and "portal"."payment"."account_kind" in ('bank', 'deposit', 'unallocated', 'unconfirmed', 'payouts', 'card-provider', 'sales', 'opening', 'association', 'grant-frame', 'grant-budget', 'grant', 'grant-claim', 'receivable', 'vat'));--> statement-breakpoint
ALTER TABLE "portal"."fitness_membership_type" ADD CONSTRAINT "fitness_membership_type_vat" CHECK ("portal"."fitness_membership_type"."vat_percent" between 0 and 25);--> statement-breakpoint
-- As it is now: core/invoices/sql/invoice_money_moved.sql.
CREATE OR REPLACE FUNCTION portal.invoice_money_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.invoice i SET
    open_ore = i.open_ore + moved.ore,
    settled_on = CASE WHEN i.open_ore + moved.ore <= 0 THEN coalesce(i.settled_on, moved.on_day) END
  FROM (
    SELECT a.key::uuid AS id, sum(e.amount_ore) AS ore, max(t.value_date) AS on_day
      FROM added e
      JOIN portal.ledger_account a ON a.id = e.account_id AND a.kind = 'receivable'
      JOIN portal.ledger_transaction t ON t.id = e.transaction_id
     GROUP BY a.key
     ORDER BY a.key
  ) moved
  WHERE i.id = moved.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_money_moved AFTER INSERT ON portal.ledger_entry
	REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION portal.invoice_money_moved();
--> statement-breakpoint
INSERT INTO portal.invoice (id, kind, user_id, subject_id, invoice_number, kid, recipient_name, product_name,
	period_start, period_end, lines, amount_ore, invoiced_on, due_on)
SELECT id, 'fitness', user_id, coalesce(membership_id::text, id::text), invoice_number, kid, recipient_name,
	type_name, period_start, period_end, lines, amount_ore, invoiced_on, due_on
FROM portal.fitness_invoice;
--> statement-breakpoint
INSERT INTO portal.invoice_payment (id, invoice_id, amount_ore, paid_on, registered_at)
SELECT gen_random_uuid(), id, amount_ore, paid_on, registered_at
FROM portal.fitness_invoice WHERE paid_on IS NOT NULL AND card_payment_id IS NULL;
--> statement-breakpoint
-- What a payment is does not change otherwise.
ALTER TABLE portal.payment DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE portal.payment SET account_kind = 'receivable', account_key = subject_id
WHERE subject_kind = 'fitness-invoice';
--> statement-breakpoint
ALTER TABLE portal.payment ENABLE TRIGGER USER;
--> statement-breakpoint
INSERT INTO portal.ledger_account (kind, key)
SELECT 'receivable', id::text FROM portal.invoice
UNION ALL SELECT kind, key FROM (VALUES ('sales', 'fitness-invoice'), ('opening', 'fitness-invoices')) a (kind, key)
	WHERE EXISTS (SELECT FROM portal.invoice)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- What was invoiced; what came to the bank before invoices were in the ledger; and what cards paid, which
-- was booked as a sale when it was collected and is now a payment of what was invoiced.
DO $$ BEGIN
-- A database that is made now has no invoices, and the functions of the ledger are not in place.
IF NOT EXISTS (SELECT FROM portal.invoice) THEN
	RETURN;
END IF;
CREATE TEMPORARY TABLE invoice_posting ON COMMIT DROP AS
SELECT 'invoice-issued:' || i.id AS key, 'invoice-issued' AS kind, i.invoiced_on AS value_date,
	i.amount_ore AS ore, 'receivable' AS debit_kind, i.id::text AS debit_key,
	'sales' AS credit_kind, 'fitness-invoice' AS credit_key, 1 AS step
FROM portal.invoice i
UNION ALL
SELECT 'invoice-paid:' || p.id, 'invoice-paid', p.paid_on, p.amount_ore,
	'opening', 'fitness-invoices', 'receivable', p.invoice_id::text, 2
FROM portal.invoice_payment p
UNION ALL
SELECT 'invoice-paid-by-card:' || p.id, 'invoice-paid-by-card', max(t.value_date), -sum(e.amount_ore)::bigint,
	'sales', 'fitness-invoice', 'receivable', p.subject_id, 3
FROM portal.payment p
JOIN portal.invoice i ON i.id::text = p.subject_id
JOIN portal.payment_operation o ON o.payment_id = p.id
JOIN portal.ledger_transaction t ON t.idempotency_key = 'card-payment:' || o.id
JOIN portal.ledger_entry e ON e.transaction_id = t.id
JOIN portal.ledger_account a ON a.id = e.account_id AND a.kind = 'sales' AND a.key = 'fitness-invoice'
WHERE p.subject_kind = 'fitness-invoice'
GROUP BY p.id, p.subject_id
HAVING sum(e.amount_ore) <> 0;
INSERT INTO portal.ledger_transaction (kind, idempotency_key, value_date)
SELECT kind, key, value_date FROM invoice_posting ORDER BY step, key;
INSERT INTO portal.ledger_entry (transaction_id, account_id, amount_ore)
SELECT t.id, a.id, line.ore
FROM invoice_posting p
JOIN portal.ledger_transaction t ON t.idempotency_key = p.key
CROSS JOIN LATERAL (VALUES (p.debit_kind, p.debit_key, p.ore), (p.credit_kind, p.credit_key, -p.ore))
	line (kind, key, ore)
JOIN portal.ledger_account a ON a.kind = line.kind AND a.key = line.key;
END $$;
--> statement-breakpoint
-- The day on which nothing was left to pay is that of the payment.
UPDATE portal.invoice i SET settled_on = old.paid_on
FROM portal.fitness_invoice old WHERE old.id = i.id AND i.open_ore <= 0 AND old.paid_on IS NOT NULL;
--> statement-breakpoint
DROP TABLE "portal"."fitness_invoice" CASCADE;
