CREATE OR REPLACE FUNCTION portal.group_class_bookings_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted integer;
BEGIN
  UPDATE portal.group_class c
     SET booked_count = c.booked_count + change.booked,
         queued_count = c.queued_count + change.queued,
         next_seq = change.last_seq + 1
    FROM (SELECT class_id,
                 count(*) FILTER (WHERE state = 'booked') AS booked,
                 count(*) FILTER (WHERE state = 'queued') AS queued,
                 min(seq) AS first_seq,
                 max(seq) AS last_seq
            FROM added
           GROUP BY class_id) change
   WHERE c.id = change.class_id AND c.next_seq <= change.first_seq;
  GET DIAGNOSTICS counted = ROW_COUNT;
  IF counted <> (SELECT count(DISTINCT class_id) FROM added) THEN
    RAISE EXCEPTION 'a booking cannot go before those that came earlier'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  INSERT INTO portal.group_class_booking_event (booking_id, class_id, user_id, kind)
  SELECT id, class_id, user_id, state::text::portal.group_class_booking_event_kind
    FROM added
   ORDER BY class_id, seq;
  RETURN NULL;
END $$;
