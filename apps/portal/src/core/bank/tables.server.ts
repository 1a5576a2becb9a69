import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { bigNumber, instant, listOf } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { bankFileKinds } from './bank-file-kinds.ts'
import { correctionKinds } from './correction-kinds.ts'
import { ownerKinds } from './payout-owner.ts'
import { payoutCauses, payoutChannels, payoutStates } from './payout-states.ts'

/** The account behind a customer number: nobody may act on their own money (`own-money.server.ts`). */
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

/** An imported bank file. Its content is in other tables; the file itself is not stored. */
export const bankFile = portal.table(
  'bank_file',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: bankFileKinds }).notNull(),
    /** In hex. */
    sha256: text('sha256').notNull().unique('bank_file_once'),
    /** The bank's own name for it. */
    messageId: text('message_id').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Transfers that came with it first. */
    transfers: integer('transfers').notNull().default(0),
    /** Transfers that another file had brought before. */
    repeatedTransfers: integer('repeated_transfers').notNull().default(0),
    /** Transfers that a person had registered before, and the file confirms. */
    confirmedTransfers: integer('confirmed_transfers').notNull().default(0),
    /** Entries that contradict a transfer of the same reference: each waits for a person. */
    conflicts: integer('conflicts').notNull().default(0),
    /** Payouts that the bank has sent back. */
    returnedPayouts: integer('returned_payouts').notNull().default(0),
    paidPayouts: integer('paid_payouts').notNull().default(0),
    failedPayouts: integer('failed_payouts').notNull().default(0),
    /** Payouts that it would settle or return, and that its uploader approved, prepared or is paid by. */
    waitingPayouts: integer('waiting_payouts').notNull().default(0),
    /** Transfers that it would confirm, and that its uploader registered or is paid by. */
    waitingTransfers: integer('waiting_transfers').notNull().default(0),
    /** Statuses that match none of our payments: staff have to check them. */
    unknownAnswers: integer('unknown_answers').notNull().default(0),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [check('bank_file_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`)],
)

/** By what a transfer was found to be a customer's. */
export const matchedBy = ['rule', 'returned-payout', 'staff'] as const

/**
 * Money that came. Neither it nor what it says changes; whose it is does. What a person registers is
 * unconfirmed, and counts for nothing, until the bank's file or a second person confirms it. What was
 * wrong is reversed and registered again. Names and texts are encrypted for their row, and taken out
 * when they are past their time.
 */
export const incomingTransfer = portal.table(
  'incoming_transfer',
  {
    id: uuid('id').primaryKey(),
    /** Null when staff registered it manually. */
    fileId: bigNumber('file_id').references(() => bankFile.id),
    /** Our account, by its IBAN. */
    ownAccount: text('own_account').notNull(),
    /** The bank's name for the entry: the same in every file. */
    reference: text('reference').notNull(),
    amountOre: bigNumber('amount_ore').notNull(),
    valueDate: date('value_date', { mode: 'string' }).notNull(),
    debtor: text('debtor'),
    remittance: text('remittance'),
    endToEndId: text('end_to_end_id'),
    /** Null while it is unallocated. */
    customerNumber: text('customer_number'),
    matchedBy: text('matched_by', { enum: matchedBy }),
    /** Grows each time when the customer is another one. */
    revision: integer('revision').notNull().default(0),
    receivedAt: instant('received_at').notNull().defaultNow(),
    /** The member of staff who registered it manually; without a foreign key. */
    registeredBy: text('registered_by'),
    /** Null while it is unconfirmed. */
    confirmedAt: instant('confirmed_at'),
    /** The second person; null where the bank's file has confirmed it. */
    confirmedBy: text('confirmed_by'),
    /** The file that confirmed what a person had registered. */
    confirmingFileId: bigNumber('confirming_file_id').references(() => bankFile.id),
    reversedAt: instant('reversed_at'),
    /** Whether the reference identifies this transfer: not once it is reversed or another one's. */
    holdsReference: boolean('holds_reference').notNull().default(true),
  },
  (table) => [
    uniqueIndex('incoming_transfer_once')
      .on(table.ownAccount, table.reference)
      .where(sql`holds_reference`),
    index('incoming_transfer_unallocated')
      .on(table.valueDate, table.id)
      .where(sql`customer_number is null`),
    index('incoming_transfer_unconfirmed')
      .on(table.valueDate, table.id)
      .where(sql`confirmed_at is null and reversed_at is null`),
    index('incoming_transfer_customer').on(table.customerNumber, table.valueDate),
    index('incoming_transfer_file').on(table.fileId),
    check('incoming_transfer_amount', sql`${table.amountOre} > 0`),
    check(
      'incoming_transfer_four_eyes',
      sql`${table.confirmedBy} <> ${table.registeredBy}
        and (${table.confirmedBy} is null or ${table.confirmedAt} is not null)
        and (${table.confirmingFileId} is null or ${table.confirmedAt} is not null)
        and (${table.fileId} is null or ${table.confirmedAt} is not null)`,
    ),
    check(
      'incoming_transfer_reversed',
      sql`${table.reversedAt} is null or not ${table.holdsReference}`,
    ),
    check(
      'incoming_transfer_matched',
      sql`(${table.customerNumber} is null) = (${table.matchedBy} is null)
        and ${table.matchedBy} in (${listOf(matchedBy)})`,
    ),
  ],
)

/** How a conflict was resolved: the bank's entry replaced the existing one, or was added beside it. */
export const conflictResolutions = ['bank', 'both'] as const

/**
 * An entry of a file that says something else than the transfer that has its reference. It is not in
 * the ledger until a person has resolved it.
 */
export const transferConflict = portal.table(
  'transfer_conflict',
  {
    id: uuid('id').primaryKey(),
    fileId: bigNumber('file_id')
      .notNull()
      .references(() => bankFile.id),
    /** Of the file, from 1. */
    line: integer('line').notNull(),
    ownAccount: text('own_account').notNull(),
    reference: text('reference').notNull(),
    amountOre: bigNumber('amount_ore').notNull(),
    valueDate: date('value_date', { mode: 'string' }).notNull(),
    debtor: text('debtor'),
    remittance: text('remittance'),
    endToEndId: text('end_to_end_id'),
    /** As the rules find it. */
    customerNumber: text('customer_number'),
    resolution: text('resolution', { enum: conflictResolutions }),
    resolvedBy: text('resolved_by'),
    resolvedAt: instant('resolved_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // The same entry in another file waits once.
    uniqueIndex('transfer_conflict_once')
      .on(table.ownAccount, table.reference, table.amountOre, table.valueDate)
      .where(sql`resolved_at is null`),
    index('transfer_conflict_file').on(table.fileId),
    check('transfer_conflict_amount', sql`${table.amountOre} > 0`),
    check(
      'transfer_conflict_resolved',
      sql`num_nonnulls(${table.resolution}, ${table.resolvedBy}, ${table.resolvedAt}) in (0, 3)
        and ${table.resolution} in (${listOf(conflictResolutions)})`,
    ),
  ],
)

/** Payouts that were released together, and go to the bank as one file. */
export const payoutFile = portal.table(
  'payout_file',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    messageId: text('message_id').notNull().unique('payout_file_message'),
    /** Our details in the file, as they were then. */
    payerName: text('payer_name').notNull(),
    payerIban: text('payer_iban').notNull(),
    payerBic: text('payer_bic').notNull(),
    executionDate: date('execution_date', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
    payments: integer('payments').notNull(),
    totalOre: bigNumber('total_ore').notNull(),
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
    /** The key of the request, which is paid out once. */
    requestKey: text('request_key').notNull().unique('payout_once'),
    /** Whose money it is: the account in the ledger by the same name. */
    ownerKind: text('owner_kind', { enum: ownerKinds }).notNull(),
    ownerKey: text('owner_key').notNull(),
    amountOre: bigNumber('amount_ore').notNull(),
    /** A payment file, or a manual payment in the bank. */
    channel: text('channel', { enum: payoutChannels }).notNull().default('file'),
    payeeName: text('payee_name'),
    /** Of a file. */
    payeeAccount: text('payee_account'),
    /** What screens show of the account. */
    payeeAccountMasked: text('payee_account_masked'),
    /** For a manual payment: account, bank and address, as free text. */
    payeeDetails: text('payee_details'),
    /** A keyed hash, by which the same account is found in another owner's payout. */
    payeeAccountIndex: text('payee_account_index'),
    /** What the payee reads on their account. */
    message: text('message').notNull(),
    endToEndId: text('end_to_end_id').notNull().unique('payout_end_to_end'),
    state: text('state', { enum: payoutStates }).notNull().default('prepared'),
    /** The bank’s reason, `AC01`. */
    failureReason: text('failure_reason'),
    /** Why money that is still invoiced is paid out; null where it needs no such reason. */
    cause: text('cause', { enum: payoutCauses }),
    /** Who decided that it is to be paid; accounts of staff, without a foreign key. */
    approvedBy: text('approved_by').notNull(),
    preparedBy: text('prepared_by').notNull(),
    releasedBy: text('released_by'),
    fileId: bigNumber('file_id').references(() => payoutFile.id),
    /** Our account for a manual payment; a payment file has its own. */
    payerIban: text('payer_iban'),
    /** The bank's reference and date of a payment that staff marked as paid. */
    bankReference: text('bank_reference'),
    paidOn: date('paid_on', { mode: 'string' }),
    /** Who marked a manual payment as paid or failed; null when a bank file did. */
    settledBy: text('settled_by'),
    /** Of one that came back: when it was booked, on which day the bank had it and how much. */
    returnedAt: instant('returned_at'),
    returnedOn: date('returned_on', { mode: 'string' }),
    returnedOre: bigNumber('returned_ore'),
    /** The bank's reference of the return; null while no camt.054 entry has reported it. */
    returnReference: text('return_reference'),
    returnReason: text('return_reason'),
    preparedAt: instant('prepared_at').notNull().defaultNow(),
    releasedAt: instant('released_at'),
    sentAt: instant('sent_at'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payout_state').on(table.state, table.preparedAt),
    index('payout_owner').on(table.ownerKind, table.ownerKey, table.preparedAt),
    index('payout_of_file').on(table.fileId),
    index('payout_account_index').on(table.payeeAccountIndex),
    check('payout_amount', sql`${table.amountOre} > 0`),
    check('payout_owner_kind', sql`${table.ownerKind} in (${listOf(ownerKinds)})`),
    check('payout_channel_known', sql`${table.channel} in (${listOf(payoutChannels)})`),
    check(
      'payout_channel',
      sql`(${table.channel} = 'file') = (${table.payeeAccountMasked} is not null)
        and (${table.channel} = 'file' or ${table.payeeAccount} is null)
        and (${table.channel} = 'manual' or ${table.payeeDetails} is null)`,
    ),
    check('payout_cause', sql`${table.cause} in (${listOf(payoutCauses)})`),
    check('payout_state', sql`${table.state} in (${listOf(payoutStates)})`),
    // Nobody pays out what they approved or prepared alone.
    check(
      'payout_four_eyes',
      sql`${table.releasedBy} not in (${table.approvedBy}, ${table.preparedBy})`,
    ),
    check(
      'payout_released',
      sql`(${table.state} in ('released', 'sent', 'paid', 'failed', 'returned')) = (${table.releasedBy} is not null)
        and (${table.releasedBy} is not null and ${table.channel} = 'file') = (${table.fileId} is not null)
        and (${table.releasedBy} is not null and ${table.channel} = 'manual') = (${table.payerIban} is not null)
        and (${table.releasedBy} is null) = (${table.releasedAt} is null)`,
    ),
    check(
      'payout_sent',
      sql`(${table.state} in ('sent', 'paid', 'failed', 'returned')) = (${table.sentAt} is not null)`,
    ),
    check(
      'payout_settled',
      sql`(${table.state} in ('paid', 'failed', 'returned')) = (${table.settledAt} is not null)`,
    ),
    check(
      'payout_manual',
      sql`num_nonnulls(${table.bankReference}, ${table.paidOn}) in (0, 2)
        and (${table.bankReference} is null or ${table.state} in ('paid', 'returned') and ${table.settledBy} is not null)
        and (${table.settledBy} is null or ${table.channel} = 'manual' and ${table.state} in ('paid', 'failed', 'returned'))
        and (${table.state} not in ('paid', 'returned') or ${table.settledBy} is null or ${table.bankReference} is not null)
        and ${table.settledBy} <> ${table.approvedBy}`,
    ),
    check('payout_failed', sql`(${table.state} = 'failed') = (${table.failureReason} is not null)`),
    check(
      'payout_returned',
      sql`(${table.state} = 'returned') = (${table.returnedAt} is not null)
        and num_nonnulls(${table.returnedAt}, ${table.returnedOn}, ${table.returnedOre}) in (0, 3)
        and (${table.returnedAt} is not null
          or num_nonnulls(${table.returnReference}, ${table.returnReason}) = 0)
        and ${table.returnedOre} between 1 and ${table.amountOre}`,
    ),
  ],
)

export const correctionStates = ['waiting', 'confirmed', 'rejected'] as const

/** A correction of money that counts: one person proposes it and another one confirms it. */
export const moneyCorrection = portal.table(
  'money_correction',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: correctionKinds }).notNull(),
    transferId: uuid('transfer_id').references(() => incomingTransfer.id),
    payoutId: uuid('payout_id').references(() => payout.id),
    reason: text('reason').notNull(),
    /** Of the transfer that replaces the wrong one, or of what came back. */
    amountOre: bigNumber('amount_ore'),
    valueDate: date('value_date', { mode: 'string' }),
    /** The new owner; null for unallocated. */
    customerNumber: text('customer_number'),
    /** The bank's name for the entry with which a payout came back. */
    reference: text('reference'),
    state: text('state', { enum: correctionStates }).notNull().default('waiting'),
    /** Accounts of staff, without a foreign key. */
    proposedBy: text('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull().defaultNow(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('money_correction_transfer').on(table.transferId).where(sql`state = 'waiting'`),
    uniqueIndex('money_correction_payout').on(table.payoutId).where(sql`state = 'waiting'`),
    check('money_correction_kind', sql`${table.kind} in (${listOf(correctionKinds)})`),
    check('money_correction_state', sql`${table.state} in (${listOf(correctionStates)})`),
    check(
      'money_correction_subject',
      sql`(${table.kind} = 'return-payout') = (${table.payoutId} is not null)
        and (${table.kind} = 'return-payout') = (${table.transferId} is null)
        and (${table.kind} in ('replace-transfer', 'return-payout')) = (${table.amountOre} is not null)
        and (${table.amountOre} is null) = (${table.valueDate} is null)
        and ${table.amountOre} > 0`,
    ),
    check(
      'money_correction_decided',
      sql`(${table.state} = 'waiting') = (${table.decidedBy} is null)
        and (${table.decidedBy} is null) = (${table.decidedAt} is null)`,
    ),
    // Nobody confirms what they proposed; they may take it back.
    check(
      'money_correction_four_eyes',
      sql`${table.state} <> 'confirmed' or ${table.decidedBy} <> ${table.proposedBy}`,
    ),
  ],
)
