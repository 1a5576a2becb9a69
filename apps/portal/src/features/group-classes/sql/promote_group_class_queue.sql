-- Made from core/places/template by scripts/generate-places.ts.
-- Gives free places to the first in the queue and has each of them told by mail. Nobody moves up
-- once places can no longer be given back. The caller holds the row.
CREATE OR REPLACE FUNCTION portal.promote_group_class_queue(wanted_class_id bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  promoted record;
BEGIN
  FOR promoted IN
    UPDATE portal.group_class_booking
       SET state = 'booked'
     WHERE id IN (
       SELECT b.id
         FROM portal.group_class_booking b
        WHERE b.class_id = wanted_class_id AND b.state = 'queued'
        ORDER BY b.seq
        -- LIMIT NULL would be no limit.
        LIMIT (SELECT coalesce(max(o.capacity - o.booked_count), 0)
                 FROM portal.group_class o
                WHERE o.id = wanted_class_id
                  AND o.cancelled_at IS NULL AND now() < o.unbooking_closes_at))
    RETURNING id
  LOOP
    PERFORM graphile_worker.add_job(
      'group-class-place-freed', json_build_object('bookingId', promoted.id));
  END LOOP;
END $$;
