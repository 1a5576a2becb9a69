import type { Locale } from '@trivsel/content-contract/locales'
import { findUnwritable } from '#core/documents/pdf/typefaces.server.ts'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { m } from '#messages'

/** A name with letters that the typeface lacks is replaced by the KID. */
export function printedRecipient(
  { recipientName, kid }: Pick<InvoiceRow, 'recipientName' | 'kid'>,
  locale: Locale,
): string {
  if (findUnwritable(recipientName).length === 0) return recipientName
  return m.fitness_invoice_member({ kid }, { locale })
}
