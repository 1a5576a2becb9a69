-- Counts what anybody inserts past `take_offer_places`, and writes it down.
CREATE OR REPLACE FUNCTION portal.offer_bookings_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT offer_id,
           count(*) FILTER (WHERE state = 'booked') AS booked,
           count(*) FILTER (WHERE state = 'queued') AS queued,
           min(seq) AS first_seq,
           max(seq) AS last_seq
      FROM added
     GROUP BY offer_id
     ORDER BY offer_id
  LOOP
    UPDATE portal.offer
       SET booked_count = booked_count + change.booked,
           queued_count = queued_count + change.queued,
           next_seq = change.last_seq + 1
     WHERE id = change.offer_id AND next_seq <= change.first_seq;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a booking cannot go before those that came earlier'
        USING ERRCODE = 'integrity_constraint_violation';
    END IF;
  END LOOP;
  INSERT INTO portal.offer_booking_event (booking_id, offer_id, user_id, kind)
  SELECT id, offer_id, user_id, state::text::portal.offer_booking_event_kind
    FROM added
   ORDER BY offer_id, seq;
  RETURN NULL;
END $$;
