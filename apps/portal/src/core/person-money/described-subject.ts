import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

export type Subject = { readonly kind: string; readonly id: string }

/** What something is for, in words and addresses of one language. */
export type DescribedSubject = {
  readonly text: string
  readonly href: string | null
  /** Of an invoice. */
  readonly ways: {
    readonly invoiceFile: (number: string) => string
    readonly creditNoteFile: (number: string) => string
    readonly payHref: (number: string) => string | null
    readonly account: string | null
  } | null
}

export type Describe = (subject: Subject) => DescribedSubject

/** `Studentmedlemskap, 1. desember 2026–31. desember 2026`. */
export function invoicedText(
  { product, from, to }: { product: string; from: string; to: string },
  locale: Locale,
): string {
  const date = (day: string) => formatDate(noonOf(day), locale)
  return m.person_money_invoiced({ product, from: date(from), to: date(to) }, { locale })
}
