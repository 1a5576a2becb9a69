import { sql } from 'drizzle-orm'
import {
  course,
  courseAttendance,
  courseDate,
  courseScan,
  courseTicket,
} from '#core/courses/tables.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { isPaused } from '#core/places/is-paused.server.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ListedCourse, ListedCourses } from './contract.ts'

/** More than are kept of some years. */
const mostCourses = 2_000

type Row = Omit<ListedCourse, 'startsAt' | 'endsAt'> & {
  readonly startsAt: string | null
  readonly endsAt: string | null
}

const iso = (instant: string | null) => (instant === null ? null : new Date(instant).toISOString())

/**
 * All courses with their figures, in one query: those without a date, then the next ones, then those
 * that are over, the last one first. Income is what was paid of places that are kept, before
 * refunds; somebody came who was let in at a date, or whom staff have written down.
 */
export async function listCourses(database: Database, now: Date): Promise<ListedCourses> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await database.execute<Row>(sql`
    with span as (
      select course_id, min(starts_at) as starts_at, max(ends_at) as ends_at, count(*)::int as dates
      from ${courseDate} group by course_id
    ), booked as (
      select one.offer_id, (count(*) filter (where one.state = 'waiting'))::int as waiting,
        coalesce(sum(paid.amount_ore), 0)::int as income_ore,
        coalesce(sum(paid.refund_due_ore), 0)::int as refunded_ore
      from ${place} one
      left join ${payment} paid on paid.id = one.payment_id
        and paid.state in ('confirmed', 'captured', 'refunding', 'refunded', 'cancelling', 'cancelled')
      group by one.offer_id
    ), there as (
      select ticket.course_id, count(distinct ticket.id)::int as came
      from ${courseTicket} ticket
      join ${courseDate} date on date.course_id = ticket.course_id
      left join ${courseAttendance} corrected
        on corrected.ticket_id = ticket.id and corrected.date_id = date.id
      where coalesce(corrected.was_there, exists (select 1 from ${courseScan} scan
        where scan.ticket_id = ticket.id and scan.date_id = date.id and scan.undone_at is null))
      group by ticket.course_id
    )
    select c.id, c.title, c.state, c.audience, span.starts_at as "startsAt",
      span.ends_at as "endsAt", coalesce(span.dates, 0) as dates, offer.capacity, offer.taken,
      coalesce(booked.waiting, 0) as waiting, coalesce(there.came, 0) as came,
      coalesce(booked.income_ore, 0) as "incomeOre",
      coalesce(booked.refunded_ore, 0) as "refundedOre",
      ${isPaused(sql`c.id`)} as "callOffWaits"
    from ${course} c
    join ${placeOffer} offer on offer.id = c.id
    left join span on span.course_id = c.id
    left join booked on booked.offer_id = c.id
    left join there on there.course_id = c.id
    order by span.ends_at is not null, case when span.ends_at > ${at} then span.starts_at end,
      span.starts_at desc, c.id
    limit ${mostCourses}`)
  return {
    items: rows.map((row) => ({ ...row, startsAt: iso(row.startsAt), endsAt: iso(row.endsAt) })),
  }
}
