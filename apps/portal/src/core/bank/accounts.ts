import type { AccountName } from '#core/ledger/contract.ts'

/** Accounts of the books that stand for our account at the bank, by its IBAN. */
export const bankAccount = (iban: string): AccountName => ({ kind: 'bank', key: iban })
/** What a person says has come, until the bank or a second person says so too. */
export const unconfirmedAccount = (iban: string): AccountName => ({
  kind: 'unconfirmed',
  key: iban,
})
export const payoutsAccount = (iban: string): AccountName => ({ kind: 'payouts', key: iban })

/** A customer's, or that of money of which nobody knows whose it is. */
export const ownerAccount = (iban: string, customerNumber: string | null): AccountName =>
  customerNumber === null
    ? { kind: 'unallocated', key: iban }
    : { kind: 'deposit', key: customerNumber }
