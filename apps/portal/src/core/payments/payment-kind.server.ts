import type { Locale } from '@trivsel/content-contract/locales'
import type { AccountName } from '#core/ledger/contract.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Payment } from './payment.ts'

/** What a payer is about to pay for. */
export type Payable = {
  /** In øre. */
  readonly amountOre: number
  /** Included in `amountOre`. */
  readonly vatOre: number
  /** The end of the hold. */
  readonly payBefore: Date
  /** Whose money it is in the books; without one it is a sale of ours of this kind. */
  readonly account?: AccountName
}

/**
 * A feature's part in payments for its subjects. Functions with a transaction run in the one that
 * changes the payment's state: both changes are committed, or neither.
 */
export type PaymentKind<Transaction = Database> = {
  /** `court`; also names the sales account in the ledger, where the money is ours. */
  readonly kind: string
  /** The text on the payer's bank statement; at most 40 characters. */
  readonly describe: (locale: Locale) => string
  /**
   * Reads and locks the subject in the transaction that starts the payment. Ownership is part of the
   * query.
   * @throws {Refusal} the feature's own codes: another person's subject, none, too late
   */
  readonly findPayable: (
    transaction: Transaction,
    subject: { readonly id: string; readonly userId: string; readonly now: Date },
  ) => Promise<Payable>
  /**
   * Gives the subject to the payer, now that the amount is reserved, or returns `lost`. It takes its own
   * lock. It may be called again after a crash, but never after it returned `confirmed`.
   */
  readonly confirm: (transaction: Transaction, payment: Payment) => Promise<'confirmed' | 'lost'>
  /** Releases the subject after a failed or refunded payment. Idempotent. */
  readonly release: (transaction: Transaction, payment: Payment) => Promise<void>
  /**
   * Called instead of `release` when staff refund a part and the payer keeps the subject, which then
   * costs what is left. A kind without it has no such refunds.
   */
  readonly lowerPrice?: (
    transaction: Transaction,
    payment: Payment,
    refundOre: number,
  ) => Promise<void>
  /** Describes subjects to staff (what, where and when), by their ids. */
  readonly nameSubjects?: (
    database: Transaction,
    ids: readonly string[],
    locale: Locale,
  ) => Promise<ReadonlyMap<string, string>>
  /**
   * Notifies the payer of a refund by staff, in the same transaction, after `release`.
   * @param refund.reason empty when staff give none
   */
  readonly notifyRefunded?: (
    transaction: Transaction,
    payment: Payment,
    refund: {
      readonly refundOre: number
      readonly reason: string
      /** The payer keeps the subject. */
      readonly keepsSubject: boolean
    },
  ) => Promise<void>
  /**
   * Writes the credit note of every refund that is decided, in the transaction of the decision. A
   * payment that was only reserved is refunded whole, whether it turns out captured or not.
   */
  readonly documentRefund?: (
    transaction: Transaction,
    payment: Payment,
    refund: {
      readonly refundOre: number
      /** `detail` of the refund. */
      readonly cause: string
      /** What staff write to the payer; may be empty. */
      readonly reason: string
      /** The member of staff; null when the payer cancels. */
      readonly actorId: string | null
    },
  ) => Promise<void>
}

/** @throws {Error} for two kinds with one name, or an unknown name */
export function registerKinds<Transaction>(
  kinds: readonly PaymentKind<Transaction>[],
): (kind: string) => PaymentKind<Transaction> {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  if (byName.size < kinds.length) throw new Error('Two payment kinds have the same name')
  return (name) => {
    const kind = byName.get(name)
    if (!kind) throw new Error(`Unknown payment kind: ${name}`)
    return kind
  }
}
