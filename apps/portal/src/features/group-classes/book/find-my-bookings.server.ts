import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { type Language, SportsBookings } from '../model/contract.ts'

const Answer = z.tuple([SportsBookings.omit({ count: true })])

/**
 * A member's bookings of classes that have not ended, sorted by start. A waiting place is left out once
 * its queue has closed. A page after the last one falls back to the first.
 */
export async function findMyBookings(
  database: Database,
  userId: string,
  { page, pageSize, language }: { page: number; pageSize: number; language: Language },
): Promise<SportsBookings> {
  const className = localizedText(sql`s.name`, language)
  const roomName = localizedText(sql`coalesce(listed.room, s.room)`, language)
  const { rows } = await database.execute(sql`
    with held as (
      select b.id, b.class_id, b.state, b.seq, c.schedule_id, c.starts_at, c.ends_at,
             c.instructor_id, c.room, c.unbooking_closes_at,
             c.queued_count, now() < c.unbooking_closes_at as is_before_deadline
        from portal.group_class_booking b
        join portal.group_class c on c.id = b.class_id
       where b.user_id = ${userId}
         and b.starts_at > now() - interval '1 day' and b.ends_at > now()
         and c.cancelled_at is null
         and (b.state = 'booked' or now() < c.unbooking_closes_at)
    ), chosen as (
      select count(*)::integer as total,
             case when (${page}::bigint - 1) * ${pageSize}::integer < count(*)
                  then ${page}::integer else 1 end as page
        from held
    ), listed as (
      select held.*
        from held
       order by held.starts_at, held.id
       limit ${pageSize} offset (select (page - 1) * ${pageSize}::integer from chosen)
    )
    select chosen.total, chosen.page, coalesce(booking.items, '[]') as items
      from chosen
      cross join (
        select json_agg(
          json_build_object(
            'id', listed.id, 'classId', listed.class_id, 'centerId', s.center_id,
            'queueSize', case when listed.is_before_deadline then listed.queued_count else 0 end,
            'queuePosition', case listed.state when 'booked' then 0 else (
              select count(*)
                from portal.group_class_booking q
               where q.class_id = listed.class_id and q.state = 'queued' and q.seq <= listed.seq
            ) end,
            'startTime', ${utc('listed.starts_at')}, 'endTime', ${utc('listed.ends_at')},
            'unbookingClosesAt', ${utc('listed.unbooking_closes_at')},
            'className', ${className}, 'centerName', center.name, 'roomName', ${roomName},
            'instructorName', i.name,
            'canBeCancelled', listed.is_before_deadline
          ) order by listed.starts_at, listed.id) as items
          from listed
          join portal.group_class_schedule s on s.id = listed.schedule_id
          join portal.sports_center center on center.id = s.center_id
          join portal.instructor i on i.id = coalesce(listed.instructor_id, s.instructor_id)
      ) booking`)
  const [found] = Answer.parse(rows)
  return { ...found, count: found.items.length }
}

function utc(column: string) {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
}
