import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { budgetFields } from '../model/budget-fields.ts'

export const BudgetForm = z.object({
  year: z.int().check(z.gte(2000), z.lte(2200)),
  typeId: z.uuid(),
  /** As it was read; 0 where there was none. */
  version: z.int().check(z.gte(0), z.lte(2_147_483_647)),
  form: z.object(shapeOf(budgetFields)),
})
export type BudgetForm = z.infer<typeof BudgetForm>
