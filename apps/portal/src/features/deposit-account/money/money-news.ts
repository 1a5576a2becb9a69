/** What a mail about money tells. */
export type MoneyNews =
  /** Some has come; so much is missing. */
  | { readonly what: 'partly'; readonly amountOre: number; readonly missingOre: number }
  /** All of it is there now, or was before. */
  | { readonly what: 'all' | 'more'; readonly amountOre: number }
  /** A payout has come back, has left us, or could not. */
  | { readonly what: 'returned' | 'paid' | 'failed'; readonly amountOre: number }

/**
 * What has come to mean for the student.
 * @param customer with what the ledger holds, what is new included
 */
export function newsOfReceived(
  addedOre: number,
  { invoicedOre, balanceOre }: { invoicedOre: number; balanceOre: number },
): MoneyNews {
  const missingOre = invoicedOre - balanceOre
  if (missingOre > 0) return { what: 'partly', amountOre: addedOre, missingOre }
  return { what: balanceOre - addedOre >= invoicedOre ? 'more' : 'all', amountOre: addedOre }
}
