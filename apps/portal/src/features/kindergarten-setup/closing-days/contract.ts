import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { closingDayFields } from '../model/fields.ts'

export const ClosingEntry = z.strictObject({
  ...shapeOf(closingDayFields),
  /** On which it would be open otherwise. */
  days: z.int(),
})
export type ClosingEntry = z.infer<typeof ClosingEntry>

export const ChangedClosingDays = z.strictObject({
  /** How many days were added or removed. */
  days: z.int(),
})
export type ChangedClosingDays = z.infer<typeof ChangedClosingDays>
