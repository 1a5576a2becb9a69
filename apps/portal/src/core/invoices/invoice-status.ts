/**
 * `paying`: the amount is reserved on a card and is being collected. `credited`: taken back in full, and
 * nothing is owed either way. `owed`: more was paid than there was to pay, and we owe it back.
 */
export const invoiceStatuses = ['open', 'overdue', 'paying', 'paid', 'credited', 'owed'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

type Facts = {
  readonly openOre: number
  readonly amountOre: number
  /** The sum of its credit notes. */
  readonly creditedOre: number
  readonly isBeingPaid: boolean
  readonly dueOn: string
}

/** An invoice is overdue from the day after its due date. */
export function invoiceStatus(
  { openOre, amountOre, creditedOre, isBeingPaid, dueOn }: Facts,
  today: string,
): InvoiceStatus {
  if (openOre < 0) return 'owed'
  if (openOre > 0 && isBeingPaid) return 'paying'
  if (openOre > 0) return dueOn < today ? 'overdue' : 'open'
  return creditedOre === amountOre ? 'credited' : 'paid'
}
