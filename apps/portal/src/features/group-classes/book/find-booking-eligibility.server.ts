import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { timeZone } from '#platform/time/oslo.ts'
import { BookingEligibility } from '../model/contract.ts'

const Answer = z.tuple([z.object({ eligibility: BookingEligibility })])

/** By the database's clock, which also decides bookings. */
export async function findBookingEligibility(
  database: Database,
  userId: string,
): Promise<BookingEligibility> {
  const { rows } = await database.execute(sql`
    with today as (
      select (now() at time zone ${timeZone})::date as date
    ), membership as (
      select m.* from portal.fitness_membership m, today
       where m.user_id = ${userId} and (m.end_date is null or m.end_date >= today.date)
    ), block as (
      select bool_or(x.ends_at is null) as is_endless, max(x.ends_at) as ends_at, count(*) as number
        from portal.group_class_block x
       where x.user_id = ${userId} and x.lifted_at is null
         and now() >= x.starts_at and (x.ends_at is null or now() < x.ends_at)
    )
    select json_build_object(
      'memberships', (
        select coalesce(json_agg(json_build_object('startDate', m.start_date,
          'endDate', m.end_date, 'isDisqualified', m.is_disqualified) order by m.start_date), '[]')
          from membership m),
      'freezes', (
        select coalesce(json_agg(json_build_object('startDate', f.start_date,
          'endDate', f.end_date) order by f.start_date), '[]')
          from portal.fitness_freeze f
          join membership m on m.id = f.membership_id, today
         where f.end_date >= today.date),
      'block', (
        select json_build_object('until', case when not is_endless then
                 to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end)
          from block where number > 0),
      'noShows', json_build_object(
        'count', (
          select count(*)
            from portal.group_class_attendance a
            join portal.group_class c on c.id = a.class_id
           where a.user_id = ${userId} and a.mark = 'no-show' and a.block_id is null
             and c.starts_at > now() - make_interval(days => s.no_show_days)),
        'limit', s.no_show_limit, 'days', s.no_show_days, 'blockDays', s.block_days),
      'bookingOpensDaysBefore', s.booking_opens_days_before
    ) as eligibility
      from portal.group_class_settings s`)
  return Answer.parse(rows)[0].eligibility
}
