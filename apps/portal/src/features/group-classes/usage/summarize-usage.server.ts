import { sql } from 'drizzle-orm'
import { readMonths } from '#core/personal-data/read-months.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { classHistory } from '../model/class-history.ts'

/** Days after a class in which staff still correct attendance marks. */
const correctableDays = 35

/** A place that is cancelled later than this before the start is hard to fill. */
const lateHours = 24

/**
 * Counts attendance, late cancellations and the longest queue of classes that are over: again for those
 * of the last weeks, and for older ones that were never summarized. One statement, so that the booking
 * history is scanned once: an index on it would slow down every booking.
 * @returns the number of classes
 */
export async function summarizeUsage(database: Database): Promise<number> {
  return database.transaction(async (transaction) => {
    // The first run scans all of the history, which takes longer than a request may.
    await transaction.execute(sql`set local statement_timeout = '5min'`)
    const monthsOf = await readMonths(transaction)
    const { rowCount } = await transaction.execute(usageOfPastClasses(monthsOf(classHistory)))
    return rowCount ?? 0
  })
}

const usageOfPastClasses = (months: number) => sql`
    with wanted as materialized (
      select c.id, c.starts_at
      from portal.group_class c
      where c.cancelled_at is null and c.ends_at <= now()
        and c.ends_at > now() - make_interval(months => ${months})
        and (c.starts_at > now() - make_interval(days => ${correctableDays})
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
    ), measured as (
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
      from measured group by class_id
    )
    insert into portal.group_class_usage (class_id, attended, no_shows, late_unbooked, longest_queue)
    select w.id, coalesce(m.attended, 0), coalesce(m.no_shows, 0), coalesce(h.late_unbooked, 0),
      greatest(h.longest_queue, 0)
    from wanted w left join marks m on m.class_id = w.id left join history h on h.class_id = w.id
    on conflict (class_id) do update set attended = excluded.attended, no_shows = excluded.no_shows,
      late_unbooked = excluded.late_unbooked, longest_queue = excluded.longest_queue`
