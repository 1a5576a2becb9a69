-- Changes the capacity. When it is reduced, the first members keep their places and the others are put at the
-- front of the queue, in their order; after the queue has ended they lose their places. All of them are
-- notified by mail. Additional places go to the queue (trigger). Returns false when the class was cancelled or
-- has started.
CREATE OR REPLACE FUNCTION portal.resize_group_class(wanted_class_id bigint, wanted_capacity integer)
RETURNS boolean
LANGUAGE plpgsql
SET lock_timeout = '3s'
AS $$
DECLARE
  held portal.group_class%ROWTYPE;
  queue_is_open boolean;
  displaced record;
BEGIN
  SELECT c.* INTO held FROM portal.group_class c
   WHERE c.id = wanted_class_id AND c.cancelled_at IS NULL AND c.starts_at > now()
     FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  queue_is_open := now() < held.unbooking_closes_at;
  IF NOT queue_is_open THEN
    PERFORM portal.lapse_group_class_queue(held.id);
  END IF;
  FOR displaced IN
    UPDATE portal.group_class_booking
       SET state = 'queued'
     WHERE id IN (
       SELECT b.id
         FROM portal.group_class_booking b
        WHERE b.class_id = held.id AND b.state = 'booked'
        ORDER BY b.seq DESC
        LIMIT greatest(held.booked_count - wanted_capacity, 0))
    RETURNING id, user_id
  LOOP
    IF NOT queue_is_open THEN
      DELETE FROM portal.group_class_booking b WHERE b.id = displaced.id;
    END IF;
    PERFORM graphile_worker.add_job('group-class-place-lost',
      json_build_object('id', held.id, 'userId', displaced.user_id));
  END LOOP;
  UPDATE portal.group_class c SET capacity = wanted_capacity WHERE c.id = held.id;
  IF queue_is_open AND held.booked_count > wanted_capacity THEN
    PERFORM portal.watch_group_class_queue(held.id);
  END IF;
  RETURN true;
END $$;
