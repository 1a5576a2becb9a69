import { z } from 'zod/mini'
import { checklistFields } from '#core/cases/checklist-fields.ts'
import { shapeOf } from '#core/editable/form.ts'

/** A line as it was seen. */
const seen = z.object({ id: z.uuid(), version: z.int().check(z.gte(1), z.lt(2 ** 31 - 1)) })

/** One line that is changed, or removed. Without what was seen of it, it is new. */
export const ChecklistEdit = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('save'),
    /** Of the cases. */
    kind: z.string().check(z.regex(/^[a-z-]{1,60}$/)),
    seen: z.nullable(seen),
    form: z.object(shapeOf(checklistFields)),
  }),
  z.object({ action: z.literal('remove'), seen }),
])
export type ChecklistEdit = z.infer<typeof ChecklistEdit>
export type ChecklistSave = Extract<ChecklistEdit, { action: 'save' }>

/** Whether the caller has looked at it. */
export const TickForm = z.object({ isTicked: z.boolean() })
export type TickForm = z.infer<typeof TickForm>
