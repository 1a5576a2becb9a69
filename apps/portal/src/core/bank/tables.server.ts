import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { payoutCauses, payoutChannels, payoutStates } from './payout-states.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const number = (name: string) => bigint(name, { mode: 'number' })
const listed = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '))

/** Whose money a customer number stands for: nobody acts on their own (`own-money.server.ts`). */
export const bankCustomer = portal.table(
  'bank_customer',
  {
    customerNumber: text('customer_number').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [index('bank_customer_user').on(table.userId)],
)

/** A file that the bank sent, each taken in once. What it says is in other tables: it is not kept. */
export const bankFile = portal.table(
  'bank_file',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['camt.054', 'pain.002'] }).notNull(),
    /** In hex. */
    sha256: text('sha256').notNull().unique('bank_file_once'),
    /** The bank's own name for it. */
    messageId: text('message_id').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Transfers that came with it first. */
    transfers: integer('transfers').notNull().default(0),
    /** Transfers that another file had brought before. */
    repeatedTransfers: integer('repeated_transfers').notNull().default(0),
    paidPayouts: integer('paid_payouts').notNull().default(0),
    failedPayouts: integer('failed_payouts').notNull().default(0),
    /** Payouts that it would settle, and whose uploader has approved or prepared them, or is paid. */
    waitingPayouts: integer('waiting_payouts').notNull().default(0),
    /** Answers that agree with nothing we have sent: somebody must look. */
    unknownAnswers: integer('unknown_answers').notNull().default(0),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [check('bank_file_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`)],
)

/** By what a transfer was found to be a customer's. */
export const matchedBy = ['rule', 'returned-payout', 'staff'] as const

/**
 * Money that came. Neither it nor what it says changes; whose it is does. Names and texts are
 * encrypted for their row, and taken out when they are past their time.
 */
export const incomingTransfer = portal.table(
  'incoming_transfer',
  {
    id: uuid('id').primaryKey(),
    /** Null when staff registered it by hand. */
    fileId: number('file_id').references(() => bankFile.id),
    /** Our account, by its IBAN. */
    ownAccount: text('own_account').notNull(),
    /** The bank's name for the entry: the same in every file. */
    reference: text('reference').notNull(),
    amountOre: number('amount_ore').notNull(),
    valueDate: date('value_date', { mode: 'string' }).notNull(),
    debtor: text('debtor'),
    remittance: text('remittance'),
    endToEndId: text('end_to_end_id'),
    /** Null while nobody knows whose it is. */
    customerNumber: text('customer_number'),
    matchedBy: text('matched_by', { enum: matchedBy }),
    /** Grows each time when the customer is another one. */
    revision: integer('revision').notNull().default(0),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    unique('incoming_transfer_once').on(table.ownAccount, table.reference),
    index('incoming_transfer_unallocated')
      .on(table.valueDate, table.id)
      .where(sql`customer_number is null`),
    index('incoming_transfer_customer').on(table.customerNumber, table.valueDate),
    index('incoming_transfer_file').on(table.fileId),
    check('incoming_transfer_amount', sql`${table.amountOre} > 0`),
    check(
      'incoming_transfer_matched',
      sql`(${table.customerNumber} is null) = (${table.matchedBy} is null)
        and ${table.matchedBy} in (${listed(matchedBy)})`,
    ),
  ],
)

/** Payouts that were released together, and go to the bank as one file. */
export const payoutFile = portal.table(
  'payout_file',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    messageId: text('message_id').notNull().unique('payout_file_message'),
    /** What the file says of us, as it was then. */
    payerName: text('payer_name').notNull(),
    payerIban: text('payer_iban').notNull(),
    payerBic: text('payer_bic').notNull(),
    executionDate: date('execution_date', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    payments: integer('payments').notNull(),
    totalOre: number('total_ore').notNull(),
    /** Of the file as it was made first, in hex: made again it is the same, or not given out. */
    sha256: text('sha256').notNull(),
  },
  (table) => [
    check('payout_file_payments', sql`${table.payments} > 0 and ${table.totalOre} > 0`),
    check('payout_file_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
)

/**
 * Money that goes out. A trigger holds the states and what may change with them. Name and account
 * are encrypted for their row, and taken out when they are past their time.
 */
export const payout = portal.table(
  'payout',
  {
    id: uuid('id').primaryKey(),
    /** What it pays, by whoever asked for it: that is paid out once. */
    requestKey: text('request_key').notNull().unique('payout_once'),
    customerNumber: text('customer_number').notNull(),
    amountOre: number('amount_ore').notNull(),
    /** By a file for the bank, or typed into the bank by hand. */
    channel: text('channel', { enum: payoutChannels }).notNull().default('file'),
    payeeName: text('payee_name'),
    /** Of a file. */
    payeeAccount: text('payee_account'),
    /** What screens show of the account. */
    payeeAccountMasked: text('payee_account_masked'),
    /** Of one by hand: account, bank and address, as free text. */
    payeeDetails: text('payee_details'),
    /** What the payee reads on their account. */
    message: text('message').notNull(),
    endToEndId: text('end_to_end_id').notNull().unique('payout_end_to_end'),
    state: text('state', { enum: payoutStates }).notNull().default('prepared'),
    /** What the bank says, `AC01`. */
    failureReason: text('failure_reason'),
    /** Why money that is still invoiced is paid out; null where it needs no such reason. */
    cause: text('cause', { enum: payoutCauses }),
    /** Who decided that it is to be paid; accounts of staff, without a foreign key. */
    approvedBy: text('approved_by').notNull(),
    preparedBy: text('prepared_by').notNull(),
    releasedBy: text('released_by'),
    fileId: number('file_id').references(() => payoutFile.id),
    /** Our account that one by hand is paid from; of a file it stands there. */
    payerIban: text('payer_iban'),
    /** Of one that somebody marked as paid: the bank's name for it and its day. */
    bankReference: text('bank_reference'),
    paidOn: date('paid_on', { mode: 'string' }),
    /** Who marked one by hand as paid or failed; null where the bank has said it in a file. */
    settledBy: text('settled_by'),
    preparedAt: instant('prepared_at').notNull().defaultNow(),
    releasedAt: instant('released_at'),
    sentAt: instant('sent_at'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payout_state').on(table.state, table.preparedAt),
    index('payout_customer').on(table.customerNumber, table.preparedAt),
    index('payout_of_file').on(table.fileId),
    check('payout_amount', sql`${table.amountOre} > 0`),
    check('payout_channel_known', sql`${table.channel} in (${listed(payoutChannels)})`),
    check(
      'payout_channel',
      sql`(${table.channel} = 'file') = (${table.payeeAccountMasked} is not null)
        and (${table.channel} = 'file' or ${table.payeeAccount} is null)
        and (${table.channel} = 'manual' or ${table.payeeDetails} is null)`,
    ),
    check('payout_cause', sql`${table.cause} in (${listed(payoutCauses)})`),
    check('payout_state', sql`${table.state} in (${listed(payoutStates)})`),
    // Nobody pays out what they approved or prepared alone.
    check(
      'payout_four_eyes',
      sql`${table.releasedBy} not in (${table.approvedBy}, ${table.preparedBy})`,
    ),
    check(
      'payout_released',
      sql`(${table.state} in ('released', 'sent', 'paid', 'failed')) = (${table.releasedBy} is not null)
        and (${table.releasedBy} is not null and ${table.channel} = 'file') = (${table.fileId} is not null)
        and (${table.releasedBy} is not null and ${table.channel} = 'manual') = (${table.payerIban} is not null)
        and (${table.releasedBy} is null) = (${table.releasedAt} is null)`,
    ),
    check(
      'payout_sent',
      sql`(${table.state} in ('sent', 'paid', 'failed')) = (${table.sentAt} is not null)`,
    ),
    check(
      'payout_settled',
      sql`(${table.state} in ('paid', 'failed')) = (${table.settledAt} is not null)`,
    ),
    check(
      'payout_by_hand',
      sql`num_nonnulls(${table.bankReference}, ${table.paidOn}) in (0, 2)
        and (${table.bankReference} is null or ${table.state} = 'paid' and ${table.settledBy} is not null)
        and (${table.settledBy} is null or ${table.channel} = 'manual' and ${table.state} in ('paid', 'failed'))
        and (${table.state} <> 'paid' or ${table.settledBy} is null or ${table.bankReference} is not null)
        and ${table.settledBy} <> ${table.approvedBy}`,
    ),
    check('payout_failed', sql`(${table.state} = 'failed') = (${table.failureReason} is not null)`),
  ],
)
