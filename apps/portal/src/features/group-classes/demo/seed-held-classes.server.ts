import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDaysByWallTime, osloDate } from '#platform/time/oslo.ts'
import { publicHolidayOn } from '#platform/time/public-holidays.ts'
import { readBookingWindow } from '../model/booking-window.server.ts'
import { groupClass } from '../model/tables.server.ts'
import { timesOf } from '../schedule/class-times.server.ts'
import { loadSchedule } from '../schedule/load-schedule.server.ts'
import { planClasses } from '../schedule/plan-classes.ts'

/** The number of bookings of each of the first classes. */
const bookersInTurn = [7, 4, 9]

/** The classes of yesterday, with some bookings without attendance marks. */
export async function seedHeldClasses(
  database: Database,
  members: readonly string[],
): Promise<void> {
  const yesterday = osloDate(addDaysByWallTime(new Date(), -1))
  const { rows, exceptions } = await loadSchedule(database, yesterday)
  const window = await readBookingWindow(database)
  const period = { from: yesterday, days: 1 }
  const planned = planClasses(rows, exceptions, publicHolidayOn, period).map((one) => ({
    ...timesOf(one, window),
    scheduleId: one.scheduleId,
    localDate: one.localDate,
    capacity: one.capacity,
  }))
  if (planned.length === 0) return
  const held = await database
    .insert(groupClass)
    .values(planned)
    .onConflictDoNothing()
    .returning({ id: groupClass.id, capacity: groupClass.capacity })
  const large = held.filter(({ capacity }) => capacity >= Math.max(...bookersInTurn))
  for (const [index, count] of bookersInTurn.entries()) {
    const bookers = members.slice(index * 5, index * 5 + count)
    const [classId] = large.slice(index, index + 1).map(({ id }) => id)
    if (classId === undefined || bookers.length === 0) continue
    await database.execute(sql`
      insert into portal.group_class_booking (class_id, user_id, state, seq, starts_at, ends_at)
      select c.id, booker.user_id, 'booked', c.next_seq + booker.number - 1, c.starts_at, c.ends_at
        from portal.group_class c,
             unnest(${sql.param(bookers)}::text[]) with ordinality booker (user_id, number)
       where c.id = ${classId}`)
  }
}
