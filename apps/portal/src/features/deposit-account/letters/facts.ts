import type { Locale } from '@trivsel/content-contract/locales'

import type { Confirmed, Student } from '#core/documents/deposit/confirmed.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import type { DepositHolder } from '../model/deposit-holder.server.ts'

/*
 * What letters about a deposit account say. Dates are `2026-11-22`, amounts whole øre, semesters
 * `2026H`, institutions by their codes; texts are made of them in the language of the letter.
 */

type Letter = {
  readonly locale: Locale
  readonly holder: DepositHolder
  readonly writtenOn: string
}

/** Asks for client money. */
export type InvoiceFacts = Letter & {
  readonly student: Student & { readonly addressLines: readonly string[] }
  /** Of the series of invoices: its digits are the name of the file, too. */
  readonly invoiceNumber: string
  readonly customerNumber: string
  readonly dueOn: string
  readonly semesters: readonly string[]
  readonly amountOre: number
}

/** Cancels an invoice that nothing was paid of. */
export type CreditNoteFacts = Letter & {
  readonly student: Student
  readonly creditNoteNumber: string
  readonly customerNumber: string
  readonly invoiceNumber: string
  readonly invoicedOn: string
  readonly semesters: readonly string[]
  readonly amountOre: number
  readonly reason: 'withdrawn' | 'lapsed' | 'deferred'
}

/** States what was received, and what is missing. */
export type ReceiptFacts = Letter & {
  readonly student: Student
  /** Null for an account imported with its money. */
  readonly invoiceNumber: string | null
  readonly customerNumber: string
  readonly invoicedOre: number
  /** In the order in which they came. */
  readonly payments: readonly { readonly receivedOn: string; readonly amountOre: number }[]
  /** What the ledger holds: less than what was received when money has been paid out. */
  readonly balanceOre: number
}

/** Confirms to the immigration authority that the money is there. */
export type ConfirmationFacts = {
  readonly locale: Locale
  readonly holder: DepositHolder
  readonly confirmed: Confirmed
  /** The name of the institution. */
  readonly institution: Localized
  readonly check: {
    /** As it is written: `ABCD-EFGH-JKLM-NPQR`. */
    readonly code: string
    /** Of the page on which the letter is checked. */
    readonly address: string
    /** The same with the code, for a camera. */
    readonly addressWithCode: string
  }
}
