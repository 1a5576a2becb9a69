import { isDate } from '#platform/time/date.ts'
import {
  type AccountKind,
  type AccountName,
  largestAmount,
  type NewTransaction,
} from './contract.ts'

const kindShape = /^[a-z][a-z-]{1,49}$/
const longestText = 100

const debitKinds: ReadonlySet<AccountKind> = new Set([
  'bank',
  'card-provider',
  'opening',
  'grant-frame',
  'grant-claim',
  'receivable',
  'health-cost',
  'health-claim',
])

/** What comes to the bank or is owed to us is a debit, what comes to somebody else or was sold a credit. */
export const ownSense = (kind: AccountKind): 1 | -1 => (debitKinds.has(kind) ? 1 : -1)

/** Money that goes from one account to another: the account that it leaves is credited. */
export function move(
  amountOre: number,
  { from, to }: { from: AccountName; to: AccountName },
): NewTransaction['entries'] {
  return [
    { account: to, amountOre },
    { account: from, amountOre: -amountOre },
  ]
}

/**
 * What makes a transaction none at all; a fault of the program that posts it, which the database
 * would refuse as well. `null` when it is right.
 */
export function findFault({ key, kind, valueDate, entries }: NewTransaction): string | null {
  if (key === '' || key.length > longestText) return 'its key is empty or too long'
  if (!kindShape.test(kind)) return 'its kind is no name'
  if (!isDate(valueDate)) return 'its value date is none'
  if (entries.length < 2) return 'it has fewer than two entries'
  const names = entries.map(({ account }) => nameOf(account))
  if (new Set(names).size < names.length) return 'it has an account twice'
  if (entries.some(({ account }) => account.key === '' || account.key.length > longestText))
    return 'an account has no key, or one that is too long'
  const amounts = entries.map(({ amountOre }) => amountOre)
  if (amounts.some((amount) => amount === 0 || !Number.isSafeInteger(amount)))
    return 'an amount is 0, or not in whole øre'
  if (amounts.some((amount) => Math.abs(amount) > largestAmount)) return 'an amount is too large'
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== 0) return 'it does not balance'
  return null
}

/** Equal for the same account. */
export const nameOf = ({ kind, key }: AccountName) => `${kind}:${key}`
