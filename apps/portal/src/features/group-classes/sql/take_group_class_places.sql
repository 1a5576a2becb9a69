-- Takes places or waiting places for all given members, in their order. `refusals` holds the refusal of each
-- member, or null, as `book_group_class` has judged them. One row per request: `refusal` is null when it
-- succeeded; `queue_position` 0 is a place. NOT_OPEN, NO_PLACE and ALREADY_HELD are refusals of this function.
-- The caller has locked the members, has refused those with a booking of this class, and passes the row of the
-- class as it was when they were judged. A rush waits for what happens after the lock, so that is kept small.
-- Reads after the lock must see what was committed before it was granted, which only READ COMMITTED does.
CREATE OR REPLACE FUNCTION portal.take_group_class_places(
  judged portal.group_class, user_ids text[], refusals text[])
RETURNS TABLE (request integer, refusal text, booking_id bigint, queue_position integer)
LANGUAGE plpgsql
-- Planning costs more than the whole function, and a longer array does not need another plan.
SET plan_cache_mode = 'force_generic_plan'
AS $$
#variable_conflict use_column
DECLARE
  held portal.group_class%ROWTYPE;
  is_open boolean := judged.cancelled_at IS NULL
    AND now() >= judged.booking_opens_at AND now() < judged.starts_at;
  queue_is_open boolean := is_open AND now() < judged.unbooking_closes_at;
  -- Null without a limit. Read before the lock: a change of the setting waits for nobody.
  queue_limit integer := (SELECT s.queue_limit FROM portal.group_class_settings s);
  line text[];
  free integer;
  booked integer;
  queued integer;
  ids bigint[];
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'take_group_class_places runs in READ COMMITTED only'
      USING ERRCODE = 'invalid_transaction_state';
  END IF;

  IF is_open THEN
    SELECT array_agg(first.user_id ORDER BY first.number) INTO line
      FROM (SELECT u.user_id, min(u.number) AS number
              FROM unnest(user_ids, refusals) WITH ORDINALITY AS u (user_id, refusal, number)
             WHERE u.refusal IS NULL
             GROUP BY u.user_id) first;
  END IF;
  IF line IS NULL THEN
    RETURN QUERY
      SELECT u.number::integer, coalesce(u.refusal, 'NOT_OPEN'), NULL::bigint, NULL::integer
        FROM unnest(refusals) WITH ORDINALITY AS u (refusal, number)
       ORDER BY u.number;
    RETURN;
  END IF;

  -- After the queue has ended, its members may book a place that was freed since, like everybody.
  IF NOT queue_is_open AND judged.queued_count > 0 THEN
    PERFORM portal.lapse_group_class_queue(judged.id);
  END IF;

  SELECT c.* INTO held FROM portal.group_class c WHERE c.id = judged.id FOR NO KEY UPDATE;
  IF (held.starts_at, held.ends_at, held.booking_opens_at, held.unbooking_closes_at, held.cancelled_at)
     IS DISTINCT FROM (judged.starts_at, judged.ends_at, judged.booking_opens_at,
                       judged.unbooking_closes_at, judged.cancelled_at) THEN
    RAISE EXCEPTION 'the class has changed since its members were judged' USING ERRCODE = 'serialization_failure';
  END IF;
  free := held.capacity - held.booked_count;
  booked := least(cardinality(line), free);
  queued := CASE WHEN queue_is_open THEN cardinality(line) - booked ELSE 0 END;
  IF queue_limit IS NOT NULL THEN
    queued := least(queued, greatest(queue_limit - held.queued_count, 0));
  END IF;

  -- Bookings that are inserted here are counted here; the trigger counts all others.
  PERFORM set_config('portal.is_counted', 'yes', true);
  UPDATE portal.group_class c
     SET booked_count = c.booked_count + booked,
         queued_count = c.queued_count + queued,
         next_seq = c.next_seq + booked + queued
   WHERE c.id = held.id;
  WITH placed AS (
    INSERT INTO portal.group_class_booking AS b (class_id, user_id, state, seq, starts_at, ends_at)
    SELECT held.id, l.user_id,
           (CASE WHEN l.number <= free THEN 'booked' ELSE 'queued' END)
             ::portal.group_class_booking_state,
           held.next_seq + l.number - 1, held.starts_at, held.ends_at
      FROM unnest(line[:booked + queued]) WITH ORDINALITY AS l (user_id, number)
    RETURNING b.id, b.user_id, b.state, b.seq
  ), written AS (
    INSERT INTO portal.group_class_booking_event (booking_id, class_id, user_id, kind)
    SELECT p.id, held.id, p.user_id, p.state::text::portal.group_class_booking_event_kind
      FROM placed p
  )
  SELECT array_agg(p.id ORDER BY p.seq) INTO ids FROM placed p;
  PERFORM set_config('portal.is_counted', 'no', true);

  IF held.queued_count = 0 AND queued > 0 THEN
    PERFORM portal.watch_group_class_queue(held.id);
  END IF;

  RETURN QUERY
    SELECT a.request,
           CASE
             WHEN a.refusal IS NOT NULL THEN a.refusal
             WHEN l.booking_id IS NULL THEN 'NO_PLACE'
             WHEN NOT a.is_first THEN 'ALREADY_HELD'
           END,
           CASE WHEN a.is_first THEN l.booking_id END,
           CASE
             WHEN NOT a.is_first OR l.booking_id IS NULL THEN NULL
             WHEN l.number <= free THEN 0
             ELSE held.queued_count + l.number::integer - booked
           END
      FROM (SELECT u.user_id, u.refusal, u.number::integer AS request,
                   row_number() OVER (PARTITION BY u.user_id ORDER BY u.number) = 1 AS is_first
              FROM unnest(user_ids, refusals) WITH ORDINALITY AS u (user_id, refusal, number)) a
      LEFT JOIN unnest(line, ids) WITH ORDINALITY AS l (user_id, booking_id, number)
        ON l.user_id = a.user_id
     ORDER BY a.request;
END $$;
