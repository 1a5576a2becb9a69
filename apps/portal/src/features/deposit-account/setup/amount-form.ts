import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { amountFields } from '../model/setup-fields.ts'

/** An amount of the table, as it is sent. */
export const AmountForm = z.object({
  ...shapeOf(amountFields),
  /** Of the amount that was read; 0 when there was none. */
  version: z.int().check(z.gte(0), z.lt(2 ** 31 - 1)),
})
export type AmountForm = z.infer<typeof AmountForm>
