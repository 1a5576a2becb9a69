import { z } from 'zod/mini'
import { localized } from '#platform/i18n/localized.ts'

const ore = z.int()

const BudgetRow = z.strictObject({
  typeId: z.string(),
  name: localized(z.string()),
  isRemoved: z.boolean(),
  /** 0 where there is none as yet. */
  version: z.int(),
  budgetOre: ore,
  grantedOre: ore,
  paidOre: ore,
  claimedOre: ore,
  unpaidClaimsOre: ore,
  /** Agreed by meetings whose letters are not sent. */
  reservedOre: ore,
  leftOre: ore,
})
export type BudgetRow = z.infer<typeof BudgetRow>

const BudgetYear = z.strictObject({ year: z.int(), rows: z.array(BudgetRow) })
export type BudgetYear = z.infer<typeof BudgetYear>

/** Every year that has or can have a budget, newest first, with every type that it can be for. */
export const GrantBudgets = z.strictObject({ years: z.array(BudgetYear) })
export type GrantBudgets = z.infer<typeof GrantBudgets>

/** What the refusal of a budget that is too small says besides its code. */
export const BelowGranted = z.strictObject({ leastOre: ore })
