import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type CalendarSource, pastCalendarDays } from '#core/calendar/calendar-entry.ts'
import { m } from '#messages'
import { classBookings } from '../book/find-class-bookings.server.ts'
import { classAddress } from '../model/class-address.ts'
import { groupClass, groupClassBooking } from '../model/tables.server.ts'

/** Places, and waiting places while their queue is open, which are tentative. */
export const classEntries: CalendarSource = async (database, { userId, language, portalUrl }) => {
  const locale = { locale: language }
  const classes = await classBookings(database, language).where(
    and(
      eq(groupClassBooking.userId, userId),
      gt(groupClassBooking.startsAt, sql`now() - make_interval(days => ${pastCalendarDays})`),
      isNull(groupClass.cancelledAt),
      or(eq(groupClassBooking.state, 'booked'), gt(groupClass.unbookingClosesAt, sql`now()`)),
    ),
  )
  return classes.map(({ classId: id, className, isQueued, startsAt, endsAt, ...details }) => ({
    // By class and not by booking, so that booking again keeps the same entry.
    uid: `group-class-${id}`,
    startsAt,
    endsAt,
    summary: isQueued ? m.class_calendar_queued({ name: className }, locale) : className,
    isTentative: isQueued,
    location: `${details.roomName}, ${details.centerName}`,
    description: [m.class_with({ name: details.instructorName }, locale)],
    url: portalUrl + classAddress({ id, startTime: startsAt.toISOString() }, language),
  }))
}
