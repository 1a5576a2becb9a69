-- Gives free places to the first in the queue who may have one, and enqueues a mail to each of them. Members
-- before them who may no longer book (`group_class_queue_refusals`) leave the queue and are notified of the
-- reason. Nobody is promoted after the deadline for cancelling. The caller has locked the class.
CREATE OR REPLACE FUNCTION portal.promote_group_class_queue(wanted_class_id bigint) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = 'force_generic_plan'
AS $$
DECLARE
  -- How many are checked at once beyond the free places: few are refused.
  beyond CONSTANT integer := 5;
  free integer;
  next_ids bigint[];
  next_members text[];
  refused_ids bigint[];
  refused_members text[];
  refusals text[];
  promoted_ids bigint[];
BEGIN
  LOOP
    SELECT c.capacity - c.booked_count INTO free
      FROM portal.group_class c
     WHERE c.id = wanted_class_id AND c.queued_count > 0
       AND c.cancelled_at IS NULL AND now() < c.unbooking_closes_at;
    EXIT WHEN free IS NULL OR free <= 0;

    SELECT array_agg(b.id ORDER BY b.seq), array_agg(b.user_id ORDER BY b.seq)
      INTO next_ids, next_members
      FROM (SELECT q.id, q.user_id, q.seq
              FROM portal.group_class_booking q
             WHERE q.class_id = wanted_class_id AND q.state = 'queued'
             ORDER BY q.seq
             LIMIT free + beyond) b;
    EXIT WHEN next_ids IS NULL;

    -- Members behind the last free place are not decided yet.
    SELECT array_agg(line.id) FILTER (WHERE line.refusal IS NULL),
           array_agg(line.id) FILTER (WHERE line.refusal IS NOT NULL),
           array_agg(line.user_id) FILTER (WHERE line.refusal IS NOT NULL),
           array_agg(line.refusal) FILTER (WHERE line.refusal IS NOT NULL)
      INTO promoted_ids, refused_ids, refused_members, refusals
      FROM (SELECT n.id, n.user_id, r.refusal,
                   count(*) FILTER (WHERE r.refusal IS NULL)
                     OVER (ORDER BY n.number ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
                     AS placed_before
              FROM unnest(next_ids, next_members) WITH ORDINALITY AS n (id, user_id, number)
              LEFT JOIN portal.group_class_queue_refusals(wanted_class_id, next_members) r
                ON r.user_id = n.user_id) line
     WHERE line.placed_before < free;

    IF refused_ids IS NOT NULL THEN
      PERFORM set_config('portal.is_refused', 'yes', true);
      DELETE FROM portal.group_class_booking b WHERE b.id = ANY (refused_ids);
      PERFORM set_config('portal.is_refused', 'no', true);
      PERFORM graphile_worker.add_job('group-class-queue-refused',
          json_build_object('id', wanted_class_id, 'userId', r.user_id, 'refusal', r.refusal))
        FROM unnest(refused_members, refusals) AS r (user_id, refusal);
    END IF;
    IF promoted_ids IS NOT NULL THEN
      UPDATE portal.group_class_booking b SET state = 'booked' WHERE b.id = ANY (promoted_ids);
      PERFORM graphile_worker.add_job('group-class-place-freed', json_build_object('bookingId', p.id))
        FROM unnest(promoted_ids) AS p (id);
    END IF;
  END LOOP;
END $$;
