/** An entry of the account in the ledger: what comes to the account is positive. */
export type AccountEntry = {
  /** As the bank's engine posts it: `transfer-received`, `payout-released`. */
  readonly kind: string
  readonly valueDate: string
  readonly amountOre: number
}

export type AccountFigures = {
  readonly balanceOre: number
  /** What is missing of the invoice; 0 when it is paid. */
  readonly outstandingOre: number
  /** The ledger holds at least what was invoiced. Banner, badge, letter and next step come from this alone. */
  readonly isPaid: boolean
  /** Whether anything was received, though it may have been paid out. What was corrected away was not. */
  readonly isBooked: boolean
  /** Since when all of it is there; null while it is not. */
  readonly paidOn: string | null
}

/**
 * What the ledger says of a deposit account.
 * @param entries in the order in which they were booked
 */
export function accountFigures(
  invoicedOre: number,
  entries: readonly AccountEntry[],
): AccountFigures {
  const balanceOre = entries.reduce((sum, { amountOre }) => sum + amountOre, 0)
  return {
    balanceOre,
    outstandingOre: Math.max(0, invoicedOre - balanceOre),
    isPaid: balanceOre >= invoicedOre,
    isBooked: receivedOre(entries) > 0,
    paidOn: findPaidOn(invoicedOre, remainingCredits(entries)),
  }
}

/** What is left of transfers after their corrections, whatever was paid out of it. */
const receivedOre = (entries: readonly AccountEntry[]) =>
  entries
    .filter(({ kind }) => !kind.startsWith('payout-'))
    .reduce((sum, { amountOre }) => sum + amountOre, 0)

/** Money that has come and is still there: what leaves the account is what came last. */
function remainingCredits(entries: readonly AccountEntry[]): AccountEntry[] {
  const credits: AccountEntry[] = []
  for (const entry of entries) {
    if (entry.amountOre > 0) credits.push(entry)
    let leavingOre = Math.max(0, -entry.amountOre)
    while (leavingOre > 0) {
      const last = credits.pop()
      if (!last) break
      const restOre = last.amountOre - leavingOre
      if (restOre > 0) credits.push({ ...last, amountOre: restOre })
      leavingOre = Math.max(0, -restOre)
    }
  }
  return credits
}

function findPaidOn(invoicedOre: number, credits: readonly AccountEntry[]): string | null {
  let ore = 0
  for (const { valueDate, amountOre } of credits.toSorted((one, other) =>
    one.valueDate.localeCompare(other.valueDate),
  )) {
    ore += amountOre
    if (ore >= invoicedOre) return valueDate
  }
  return null
}
