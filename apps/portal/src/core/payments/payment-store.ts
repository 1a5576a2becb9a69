import type { Operation, OperationKind, Payment } from './payment.ts'
import type { Payable } from './payment-kind.server.ts'
import type { ProviderTransaction } from './provider/read-order.ts'
import type { AttentionReason, PaymentState } from './states.ts'

/** A payment that one worker alone may change, until `until` at the longest. */
export type Held = {
  readonly token: string
  /** By the clock of whoever gave it. */
  readonly now: Date
  readonly payment: Payment
}

/**
 * For so long one worker has a payment. Longer than anybody works on it, provider and all; a worker
 * that is slower still is refused whatever it changes, and repeats nothing under another reference.
 */
export const leaseSeconds = 60

export type NewPayment<Transaction> = {
  readonly id: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly userId: string
  readonly findPayable: (transaction: Transaction, now: Date) => Promise<Payable>
}

/** What there was for the subject already, or what was made and is held. */
export type Created =
  | { readonly existing: Payment }
  | { readonly existing: null; readonly held: Held; readonly operation: Operation }

export type Sending = {
  readonly kind: Exclude<OperationKind, 'create'>
  readonly amountOre: number
  readonly begun: Operation | null
  /** Not before, should nobody hear what came of it. */
  readonly nextTryAt: Date
}

export type Step = {
  readonly to: PaymentState
  /** Why, as a code. */
  readonly detail?: string
  readonly attentionReason?: AttentionReason
  readonly orderId?: string
  readonly refundDueOre?: number
  readonly actorId?: string
  /** What may be sent once more than is done without anybody asking. */
  readonly allowsTryOf?: Operation
}

/** Another worker has taken the payment over, or it has changed: whoever is told stops. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'

  constructor() {
    super('another worker has this payment')
  }
}

/** Somebody else has begun to pay for the same. */
export class SubjectTaken extends Error {
  override name = 'SubjectTaken'

  constructor() {
    super('another payment for the same is begun')
  }
}

/** What is done to a payment by whoever holds it; refused with `LeaseLost` for anybody else. */
export type PaymentChanges<Transaction> = {
  /** Takes a step that is decided in its transaction; what that throws undoes all of it. */
  step(held: Held, decide: (transaction: Transaction) => Promise<Step>): Promise<Payment>
  /** Nobody is to pay from now on: the end of the hold, brought forward. */
  endPaying(held: Held): Promise<void>
  /**
   * Writes down what is about to be asked for, under a reference of its own, and counts it, so that a
   * crash counts too. What was begun is asked for again under its reference; what else was is dropped.
   * @returns the payment with it, and the operation itself
   */
  send(held: Held, wanted: Sending): Promise<{ payment: Payment; operation: Operation }>
  noteProblem(held: Held, operation: Operation | null, what: string, problem: string): Promise<void>
  /** What the provider lists as done, with its entry in the books. */
  settle(
    held: Held,
    settled: readonly { operation: Operation; transaction: ProviderTransaction }[],
  ): Promise<Payment>
}

/** When a payment is looked at again without anybody asking. */
export type Rest = { readonly nextCheckAt: Date | null; readonly failedAttempts: number }

export type Together<Transaction> = PaymentChanges<Transaction> & {
  /** Lets go of it. */
  rest(held: Held, next: Rest): Promise<void>
}

/**
 * Where payments are kept. Nothing here waits for the provider, and no transaction is open while
 * somebody does.
 */
export type PaymentStore<Transaction> = Together<Transaction> & {
  /** @throws {SubjectTaken} another request makes one at this moment */
  create(wanted: NewPayment<Transaction>): Promise<Created>
  /** @returns null while somebody else holds it, or when there is none */
  take(paymentId: string): Promise<Held | null>
  read(paymentId: string): Promise<Payment | null>
  /** All that `work` does is done, or none of it. @throws {LeaseLost} as each of them */
  together<Result>(
    held: Held,
    work: (changes: Together<Transaction>) => Promise<Result>,
  ): Promise<Result>
}
