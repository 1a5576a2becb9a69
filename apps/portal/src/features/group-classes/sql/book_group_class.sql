-- Books one class for all given members, in their order. One row per request:
-- `refusal` is null when it succeeded; `queue_position` 0 is a place in the class.
-- This function checks who may book; `take_group_class_places` handles places, queue and history. Members
-- are checked before the class is locked, so that in a rush only the second function runs under the lock. It
-- refuses a class that has changed since it was read here.
CREATE OR REPLACE FUNCTION portal.book_group_class(
  wanted_class_id bigint, wanted_center_id integer, user_ids text[])
RETURNS TABLE (request integer, refusal text, booking_id bigint, queue_position integer)
LANGUAGE plpgsql
SET lock_timeout = '3s'
SET plan_cache_mode = 'force_generic_plan'
AS $$
#variable_conflict use_column
DECLARE
  wanted portal.group_class%ROWTYPE;
  class_date date;
  day_starts timestamptz;
  day_ends timestamptz;
  per_day integer;
  member_ids text[];
  membership_ids bigint[];
  disqualified boolean[];
  refusals text[];
BEGIN
  SELECT c.* INTO wanted
    FROM portal.group_class c
    JOIN portal.group_class_schedule s ON s.id = c.schedule_id
   WHERE c.id = wanted_class_id AND s.center_id = wanted_center_id;
  IF NOT FOUND THEN
    RETURN QUERY
      SELECT u.number::integer, 'CLASS_NOT_FOUND', NULL::bigint, NULL::integer
        FROM unnest(user_ids) WITH ORDINALITY AS u (user_id, number);
    RETURN;
  END IF;
  class_date := (wanted.starts_at AT TIME ZONE 'Europe/Oslo')::date;
  day_starts := class_date::timestamp AT TIME ZONE 'Europe/Oslo';
  day_ends := (class_date + 1)::timestamp AT TIME ZONE 'Europe/Oslo';
  SELECT bookings_per_day INTO per_day FROM portal.group_class_settings;

  -- Members are locked in one order everywhere, so that two classes booked at once by the same member are
  -- decided one after the other. The membership that counts is the one valid on the day of the class.
  SELECT array_agg(locked.user_id), array_agg(locked.id), array_agg(locked.is_disqualified)
    INTO member_ids, membership_ids, disqualified
    FROM (SELECT m.*
            FROM portal.fitness_membership m
           WHERE m.user_id = ANY (user_ids)
           ORDER BY m.user_id, m.id
             FOR NO KEY UPDATE) locked
   WHERE locked.start_date <= class_date
     AND (locked.end_date IS NULL OR locked.end_date >= class_date);

  -- A separate statement, which sees what was committed while the one above waited.
  SELECT array_agg(
           CASE
             WHEN member.is_disqualified IS NULL THEN 'UNKNOWN_CUSTOMER'
             WHEN member.is_disqualified THEN 'BOOKING_DENIED'
             WHEN EXISTS (
               SELECT FROM portal.group_class_block x
                WHERE x.user_id = asked.user_id AND x.lifted_at IS NULL
                  AND now() >= x.starts_at AND (x.ends_at IS NULL OR now() < x.ends_at))
               THEN 'USER_BLOCKED'
             WHEN held.this_class THEN 'GROUP_CLASS_RESERVATION_ALREADY_BOOKED'
             WHEN EXISTS (
               SELECT FROM portal.fitness_freeze f
                WHERE f.membership_id = member.membership_id
                  AND class_date BETWEEN f.start_date AND f.end_date)
               THEN 'BOOKING_DENIED'
             WHEN held.overlaps THEN 'OVERLAPPING_GROUP_CLASS_BOOKING'
             WHEN held.same_day >= per_day THEN 'TOO_MANY_GROUP_CLASS_BOOKINGS_PERIOD'
           END ORDER BY asked.number)
    INTO refusals
    FROM unnest(user_ids) WITH ORDINALITY AS asked (user_id, number)
    LEFT JOIN unnest(member_ids, membership_ids, disqualified)
      AS member (user_id, membership_id, is_disqualified) ON member.user_id = asked.user_id
    CROSS JOIN LATERAL (
      SELECT bool_or(b.class_id = wanted.id) AS this_class,
             bool_or(b.starts_at < wanted.ends_at AND b.ends_at > wanted.starts_at) AS overlaps,
             count(*) FILTER (WHERE b.starts_at >= day_starts AND b.starts_at < day_ends)
               AS same_day
        FROM portal.group_class_booking b
        JOIN portal.group_class c ON c.id = b.class_id
       WHERE b.user_id = asked.user_id
         AND b.starts_at >= least(day_starts, wanted.starts_at - interval '1 day')
         AND b.starts_at < greatest(day_ends, wanted.ends_at)
         AND c.cancelled_at IS NULL
         AND (b.state = 'booked' OR now() < c.unbooking_closes_at)
    ) held;

  RETURN QUERY
    SELECT taken.request,
           CASE taken.refusal
             WHEN 'NOT_OPEN' THEN 'BOOKING_DENIED'
             WHEN 'NO_PLACE' THEN 'BOOKING_DENIED'
             WHEN 'ALREADY_HELD' THEN 'GROUP_CLASS_RESERVATION_ALREADY_BOOKED'
             ELSE taken.refusal
           END,
           taken.booking_id, taken.queue_position
      FROM portal.take_group_class_places(wanted, user_ids, refusals) taken
     ORDER BY taken.request;
END $$;
