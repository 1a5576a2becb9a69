import type { Locale } from '@trivsel/content-contract/locales'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import type { InvoiceLine } from '#core/invoices/lines.ts'
import { m } from '#messages'

/** What an invoice, or its credit note, prints of one line. */
export function printedLine({ kind, from, to }: InvoiceLine, type: string, locale: Locale): string {
  const options = { locale } as const
  if (kind === 'start-fee') return m.fitness_line_start_fee({}, options)
  const period = { type, from: dateText(from, locale), to: dateText(to, locale) }
  return m.fitness_line_period(period, options)
}
