import type { Operation, OperationKind, Payment } from './payment.ts'
import type { Payable } from './payment-kind.server.ts'
import type { ProviderTransaction } from './provider/read-order.ts'
import type { AttentionReason, PaymentState } from './states.ts'

/** The exclusive right to change a payment, until the lease expires. */
export type PaymentLease = {
  readonly token: string
  /** By the clock of the store. */
  readonly now: Date
  readonly payment: Payment
}

/**
 * Longer than any worker needs, provider calls included. The changes of a slower worker are refused,
 * so it cannot repeat an operation under another reference.
 */
export const leaseSeconds = 60

export type NewPayment<Transaction> = {
  readonly id: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly userId: string
  readonly findPayable: (transaction: Transaction, now: Date) => Promise<Payable>
}

/** The subject's existing payment, or a new one with its lease. */
export type Created =
  | { readonly existing: Payment }
  | { readonly existing: null; readonly lease: PaymentLease; readonly operation: Operation }

export type OperationAttempt = {
  readonly kind: Exclude<OperationKind, 'create'>
  readonly amountOre: number
  readonly started: Operation | null
  /** The earliest time for the next try if the result stays unknown. */
  readonly nextTryAt: Date
}

export type Transition = {
  readonly to: PaymentState
  /** The reason, as a code. */
  readonly detail?: string
  readonly attentionReason?: AttentionReason
  readonly orderId?: string
  readonly refundDueOre?: number
  readonly actorId?: string
  /** The operation that staff allow to be tried once more. */
  readonly allowsTryOf?: Operation
}

/** The lease has expired or passed to another worker; the caller has to stop. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'

  constructor() {
    super('another worker has this payment')
  }
}

/** A concurrent request has created a payment for the same subject. */
export class PaymentAlreadyStarted extends Error {
  override name = 'PaymentAlreadyStarted'

  constructor() {
    super('another payment for the same subject was started')
  }
}

/** Changes that need a lease. Each throws `LeaseLost` without a valid one. */
export type PaymentChanges<Transaction> = {
  /**
   * Changes the state as `decide` says, in one transaction that is rolled back if `decide` throws.
   * @returns the payment as it will be; its `confirmedAt` is exact to about a second
   */
  transition(
    lease: PaymentLease,
    decide: Transition | ((transaction: Transaction) => Promise<Transition>),
  ): Promise<Payment>
  /** Brings the end of the payment window forward to now. */
  endPaymentWindow(lease: PaymentLease): Promise<void>
  /**
   * Stores an operation under its own reference before it is sent, and counts the try, so that a crash
   * counts too. A started operation keeps its reference; other started operations are dropped.
   * @returns the payment with the operation, and the operation itself
   */
  recordAttempt(
    lease: PaymentLease,
    wanted: OperationAttempt,
  ): Promise<{ payment: Payment; operation: Operation }>
  recordProblem(
    lease: PaymentLease,
    operation: Operation | null,
    what: string,
    problem: string,
  ): Promise<void>
  /** Marks operations that the provider lists as done, and posts them to the ledger. */
  completeOperations(
    lease: PaymentLease,
    settled: readonly { operation: Operation; transaction: ProviderTransaction }[],
  ): Promise<Payment>
}

/** When the sweeper checks a payment next. */
export type NextCheck = { readonly nextCheckAt: Date | null; readonly failedAttempts: number }

export type LeasedChanges<Transaction> = PaymentChanges<Transaction> & {
  releaseLease(lease: PaymentLease, next: NextCheck): Promise<void>
}

/**
 * The storage of payments. It makes no network calls, so no transaction is open during one.
 */
export type PaymentStore<Transaction> = LeasedChanges<Transaction> & {
  /** @throws {PaymentAlreadyStarted} a concurrent request creates one */
  create(wanted: NewPayment<Transaction>): Promise<Created>
  /** @returns null while another worker has the lease, or when there is no such payment */
  acquireLease(paymentId: string): Promise<PaymentLease | null>
  read(paymentId: string): Promise<Payment | null>
  /** Changes the state and releases the lease, in one statement. @throws {LeaseLost} */
  endLease(
    lease: PaymentLease,
    transition: Omit<Transition, 'allowsTryOf'>,
    next: NextCheck,
  ): Promise<void>
  /** Makes all changes of `work` in one transaction. @throws {LeaseLost} */
  inTransaction<Result>(
    lease: PaymentLease,
    work: (changes: LeasedChanges<Transaction>) => Promise<Result>,
  ): Promise<Result>
}
