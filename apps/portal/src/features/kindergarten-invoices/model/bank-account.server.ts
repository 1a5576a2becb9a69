import type { AccountName } from '#core/ledger/contract.ts'
import type { Configuration } from '#platform/config.server.ts'

/** The account of the ledger for the bank account that invoices are paid to. */
export const invoiceBank = ({
  FITNESS_IBAN,
}: Pick<Configuration, 'FITNESS_IBAN'>): AccountName => ({
  kind: 'bank',
  // Somebody may have paid before an account was set up.
  key: FITNESS_IBAN || 'not-set-up',
})
