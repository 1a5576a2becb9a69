import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/** Half an hour with the price at which it was sold. */
export type SoldUnit = { readonly startsAt: string; readonly priceOre: number }

/**
 * What a paid booking sold, with the texts of that time: a sales document for the accounts. It
 * outlasts the booking and the account; without the account it names nobody.
 */
export const courtReceipt = portal.table(
  'court_receipt',
  {
    reservationId: uuid('reservation_id').primaryKey(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    paymentId: text('payment_id').notNull().unique('court_receipt_payment'),
    /** Assigned after the sale, so that payers do not wait for each other's number. */
    receiptNumber: integer('receipt_number').unique('court_receipt_number'),
    court: localizedColumn('court').notNull(),
    category: localizedColumn('category').notNull(),
    centerName: text('center_name').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** In order of time. */
    units: jsonb('units').$type<readonly SoldUnit[]>().notNull(),
    amountOre: bigint('amount_ore', { mode: 'number' }).notNull(),
    soldAt: instant('sold_at').notNull().defaultNow(),
  },
  (table) => [
    index('court_receipt_user').on(table.userId),
    index('court_receipt_sold').on(table.soldAt),
    check('court_receipt_amount', sql`${table.amountOre} > 0`),
  ],
)
