-- Cancels a class and enqueues a mail to everybody who has a place or waits for one. Their bookings no longer
-- count. Returns false when the class was cancelled before, or has started.
CREATE OR REPLACE FUNCTION portal.cancel_group_class(wanted_class_id bigint) RETURNS boolean
LANGUAGE plpgsql
SET lock_timeout = '3s'
AS $$
BEGIN
  UPDATE portal.group_class c
     SET cancelled_at = now()
   WHERE c.id = wanted_class_id AND c.cancelled_at IS NULL AND c.starts_at > now();
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM graphile_worker.add_job('group-class-cancelled',
      json_build_object('id', b.class_id, 'userId', b.user_id))
    FROM portal.group_class_booking b
    JOIN portal.group_class c ON c.id = b.class_id
   WHERE b.class_id = wanted_class_id
     AND (b.state = 'booked' OR now() < c.unbooking_closes_at);
  RETURN true;
END $$;
