import { type InvoiceRow, issueInvoice } from '#core/invoices/issue-invoice.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import type { InvoiceDraft } from './rules/invoicing.ts'

/** Adds an invoice of a membership, in the caller's transaction. */
export const issueMembershipInvoice = (
  transaction: Database,
  recipient: {
    readonly userId: string
    readonly membershipId: number
    readonly typeName: Localized
    readonly vatPercent: number
    readonly invoicedOn: string
  },
  draft: InvoiceDraft,
): Promise<InvoiceRow> => {
  const { membershipId, typeName, userId, ...to } = recipient
  return issueInvoice(transaction, {
    kind: 'fitness',
    recipient: { userId },
    subjectId: String(membershipId),
    productName: typeName,
    ...to,
    ...draft,
  })
}
