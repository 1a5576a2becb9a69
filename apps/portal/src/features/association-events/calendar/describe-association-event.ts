import type { Event } from 'schema-dts'
import { getLocale } from '#locale'
import { summaryOf, writtenText } from '#platform/i18n/written-text.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { siteOrigin } from '#platform/site-origin.ts'
import type { PublicEventPage } from './contract.ts'

const attendance = {
  online: 'https://schema.org/MixedEventAttendanceMode',
  offline: 'https://schema.org/OfflineEventAttendanceMode',
} as const

/** An event of an association, for search engines. */
export function describeAssociationEvent(event: PublicEventPage): Event {
  const { id, startsAt, endsAt, place, hasLink, calledOff, places, association } = event
  const url = siteOrigin() + pagePath('associationEvent', getLocale(), { id })
  const description = summaryOf(writtenText(event.text).text)
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: writtenText(event.title).text,
    ...(description && { description }),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus:
      calledOff === null
        ? 'https://schema.org/EventScheduled'
        : 'https://schema.org/EventCancelled',
    eventAttendanceMode: hasLink ? attendance.online : attendance.offline,
    location: { '@type': 'Place', name: place },
    organizer: { '@type': 'Organization', name: association.name },
    ...(places && {
      maximumAttendeeCapacity: places.capacity,
      offers: {
        '@type': 'Offer',
        url,
        price: places.priceOre / 100,
        priceCurrency: 'NOK',
        availability:
          places.taken < places.capacity
            ? 'https://schema.org/InStock'
            : 'https://schema.org/SoldOut',
      },
    }),
  }
}
