import { z } from 'zod/mini'
import { reasonForPayer } from '#core/payments/reason-for-payer.ts'
import { parseKroner } from '#platform/parse-kroner.ts'

/** What staff type: kroner up to what was paid. For somebody who has paid nothing it is not asked. */
export const typedCancelForm = (paidOre: number) =>
  z.object({
    kroner: z
      .string()
      .check(z.refine((typed) => readRefund(typed, paidOre) !== null, 'AMOUNT_INVALID')),
    reason: reasonForPayer,
  })

/** In øre; null for what is no amount, or more than was paid. */
export function readRefund(kroner: string, paidOre: number): number | null {
  if (paidOre === 0 || kroner.trim() === '0') return 0
  return parseKroner(kroner, paidOre)
}
