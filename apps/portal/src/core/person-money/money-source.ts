import type { Locale } from '@trivsel/content-contract/locales'
import type { SQL } from 'drizzle-orm'
import type { SellerConfiguration } from '#core/documents/letters/sender.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { PageId, PageParams } from '#platform/routing/route-table.ts'
import type { Service } from '#platform/services/services.ts'

/** Who reads of their own money. */
export type MoneyReader = { readonly userId: string; readonly locale: Locale }

export type MoneyPlace = { readonly page: PageId; readonly params?: PageParams }

/** Where one subject is. */
export type MoneyPlaces = { readonly place?: MoneyPlace }

/** A bill that the ledger has no account of, such as that of a deposit: nobody owes it. */
export type Bill = {
  readonly kind: 'invoice' | 'credit-note'
  /** As in `placesOf`. */
  readonly subjectId: string
  readonly number: string
  readonly day: string
  /** Of an invoice. */
  readonly dueOn: string | null
  readonly amountOre: number
  /** What is to be paid still. */
  readonly openOre: number
  /** Of an invoice that was taken back. */
  readonly isCredited: boolean
  readonly text: string
  /** The address of the document; null where there is none any more. */
  readonly file: string | null
}

/** How invoices of `core/invoices` are shown and paid. */
export type InvoiceWays = {
  readonly invoiceFile: (number: string, locale: Locale) => string
  readonly creditNoteFile: (number: string, locale: Locale) => string
  /** Where it is paid by card. */
  readonly pay: (number: string) => MoneyPlace
  /** The account of ours, as people write it; null where none is set up. */
  readonly accountOf: (configuration: SellerConfiguration) => string | null
}

/**
 * What a feature says of people’s money: `moneySources` of its manifest. The amounts are those of the
 * ledger, and are shown without it too. A kind of payment that has none says what it tells staff.
 */
export type MoneySource = {
  /** The kind of payment, which is that of an invoice too; `deposit` for deposit accounts. */
  readonly subject: string
  /** Nothing leads to its pages and documents while that is switched off. */
  readonly service?: Service
  /** In words, by id; what is not in it is said by `generalName`. */
  readonly name?: (
    database: Database,
    ids: readonly string[],
    locale: Locale,
  ) => Promise<ReadonlyMap<string, string>>
  readonly generalName?: (locale: Locale) => string
  readonly placesOf?: (
    database: Database,
    ids: readonly string[],
    reader: MoneyReader,
  ) => Promise<ReadonlyMap<string, MoneyPlaces>>
  readonly invoices?: InvoiceWays
  /** Which invoices are of a person, beside those of their account. */
  readonly isOwnInvoice?: (userId: string) => SQL
  readonly bills?: (database: Database, reader: MoneyReader) => Promise<readonly Bill[]>
}
