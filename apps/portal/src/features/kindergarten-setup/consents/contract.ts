import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { consentKindFields } from '../model/fields.ts'

const ConsentKindEntry = z.strictObject({
  id: z.string(),
  version: z.int(),
  ...shapeOf(consentKindFields),
  isOffered: z.boolean(),
  /** Guardians have answered it: its text stays with their answers. */
  isAnswered: z.boolean(),
})
export type ConsentKindEntry = z.infer<typeof ConsentKindEntry>

/** In the order that guardians read them. */
export const ConsentKinds = z.strictObject({ items: z.array(ConsentKindEntry) })
export type ConsentKinds = z.infer<typeof ConsentKinds>
