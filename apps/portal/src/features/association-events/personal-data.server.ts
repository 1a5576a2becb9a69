import { eq, sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { associationEvent } from './model/tables.server.ts'
import { eventPeriod } from './retention.server.ts'

const { ownId, internal } = withheldBecause
const ofTheEvent = 'of the event, and says nothing of the person'

/** What the events of associations hold of people: who made them. */
export const eventData: readonly PersonalTable[] = [
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
