/** The content of a mail about money. */
export type MoneyNotice =
  /** Some has come; so much is missing. */
  | { readonly what: 'partly'; readonly amountOre: number; readonly missingOre: number }
  /** All of it is there now, or was before. */
  | { readonly what: 'all' | 'more'; readonly amountOre: number }
  /** A payout has come back, has left us, or could not. */
  | { readonly what: 'returned' | 'paid' | 'failed'; readonly amountOre: number }
  /** A correction has taken money, and the letter is no longer valid: so much is missing now. */
  | { readonly what: 'letter-ended'; readonly amountOre: number; readonly missingOre: number }
  /** The same, and the whole amount is there: the student gets a new letter. */
  | { readonly what: 'letter-replaced'; readonly amountOre: number }

/**
 * What a correction that has ended the letter means for the student.
 * @param takenOre of the transfer that was corrected
 * @param customer with what the ledger holds after the correction
 */
export function noticeOfCorrection(
  takenOre: number,
  { invoicedOre, balanceOre }: { invoicedOre: number; balanceOre: number },
): MoneyNotice {
  const missingOre = invoicedOre - balanceOre
  return missingOre > 0
    ? { what: 'letter-ended', amountOre: takenOre, missingOre }
    : { what: 'letter-replaced', amountOre: takenOre }
}

/**
 * What has come to mean for the student.
 * @param customer with what the ledger holds, what is new included
 */
export function noticeOfReceipt(
  addedOre: number,
  { invoicedOre, balanceOre }: { invoicedOre: number; balanceOre: number },
): MoneyNotice {
  const missingOre = invoicedOre - balanceOre
  if (missingOre > 0) return { what: 'partly', amountOre: addedOre, missingOre }
  return { what: balanceOre - addedOre >= invoicedOre ? 'more' : 'all', amountOre: addedOre }
}
