import { z } from 'zod/mini'
import { OwedItem, UnderwayItem } from '#core/person-money/contract.ts'

/** What a person gets back. */
export const Returning = z.object({ underway: z.array(UnderwayItem), owed: z.array(OwedItem) })
export type Returning = z.infer<typeof Returning>
