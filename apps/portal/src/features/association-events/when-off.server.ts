import { and, eq, gt, inArray } from 'drizzle-orm'
import { activeStates } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { bookDescribed } from './book/endpoints.server.ts'
import { manageDescribed } from './manage/endpoints.server.ts'
import { associationEvent } from './model/tables.server.ts'
import { publishDescribed } from './publish/endpoints.server.ts'

/** What goes on while the service is switched off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.event_place_unfinished,
      count: (database, now) =>
        database.$count(
          place,
          and(
            inArray(place.state, [...activeStates]),
            inArray(
              place.offerId,
              database
                .select({ id: associationEvent.id })
                .from(associationEvent)
                .where(
                  and(eq(associationEvent.state, 'published'), gt(associationEvent.endsAt, now)),
                ),
            ),
          ),
        ),
    },
    {
      text: m.association_event_unfinished,
      count: (database, now) =>
        database.$count(
          associationEvent,
          and(eq(associationEvent.state, 'published'), gt(associationEvent.endsAt, now)),
        ),
    },
  ],
  promise: m.event_place_when_off,
  begins: [
    bookDescribed.book,
    manageDescribed.create,
    publishDescribed.publish,
    publishDescribed.decide,
  ],
}
