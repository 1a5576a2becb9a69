-- Which members in the queue of a class may no longer get a place, and why: the same rules as
-- `book_group_class` on the day of the class. Overlap and the daily limit were checked when they joined the
-- queue, and their later bookings were checked with this class counted.
CREATE OR REPLACE FUNCTION portal.group_class_queue_refusals(wanted_class_id bigint, user_ids text[])
RETURNS TABLE (user_id text, refusal text)
LANGUAGE sql STABLE AS $$
  SELECT judged.user_id, judged.refusal
    FROM (SELECT asked.user_id,
                 CASE
                   WHEN m.id IS NULL THEN 'no-membership'
                   WHEN m.is_disqualified THEN 'disqualified'
                   WHEN EXISTS (
                     SELECT FROM portal.group_class_block x
                      WHERE x.user_id = asked.user_id AND x.lifted_at IS NULL
                        AND now() >= x.starts_at AND (x.ends_at IS NULL OR now() < x.ends_at))
                     THEN 'blocked'
                   WHEN EXISTS (
                     SELECT FROM portal.fitness_freeze f
                      WHERE f.membership_id = m.id AND held.date BETWEEN f.start_date AND f.end_date)
                     THEN 'frozen'
                 END AS refusal
            FROM (SELECT (c.starts_at AT TIME ZONE 'Europe/Oslo')::date AS date
                    FROM portal.group_class c WHERE c.id = wanted_class_id) held
           CROSS JOIN unnest(user_ids) AS asked (user_id)
            LEFT JOIN portal.fitness_membership m
              ON m.user_id = asked.user_id AND m.start_date <= held.date
             AND (m.end_date IS NULL OR m.end_date >= held.date)) judged
   WHERE judged.refusal IS NOT NULL;
$$;
