import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { directions } from '#core/editable/order.ts'
import { consentKindFields } from '../model/fields.ts'
import { seen } from '../model/seen.ts'

const form = z.object(shapeOf(consentKindFields))
export type ConsentKindForm = z.infer<typeof form>

/** One change of what guardians consent to. */
export const ConsentKindEdit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), form }),
  z.object({ action: z.literal('change'), seen, form }),
  z.object({ action: z.literal('move'), seen, to: z.enum(directions) }),
  z.object({ action: z.literal('stop'), seen }),
  z.object({ action: z.literal('offer'), seen }),
])
export type ConsentKindEdit = z.infer<typeof ConsentKindEdit>
