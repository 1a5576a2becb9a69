-- Made from core/places/template by scripts/generate-places.ts.
-- From the queue to a place, or back into the queue when there is less room.
CREATE OR REPLACE FUNCTION portal.group_class_bookings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.group_class o
     SET booked_count = o.booked_count + change.gained,
         queued_count = o.queued_count - change.gained
    FROM (SELECT a.class_id, sum(CASE a.state WHEN 'booked' THEN 1 ELSE -1 END) AS gained
            FROM after_change a
            JOIN before_change b USING (id)
           WHERE a.state <> b.state
           GROUP BY a.class_id) change
   WHERE o.id = change.class_id;
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
