import { z } from 'zod/mini'
import { entryKinds } from './entry-kinds.ts'

export const AccountEntry = z.strictObject({
  id: z.int(),
  kind: z.enum(entryKinds),
  valueDate: z.string(),
  amountOre: z.int(),
  balanceOre: z.int(),
})
export type AccountEntry = z.infer<typeof AccountEntry>

export const Statement = z.strictObject({
  /** Newest first. */
  entries: z.array(AccountEntry),
  /** Where older ones begin. */
  before: z.nullable(z.int()),
})
export type Statement = z.infer<typeof Statement>
