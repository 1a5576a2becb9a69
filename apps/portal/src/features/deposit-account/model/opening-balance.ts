import type { AccountEntry } from './account-figures.ts'

/** The kind of the transaction that moves money of the previous system to a customer's account. */
export const openingBalanceKind = 'opening-balance'

/** What an account was imported with; nothing of an import that was undone. */
export function openingBalanceOf(
  entries: readonly AccountEntry[],
): { receivedOn: string; amountOre: number }[] {
  if (entries.some(({ kind }) => kind === `${openingBalanceKind}-reversed`)) return []
  return entries
    .filter(({ kind }) => kind === openingBalanceKind)
    .map(({ valueDate, amountOre }) => ({ receivedOn: valueDate, amountOre }))
}
