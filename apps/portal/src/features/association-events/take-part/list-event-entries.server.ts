import { and, eq, gt, sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import {
  type CalendarEntry,
  type CalendarSource,
  pastCalendarDays,
} from '#core/calendar/calendar-entry.ts'
import { place } from '#core/places/tables.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { eventAddress } from '../model/event-address.ts'
import { associationEvent } from '../model/tables.server.ts'

/** Lists events at which somebody has a place. Holds are left out, since they may expire. */
export const listEventEntries: CalendarSource = async (
  database,
  { userId, language, portalUrl },
) => {
  const booked = await database
    .select({ event: associationEvent, association: association.name })
    .from(place)
    .innerJoin(associationEvent, eq(associationEvent.id, place.offerId))
    .innerJoin(association, eq(association.id, associationEvent.associationId))
    .where(
      and(
        eq(place.userId, userId),
        eq(place.state, 'booked'),
        eq(associationEvent.state, 'published'),
        gt(associationEvent.startsAt, sql`now() - make_interval(days => ${pastCalendarDays})`),
      ),
    )
  return booked.map(
    ({ event, association: name }): CalendarEntry => ({
      uid: `association-event-${event.id}`,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      summary: textOrOther(event.title, language),
      isTentative: false,
      location: event.place,
      description: [name, ...(event.link ? [event.link] : [])],
      url: portalUrl + eventAddress(event.id, language),
    }),
  )
}
