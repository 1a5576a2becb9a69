import { z } from 'zod/mini'
import { leastPayoutOre, longestNote, mostPayoutOre } from '../model/limits.ts'
import { plainText } from '../model/plain-text.ts'

export const PayoutForm = z.strictObject({
  amountOre: z.int().check(z.gte(leastPayoutOre), z.lte(mostPayoutOre)),
  note: plainText(longestNote, null),
  /** The account that was shown: where the money is to go. */
  accountId: z.uuid(),
})
export type PayoutForm = z.infer<typeof PayoutForm>
