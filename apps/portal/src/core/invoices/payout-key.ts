import type { InvoiceKind } from './tables.server.ts'

/** Of whom the bank’s engine pays what is owed of invoices: each kind has an account of its own. */
export const payoutOwnerOf = {
  fitness: 'invoice',
  kindergarten: 'kindergarten',
} as const satisfies Record<InvoiceKind, string>

/** The key of a payout of what is owed of an invoice; each request is paid out once. */
export const payoutKey = (invoiceId: string, requestId: string) =>
  `invoice:${invoiceId}:${requestId}`

/** The invoice of a payout, of whichever attempt; null for payouts of other features. */
export function invoiceOfRequest(key: string): string | null {
  const [kind, id] = key.split(':')
  return kind === 'invoice' && id ? id : null
}
