import { sql } from 'drizzle-orm'
import { check, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { instant, listOf, numeral } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { accountStates } from './account-states.ts'
import { longestReason } from './limits.ts'

/**
 * A bank account of an association. What names its number or its holder is encrypted for its row. One
 * contact person enters it and another one confirms it.
 */
export const associationBankAccount = portal.table(
  'association_bank_account',
  {
    id: uuid('id').primaryKey(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    state: text('state', { enum: accountStates }).notNull().default('entered'),
    /** Encrypted: eleven digits. */
    accountNumber: text('account_number').notNull(),
    /** All that a screen shows of it unasked. */
    accountMasked: text('account_masked').notNull(),
    /** A keyed hash, by which the same account is found elsewhere. */
    accountIndex: text('account_index').notNull(),
    /** Encrypted. */
    holder: text('holder').notNull(),
    enteredBy: text('entered_by').references(() => user.id, { onDelete: 'set null' }),
    enteredAt: instant('entered_at').notNull(),
    confirmedBy: text('confirmed_by').references(() => user.id, { onDelete: 'set null' }),
    confirmedAt: instant('confirmed_at'),
    endedBy: text('ended_by').references(() => user.id, { onDelete: 'set null' }),
    endedAt: instant('ended_at'),
    /** Why staff removed it; the board reads it. */
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('association_bank_account_entered')
      .on(table.associationId)
      .where(sql`state = 'entered'`),
    uniqueIndex('association_bank_account_confirmed')
      .on(table.associationId)
      .where(sql`state = 'confirmed'`),
    index('association_bank_account_of').on(table.associationId, table.enteredAt),
    index('association_bank_account_index').on(table.accountIndex),
    index('association_bank_account_entered_by').on(table.enteredBy),
    index('association_bank_account_confirmed_by').on(table.confirmedBy),
    index('association_bank_account_ended_by').on(table.endedBy),
    check('association_bank_account_state', sql`${table.state} in (${listOf(accountStates)})`),
    check('association_bank_account_two_people', sql`${table.confirmedBy} <> ${table.enteredBy}`),
    check(
      'association_bank_account_confirmed_at',
      sql`case ${table.state}
        when 'confirmed' then ${table.confirmedAt} is not null
        when 'replaced' then ${table.confirmedAt} is not null
        when 'removed' then true
        else ${table.confirmedAt} is null end`,
    ),
    check(
      'association_bank_account_ended',
      sql`(${table.state} in ('entered', 'confirmed')) = (${table.endedAt} is null)`,
    ),
    check(
      'association_bank_account_reason',
      sql`(${table.state} = 'removed') = (${table.reason} is not null)
        and length(${table.reason}) between 1 and ${numeral(longestReason)}`,
    ),
  ],
)
