-- Made from core/places/template by scripts/generate-places.ts.
-- It will not take place: everybody who has a place or waits for one is told by mail. What they had here
-- counts no more. False: it was cancelled before, or has begun.
CREATE OR REPLACE FUNCTION portal.cancel_group_class(wanted_class_id bigint) RETURNS boolean
LANGUAGE plpgsql
SET lock_timeout = '3s'
AS $$
BEGIN
  UPDATE portal.group_class o
     SET cancelled_at = now()
   WHERE o.id = wanted_class_id AND o.cancelled_at IS NULL AND o.starts_at > now();
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM graphile_worker.add_job('group-class-cancelled',
      json_build_object('id', b.class_id, 'userId', b.user_id))
    FROM portal.group_class_booking b
    JOIN portal.group_class o ON o.id = b.class_id
   WHERE b.class_id = wanted_class_id
     AND (b.state = 'booked' OR now() < o.unbooking_closes_at);
  RETURN true;
END $$;
