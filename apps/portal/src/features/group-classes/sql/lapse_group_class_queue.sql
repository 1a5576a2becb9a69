-- Ends the queue when its time has come, and enqueues a mail to everybody in it.
CREATE OR REPLACE FUNCTION portal.lapse_group_class_queue(wanted_class_id bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  lapsed record;
BEGIN
  PERFORM FROM portal.group_class c
    WHERE c.id = wanted_class_id AND c.cancelled_at IS NULL
      AND c.unbooking_closes_at <= now() AND c.ends_at > now()
      FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  FOR lapsed IN
    DELETE FROM portal.group_class_booking b
     WHERE b.class_id = wanted_class_id AND b.state = 'queued'
    RETURNING b.user_id
  LOOP
    PERFORM graphile_worker.add_job('group-class-queue-lapsed',
      json_build_object('id', wanted_class_id, 'userId', lapsed.user_id));
  END LOOP;
END $$;
