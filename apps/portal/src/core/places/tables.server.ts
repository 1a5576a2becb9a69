import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { instant, listOf } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { cancelReasons, placeStates, waitingReasons } from './states.ts'

/**
 * Something with a number of places that people book: an event. It lies under the id of what the
 * feature knows of it. Every change of its places locks this row first, so that they are decided in
 * the order in which they come; the check on `taken` is the guarantee.
 */
export const placeOffer = portal.table(
  'place_offer',
  {
    id: uuid('id').primaryKey(),
    /** `association-event`: the feature that it belongs to. */
    kind: text('kind').notNull(),
    capacity: integer('capacity').notNull(),
    /** Seats that are held or booked. */
    taken: integer('taken').notNull().default(0),
    /** Until then only the first pool gets places; others wait. Null: one pool. */
    poolFirstUntil: instant('pool_first_until'),
    /** From then on nobody books, and nobody is promoted. */
    closesAt: instant('closes_at').notNull(),
    /** How long a place is held for somebody who pays at once. */
    payMinutes: smallint('pay_minutes').notNull().default(15),
    /** How long it is held for somebody who gets it from the queue. */
    promotedHours: smallint('promoted_hours').notNull().default(24),
    /** Nothing is booked any more: it was called off. */
    calledOffAt: instant('called_off_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('place_offer_capacity', sql`${table.capacity} between 0 and 10000`),
    check('place_offer_taken', sql`${table.taken} between 0 and ${table.capacity}`),
    check('place_offer_pay', sql`${table.payMinutes} between 5 and 60`),
    check('place_offer_promoted', sql`${table.promotedHours} between 1 and 168`),
    index('place_offer_pool').on(table.poolFirstUntil).where(sql`pool_first_until is not null`),
  ],
)

/** What one person has of an offer, for themselves and those whom they bring, or their place in the queue. */
export const place = portal.table(
  'place',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order of arrival. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => placeOffer.id, { onDelete: 'cascade' }),
    /** Who booked it. Null: their account is deleted, and it stays with the one whom it is for. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** For whom it is, where somebody books for several: a child of theirs. Null: for themselves. */
    beneficiaryId: uuid('beneficiary_id'),
    state: text('state', { enum: placeStates }).notNull(),
    waitingBecause: text('waiting_because', { enum: waitingReasons }),
    /** Whether they are of the first pool. */
    isFirstPool: boolean('is_first_pool').notNull(),
    /** How many it is for. They are had together, or waited for together. */
    seats: smallint('seats').notNull().default(1),
    /** What all its seats cost, as it was when they were booked; in øre. */
    priceOre: integer('price_ore').notNull(),
    /** What was kept of seats that it had before and that were cancelled, in øre. */
    keptOre: integer('kept_ore').notNull().default(0),
    /** Of a hold. */
    expiresAt: instant('expires_at'),
    /** It came from the queue. */
    promotedAt: instant('promoted_at'),
    /** What was booked was moved to another time or place since: it is refunded in full until the start. */
    movedAt: instant('moved_at'),
    paymentId: uuid('payment_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    cancelledBecause: text('cancelled_because', { enum: cancelReasons }),
  },
  (table) => [
    uniqueIndex('place_once')
      .on(table.offerId, table.userId, sql`coalesce(${table.beneficiaryId}, ${table.offerId})`)
      .where(sql`state in ('held', 'booked', 'waiting')`),
    index('place_queue').on(table.offerId, table.number).where(sql`state = 'waiting'`),
    index('place_of_offer').on(table.offerId, table.state),
    index('place_user').on(table.userId, table.createdAt),
    index('place_expires').on(table.expiresAt).where(sql`state = 'held'`),
    uniqueIndex('place_payment').on(table.paymentId),
    check('place_state', sql`${table.state} in (${listOf(placeStates)})`),
    check(
      'place_waiting',
      sql`(${table.state} = 'waiting') = (${table.waitingBecause} is not null)
        and ${table.waitingBecause} in (${listOf(waitingReasons)})`,
    ),
    check('place_held', sql`(${table.state} = 'held') = (${table.expiresAt} is not null)`),
    check(
      'place_ended',
      sql`(${table.state} in ('cancelled', 'expired')) = (${table.endedAt} is not null)
        and (${table.state} = 'cancelled') = (${table.cancelledBecause} is not null)
        and ${table.cancelledBecause} in (${listOf(cancelReasons)})`,
    ),
    check('place_person', sql`${table.userId} is not null or ${table.beneficiaryId} is not null`),
    check('place_seats', sql`${table.seats} between 1 and 10`),
    check(
      'place_price',
      sql`${table.priceOre} between 0 and 10000000 and ${table.keptOre} between 0 and 10000000`,
    ),
  ],
)
