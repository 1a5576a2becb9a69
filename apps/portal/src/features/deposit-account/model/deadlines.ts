import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { deadlineFields } from './setup-fields.ts'

/** By when students apply and pay, with the version that was read. */
export const DeadlinesForm = z.strictObject({
  ...shapeOf(deadlineFields),
  version: z.int().check(z.gte(1), z.lt(2 ** 31 - 1)),
})
export type DeadlinesForm = z.infer<typeof DeadlinesForm>
export type Deadlines = Omit<DeadlinesForm, 'version'>
