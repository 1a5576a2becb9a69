import { z } from 'zod/mini'
import { amountKinds } from './amounts.ts'

/** A figure of the table, as staff enter it. */
export const AmountForm = z.object({
  academicYear: z.int().check(z.gte(2019), z.lte(2099)),
  kind: z.enum(amountKinds),
  amountOre: z.int().check(z.gte(1), z.lte(100_000_000)),
  source: z
    .string()
    .check(z.trim(), z.minLength(1, 'SOURCE_REQUIRED'), z.maxLength(300, 'TOO_LONG')),
  /** Of the figure that was seen; 0 when there was none. */
  version: z.int().check(z.gte(0), z.lt(2 ** 31 - 1)),
})
export type AmountForm = z.infer<typeof AmountForm>
