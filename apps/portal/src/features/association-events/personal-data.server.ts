import { eq, sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { placePeriod } from '#core/places/retention.server.ts'
import { place } from '#core/places/tables.server.ts'
import { m } from '#messages'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { associationEvent, associationEventScan } from './model/tables.server.ts'
import { eventPeriod } from './retention.server.ts'

const { ownId, internal, somebodyElse } = withheldBecause

const ofTheEvent = 'of the event, and says nothing of the person'

const ownPlaces = (userId: string) =>
  sql`(select id from ${place} one where one.user_id = ${userId})`

const titleOf = {
  name: m.event_place_data_event,
  value: (_: unknown, locale: Parameters<typeof localizedText>[1]) =>
    sql`(select ${localizedText(associationEvent.title, locale)} from ${associationEvent}
      where ${associationEvent.id} in (select offer_id from ${place} one
        where one.id = place_id))`,
}

/** What events hold of those who book places there, and of who made them. */
export const associationEventData: readonly PersonalTable[] = [
  {
    table: associationEventScan,
    name: m.event_place_data_scans,
    rowsOf: ({ userId }) =>
      sql`(${associationEventScan.placeId} in ${ownPlaces(userId)}
        or ${eq(associationEventScan.scannedBy, userId)})`,
    computed: { event: titleOf },
    shown: {
      scanned_at: m.event_place_data_admitted,
      undone_at: m.event_place_data_undone,
    },
    withheld: {
      id: internal,
      place_id: internal,
      uploaded_at: internal,
      scanned_by: `${ownId}, or ${somebodyElse}`,
    },
    retention: { period: placePeriod, text: m.event_place_data_scans_kept },
    onDeletion: 'removed',
  },
  {
    table: associationEvent,
    name: m.data_association_event,
    rowsOf: ({ userId }) => eq(associationEvent.createdBy, userId),
    computed: {
      association: {
        name: m.data_association,
        value: () =>
          sql`(select name from ${association} a where a.id = ${associationEvent.associationId})`,
      },
      event: {
        name: m.association_event_title,
        value: (_, locale) => localizedText(associationEvent.title, locale),
      },
    },
    shown: { starts_at: m.data_association_event_starts, created_at: m.data_created },
    withheld: {
      id: internal,
      association_id: internal,
      series_id: internal,
      created_by: ownId,
      title: 'shown as a text in the language of the page',
      ...Object.fromEntries(
        [
          'text',
          'place',
          'link',
          'languages',
          'ends_at',
          'state',
          'reason',
          'audience',
          'has_places',
          'member_price_ore',
          'price_ore',
          'refund_hours',
          'late_refund_percent',
          'answer_days',
          'published_at',
          'version',
        ].map((column) => [column, ofTheEvent]),
      ),
    },
    retention: { period: eventPeriod, text: m.data_association_event_kept },
    onDeletion: { retainedBecause: m.data_association_event_retained },
  },
]
