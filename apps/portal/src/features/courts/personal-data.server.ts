import type { Locale } from '@trivsel/content-contract/locales'

import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { m } from '#messages'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { court, courtCategory, courtReservation, courtUnit } from './model/tables.server.ts'
import { courtHistory } from './retention.server.ts'
import { slotAlert } from './slot-alerts/tables.server.ts'

const { ownId, internal } = withheldBecause

function nameOfCourt(locale: Locale): SQL {
  return sql`(select ${sportsCenter.name} || ', ' || (${localizedText(court.name, locale)}) from ${court}
    join ${sportsCenter} on ${sportsCenter.id} = ${court.centerId}
    where ${court.id} = ${courtReservation.courtId})`
}

/** The court, or the category when any court will do. */
function nameOfSlotAlert(locale: Locale): SQL {
  return sql`coalesce(
    (select ${localizedText(court.name, locale)} from ${court} where ${court.id} = ${slotAlert.courtId}),
    (select ${localizedText(courtCategory.name, locale)} from ${courtCategory} where ${courtCategory.id} = ${slotAlert.categoryId}))`
}

export const courtData: readonly PersonalTable[] = [
  {
    table: courtReservation,
    name: m.data_court_reservation,
    rowsOf: ({ userId }) => eq(courtReservation.userId, userId),
    computed: {
      court_name: { name: m.data_court, value: (_, locale) => nameOfCourt(locale) },
    },
    shown: {
      starts_at: m.data_court_starts,
      ends_at: m.data_court_ends,
      price_ore: m.data_court_price,
      state: m.data_court_state,
      created_at: m.data_created,
      expires_at: m.data_court_expires,
      ended_at: m.data_court_ended,
    },
    withheld: {
      id: internal,
      user_id: ownId,
      court_id: internal,
      payment_id: internal,
      version: internal,
    },
    retention: { period: courtHistory, text: m.data_court_retention },
    onDeletion: 'removed',
    // The lock order of all transactions: memberships before reservations.
    lock: async (transaction, userId) => {
      await transaction
        .select({ id: fitnessMembership.id })
        .from(fitnessMembership)
        .where(eq(fitnessMembership.userId, userId))
        .orderBy(fitnessMembership.id)
        .for('no key update')
      await transaction
        .select({ id: courtReservation.id })
        .from(courtReservation)
        .where(eq(courtReservation.userId, userId))
        .orderBy(courtReservation.id)
        .for('update')
    },
  },
  {
    table: courtUnit,
    name: m.data_court_unit,
    rowsOf: ({ userId }) =>
      inArray(
        courtUnit.reservationId,
        sql`(select ${courtReservation.id} from ${courtReservation} where ${courtReservation.userId} = ${userId})`,
      ),
    shown: { starts_at: m.data_court_starts, price_ore: m.data_court_price },
    withheld: { id: internal, court_id: internal, reservation_id: internal },
    retention: { period: courtHistory, text: m.data_court_retention },
    onDeletion: 'removed',
  },
  {
    table: slotAlert,
    name: m.data_slot_alert,
    rowsOf: ({ userId }) => eq(slotAlert.userId, userId),
    computed: {
      wished_for: { name: m.data_slot_alert_for, value: (_, locale) => nameOfSlotAlert(locale) },
    },
    shown: {
      starts_at: m.data_court_starts,
      ends_at: m.data_court_ends,
      requested_at: m.data_created,
      notified_at: m.data_slot_alert_notified,
    },
    withheld: {
      id: internal,
      user_id: ownId,
      category_id: internal,
      center_id: internal,
      court_id: internal,
    },
    retention: m.data_slot_alert_retention,
    onDeletion: 'removed',
  },
]
