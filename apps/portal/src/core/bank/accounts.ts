import type { AccountKind, AccountName } from '#core/ledger/contract.ts'
import type { OwnerKind, PayoutOwner } from './payout-owner.ts'

/** Ledger accounts for our bank account, by its IBAN. */
export const bankAccount = (iban: string): AccountName => ({ kind: 'bank', key: iban })
/** Transfers registered by one person, until the bank or a second person confirms them. */
export const unconfirmedAccount = (iban: string): AccountName => ({
  kind: 'unconfirmed',
  key: iban,
})
export const payoutsAccount = (iban: string): AccountName => ({ kind: 'payouts', key: iban })

/** The customer's account, or the account of unallocated money. */
export const ownerAccount = (iban: string, customerNumber: string | null): AccountName =>
  customerNumber === null
    ? { kind: 'unallocated', key: iban }
    : { kind: 'deposit', key: customerNumber }

/** Owners that are invoices. */
const isInvoice = (kind: OwnerKind): kind is 'invoice' | 'kindergarten' =>
  kind === 'invoice' || kind === 'kindergarten'

/** The kind of the account whose money is paid out. */
export const paidKind = (kind: OwnerKind): AccountKind => (isInvoice(kind) ? 'receivable' : kind)

/** The account whose money is paid out. */
export const paidAccount = ({ kind, key }: PayoutOwner): AccountName => ({
  kind: paidKind(kind),
  key,
})

/** What such an account has for its owner: a claim of ours is theirs when it is below 0. */
export const heldOre = (kind: OwnerKind, balanceOre: number): number =>
  isInvoice(kind) ? -balanceOre : balanceOre
