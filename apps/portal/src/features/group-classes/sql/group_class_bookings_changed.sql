-- Counts and records promotions from the queue, and returns to the queue after the capacity was reduced.
CREATE OR REPLACE FUNCTION portal.group_class_bookings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.group_class c
     SET booked_count = c.booked_count + change.gained,
         queued_count = c.queued_count - change.gained
    FROM (SELECT a.class_id, sum(CASE a.state WHEN 'booked' THEN 1 ELSE -1 END) AS gained
            FROM after_change a
            JOIN before_change b USING (id)
           WHERE a.state <> b.state
           GROUP BY a.class_id) change
   WHERE c.id = change.class_id;
  INSERT INTO portal.group_class_booking_event (booking_id, class_id, user_id, kind)
  SELECT a.id, a.class_id, a.user_id,
         (CASE a.state WHEN 'booked' THEN 'promoted' ELSE 'displaced' END)
           ::portal.group_class_booking_event_kind
    FROM after_change a
    JOIN before_change b USING (id)
   WHERE a.state <> b.state
   ORDER BY a.seq;
  RETURN NULL;
END $$;
