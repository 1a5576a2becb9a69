/** One transfer that was received, in the order in which they came. */
export type Payment = { readonly receivedOn: string; readonly amountOre: number }

export type AccountFigures = {
  readonly balanceOre: number
  /** What is missing of the invoice; 0 when it is paid. */
  readonly outstandingOre: number
  readonly isPaid: boolean
  /** Whether anything was received. */
  readonly isBooked: boolean
  /** When all of it was there; null until then. */
  readonly paidOn: string | null
}

/**
 * What the books say of a deposit account. Paid is paid: a refund later does not make it unpaid.
 * @param payments what came in; @param balanceOre what stands on the account now
 */
export function accountFigures(
  invoicedOre: number,
  payments: readonly Payment[],
  balanceOre: number,
): AccountFigures {
  let received = 0
  let paidOn: string | null = null
  for (const { receivedOn, amountOre } of payments) {
    received += amountOre
    if (paidOn === null && received >= invoicedOre) paidOn = receivedOn
  }
  return {
    balanceOre,
    outstandingOre: Math.max(0, invoicedOre - received),
    isPaid: paidOn !== null,
    isBooked: payments.length > 0,
    paidOn,
  }
}
