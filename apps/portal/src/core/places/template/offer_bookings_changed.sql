-- From the queue to a place, or back into the queue when there is less room.
CREATE OR REPLACE FUNCTION portal.offer_bookings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE portal.offer o
     SET booked_count = o.booked_count + change.gained,
         queued_count = o.queued_count - change.gained
    FROM (SELECT a.offer_id, sum(CASE a.state WHEN 'booked' THEN 1 ELSE -1 END) AS gained
            FROM after_change a
            JOIN before_change b USING (id)
           WHERE a.state <> b.state
           GROUP BY a.offer_id) change
   WHERE o.id = change.offer_id;
  INSERT INTO portal.offer_booking_event (booking_id, offer_id, user_id, kind)
  SELECT a.id, a.offer_id, a.user_id,
         (CASE a.state WHEN 'booked' THEN 'promoted' ELSE 'displaced' END)
           ::portal.offer_booking_event_kind
    FROM after_change a
    JOIN before_change b USING (id)
   WHERE a.state <> b.state
   ORDER BY a.seq;
  RETURN NULL;
END $$;
