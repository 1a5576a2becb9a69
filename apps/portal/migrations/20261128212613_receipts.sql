CREATE TABLE "portal"."receipt" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" text,
	"receipt_number" integer,
	"product" jsonb NOT NULL,
	"place" jsonb,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"lines" jsonb NOT NULL,
	"amount_ore" bigint NOT NULL,
	"vat_percent" smallint DEFAULT 0 NOT NULL,
	"credited_ore" bigint DEFAULT 0 NOT NULL,
	"sold_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipt_payment" UNIQUE("payment_id"),
	CONSTRAINT "receipt_number" UNIQUE("receipt_number"),
	CONSTRAINT "receipt_amount" CHECK ("portal"."receipt"."amount_ore" > 0),
	CONSTRAINT "receipt_credited" CHECK ("portal"."receipt"."credited_ore" between 0 and "portal"."receipt"."amount_ore"),
	CONSTRAINT "receipt_vat" CHECK ("portal"."receipt"."vat_percent" between 0 and 100),
	CONSTRAINT "receipt_span" CHECK (num_nonnulls("portal"."receipt"."starts_at", "portal"."receipt"."ends_at") in (0, 2)
        and "portal"."receipt"."starts_at" <= "portal"."receipt"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "portal"."receipt_credit_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"receipt_id" uuid NOT NULL,
	"credit_number" integer,
	"amount_ore" bigint NOT NULL,
	"vat_ore" bigint NOT NULL,
	"cause" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"credited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	CONSTRAINT "receipt_credit_note_number" UNIQUE("credit_number"),
	CONSTRAINT "receipt_credit_note_amount" CHECK ("portal"."receipt_credit_note"."amount_ore" > 0),
	CONSTRAINT "receipt_credit_note_vat" CHECK ("portal"."receipt_credit_note"."vat_ore" between 0 and "portal"."receipt_credit_note"."amount_ore"),
	CONSTRAINT "receipt_credit_note_cause" CHECK ("portal"."receipt_credit_note"."cause" ~ '^[a-z][a-z-]{1,39}$'),
	CONSTRAINT "receipt_credit_note_reason" CHECK (length("portal"."receipt_credit_note"."reason") <= 300)
);
--> statement-breakpoint
-- The receipts of courts keep their numbers; their half hours are lines with the texts of each language.
INSERT INTO "portal"."receipt" ("payment_id", "subject_kind", "subject_id", "user_id", "receipt_number",
	"product", "place", "starts_at", "ends_at", "lines", "amount_ore", "sold_at")
SELECT r."payment_id"::uuid, 'court', r."reservation_id"::text, r."user_id", r."receipt_number",
	(SELECT jsonb_object_agg(c.locale, (r."category" ->> c.locale) || ', ' || c.name)
	   FROM jsonb_each_text(r."court") AS c(locale, name)),
	(SELECT jsonb_object_agg(c.locale, r."center_name") FROM jsonb_each_text(r."court") AS c(locale, name)),
	r."starts_at", r."ends_at",
	(SELECT jsonb_agg(jsonb_build_object('amountOre', (u.unit ->> 'priceOre')::bigint, 'text', (
		SELECT jsonb_object_agg(c.locale, c.name || ', '
			|| to_char(span.at, span.shape) || '–' || to_char(span.at + interval '30 minutes', span.shape))
		  FROM jsonb_each_text(r."court") AS c(locale, name)
		 CROSS JOIN LATERAL (SELECT (u.unit ->> 'startsAt')::timestamptz AT TIME ZONE 'Europe/Oslo' AS at,
			CASE c.locale WHEN 'no' THEN 'HH24.MI' ELSE 'HH24:MI' END AS shape) span
		)) ORDER BY u.position)
	   FROM jsonb_array_elements(r."units") WITH ORDINALITY AS u(unit, position)),
	r."amount_ore", r."sold_at"
  FROM "portal"."court_receipt" r;--> statement-breakpoint
UPDATE "portal"."document_series" SET "name" = 'card-receipt' WHERE "name" = 'court-receipt';--> statement-breakpoint
DROP TABLE "portal"."court_receipt" CASCADE;--> statement-breakpoint
ALTER TABLE "portal"."receipt" ADD CONSTRAINT "receipt_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."receipt_credit_note" ADD CONSTRAINT "receipt_credit_note_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "portal"."receipt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."receipt_credit_note" ADD CONSTRAINT "receipt_credit_note_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_user" ON "portal"."receipt" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "receipt_sold" ON "portal"."receipt" USING btree ("sold_at");--> statement-breakpoint
CREATE INDEX "receipt_subject" ON "portal"."receipt" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "receipt_without_number" ON "portal"."receipt" USING btree ("sold_at") WHERE receipt_number is null;--> statement-breakpoint
CREATE INDEX "receipt_credit_note_of" ON "portal"."receipt_credit_note" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "receipt_credit_note_by" ON "portal"."receipt_credit_note" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "receipt_credit_note_without_number" ON "portal"."receipt_credit_note" USING btree ("credited_at") WHERE credit_number is null;