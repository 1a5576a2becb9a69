import type { Locale } from '@trivsel/content-contract/locales'
import type { SellerConfiguration } from '#core/documents/letters/sender.server.ts'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { isReachable, pagePath } from '#platform/routing/route-table.ts'
import { isServiceReachable } from '#platform/services/current-services.ts'
import type { CardDocuments } from './card-documents.ts'
import {
  type Describe,
  type DescribedSubject,
  invoicedText,
  type Subject,
} from './described-subject.ts'
import type { MoneyPlace, MoneyPlaces, MoneyReader, MoneySource } from './money-source.ts'

export type DescribingParts = {
  readonly database: Database
  readonly configuration: SellerConfiguration
  /** Whether anything can be paid by card. */
  readonly takesCards: boolean
  readonly moneySources: ReadonlyMap<string, MoneySource>
}

/**
 * Asks each feature once for all of its subjects. A subject of which nobody knows anything, such as a
 * booking that is long over, is said in general words.
 */
export async function describeSubjects(
  parts: DescribingParts,
  subjects: readonly Subject[],
  {
    reader,
    invoices,
    cards,
  }: {
    reader: MoneyReader
    invoices: readonly InvoiceRow[]
    cards: readonly CardDocuments[]
  },
): Promise<Describe> {
  const { database, moneySources } = parts
  const { locale } = reader
  const invoiced = new Map(invoices.map((row) => [row.id, textOfInvoice(row, locale)]))
  // A receipt outlives what it is for.
  const sold = new Map(cards.map(({ subject, text }) => [keyOf(subject), text]))
  const names = new Map<string, ReadonlyMap<string, string>>()
  const places = new Map<string, ReadonlyMap<string, MoneyPlaces>>()
  for (const [kind, ids] of byKind(subjects)) {
    const source = moneySources.get(kind)
    names.set(kind, (await source?.name?.(database, ids, locale)) ?? invoiced)
    if (source && isOpen(source))
      places.set(kind, (await source.placesOf?.(database, ids, reader)) ?? new Map())
  }
  const ways = new Map(
    [...names.keys()].map((kind) => [kind, waysOf(parts, moneySources.get(kind), locale)]),
  )
  return ({ kind, id }) => {
    const source = moneySources.get(kind)
    const found = places.get(kind)?.get(id)
    return {
      text:
        sold.get(keyOf({ kind, id })) ??
        names.get(kind)?.get(id) ??
        source?.generalName?.(locale) ??
        m.person_money_other({}, { locale }),
      href: hrefOf(found?.place, locale),
      ways: ways.get(kind) ?? null,
    }
  }
}

const keyOf = ({ kind, id }: Subject) => `${kind} ${id}`

const isOpen = ({ service }: MoneySource) => service === undefined || isServiceReachable(service)

function waysOf(
  { configuration, takesCards }: DescribingParts,
  source: MoneySource | undefined,
  locale: Locale,
): DescribedSubject['ways'] {
  if (!source?.invoices || !isOpen(source)) return null
  const { invoiceFile, creditNoteFile, pay, accountOf } = source.invoices
  return {
    invoiceFile: (number) => invoiceFile(number, locale),
    creditNoteFile: (number) => creditNoteFile(number, locale),
    payHref: (number) => (takesCards ? hrefOf(pay(number), locale) : null),
    account: accountOf(configuration),
  }
}

/** Null where the page is not there, as of a service that is switched off. */
function hrefOf(place: MoneyPlace | undefined, locale: Locale): string | null {
  if (!place) return null
  const { page, params = {} } = place
  return isReachable({ id: page, params }) ? pagePath(page, locale, params) : null
}

const textOfInvoice = ({ productName, periodStart, periodEnd }: InvoiceRow, locale: Locale) =>
  invoicedText({ product: textIn(productName, locale), from: periodStart, to: periodEnd }, locale)

function byKind(subjects: readonly Subject[]): ReadonlyMap<string, string[]> {
  const ids = new Map<string, Set<string>>()
  for (const { kind, id } of subjects) ids.set(kind, (ids.get(kind) ?? new Set()).add(id))
  return new Map([...ids].map(([kind, of]) => [kind, [...of]]))
}
