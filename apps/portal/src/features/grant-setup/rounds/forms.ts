import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { roundFields } from '../model/round-fields.ts'

const version = z.int().check(z.gte(1), z.lte(2_147_483_647))
const seen = z.object({ id: z.uuid(), version })
export const RoundForm = z.object(shapeOf(roundFields))
export type RoundForm = z.infer<typeof RoundForm>

/** One change of the rounds. */
export const RoundEdit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), form: RoundForm }),
  z.object({ action: z.literal('change'), seen, form: RoundForm }),
  /** Its applications go to another round. */
  z.object({ action: z.literal('cancel'), seen, moveTo: z.nullable(z.uuid()) }),
  /** All of a year to the year after it. */
  z.object({ action: z.literal('copy-year'), year: z.int().check(z.gte(2000), z.lte(2199)) }),
])
export type RoundEdit = z.infer<typeof RoundEdit>
export type EditOf<Action extends RoundEdit['action']> = Extract<RoundEdit, { action: Action }>
