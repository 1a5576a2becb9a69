import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, date, index, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { bigNumber, instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { accountKinds, largestAmount } from './contract.ts'

/*
 * The ledger. Rows are added and never change: triggers refuse everything else, to everybody. It
 * names only the staff who acted, by an id: nothing changes here when a person's account is
 * deleted.
 */

export const ledgerAccount = portal.table(
  'ledger_account',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: accountKinds }).notNull(),
    /** Within a kind: see `accountKinds`. */
    key: text('key').notNull(),
    openedAt: instant('opened_at').notNull().defaultNow(),
  },
  (table) => [
    unique('ledger_account_once').on(table.kind, table.key),
    check(
      'ledger_account_kind',
      sql`${table.kind} in (${sql.raw(accountKinds.map((kind) => `'${kind}'`).join(', '))})`,
    ),
    check('ledger_account_key', sql`length(${table.key}) between 1 and 100`),
  ],
)

export const ledgerTransaction = portal.table(
  'ledger_transaction',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique('ledger_transaction_once'),
    valueDate: date('value_date', { mode: 'string' }).notNull(),
    /** A trigger sets both, whatever is given: no entry is put to a transaction of another moment. */
    bookedAt: instant('booked_at').notNull().defaultNow(),
    bookedIn: bigNumber('booked_in').notNull().default(0),
    /** The account of a member of staff; null for what the site did by itself. */
    actorId: text('actor_id'),
    reversesId: bigNumber('reverses_id')
      .unique('ledger_transaction_reversed_once')
      .references((): AnyPgColumn => ledgerTransaction.id),
  },
  (table) => [
    check('ledger_transaction_kind', sql`${table.kind} ~ '^[a-z][a-z-]{1,49}$'`),
    check('ledger_transaction_key', sql`length(${table.idempotencyKey}) between 1 and 100`),
    index('ledger_transaction_actor').on(table.actorId).where(sql`actor_id is not null`),
  ],
)

export const ledgerEntry = portal.table(
  'ledger_entry',
  {
    /** Grows with time within an account. */
    id: bigNumber('id').generatedAlwaysAsIdentity().notNull(),
    transactionId: bigNumber('transaction_id')
      .notNull()
      .references(() => ledgerTransaction.id),
    accountId: bigNumber('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    /** A debit is positive, a credit negative. */
    amountOre: bigNumber('amount_ore').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.accountId] }),
    // With the amount in it, so that a balance is read from the index alone.
    unique('ledger_entry_statement').on(table.accountId, table.id, table.amountOre),
    check(
      'ledger_entry_amount',
      sql`${table.amountOre} <> 0 and abs(${table.amountOre}) <= ${sql.raw(String(largestAmount))}`,
    ),
  ],
)

/** What an account's entries came to up to one of them, so that no balance adds up all of them. */
export const ledgerCheckpoint = portal.table(
  'ledger_checkpoint',
  {
    accountId: bigNumber('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    throughEntryId: bigNumber('through_entry_id').notNull(),
    /** Of debits and credits together. */
    totalOre: bigNumber('total_ore').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.throughEntryId] })],
)
