-- Booked now and in this database transaction, whatever whoever inserts it says.
CREATE OR REPLACE FUNCTION portal.ledger_stamp_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.booked_at := now();
  new.booked_in := pg_current_xact_id()::text::bigint;
  RETURN new;
END $$;
