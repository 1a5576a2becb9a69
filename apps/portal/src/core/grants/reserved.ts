import { z } from 'zod/mini'
import { localized } from '#platform/i18n/localized.ts'

/** What `GRANT_BUDGET_RESERVED` says besides its code: which meetings have agreed to what. */
export const BudgetReserved = z.strictObject({
  meetings: z.array(
    z.strictObject({
      name: localized(z.string()),
      /** In øre; null where the reader takes no part in a case of it. */
      reservedOre: z.nullable(z.int()),
    }),
  ),
})
export type BudgetReserved = z.infer<typeof BudgetReserved>
