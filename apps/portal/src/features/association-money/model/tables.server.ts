import { sql } from 'drizzle-orm'
import { bigint, check, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { longestReason } from '#core/association-accounts/limits.ts'
import { association } from '#core/associations/tables.server.ts'
import { instant, listOf, numeral } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { leastPayoutOre, longestNote, mostPayoutOre } from './limits.ts'
import { requesters, requestStates } from './request-states.ts'

/**
 * A board asks for money of its association, or staff pay it out by themselves. How far an approved one
 * has come is in its payout, by the request key of `requestKeyOf`.
 */
export const associationPayoutRequest = portal.table(
  'association_payout_request',
  {
    id: uuid('id').primaryKey(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    requester: text('requester', { enum: requesters }).notNull().default('board'),
    amountOre: bigint('amount_ore', { mode: 'number' }).notNull(),
    /** Of the board. */
    note: text('note'),
    state: text('state', { enum: requestStates }).notNull().default('waiting'),
    askedBy: text('asked_by').references(() => user.id, { onDelete: 'set null' }),
    askedAt: instant('asked_at').notNull(),
    decidedBy: text('decided_by').references(() => user.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** Why it was declined, or why staff pay it out by themselves; the board reads it. */
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('association_payout_request_waiting')
      .on(table.associationId)
      .where(sql`state = 'waiting'`),
    index('association_payout_request_of').on(table.associationId, table.askedAt),
    index('association_payout_request_state').on(table.state, table.askedAt),
    index('association_payout_request_asked_by').on(table.askedBy),
    index('association_payout_request_decided_by').on(table.decidedBy),
    check(
      'association_payout_request_amount',
      sql`${table.amountOre} between ${numeral(leastPayoutOre)} and ${numeral(mostPayoutOre)}`,
    ),
    check('association_payout_request_state', sql`${table.state} in (${listOf(requestStates)})`),
    check(
      'association_payout_request_requester',
      sql`${table.requester} in (${listOf(requesters)})
        and (${table.requester} = 'board' or ${table.state} = 'approved' and ${table.reason} is not null)`,
    ),
    check(
      'association_payout_request_note',
      sql`length(${table.note}) between 1 and ${numeral(longestNote)}`,
    ),
    check(
      'association_payout_request_decided',
      sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)
        and (${table.state} <> 'declined' or ${table.reason} is not null)
        and length(${table.reason}) between 1 and ${numeral(longestReason)}`,
    ),
  ],
)
