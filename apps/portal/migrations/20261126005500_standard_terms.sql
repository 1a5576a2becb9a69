-- Standard terms for tables, columns, constraints and triggers. No row is lost.
ALTER TABLE "portal"."court_wish" RENAME TO "slot_alert";--> statement-breakpoint
ALTER TABLE "portal"."slot_alert" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "portal"."slot_alert" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER SEQUENCE "portal"."court_wish_id_seq" RENAME TO "slot_alert_id_seq";--> statement-breakpoint
ALTER TABLE "portal"."slot_alert" RENAME CONSTRAINT "court_wish_pkey" TO "slot_alert_pkey";--> statement-breakpoint
ALTER TABLE "portal"."slot_alert" RENAME CONSTRAINT "court_wish_once" TO "slot_alert_once";--> statement-breakpoint
ALTER TABLE "portal"."slot_alert" RENAME CONSTRAINT "court_wish_length" TO "slot_alert_length";--> statement-breakpoint
ALTER TABLE "portal"."slot_alert" RENAME CONSTRAINT "court_wish_user_id_user_id_fk" TO "slot_alert_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "portal"."slot_alert" RENAME CONSTRAINT "court_wish_category_id_court_category_id_fk" TO "slot_alert_category_id_court_category_id_fk";--> statement-breakpoint
ALTER TABLE "portal"."slot_alert" RENAME CONSTRAINT "court_wish_center_id_sports_center_id_fk" TO "slot_alert_center_id_sports_center_id_fk";--> statement-breakpoint
ALTER TABLE "portal"."slot_alert" RENAME CONSTRAINT "court_wish_court_id_court_id_fk" TO "slot_alert_court_id_court_id_fk";--> statement-breakpoint
ALTER INDEX "portal"."court_wish_waiting" RENAME TO "slot_alert_waiting";--> statement-breakpoint
ALTER TABLE "portal"."payment_request" RENAME TO "refund_request";--> statement-breakpoint
ALTER TABLE "portal"."refund_request" RENAME COLUMN "asked_by" TO "requested_by";--> statement-breakpoint
ALTER TABLE "portal"."refund_request" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "portal"."refund_request" RENAME CONSTRAINT "payment_request_pkey" TO "refund_request_pkey";--> statement-breakpoint
ALTER TABLE "portal"."refund_request" RENAME CONSTRAINT "payment_request_refund" TO "refund_request_amount";--> statement-breakpoint
ALTER TABLE "portal"."refund_request" RENAME CONSTRAINT "payment_request_payment_id_payment_id_fk" TO "refund_request_payment_id_payment_id_fk";--> statement-breakpoint
ALTER TRIGGER "payment_request_unchanged" ON "portal"."refund_request" RENAME TO "refund_request_unchanged";--> statement-breakpoint
ALTER TABLE "portal"."payment" RENAME COLUMN "look_at" TO "next_check_at";--> statement-breakpoint
ALTER TABLE "portal"."payment" RENAME COLUMN "vain_looks" TO "failed_attempts";--> statement-breakpoint
ALTER TABLE "portal"."class_notice" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "portal"."class_calendar" RENAME COLUMN "made_at" TO "created_at";--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" RENAME COLUMN "line_id" TO "series_id";--> statement-breakpoint
ALTER TABLE "portal"."group_class_schedule" RENAME CONSTRAINT "group_class_schedule_line_id_group_class_schedule_id_fk" TO "group_class_schedule_series_id_group_class_schedule_id_fk";--> statement-breakpoint
ALTER INDEX "portal"."group_class_schedule_line" RENAME TO "group_class_schedule_series";--> statement-breakpoint
ALTER TABLE "portal"."group_class_exception" RENAME COLUMN "line_id" TO "series_id";--> statement-breakpoint
ALTER TABLE "portal"."group_class_exception" RENAME COLUMN "made_at" TO "created_at";--> statement-breakpoint
ALTER TABLE "portal"."group_class_exception" RENAME CONSTRAINT "group_class_exception_line_id_group_class_schedule_id_fk" TO "group_class_exception_series_id_group_class_schedule_id_fk";--> statement-breakpoint
ALTER INDEX "portal"."group_class_exception_line" RENAME TO "group_class_exception_series";--> statement-breakpoint
ALTER TABLE "portal"."training_request" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "portal"."training_request" RENAME CONSTRAINT "training_request_told" TO "training_request_notified";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_subscription" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "portal"."newsletter_subscription" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "portal"."national_id" RENAME COLUMN "kept_at" TO "saved_at";--> statement-breakpoint
ALTER TABLE "portal"."document_check" RENAME COLUMN "revoked_because" TO "revocation_reason";--> statement-breakpoint
ALTER TABLE "portal"."payout" RENAME CONSTRAINT "payout_by_hand" TO "payout_manual";--> statement-breakpoint
ALTER TABLE "portal"."ledger_entry" RENAME CONSTRAINT "ledger_entry_story" TO "ledger_entry_statement";--> statement-breakpoint
-- PostgreSQL 18 and newer name the constraints of columns that are not null, and keep the old names.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT c.conrelid::regclass AS relation, c.conname AS old_name,
           t.relname || '_' || a.attname || '_not_null' AS new_name
      FROM pg_constraint c
      JOIN pg_class t ON t.oid = c.conrelid
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'n' AND c.connamespace = 'portal'::regnamespace
       AND (c.conname ~ '^(court_wish|payment_request)_'
         OR c.conname ~ '_(asked_at|asked_by|told_at|made_at|kept_at|vain_looks)_not_null$')
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I',
      found.relation, found.old_name, found.new_name);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "portal"."payment_operation" DROP CONSTRAINT "payment_operation_state";--> statement-breakpoint
DROP INDEX "portal"."payment_operation_one_begun";--> statement-breakpoint
ALTER TABLE "portal"."payment_operation" ALTER COLUMN "state" SET DEFAULT 'started';--> statement-breakpoint
UPDATE "portal"."payment_operation" SET "state" = 'started' WHERE "state" = 'begun';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_operation_one_started" ON "portal"."payment_operation" USING btree ("payment_id") WHERE state = 'started' and kind <> 'create';--> statement-breakpoint
ALTER TABLE "portal"."payment_operation" ADD CONSTRAINT "payment_operation_state" CHECK ("portal"."payment_operation"."state" in ('started', 'done', 'dropped'));--> statement-breakpoint
ALTER TRIGGER "group_class_counters_kept" ON "portal"."group_class" RENAME TO "group_class_counters_unchanged";--> statement-breakpoint
ALTER TRIGGER "group_class_booking_kept" ON "portal"."group_class_booking" RENAME TO "group_class_booking_unchanged";--> statement-breakpoint
ALTER TRIGGER "court_reservation_kept" ON "portal"."court_reservation" RENAME TO "court_reservation_unchanged";--> statement-breakpoint
ALTER TRIGGER "court_reservation_payment_kept" ON "portal"."court_reservation" RENAME TO "court_reservation_payment_unchanged";--> statement-breakpoint
ALTER TRIGGER "group_class_booking_event_kept" ON "portal"."group_class_booking_event" RENAME TO "group_class_booking_event_not_deleted";--> statement-breakpoint
ALTER TRIGGER "court_reservation_event_kept" ON "portal"."court_reservation_event" RENAME TO "court_reservation_event_not_deleted";--> statement-breakpoint
ALTER TRIGGER "money_correction_kept" ON "portal"."money_correction" RENAME TO "money_correction_not_deleted";--> statement-breakpoint
ALTER TRIGGER "transfer_conflict_kept" ON "portal"."transfer_conflict" RENAME TO "transfer_conflict_not_deleted";--> statement-breakpoint
ALTER TRIGGER "incoming_transfer_kept" ON "portal"."incoming_transfer" RENAME TO "incoming_transfer_not_deleted";--> statement-breakpoint
ALTER TRIGGER "payout_kept" ON "portal"."payout" RENAME TO "payout_not_deleted";--> statement-breakpoint
ALTER TRIGGER "bank_file_kept" ON "portal"."bank_file" RENAME TO "bank_file_not_deleted";--> statement-breakpoint
ALTER TRIGGER "payout_file_kept" ON "portal"."payout_file" RENAME TO "payout_file_not_deleted";--> statement-breakpoint
ALTER TRIGGER "payment_kept" ON "portal"."payment" RENAME TO "payment_not_deleted";--> statement-breakpoint
ALTER TRIGGER "payment_operation_kept" ON "portal"."payment_operation" RENAME TO "payment_operation_not_deleted";--> statement-breakpoint
DROP FUNCTION IF EXISTS portal.give_back_group_class_place(bigint, bigint, text);--> statement-breakpoint
-- Triggers of a later migration call these before the files in sql/ are applied.
-- A payment begins as created and goes along the graph. What it is never changes; what was learned once
-- (the order, the moment it was confirmed) stays, what is due back only grows, and nobody gets longer to pay.
CREATE OR REPLACE FUNCTION portal.guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing constant text[] := ARRAY['state', 'attention_reason', 'attention_from', 'version', 'refund_due_ore', 'order_id',
    'pay_before', 'confirmed_at', 'next_check_at', 'failed_attempts', 'lease_token', 'lease_until', 'changed_at'];
BEGIN
  IF tg_op = 'INSERT' THEN
    IF new.state <> 'created' OR new.version <> 1 OR new.refund_due_ore <> 0
      OR num_nonnulls(new.order_id, new.confirmed_at) > 0 THEN
      RAISE EXCEPTION 'a payment begins as created' USING ERRCODE = 'check_violation';
    END IF;
    RETURN new;
  END IF;
  IF old.state <> new.state THEN
    IF NOT portal.payment_step_allowed(old.state, new.state) THEN
      RAISE EXCEPTION 'a payment does not go from % to %', old.state, new.state
        USING ERRCODE = 'check_violation';
    END IF;
    new.version := old.version + 1;
  ELSIF new.version <> old.version THEN
    RAISE EXCEPTION 'a payment counts its steps alone' USING ERRCODE = 'check_violation';
  END IF;
  IF to_jsonb(old) - changing <> to_jsonb(new) - changing
    OR old.order_id IS NOT NULL AND new.order_id IS DISTINCT FROM old.order_id
    OR old.confirmed_at IS NOT NULL AND new.confirmed_at IS DISTINCT FROM old.confirmed_at
    OR new.refund_due_ore < old.refund_due_ore OR new.pay_before > old.pay_before THEN
    RAISE EXCEPTION 'what a payment is does not change' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
-- What is asked for under a reference never changes, and what the provider has done stays done.
CREATE OR REPLACE FUNCTION portal.guard_payment_operation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing constant text[] := ARRAY['state', 'tries', 'extra_tries', 'last_problem', 'next_try_at',
    'provider_number', 'provider_at'];
BEGIN
  IF to_jsonb(old) - changing <> to_jsonb(new) - changing
    OR old.state = 'done' AND to_jsonb(old) <> to_jsonb(new)
    OR old.state = 'dropped' AND new.state = 'started'
    OR new.tries < old.tries OR new.extra_tries < old.extra_tries THEN
    RAISE EXCEPTION 'what was asked of the provider does not change' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
-- After entries are added to the ledger: a letter that says more than its customer's account holds now
-- is no longer valid. `ledger_check_added_entries` has locked the accounts that were debited before.
CREATE OR REPLACE FUNCTION portal.revoke_uncovered_letters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The instant of the statement, not of the transaction: a letter may have been issued after that began.
  UPDATE portal.document_check c
     SET revoked_at = clock_timestamp(), revocation_reason = 'money-gone'
    FROM (SELECT DISTINCT a.id, a.key
            FROM added e JOIN portal.ledger_account a ON a.id = e.account_id
           WHERE a.kind = 'deposit' AND e.amount_ore > 0) debited
   WHERE c.customer_number = debited.key AND c.revoked_at IS NULL
     AND -portal.ledger_total(debited.id, NULL) < c.amount_ore;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A change of the setup may free a time for which there is a slot alert.
CREATE OR REPLACE FUNCTION portal.court_setup_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.court_setup SET version = version + 1;
  IF EXISTS (SELECT FROM portal.slot_alert WHERE notified_at IS NULL AND starts_at > now()) THEN
    PERFORM graphile_worker.add_job('tell-of-free-courts', '{}'::json);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Enqueues the notification of slot alerts for the freed half hours, after the commit. It takes no
-- lock: each statement that frees units adds its own job, and only when an alert matches.
CREATE OR REPLACE FUNCTION portal.court_units_freed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('tell-of-free-courts', json_build_object(
      'from', min(f.starts_at), 'until', max(f.starts_at) + interval '30 minutes'))
    FROM freed f
   WHERE EXISTS (SELECT FROM portal.slot_alert a
                  WHERE a.notified_at IS NULL AND a.starts_at > now()
                    AND a.starts_at BETWEEN f.starts_at - interval '90 minutes' AND f.starts_at
                    AND a.ends_at > f.starts_at
                    AND (a.court_id IS NULL OR a.court_id = f.court_id))
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Made from core/places/template by scripts/generate-places.ts.
-- Releases a place or a waiting place. Null when it is done, else the refusal.
CREATE OR REPLACE FUNCTION portal.release_group_class_place(
  wanted_booking_id bigint, wanted_class_id bigint, wanted_user_id text)
RETURNS text
LANGUAGE plpgsql
SET lock_timeout = '3s'
AS $$
DECLARE
  closes_at timestamptz;
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'release_group_class_place runs in READ COMMITTED only'
      USING ERRCODE = 'invalid_transaction_state';
  END IF;

  SELECT o.unbooking_closes_at INTO closes_at
    FROM portal.group_class o
   WHERE o.id = wanted_class_id
     AND EXISTS (SELECT FROM portal.group_class_booking b
                  WHERE b.id = wanted_booking_id AND b.class_id = wanted_class_id
                    AND b.user_id = wanted_user_id)
     FOR NO KEY UPDATE OF o;
  IF NOT FOUND THEN
    RETURN 'BOOKING_NOT_FOUND';
  END IF;
  IF now() >= closes_at THEN
    RETURN 'UNBOOKING_DENIED';
  END IF;
  DELETE FROM portal.group_class_booking b
   WHERE b.id = wanted_booking_id AND b.class_id = wanted_class_id AND b.user_id = wanted_user_id;
  IF NOT FOUND THEN
    RETURN 'BOOKING_NOT_FOUND';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Cancels a place or a waiting place in a class of that center. Returns the refusal, or null on success.
CREATE OR REPLACE FUNCTION portal.unbook_group_class(
  wanted_booking_id bigint, wanted_class_id bigint, wanted_center_id integer, wanted_user_id text)
RETURNS text
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM portal.group_class c
    JOIN portal.group_class_schedule s ON s.id = c.schedule_id
   WHERE c.id = wanted_class_id AND s.center_id = wanted_center_id;
  IF NOT FOUND THEN
    RETURN 'BOOKING_NOT_FOUND';
  END IF;
  RETURN portal.release_group_class_place(wanted_booking_id, wanted_class_id, wanted_user_id);
END $$;
