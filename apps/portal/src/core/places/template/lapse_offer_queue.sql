-- Ends the queue when its time has come, and has everybody who waited told by mail.
CREATE OR REPLACE FUNCTION portal.lapse_offer_queue(wanted_offer_id bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  lapsed record;
BEGIN
  PERFORM FROM portal.offer o
    WHERE o.id = wanted_offer_id AND o.cancelled_at IS NULL
      AND o.unbooking_closes_at <= now() AND o.ends_at > now()
      FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  FOR lapsed IN
    DELETE FROM portal.offer_booking b
     WHERE b.offer_id = wanted_offer_id AND b.state = 'queued'
    RETURNING b.user_id
  LOOP
    PERFORM graphile_worker.add_job('offer-queue-lapsed',
      json_build_object('id', wanted_offer_id, 'userId', lapsed.user_id));
  END LOOP;
END $$;
