-- Gives a cancelled place to the queue. A booking of a class that is over is deleted, not cancelled: it gets
-- no event, nobody is promoted, and the counters keep their last values, which name nobody.
CREATE OR REPLACE FUNCTION portal.group_class_bookings_removed() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  freed record;
BEGIN
  INSERT INTO portal.group_class_booking_event (booking_id, class_id, user_id, kind)
  SELECT r.id, r.class_id, r.user_id,
         (CASE WHEN current_setting('portal.is_refused', true) = 'yes' THEN 'refused'
               WHEN r.state = 'queued' AND now() >= c.unbooking_closes_at THEN 'lapsed'
               ELSE 'unbooked' END)::portal.group_class_booking_event_kind
    FROM removed r
    JOIN portal.group_class c ON c.id = r.class_id
   WHERE c.ends_at > now()
   ORDER BY r.id;
  FOR freed IN
    SELECT r.class_id,
           count(*) FILTER (WHERE r.state = 'booked') AS booked,
           count(*) FILTER (WHERE r.state = 'queued') AS queued
      FROM removed r
      JOIN portal.group_class c ON c.id = r.class_id
     WHERE c.ends_at > now()
     GROUP BY r.class_id
     ORDER BY r.class_id
  LOOP
    UPDATE portal.group_class
       SET booked_count = booked_count - freed.booked,
           queued_count = queued_count - freed.queued
     WHERE id = freed.class_id;
    IF freed.booked > 0 THEN
      PERFORM portal.promote_group_class_queue(freed.class_id);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
