import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { publicHolidayOn } from '#platform/time/public-holidays.ts'
import { insertClasses } from '../schedule/insert-classes.server.ts'
import { loadSchedule } from '../schedule/load-schedule.server.ts'
import { planClasses } from '../schedule/plan-classes.ts'
import { summarizeUsage } from '../usage/summarize-usage.server.ts'

/** Days back to the first class. */
const daysBack = 42
const longAgo = new Date(0)

/** Participants cannot log in, so that the pages of the demo's members stay empty. */
const participants = 400

/**
 * The classes of the last six weeks up to the day before yesterday, with attendance, for the statistics.
 */
export async function seedPastWeeks(database: Database): Promise<void> {
  const today = osloDate(new Date())
  const yesterday = addDays(today, -1)
  const period = { from: addDays(today, -daysBack), days: daysBack - 1 }
  const { rows, exceptions } = await loadSchedule(database, period.from)
  const planned = planClasses(rows, exceptions, publicHolidayOn, period)
  await insertClasses(database, planned, rows, longAgo)
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
  await summarizeUsage(database)
}
