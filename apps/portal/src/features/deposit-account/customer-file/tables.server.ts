import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { caseFile } from '#core/cases/tables.server.ts'
import { ledgerTransaction } from '#core/ledger/tables.server.ts'
import { bigNumber, instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import type { Customer } from './customer.ts'

/** An import of customers with their balances. The audit log says who proposed and confirmed it. */
export const depositImport = portal.table(
  'deposit_import',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    fileName: text('file_name').notNull(),
    /** Of what its preview has shown: the import does this, or is refused. */
    version: text('version').notNull(),
    lines: integer('lines').notNull(),
    amountOre: bigNumber('amount_ore').notNull(),
    proposedAt: instant('proposed_at').notNull().defaultNow(),
    /** When a second person confirmed it: the accounts are open since. */
    confirmedAt: instant('confirmed_at'),
    /** When the bank had the money, as two members of staff have confirmed. */
    receivedOn: date('received_on', { mode: 'string' }),
    receivedId: bigNumber('received_id').references(() => ledgerTransaction.id),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    check('deposit_import_amount', sql`${table.amountOre} > 0 and ${table.lines} > 0`),
    check(
      'deposit_import_received',
      sql`num_nonnulls(${table.receivedOn}, ${table.receivedId}) in (0, 2)`,
    ),
    check(
      'deposit_import_confirmed',
      sql`${table.confirmedAt} is not null or num_nonnulls(${table.receivedOn}, ${table.undoneAt}) = 0`,
    ),
  ],
)

/**
 * A customer of an import. Until it is confirmed it has their details, which are those of the
 * application from then on; afterwards it names the source of their opening balance.
 */
export const depositImportLine = portal.table(
  'deposit_import_line',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => depositImport.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    /** The previous system. */
    source: text('source').notNull(),
    externalId: text('external_id').notNull(),
    amountOre: bigNumber('amount_ore').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    customer: jsonb('customer').$type<Customer>(),
    /** Null before it is confirmed, and once the person's data were deleted. */
    caseId: uuid('case_id').references(() => caseFile.id, { onDelete: 'set null' }),
    transactionId: bigNumber('transaction_id').references(() => ledgerTransaction.id),
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    // Nobody's money is imported twice.
    uniqueIndex('deposit_import_line_once')
      .on(table.source, table.externalId)
      .where(sql`transaction_id is not null and not is_undone`),
    index('deposit_import_line_case').on(table.caseId),
    check('deposit_import_line_amount', sql`${table.amountOre} > 0`),
    check(
      'deposit_import_line_details',
      sql`num_nonnulls(${table.customer}, ${table.transactionId}) = 1`,
    ),
  ],
)
