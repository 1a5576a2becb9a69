import { and, eq, gt, inArray } from 'drizzle-orm'
import { coursePlaceKind } from '#core/courses/place-kind.ts'
import { courseDate } from '#core/courses/tables.server.ts'
import { activeStates } from '#core/places/states.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { bookDescribed } from './book/endpoints.server.ts'

/** What goes on while the service is switched off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.course_booking_unfinished,
      count: (database, now) =>
        database.$count(
          place,
          and(
            inArray(place.state, [...activeStates]),
            inArray(
              place.offerId,
              database
                .select({ id: placeOffer.id })
                .from(placeOffer)
                .innerJoin(courseDate, eq(courseDate.courseId, placeOffer.id))
                .where(and(eq(placeOffer.kind, coursePlaceKind), gt(courseDate.endsAt, now))),
            ),
          ),
        ),
    },
  ],
  promise: m.course_booking_when_off,
  begins: [bookDescribed.book],
}
