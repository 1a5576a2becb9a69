import { and, eq } from 'drizzle-orm'
import { type CalendarSource, pastCalendarDays } from '#core/calendar/calendar-entry.ts'
import { coursePlaceKind } from '#core/courses/place-kind.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { addDaysByWallTime } from '#platform/time/oslo.ts'
import { findBookables } from '../model/find-bookable.server.ts'
import { courseEntries } from '../tickets/write-course-calendar.server.ts'

/** Lists the dates of courses that somebody has booked. Holds are left out, since they may expire. */
export const listCourseEntries: CalendarSource = async (
  database,
  { userId, language, portalUrl },
) => {
  const booked = await database
    .select({ id: place.offerId })
    .from(place)
    .innerJoin(placeOffer, eq(placeOffer.id, place.offerId))
    .where(
      and(
        eq(place.userId, userId),
        eq(place.state, 'booked'),
        eq(placeOffer.kind, coursePlaceKind),
      ),
    )
  const found = await findBookables(
    database,
    booked.map(({ id }) => id),
  )
  const oldest = addDaysByWallTime(new Date(), -pastCalendarDays)
  const url = portalUrl + pagePath('myCourses', language)
  return found
    .filter(({ course, endsAt }) => course.state === 'published' && endsAt > oldest)
    .flatMap((one) => courseEntries(one, { language, url }))
}
