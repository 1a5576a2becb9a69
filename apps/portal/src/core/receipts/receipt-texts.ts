import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { formatDate, formatTime } from '#platform/time/format.ts'
import { formatSpan } from '#platform/time/format-span.ts'
import type { ReceiptRow } from './issue-documents.server.ts'

/** `25. november 2026, 18.00` */
const writeInstant = (instant: Date, locale: Locale) =>
  `${formatDate(instant, locale)}, ${formatTime(instant, locale)}`

/** What a receipt and its credit notes are for: label and text of each line. */
export function soldFacts(
  { product, place, startsAt, endsAt }: ReceiptRow,
  locale: Locale,
): [label: string, text: string][] {
  const options = { locale }
  const facts: [string, string][] = [[m.card_receipt_product({}, options), textIn(product, locale)]]
  if (place) facts.push([m.card_receipt_place({}, options), textIn(place, locale)])
  if (startsAt && endsAt)
    facts.push([
      m.card_receipt_when({}, options),
      formatSpan({ startsAt, endsAt }, writeInstant, locale),
    ])
  return facts
}

/** Why money was refunded: the words of staff, or the rule. */
export function causeText(
  { cause, reason }: { readonly cause: string; readonly reason: string },
  locale: Locale,
): string {
  const options = { locale }
  if (reason) return reason
  if (cause === 'by-payer') return m.card_receipt_cause_by_payer({}, options)
  if (cause === 'called-off') return m.card_receipt_cause_called_off({}, options)
  return m.card_receipt_cause_refund({}, options)
}
