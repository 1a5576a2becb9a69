import { sql } from 'drizzle-orm'
import { bigint, check, index, text, uuid } from 'drizzle-orm/pg-core'
import { caseFile } from '#core/cases/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { depositAccount } from '../model/tables.server.ts'
import { manualReasons, refundRoutes } from './refund-form.ts'

/**
 * A refund that a student has asked for; how far it has come is in the case of the same id. What
 * names a payee or an account is encrypted for its row.
 */
export const depositRefund = portal.table(
  'deposit_refund',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => caseFile.id, { onDelete: 'cascade' }),
    /** Whose money it is: the application that opened the account. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => depositAccount.caseId, { onDelete: 'cascade' }),
    route: text('route', { enum: refundRoutes }).notNull(),
    /** Encrypted: of the profile when it was sent, or whom the student has named. */
    payeeName: text('payee_name').notNull(),
    /** Encrypted: eleven digits. */
    accountNumber: text('account_number'),
    /** All that a screen shows of it unasked. */
    accountMasked: text('account_masked'),
    /** A keyed hash, by which the same account is found in another student’s refund. */
    accountIndex: text('account_index'),
    reason: text('reason', { enum: manualReasons }),
    /** Encrypted: where the money should go, in words. */
    details: text('details'),
    /** What was approved, in øre. */
    amountOre: bigint('amount_ore', { mode: 'number' }),
  },
  (table) => [
    index('deposit_refund_account').on(table.accountId),
    index('deposit_refund_account_index').on(table.accountIndex),
    check(
      'deposit_refund_route',
      sql`case ${table.route}
        when 'ordinary' then num_nulls(${table.accountNumber}, ${table.accountMasked}, ${table.accountIndex}) = 0
          and num_nonnulls(${table.reason}, ${table.details}) = 0
        when 'manual' then num_nonnulls(${table.accountNumber}, ${table.accountMasked}, ${table.accountIndex}) = 0
          and num_nulls(${table.reason}, ${table.details}) = 0
        else false end`,
    ),
    check('deposit_refund_amount', sql`${table.amountOre} > 0`),
  ],
)
