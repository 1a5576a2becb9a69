-- Made from core/places/template by scripts/generate-places.ts.
-- Another number of places. When there are fewer, those who came first keep theirs and the others wait
-- before everybody else, in their order; when the queue has ended they have lost them. All of them are
-- told by mail. More places go to the queue (trigger). False: there is nothing to resize any more.
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
  SELECT o.* INTO held FROM portal.group_class o
   WHERE o.id = wanted_class_id AND o.cancelled_at IS NULL AND o.starts_at > now()
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
  UPDATE portal.group_class o SET capacity = wanted_capacity WHERE o.id = held.id;
  IF queue_is_open AND held.booked_count > wanted_capacity THEN
    PERFORM portal.watch_group_class_queue(held.id);
  END IF;
  RETURN true;
END $$;
