import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { classHistoryMonths } from '../model/class-history.ts'

/** So long after a class marks are still set right. */
const daysOfMarking = 35

/** A place that is given back later than this before a class is hard to fill. */
const lateHours = 24

/**
 * Sums up who came to classes that are over, who gave a place back late, and how long the queue was:
 * those of the last weeks again, and older ones that never were. In one statement, since the history
 * of bookings is read once from end to end: it has no index that every booking would have to write.
 * @returns how many classes
 */
export async function sumUpUsage(database: Database): Promise<number> {
  return database.transaction(async (transaction) => {
    // A year of history, the first time: longer than a request may take, and nobody waits for it.
    await transaction.execute(sql`set local statement_timeout = '5min'`)
    const { rowCount } = await transaction.execute(usageOfPastClasses)
    return rowCount ?? 0
  })
}

const usageOfPastClasses = sql`
    with wanted as materialized (
      select c.id, c.starts_at
      from portal.group_class c
      where c.cancelled_at is null and c.ends_at <= now()
        and c.ends_at > now() - make_interval(months => ${classHistoryMonths})
        and (c.starts_at > now() - make_interval(days => ${daysOfMarking})
          or not exists (select from portal.group_class_usage u where u.class_id = c.id))
    ), marks as (
      select a.class_id, count(*) filter (where a.mark = 'attended') as attended,
        count(*) filter (where a.mark = 'no-show') as no_shows
      from portal.group_class_attendance a join wanted w on w.id = a.class_id
      group by a.class_id
    ), steps as (
      select e.class_id, e.id, e.kind, w.starts_at, e.happened_at,
        lag(e.kind) over (partition by e.booking_id order by e.id) as before
      from portal.group_class_booking_event e join wanted w on w.id = e.class_id
    ), walked as (
      select class_id,
        kind = 'unbooked' and before in ('booked', 'promoted')
          and happened_at > starts_at - make_interval(hours => ${lateHours}) as is_late,
        sum(case
          when kind in ('queued', 'displaced') then 1
          when kind = 'promoted' or before in ('queued', 'displaced') then -1
          else 0 end) over (partition by class_id order by id) as waiting
      from steps
    ), history as (
      select class_id, count(*) filter (where is_late) as late_unbooked, max(waiting) as longest_queue
      from walked group by class_id
    )
    insert into portal.group_class_usage (class_id, attended, no_shows, late_unbooked, longest_queue)
    select w.id, coalesce(m.attended, 0), coalesce(m.no_shows, 0), coalesce(h.late_unbooked, 0),
      greatest(h.longest_queue, 0)
    from wanted w left join marks m on m.class_id = w.id left join history h on h.class_id = w.id
    on conflict (class_id) do update set attended = excluded.attended, no_shows = excluded.no_shows,
      late_unbooked = excluded.late_unbooked, longest_queue = excluded.longest_queue`
