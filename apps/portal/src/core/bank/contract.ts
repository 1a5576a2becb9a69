/** Of a file of the bank, in bytes: 5,000 entries are about 12 MB. */
export const largestFile = 32 * 1_024 * 1_024
/** Of one file. */
export const mostEntries = 20_000
/** Of one text in a file; the longest that a message may have is 500. */
export const longestText = 2_000

/** Money that has come to our account, as the bank tells of it. */
export type CreditEntry = {
  /** The bank's name for it: the same in every file that tells of it. */
  readonly reference: string
  readonly amountOre: number
  /** `2026-11-22` */
  readonly valueDate: string
  readonly debtorName: string | null
  /** Lines of free text, and references, in their order. */
  readonly remittance: string | null
  readonly endToEndId: string | null
}

/** The same with where it stands in its file. */
export type FileCredit = CreditEntry & {
  /** Of the file, from 1. */
  readonly line: number
  /** Why the bank sends money back, `AC04`, with what else it says; null for other money. */
  readonly returnReason: string | null
}

/** Money that has left our account. */
export type DebitEntry = {
  readonly amountOre: number
  readonly endToEndId: string | null
}

/** What a camt.054 says of one of our accounts. */
export type Camt054 = {
  readonly messageId: string
  readonly sha256: string
  readonly byteSize: number
  readonly credits: readonly FileCredit[]
  readonly debits: readonly DebitEntry[]
  /** Entries that are not booked yet: they come again. */
  readonly pending: number
}

/** What the bank says of one payment of a file of ours. */
export type PaymentAnswer = {
  readonly endToEndId: string
  readonly outcome: 'paid' | 'failed'
  /** A code, `AC01`, and what else the bank says. */
  readonly reason: string | null
}

export type Pain002 = {
  readonly messageId: string
  readonly sha256: string
  readonly byteSize: number
  /** The file that it answers. */
  readonly originalMessageId: string
  /** The whole file, or all payments of it, was refused: with the bank's reason. */
  readonly refused: { readonly reason: string } | null
  readonly payments: readonly PaymentAnswer[]
}
