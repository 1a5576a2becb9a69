import { sql } from 'drizzle-orm'
import { bigint, check, index, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { checkedKinds, revocationReasons } from './checks/contract.ts'

/** A series of numbers without gaps: those of invoices. */
export const documentSeries = portal.table(
  'document_series',
  {
    name: text('name').primaryKey(),
    /** The one that is given next. */
    next: bigint('next', { mode: 'number' }).notNull(),
  },
  (table) => [check('document_series_next', sql`${table.next} > 0`)],
)

/**
 * A letter with a check code was written. The row names no person: it is kept longer than the
 * letter's content.
 */
export const documentCheck = portal.table(
  'document_check',
  {
    id: text('id').primaryKey(),
    /** One version of one letter, as the part that writes it knows it; names no person. */
    letter: text('letter').notNull(),
    kind: text('kind', { enum: checkedKinds }).notNull(),
    /** A keyed hash: a code cannot be derived from the database. */
    codeHash: text('code_hash').notNull().unique(),
    issuedAt: instant('issued_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
    revocationReason: text('revocation_reason', { enum: revocationReasons }),
    /**
     * The letter is valid while this customer’s deposit account in the ledger holds at least the
     * amount: a trigger on the ledger's entries revokes it otherwise. Null for a letter about no money.
     */
    customerNumber: text('customer_number'),
    amountOre: bigint('amount_ore', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('document_check_one_valid').on(table.letter).where(sql`${table.revokedAt} is null`),
    index('document_check_customer')
      .on(table.customerNumber)
      .where(sql`${table.revokedAt} is null`),
    check(
      'document_check_money',
      sql`num_nonnulls(${table.customerNumber}, ${table.amountOre}) in (0, 2) and ${table.amountOre} > 0`,
    ),
    index('document_check_issued').on(table.issuedAt),
    index('document_check_letter').on(table.letter),
    check(
      'document_check_revoked',
      sql`(${table.revokedAt} is null) = (${table.revocationReason} is null)`,
    ),
  ],
)

/** What the letter says, as it was written. It goes with the account that it is about. */
export const documentCheckContent = portal.table(
  'document_check_content',
  {
    checkId: text('check_id')
      .primaryKey()
      .references(() => documentCheck.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Its code and what it says, encrypted for the row. */
    content: text('content').notNull(),
    writtenAt: instant('written_at').notNull().defaultNow(),
  },
  (table) => [
    index('document_check_content_user').on(table.userId),
    index('document_check_content_written').on(table.writtenAt),
  ],
)
