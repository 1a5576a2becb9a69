import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { newRedirectFields, redirectFields } from '../model/redirect-fields.ts'

const whole = z.int().check(z.gte(1), z.lte(2_147_483_647))
/** As it was read. */
const seen = z.object({ id: whole, version: whole })

/** One change of the redirects. */
export const RedirectEdit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), form: z.object(shapeOf(newRedirectFields)) }),
  z.object({ action: z.literal('change'), seen, form: z.object(shapeOf(redirectFields)) }),
  z.object({ action: z.literal('remove'), seen }),
])
export type RedirectEdit = z.infer<typeof RedirectEdit>
export type EditOf<Action extends RedirectEdit['action']> = Extract<
  RedirectEdit,
  { action: Action }
>
