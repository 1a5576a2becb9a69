import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { ShownRoundLeft } from '#core/grants/round-left.ts'
import { localized } from '#platform/i18n/localized.ts'
import { roundFields } from '../model/round-fields.ts'

const Round = z.strictObject({
  id: z.string(),
  version: z.int(),
  ...shapeOf(roundFields),
  phase: z.enum(['planned', 'open', 'reading', 'cancelled']),
  /** The committee has agreed to what its meeting decided: nothing is changed any more. */
  isAgreed: z.boolean(),
  /** Applications that are not decided: started, and sent. */
  drafts: z.int(),
  sent: z.int(),
  /** Null for one that is decided or cancelled. */
  left: z.nullable(ShownRoundLeft),
})
export type Round = z.infer<typeof Round>

export const GrantRounds = z.strictObject({
  /** The latest meeting first. */
  rounds: z.array(Round),
  types: z.array(
    z.strictObject({ id: z.string(), name: localized(z.string()), isRemoved: z.boolean() }),
  ),
})
export type GrantRounds = z.infer<typeof GrantRounds>
