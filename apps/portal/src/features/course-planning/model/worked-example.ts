import { type CancelRule, cancellationFee } from '#core/courses/cancelling.ts'

export type WorkedExample = {
  readonly paidOre: number
  readonly keptOre: number
  readonly refundOre: number
}

/** What one late cancellation of a seat at the highest price would come to; null where all is free. */
export function workedExample(
  prices: readonly number[],
  rule: Omit<CancelRule, 'refundHours'>,
): WorkedExample | null {
  const paidOre = Math.max(...prices)
  if (!(paidOre > 0)) return null
  const keptOre = cancellationFee({ ...rule, refundHours: 0 }, paidOre)
  return { paidOre, keptOre, refundOre: paidOre - keptOre }
}
