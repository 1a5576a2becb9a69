import { eq } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { freePlacesOf, leaveToBeneficiaries } from './end-place.server.ts'
import { placePeriod } from './retention.server.ts'
import { place } from './tables.server.ts'

const { ownId, internal } = withheldBecause

export const placeData: readonly PersonalTable[] = [
  {
    table: place,
    name: m.data_place,
    rowsOf: ({ userId }) => eq(place.userId, userId),
    shown: {
      state: m.data_place_state,
      waiting_because: m.data_place_waiting_because,
      seats: m.data_place_seats,
      price_ore: m.data_place_price,
      kept_ore: m.data_place_kept_ore,
      created_at: m.data_created,
      expires_at: m.data_place_expires,
      promoted_at: m.data_place_promoted,
      moved_at: m.data_place_moved,
      ended_at: m.data_place_ended,
      cancelled_because: m.data_place_cancelled_because,
    },
    withheld: {
      id: internal,
      number: internal,
      offer_id: internal,
      user_id: ownId,
      beneficiary_id: 'is a child, which is listed with its places',
      is_first_pool: 'follows from the membership, which is listed',
      payment_id: internal,
    },
    retention: { period: placePeriod, text: m.data_place_kept },
    onDeletion: 'removed',
    // What they had goes to the next ones in the queue.
    lock: freePlacesOf,
    passOn: leaveToBeneficiaries,
  },
]
