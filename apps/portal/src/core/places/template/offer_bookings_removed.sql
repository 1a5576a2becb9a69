-- What is given back makes room for the queue. A booking of what has ended is forgotten and not given
-- back: no event says otherwise, nobody moves up, and the counters stay as they were at the end: numbers
-- that name nobody.
CREATE OR REPLACE FUNCTION portal.offer_bookings_removed() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  freed record;
BEGIN
  INSERT INTO portal.offer_booking_event (booking_id, offer_id, user_id, kind)
  SELECT r.id, r.offer_id, r.user_id,
         (CASE WHEN current_setting('portal.is_refused', true) = 'yes' THEN 'refused'
               WHEN r.state = 'queued' AND now() >= o.unbooking_closes_at THEN 'lapsed'
               ELSE 'unbooked' END)::portal.offer_booking_event_kind
    FROM removed r
    JOIN portal.offer o ON o.id = r.offer_id
   WHERE o.ends_at > now()
   ORDER BY r.id;
  FOR freed IN
    SELECT r.offer_id,
           count(*) FILTER (WHERE r.state = 'booked') AS booked,
           count(*) FILTER (WHERE r.state = 'queued') AS queued
      FROM removed r
      JOIN portal.offer o ON o.id = r.offer_id
     WHERE o.ends_at > now()
     GROUP BY r.offer_id
     ORDER BY r.offer_id
  LOOP
    UPDATE portal.offer
       SET booked_count = booked_count - freed.booked,
           queued_count = queued_count - freed.queued
     WHERE id = freed.offer_id;
    IF freed.booked > 0 THEN
      PERFORM portal.promote_offer_queue(freed.offer_id);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
