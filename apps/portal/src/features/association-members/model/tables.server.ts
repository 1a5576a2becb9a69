import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { association, joinedBy } from '#core/associations/tables.server.ts'
import { day, instant, listOf } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { longestLabel } from './limits.ts'

/** A code that the board prints for its stand. It says how somebody came, and opens nothing else. */
export const associationJoinCode = portal.table(
  'association_join_code',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    /** 80 bits; in words that can be printed again. */
    code: text('code').notNull().unique('association_join_code_once'),
    /** Its last day. */
    endsOn: day('ends_on').notNull(),
    /** Ended by the board before that. */
    endedAt: instant('ended_at'),
    /** How many people came by it; nobody is named. */
    people: integer('people').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('association_join_code_of').on(table.associationId, table.createdAt),
    check(
      'association_join_code_label',
      sql`length(${table.label}) between 1 and ${sql.raw(String(longestLabel))}`,
    ),
    check('association_join_code_shape', sql`${table.code} ~ '^[2-9A-Z]{16}$'`),
    check('association_join_code_people', sql`${table.people} >= 0`),
  ],
)

export const holdStates = ['held', 'paid', 'released'] as const

/**
 * A fee that somebody is about to pay by card: amount and days as they were shown, whatever the board
 * changes meanwhile.
 */
export const associationFeeHold = portal.table(
  'association_fee_hold',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    joinedBy: text('joined_by', { enum: joinedBy }).notNull(),
    joinCodeId: uuid('join_code_id').references(() => associationJoinCode.id, {
      onDelete: 'set null',
    }),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    feeOre: integer('fee_ore').notNull(),
    state: text('state', { enum: holdStates }).notNull().default('held'),
    /** By which it was paid. */
    paymentId: uuid('payment_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('association_fee_hold_open')
      .on(table.associationId, table.userId)
      .where(sql`state = 'held'`),
    index('association_fee_hold_user').on(table.userId),
    index('association_fee_hold_code').on(table.joinCodeId),
    index('association_fee_hold_created').on(table.createdAt),
    check('association_fee_hold_joined_by', sql`${table.joinedBy} in (${listOf(joinedBy)})`),
    check('association_fee_hold_state', sql`${table.state} in (${listOf(holdStates)})`),
    check('association_fee_hold_days', sql`${table.endsOn} >= ${table.startsOn}`),
    check('association_fee_hold_fee', sql`${table.feeOre} > 0`),
    check(
      'association_fee_hold_paid',
      sql`${table.state} <> 'paid' or ${table.paymentId} is not null`,
    ),
  ],
)
