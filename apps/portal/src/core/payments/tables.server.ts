import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accountKinds } from '#core/ledger/contract.ts'
import { bigNumber, instant, listOf } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { mostRefundLimitOre } from './most-refund-limit.ts'
import { operationKinds, operationStates } from './payment.ts'
import { activeStates, attentionReasons, paymentStates } from './states.ts'

/**
 * One attempt to pay for a subject by card. Subject and amount never change; a trigger allows only
 * the state changes of `states.ts`. It has no foreign keys: it documents the ledger, and stays when
 * the account is deleted.
 */
export const payment = portal.table(
  'payment',
  {
    /** Also the provider's `orderReference`. */
    id: uuid('id').primaryKey(),
    /** The payment kind, `court`, and the subject's id in its feature. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    userId: text('user_id').notNull(),
    amountOre: bigNumber('amount_ore').notNull(),
    vatOre: bigNumber('vat_ore').notNull(),
    /** The account of the ledger whose money it is; null for a sale of ours. */
    accountKind: text('account_kind', { enum: accountKinds }),
    accountKey: text('account_key'),
    state: text('state', { enum: paymentStates }).notNull().default('created'),
    attentionReason: text('attention_reason', { enum: attentionReasons }),
    /** The state before `attention`, in which a retry continues. */
    attentionFrom: text('attention_from', { enum: paymentStates }),
    /** Counts the state changes. */
    version: integer('version').notNull().default(1),
    /** The order is aborted at the provider after this time. */
    payBefore: instant('pay_before').notNull(),
    /** The total to be refunded of the captured amount. */
    refundDueOre: bigNumber('refund_due_ore').notNull().default(0),
    /** The provider's opaque id: `/psp/paymentorders/…`. */
    orderId: text('order_id').unique('payment_order'),
    confirmedAt: instant('confirmed_at'),
    /** When the sweeper checks it next; null when nothing is left to do. */
    nextCheckAt: instant('next_check_at'),
    /** Consecutive checks in which the order could not be read. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    /** The worker that has the lease, and when the lease expires. */
    leaseToken: uuid('lease_token'),
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_one_holding')
      .on(table.subjectKind, table.subjectId)
      .where(sql`coalesce(attention_from, state) in (${listOf(activeStates)})`),
    index('payment_due').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    index('payment_attention').on(table.changedAt).where(sql`state = 'attention'`),
    index('payment_user').on(table.userId, table.createdAt),
    index('payment_subject').on(table.subjectKind, table.subjectId),
    index('payment_account_of')
      .on(table.accountKind, table.accountKey)
      .where(sql`account_key is not null`),
    check('payment_state', sql`${table.state} in (${listOf(paymentStates)})`),
    check('payment_subject_kind', sql`${table.subjectKind} ~ '^[a-z][a-z-]{1,29}$'`),
    check('payment_subject_id', sql`length(${table.subjectId}) between 1 and 100`),
    check('payment_amount', sql`${table.amountOre} between 1 and 100000000`),
    check('payment_vat', sql`${table.vatOre} between 0 and ${table.amountOre}`),
    check('payment_refund_due', sql`${table.refundDueOre} between 0 and ${table.amountOre}`),
    check(
      'payment_attention_reason',
      sql`(${table.state} = 'attention') = (${table.attentionReason} is not null)
        and (${table.state} = 'attention') = (${table.attentionFrom} is not null)`,
    ),
    check(
      'payment_account',
      sql`(${table.accountKind} is null) = (${table.accountKey} is null)
        and ${table.accountKind} in (${listOf(accountKinds)})`,
    ),
    check('payment_lease', sql`(${table.leaseToken} is null) = (${table.leaseUntil} is null)`),
    check(
      'payment_has_order',
      sql`${table.orderId} is not null or ${table.state} in ('created', 'abandoned')`,
    ),
  ],
)

/** A request to the provider with its own reference, stored before it is sent. */
export const paymentOperation = portal.table(
  'payment_operation',
  {
    id: bigNumber('id').primaryKey().generatedByDefaultAsIdentity(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    kind: text('kind', { enum: operationKinds }).notNull(),
    /** Twelve digits, a format that every agreement with the provider allows. */
    reference: text('reference').notNull().unique('payment_operation_reference'),
    amountOre: bigNumber('amount_ore').notNull(),
    state: text('state', { enum: operationStates }).notNull().default('started'),
    tries: integer('tries').notNull().default(0),
    /** Tries that staff allowed beyond the automatic ones. */
    extraTries: integer('extra_tries').notNull().default(0),
    /** The provider's type of the last problem, or how the response was lost. */
    lastProblem: text('last_problem'),
    nextTryAt: instant('next_try_at'),
    /** The provider's transaction number and time. */
    providerNumber: bigNumber('provider_number'),
    providerAt: instant('provider_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_operation_one_started')
      .on(table.paymentId)
      .where(sql`state = 'started' and kind <> 'create'`),
    index('payment_operation_payment').on(table.paymentId, table.id),
    index('payment_operation_settled').on(table.providerAt).where(sql`provider_at is not null`),
    unique('payment_operation_number').on(table.paymentId, table.providerNumber),
    check('payment_operation_kind', sql`${table.kind} in (${listOf(operationKinds)})`),
    check('payment_operation_state', sql`${table.state} in (${listOf(operationStates)})`),
    check('payment_operation_shape', sql`${table.reference} ~ '^[0-9]{12}$'`),
    check('payment_operation_amount', sql`${table.amountOre} > 0`),
    check('payment_operation_tries', sql`${table.extraTries} between 0 and 1`),
    check('payment_operation_problem', sql`length(${table.lastProblem}) <= 100`),
  ],
)

/** The history of payments, append-only. */
export const paymentEvent = portal.table(
  'payment_event',
  {
    id: bigNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    /** `step` for a state change, or the operation and its result: `capture-sent`. */
    what: text('what').notNull(),
    fromState: text('from_state', { enum: paymentStates }),
    toState: text('to_state', { enum: paymentStates }),
    /** The reason or the type of the problem, as a code. */
    detail: text('detail'),
    /** The member of staff; null for an automatic event. */
    actorId: text('actor_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('payment_event_payment').on(table.paymentId, table.id),
    check('payment_event_what', sql`${table.what} ~ '^[a-z][a-z-]{1,39}$'`),
    check('payment_event_detail', sql`length(${table.detail}) <= 100`),
  ],
)

/** What two administrators set about card payments, in one row. */
export const paymentSettings = portal.table(
  'payment_settings',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    /** The highest refund by one person without approval. The default: an hour of a hall costs less. */
    refundLimitOre: integer('refund_limit_ore').notNull().default(1_000_00),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('payment_settings_one_row', sql`${table.onlyRow}`),
    check(
      'payment_settings_refund_limit',
      sql`${table.refundLimitOre} between 0 and ${sql.raw(String(mostRefundLimitOre))}`,
    ),
  ],
)

/** A refund above the limit for one person, which a second person has to approve. */
export const refundRequest = portal.table(
  'refund_request',
  {
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payment.id),
    /** The payment's version when the refund was requested. */
    version: integer('version').notNull(),
    refundOre: bigNumber('refund_ore').notNull(),
    /** A part is refunded, and the payer keeps what was paid for. */
    keepsSubject: boolean('keeps_subject').notNull().default(false),
    /** The reason that the payer reads; may be empty. */
    reason: text('reason').notNull().default(''),
    /** An account id without a foreign key, so that the row outlives the account. */
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [check('refund_request_amount', sql`${table.refundOre} > 0`)],
)
