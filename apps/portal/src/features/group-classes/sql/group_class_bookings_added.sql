-- Counts and records bookings that were not inserted by `take_group_class_places`.
CREATE OR REPLACE FUNCTION portal.group_class_bookings_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT class_id,
           count(*) FILTER (WHERE state = 'booked') AS booked,
           count(*) FILTER (WHERE state = 'queued') AS queued,
           min(seq) AS first_seq,
           max(seq) AS last_seq
      FROM added
     GROUP BY class_id
     ORDER BY class_id
  LOOP
    UPDATE portal.group_class
       SET booked_count = booked_count + change.booked,
           queued_count = queued_count + change.queued,
           next_seq = change.last_seq + 1
     WHERE id = change.class_id AND next_seq <= change.first_seq;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a booking cannot go before those that came earlier'
        USING ERRCODE = 'integrity_constraint_violation';
    END IF;
  END LOOP;
  INSERT INTO portal.group_class_booking_event (booking_id, class_id, user_id, kind)
  SELECT id, class_id, user_id, state::text::portal.group_class_booking_event_kind
    FROM added
   ORDER BY class_id, seq;
  RETURN NULL;
END $$;
