import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { closingDayFields } from '../model/fields.ts'

const { fromOn, toOn } = shapeOf(closingDayFields)

const isInOrder = z.refine<{ readonly fromOn: string; readonly toOn: string }>(
  (span) => span.fromOn <= span.toOn,
  { error: 'CLOSING_DAYS_INVALID', path: ['toOn'] },
)

/** Adds the closing days of a span, or removes them. */
export const ClosingDayEdit = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('add'),
    form: z.object(shapeOf(closingDayFields)).check(isInOrder),
  }),
  z.object({ action: z.literal('remove'), fromOn, toOn }),
])
export type ClosingDayEdit = z.infer<typeof ClosingDayEdit>
