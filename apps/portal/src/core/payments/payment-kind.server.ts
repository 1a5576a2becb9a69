import type { Database } from '#platform/database/database.server.ts'
import type { Payment } from './payment.ts'

/** What a payer is about to pay for, as its feature knows it. */
export type Payable = {
  /** In øre. */
  readonly amountOre: number
  /** In it. */
  readonly vatOre: number
  /** Until when it may be paid: the end of a hold. */
  readonly payBefore: Date
}

/**
 * What a feature says of the things that are paid for with it. Everything that takes a transaction is
 * part of a step of the payment: both are done, or neither.
 */
export type PaymentKind<Transaction = Database> = {
  /** `court`: by it sales are booked. */
  readonly kind: string
  /** What stands on the payer's statement, in their language; at most 40 characters. */
  readonly describe: (locale: 'no' | 'en') => string
  /**
   * What is to be paid, read and held in the transaction that begins the payment. Ownership is part
   * of the query.
   * @throws {Refusal} of the feature's own: not theirs, not there, too late
   */
  readonly findPayable: (
    transaction: Transaction,
    subject: { readonly id: string; readonly userId: string; readonly now: Date },
  ) => Promise<Payable>
  /**
   * The money is reserved: gives what was paid for to the payer, or says that it is lost. It decides
   * under its own lock. It may be asked again after a crash, never after it said yes.
   */
  readonly confirm: (transaction: Transaction, payment: Payment) => Promise<'confirmed' | 'lost'>
  /** The payment came to nothing, or goes back: frees what is held for it. Repeated, it does nothing. */
  readonly release: (transaction: Transaction, payment: Payment) => Promise<void>
  /** What staff read beside payments of it: what, where and when, by the ids of subjects. */
  readonly nameSubjects?: (
    database: Transaction,
    ids: readonly string[],
    locale: 'no' | 'en',
  ) => Promise<ReadonlyMap<string, string>>
  /**
   * Staff give money back: whoever paid is told, in the transaction of the step, after `release`.
   * @param told.reason empty where staff say none
   */
  readonly notifyRefunded?: (
    transaction: Transaction,
    payment: Payment,
    told: { readonly refundOre: number; readonly reason: string },
  ) => Promise<void>
}

/** @throws {Error} a kind is registered twice, or asked for and not there */
export function registerKinds<Transaction>(
  kinds: readonly PaymentKind<Transaction>[],
): (kind: string) => PaymentKind<Transaction> {
  const known = new Map(kinds.map((kind) => [kind.kind, kind]))
  if (known.size < kinds.length) throw new Error('Two kinds of payment have one name')
  return (name) => {
    const kind = known.get(name)
    if (!kind) throw new Error(`Nothing registered payments of the kind ${name}`)
    return kind
  }
}
