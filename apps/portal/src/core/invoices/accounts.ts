import type { AccountName, NewTransaction } from '#core/ledger/contract.ts'
import { move } from '#core/ledger/rules.ts'
import type { InvoiceKind } from './tables.server.ts'

/*
 * The money of invoices in the ledger. An invoice is a claim of ours against a sale; what is paid goes
 * from the claim to the bank or to the provider of card payments; a credit note takes a part of the claim
 * and of the sale back. What is below 0 on a claim is owed to who has paid it.
 */

/** What is to be paid of one invoice. */
export const claimOf = (invoiceId: string): AccountName => ({
  kind: 'receivable',
  key: invoiceId,
})

/** What was sold, without VAT. Also the kind of payment by card. */
export const salesOf = (kind: InvoiceKind): AccountName => ({
  kind: 'sales',
  key: `${kind}-invoice`,
})

/** The VAT of what was sold: owed to the state. */
export const vatOf = (kind: InvoiceKind): AccountName => ({ kind: 'vat', key: kind })

type Sold = {
  readonly invoiceId: string
  readonly kind: InvoiceKind
  /** In øre, with VAT. */
  readonly amountOre: number
  readonly vatOre: number
}

/** The entries of an invoice; of a credit note with `isCredit`, the other way round. */
export function saleEntries(
  { invoiceId, kind, amountOre, vatOre }: Sold,
  { isCredit }: { isCredit: boolean },
): NewTransaction['entries'] {
  const sign = isCredit ? -1 : 1
  return [
    { account: claimOf(invoiceId), amountOre: sign * amountOre },
    { account: salesOf(kind), amountOre: -sign * (amountOre - vatOre) },
    { account: vatOf(kind), amountOre: -sign * vatOre },
  ].filter((entry) => entry.amountOre !== 0)
}

/** The entries of money that reached a bank account. */
export const paidEntries = (
  { invoiceId, amountOre }: { readonly invoiceId: string; readonly amountOre: number },
  bank: AccountName,
): NewTransaction['entries'] => move(amountOre, { from: claimOf(invoiceId), to: bank })
