import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { newTermFields, termFields } from '../model/term-fields.ts'

const version = z.int().check(z.gte(1), z.lte(2_147_483_647))
const seen = z.object({ id: z.uuid(), version })

/** One change of the terms. */
export const TermEdit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), form: z.object(shapeOf(newTermFields)) }),
  z.object({ action: z.literal('change'), seen, form: z.object(shapeOf(termFields)) }),
  /** Only before its first day; afterwards it ends. */
  z.object({ action: z.literal('remove'), seen }),
])
export type TermEdit = z.infer<typeof TermEdit>
export type EditOf<Action extends TermEdit['action']> = Extract<TermEdit, { action: Action }>
