import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDaysByWallTime, osloDate } from '#platform/time/oslo.ts'
import { groupClass, groupClassSchedule } from '../tables.server.ts'
import { sumUpUsage } from '../usage/sum-up-usage.server.ts'
import { planClasses } from '../weekly-schedule.server.ts'

/** Six weeks, planned two at a time. */
const weeksAgo = [6, 4, 2]

/** Who came, and cannot log in: the demo's members keep their empty pages. */
const participants = 400

/**
 * The classes of the last six weeks up to the day before yesterday, with who came: what the
 * statistics show.
 */
export async function seedPastWeeks(database: Database): Promise<void> {
  const now = new Date()
  const yesterday = osloDate(addDaysByWallTime(now, -1))
  const schedule = await database.select().from(groupClassSchedule)
  const planned = weeksAgo
    .flatMap((weeks) => planClasses(schedule, addDaysByWallTime(now, -7 * weeks)))
    .filter(({ localDate }) => localDate < yesterday)
  await database.insert(groupClass).values(planned).onConflictDoNothing()
  await database.execute(sql`
    insert into portal."user" (id, email, email_verified, first_name, last_name)
    select 'participant-' || n, 'participant' || n || '@trivsel.example', true, 'Deltaker', n::text
    from generate_series(0, ${participants}::integer - 1) n
    on conflict do nothing`)
  await database.execute(sql`
    insert into portal.group_class_booking (class_id, user_id, state, seq, starts_at, ends_at)
    select c.id, 'participant-' || (c.id * 31 + place * 7) % ${participants}::integer, 'booked', place, c.starts_at, c.ends_at
    from portal.group_class c
      cross join lateral generate_series(1, least(c.capacity,
        3 + c.id % 7 + 2 * extract(hour from c.starts_at)::integer - 14)) place
    where c.local_date < ${yesterday}::date and c.next_seq = 1`)
  await database.execute(sql`
    insert into portal.group_class_attendance (class_id, user_id, mark)
    select b.class_id, b.user_id,
      case when b.seq % 9 = 4 then 'no-show' else 'attended' end
    from portal.group_class_booking b join portal.group_class c on c.id = b.class_id
    where c.local_date < ${yesterday}::date
    on conflict do nothing`)
  await database.execute(sql`
    update portal.group_class set cancelled_at = starts_at - interval '5 hours'
    where local_date < ${yesterday}::date and cancelled_at is null and id % 29 = 0`)
  await sumUpUsage(database)
}
