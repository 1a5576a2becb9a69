import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'

/** What is about to be paid. It stays as it is while the payment lasts. */
export const FeeHold = z.strictObject({
  id: z.string(),
  /** Of the association. */
  name: z.string(),
  feeOre: z.int(),
  startsOn: z.string(),
  endsOn: z.string(),
  expiresAt: z.string(),
})
export type FeeHold = z.infer<typeof FeeHold>

export const PayFee = z.strictObject({ holdId: z.uuid(), locale: z.enum(locales) })
export type PayFee = z.infer<typeof PayFee>
