/*
 * Money is integer øre in a `number`: exact up to 90,000 billion kroner, and the database refuses
 * more than `largestAmount` in one entry.
 */

/**
 * `bank`: the balance of a bank account of ours, by its IBAN. The others say whose that is:
 * `deposit` a customer's, by customer number; `unallocated` nobody's yet, `unconfirmed` what a
 * person has registered and nobody has confirmed, and `payouts` on its way out, all by the bank
 * account's IBAN. `card-provider` is what the provider of card payments owes us, by its name;
 * `sales` what was sold, by the kind of purchase. `opening` is what was imported with customers of
 * another system and has not reached the bank as yet, by the import. `association` is what members
 * paid to an association and it has not been paid out as yet, by the association's id. Of grants
 * (`core/grants/accounts.ts`) `grant-frame` is what was given for a year, `grant-budget` what is left
 * of it, `grant` what was granted and not paid out, `grant-claim` what is claimed back. Of invoices
 * (`core/invoices/accounts.ts`) `receivable` is what is to be paid of one, by its id, and `vat` what
 * we owe the state, by the kind of invoice. Of refunds of health expenses (`core/health-refunds/accounts.ts`)
 * `health-cost` is what was granted, by the year, `health` what was granted of one application and not
 * paid out, and `health-claim` what was paid too much of it and is claimed back.
 */
export const accountKinds = [
  'bank',
  'deposit',
  'unallocated',
  'unconfirmed',
  'payouts',
  'card-provider',
  'sales',
  'opening',
  'association',
  'grant-frame',
  'grant-budget',
  'grant',
  'grant-claim',
  'receivable',
  'vat',
  'health-cost',
  'health',
  'health-claim',
] as const
export type AccountKind = (typeof accountKinds)[number]

/** By what an account is known: no name and no id of a person. */
export type AccountName = { readonly kind: AccountKind; readonly key: string }

/** One line of a transaction, in øre: a debit is positive, a credit negative. */
export type Entry = { readonly account: AccountName; readonly amountOre: number }

export type NewTransaction = {
  /** Identifies this transaction for ever: the same key and content again is the same one. */
  readonly key: string
  /** What happened, `payout-released`. */
  readonly kind: string
  /** From which day the money counts, `2026-11-22`. */
  readonly valueDate: string
  /** At least two; together they are 0. */
  readonly entries: readonly Entry[]
  /** The member of staff who did it; null for what the site does by itself. */
  readonly actorId: string | null
}

export type PostedTransaction = {
  readonly id: number
  /** Whether it was there before. */
  readonly isRepeated: boolean
}

/** An entry as the account's owner reads it: what comes to the account is positive. */
export type StoryEntry = {
  readonly id: number
  readonly transactionId: number
  readonly kind: string
  readonly valueDate: string
  readonly bookedAt: Date
  readonly amountOre: number
  /** The balance of the account after it. */
  readonly balanceOre: number
}

export type AccountStatement = {
  /** Newest first. */
  readonly entries: readonly StoryEntry[]
  /** Where older ones begin; null when there are none. */
  readonly before: number | null
}

/** 100 billion kroner. */
export const largestAmount = 10_000_000_000_000
