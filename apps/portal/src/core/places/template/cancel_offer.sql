-- It will not take place: everybody who has a place or waits for one is told by mail. What they had here
-- counts no more. False: it was cancelled before, or has begun.
CREATE OR REPLACE FUNCTION portal.cancel_offer(wanted_offer_id bigint) RETURNS boolean
LANGUAGE plpgsql
SET lock_timeout = '3s'
AS $$
BEGIN
  UPDATE portal.offer o
     SET cancelled_at = now()
   WHERE o.id = wanted_offer_id AND o.cancelled_at IS NULL AND o.starts_at > now();
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM graphile_worker.add_job('offer-cancelled',
      json_build_object('id', b.offer_id, 'userId', b.user_id))
    FROM portal.offer_booking b
    JOIN portal.offer o ON o.id = b.offer_id
   WHERE b.offer_id = wanted_offer_id
     AND (b.state = 'booked' OR now() < o.unbooking_closes_at);
  RETURN true;
END $$;
