CREATE OR REPLACE FUNCTION portal.group_class_bookings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.group_class c
     SET booked_count = c.booked_count + change.promoted,
         queued_count = c.queued_count - change.promoted
    FROM (SELECT a.class_id, count(*) AS promoted
            FROM after_change a
            JOIN before_change b USING (id)
           WHERE a.state <> b.state
           GROUP BY a.class_id) change
   WHERE c.id = change.class_id;
  INSERT INTO portal.group_class_booking_event (booking_id, class_id, user_id, kind)
  SELECT a.id, a.class_id, a.user_id, 'promoted'
    FROM after_change a
    JOIN before_change b USING (id)
   WHERE a.state <> b.state
   ORDER BY a.seq;
  RETURN NULL;
END $$;
