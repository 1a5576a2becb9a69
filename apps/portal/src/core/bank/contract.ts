/** Of a file of the bank, in bytes: 5,000 entries are about 12 MB. */
export const largestFile = 32 * 1_024 * 1_024
/** Per file. */
export const mostEntries = 20_000
/** Per text in a file; the standard allows at most 500. */
export const longestText = 2_000

/** A credit on our account, as the bank reports it. */
export type CreditEntry = {
  /** The bank's reference, the same in every file with this entry. */
  readonly reference: string
  readonly amountOre: number
  /** `2026-11-22` */
  readonly valueDate: string
  readonly debtorName: string | null
  /** Free text lines and references, in the order of the file. */
  readonly remittance: string | null
  readonly endToEndId: string | null
}

/** A credit with its place in the file. */
export type FileCredit = CreditEntry & {
  /** The line of the file, from 1. */
  readonly line: number
  /** The reason for a return, `AC04`, with the bank’s text; null for other credits. */
  readonly returnReason: string | null
}

/** A debit on our account. */
export type DebitEntry = {
  readonly amountOre: number
  readonly endToEndId: string | null
}

/** The content of a camt.054 file for one of our accounts. */
export type Camt054 = {
  readonly messageId: string
  readonly sha256: string
  readonly byteSize: number
  readonly credits: readonly FileCredit[]
  readonly debits: readonly DebitEntry[]
  /** Entries that are not booked yet; a later file repeats them. */
  readonly pending: number
}

/** The bank’s status of one payment in our file. */
export type PaymentAnswer = {
  readonly endToEndId: string
  readonly outcome: 'paid' | 'failed'
  /** A code, `AC01`, with the bank’s text. */
  readonly reason: string | null
}

export type Pain002 = {
  readonly messageId: string
  readonly sha256: string
  readonly byteSize: number
  /** The message id of the file that it reports on. */
  readonly originalMessageId: string
  /** The bank’s reason when it rejected the whole file or all its payments. */
  readonly refused: { readonly reason: string } | null
  readonly payments: readonly PaymentAnswer[]
}
