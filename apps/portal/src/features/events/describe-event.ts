import { listedAddress } from '@trivsel/content-contract/addresses'
import type { Event } from '@trivsel/content-contract/kinds/events/contract'
import type { Event as SchemaEvent } from 'schema-dts'
import { describeOrganization, describePage } from '#core/structured-data/describe-page.ts'
import { getLocale } from '#locale'
import { siteOrigin } from '#platform/site-origin.ts'

export function describeEvent(event: Event): SchemaEvent {
  const { place, room, organiser } = event
  const location = [room, place?.name].filter(Boolean).join(', ')
  return {
    '@type': 'Event',
    ...describePage(event, listedAddress('event', getLocale(), event.id)),
    startDate: event.startsAt,
    ...(event.endsAt && { endDate: event.endsAt }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(location && {
      location: {
        '@type': 'Place',
        name: location,
        ...(place?.href && { url: siteOrigin() + place.href }),
      },
    }),
    organizer: organiser ? { '@type': 'Organization', name: organiser } : describeOrganization(),
  }
}
