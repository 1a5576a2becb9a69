import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { moveFields, reasonFields } from '../model/correction-fields.ts'

/** The round that it was seen in, and the one that it goes to. */
export const Move = z.strictObject({
  seenRoundId: z.uuid(),
  form: z.strictObject({
    ...shapeOf(moveFields),
    roundId: z.uuid('ROUND_REQUIRED'),
  }),
})
export type Move = z.infer<typeof Move>

export const Withdrawal = z.strictObject({ form: z.strictObject(shapeOf(reasonFields)) })
export type Withdrawal = z.infer<typeof Withdrawal>
