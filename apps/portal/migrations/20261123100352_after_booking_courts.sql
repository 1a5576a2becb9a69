CREATE TABLE "portal"."court_receipt" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"payment_id" text NOT NULL,
	"receipt_number" integer,
	"court_no" text NOT NULL,
	"court_en" text NOT NULL,
	"category_no" text NOT NULL,
	"category_en" text NOT NULL,
	"center_name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"units" jsonb NOT NULL,
	"amount_ore" bigint NOT NULL,
	"sold_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "court_receipt_payment" UNIQUE("payment_id"),
	CONSTRAINT "court_receipt_number" UNIQUE("receipt_number"),
	CONSTRAINT "court_receipt_amount" CHECK ("portal"."court_receipt"."amount_ore" > 0)
);
--> statement-breakpoint
CREATE TABLE "portal"."court_wish" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portal"."court_wish_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"category_id" integer NOT NULL,
	"center_id" integer,
	"court_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "court_wish_once" UNIQUE NULLS NOT DISTINCT("user_id","category_id","center_id","court_id","starts_at","ends_at"),
	CONSTRAINT "court_wish_length" CHECK (extract(epoch from "portal"."court_wish"."ends_at" - "portal"."court_wish"."starts_at")::integer in (1800, 3600, 5400, 7200))
);
--> statement-breakpoint
ALTER TABLE "portal"."court_receipt" ADD CONSTRAINT "court_receipt_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."court_wish" ADD CONSTRAINT "court_wish_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "portal"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."court_wish" ADD CONSTRAINT "court_wish_category_id_court_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "portal"."court_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."court_wish" ADD CONSTRAINT "court_wish_center_id_sports_center_id_fk" FOREIGN KEY ("center_id") REFERENCES "portal"."sports_center"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."court_wish" ADD CONSTRAINT "court_wish_court_id_court_id_fk" FOREIGN KEY ("court_id") REFERENCES "portal"."court"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "court_receipt_user" ON "portal"."court_receipt" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "court_receipt_sold" ON "portal"."court_receipt" USING btree ("sold_at");--> statement-breakpoint
CREATE INDEX "court_wish_waiting" ON "portal"."court_wish" USING btree ("starts_at") WHERE "portal"."court_wish"."told_at" is null;--> statement-breakpoint
-- Has those told who wait for one of the half hours, after the commit. Nothing waits for a lock here:
-- each statement that frees units adds a job of its own, and only where somebody waits.
CREATE OR REPLACE FUNCTION portal.court_units_freed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('tell-of-free-courts', json_build_object(
      'from', min(f.starts_at), 'until', max(f.starts_at) + interval '30 minutes'))
    FROM freed f
   WHERE EXISTS (SELECT FROM portal.court_wish w
                  WHERE w.told_at IS NULL AND w.starts_at > now()
                    AND w.starts_at BETWEEN f.starts_at - interval '90 minutes' AND f.starts_at
                    AND w.ends_at > f.starts_at
                    AND (w.court_id IS NULL OR w.court_id = f.court_id))
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER court_units_freed
  AFTER DELETE ON portal.court_unit REFERENCING OLD TABLE AS freed
  FOR EACH STATEMENT EXECUTE FUNCTION portal.court_units_freed();
--> statement-breakpoint
-- What staff change may free a time that somebody waits for.
CREATE OR REPLACE FUNCTION portal.court_setup_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.court_setup SET version = version + 1;
  IF EXISTS (SELECT FROM portal.court_wish WHERE told_at IS NULL AND starts_at > now()) THEN
    PERFORM graphile_worker.add_job('tell-of-free-courts', '{}'::json);
  END IF;
  RETURN NULL;
END $$;
