-- Books one class for all who ask, in the order in which they are given. One row per request:
-- `refusal` is null when it succeeded; `queue_position` 0 is a place in the class.
-- Reads after each lock must see what was committed meanwhile, which only READ COMMITTED does.
CREATE OR REPLACE FUNCTION portal.book_group_class(
  wanted_class_id bigint, wanted_center_id integer, user_ids text[])
RETURNS TABLE (request integer, refusal text, booking_id bigint, queue_position integer)
LANGUAGE plpgsql
SET lock_timeout = '3s'
AS $$
#variable_conflict use_column
DECLARE
  wanted portal.group_class%ROWTYPE;
  day_starts timestamptz;
  day_ends timestamptz;
  today date := (now() AT TIME ZONE 'Europe/Oslo')::date;
  per_day integer := (SELECT bookings_per_day FROM portal.group_class_settings);
  is_open boolean;
  queue_is_open boolean;
  places integer;
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'book_group_class runs in READ COMMITTED only'
      USING ERRCODE = 'invalid_transaction_state';
  END IF;

  SELECT c.* INTO wanted
    FROM portal.group_class c
    JOIN portal.group_class_schedule s ON s.id = c.schedule_id
   WHERE c.id = wanted_class_id AND s.center_id = wanted_center_id
     FOR NO KEY UPDATE OF c;
  IF NOT FOUND THEN
    RETURN QUERY
      SELECT u.number::integer, 'CLASS_NOT_FOUND', NULL::bigint, NULL::integer
        FROM unnest(user_ids) WITH ORDINALITY AS u (user_id, number);
    RETURN;
  END IF;

  -- One member at a time, in one order for everybody: two classes booked at once by the same
  -- member are decided one after the other.
  PERFORM FROM portal.fitness_membership m
    WHERE m.user_id = ANY (user_ids)
    ORDER BY m.user_id, m.id
      FOR NO KEY UPDATE;

  is_open := wanted.cancelled_at IS NULL
    AND now() >= wanted.booking_opens_at AND now() < wanted.starts_at;
  queue_is_open := is_open AND now() < wanted.unbooking_closes_at;
  places := wanted.capacity - wanted.booked_count;
  day_starts := date_trunc('day', wanted.starts_at, 'Europe/Oslo');
  day_ends := date_trunc('day', day_starts + interval '36 hours', 'Europe/Oslo');

  -- The queue has ended: those in it may book a place that was freed since, like everybody.
  IF is_open AND NOT queue_is_open AND wanted.queued_count > 0 THEN
    DELETE FROM portal.group_class_booking b WHERE b.class_id = wanted.id AND b.state = 'queued';
  END IF;

  RETURN QUERY
  WITH asked AS MATERIALIZED (
    SELECT u.user_id, u.number::integer AS request,
           min(u.number) OVER (PARTITION BY u.user_id) = u.number AS is_first
      FROM unnest(user_ids) WITH ORDINALITY AS u (user_id, number)
  ), judged AS MATERIALIZED (
    SELECT a.user_id, a.request,
           CASE
             WHEN member.is_disqualified IS NULL THEN 'UNKNOWN_CUSTOMER'
             WHEN member.is_disqualified THEN 'BOOKING_DENIED'
             WHEN held.this_class THEN 'GROUP_CLASS_RESERVATION_ALREADY_BOOKED'
             WHEN NOT is_open THEN 'BOOKING_DENIED'
             WHEN held.overlaps THEN 'OVERLAPPING_GROUP_CLASS_BOOKING'
             WHEN held.same_day >= per_day THEN 'TOO_MANY_GROUP_CLASS_BOOKINGS_PERIOD'
           END AS refusal
      FROM asked a
      CROSS JOIN LATERAL (
        SELECT bool_or(m.is_disqualified) AS is_disqualified
          FROM portal.fitness_membership m
         WHERE m.user_id = a.user_id
           AND m.start_date <= today AND (m.end_date IS NULL OR m.end_date >= today)
      ) member
      CROSS JOIN LATERAL (
        SELECT bool_or(b.class_id = wanted.id) AS this_class,
               bool_or(b.starts_at < wanted.ends_at AND b.ends_at > wanted.starts_at) AS overlaps,
               count(*) FILTER (WHERE b.starts_at >= day_starts AND b.starts_at < day_ends)
                 AS same_day
          FROM portal.group_class_booking b
          JOIN portal.group_class c ON c.id = b.class_id
         WHERE b.user_id = a.user_id
           AND b.starts_at >= least(day_starts, wanted.starts_at - interval '1 day')
           AND b.starts_at < greatest(day_ends, wanted.ends_at)
           AND c.cancelled_at IS NULL
           AND (b.state = 'booked' OR now() < c.unbooking_closes_at)
      ) held
     WHERE a.is_first
  ), placed AS MATERIALIZED (
    SELECT j.user_id, (row_number() OVER (ORDER BY j.request))::integer AS number
      FROM judged j
     WHERE j.refusal IS NULL
  ), booked AS (
    INSERT INTO portal.group_class_booking AS b
      (class_id, user_id, state, seq, starts_at, ends_at)
    SELECT wanted.id, p.user_id,
           (CASE WHEN p.number <= places THEN 'booked' ELSE 'queued' END)
             ::portal.group_class_booking_state,
           wanted.next_seq + p.number - 1, wanted.starts_at, wanted.ends_at
      FROM placed p
     WHERE p.number <= places OR queue_is_open
     ORDER BY p.number
    RETURNING b.id, b.user_id
  )
  SELECT a.request,
         CASE
           WHEN j.refusal IS NOT NULL THEN j.refusal
           WHEN b.id IS NULL THEN 'BOOKING_DENIED'
           WHEN NOT a.is_first THEN 'GROUP_CLASS_RESERVATION_ALREADY_BOOKED'
         END,
         CASE WHEN a.is_first THEN b.id END,
         CASE
           WHEN b.id IS NULL OR NOT a.is_first THEN NULL
           WHEN p.number <= places THEN 0
           ELSE wanted.queued_count + p.number - places
         END
    FROM asked a
    JOIN judged j USING (user_id)
    LEFT JOIN placed p USING (user_id)
    LEFT JOIN booked b USING (user_id)
   ORDER BY a.request;
END $$;
