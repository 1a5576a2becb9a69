import { z } from 'zod/mini'
import { checklistFields } from '#core/cases/checklist-fields.ts'
import { templateFields } from '#core/cases/template-fields.ts'
import { shapeOf } from '#core/editable/form.ts'
import { directions } from '#core/editable/order.ts'

/** The id of a kind of cases. */
export const KindName = z.string().check(z.regex(/^[a-z-]{1,60}$/))

/** An entry as it was seen. */
const seen = z.object({ id: z.uuid(), version: z.int().check(z.gte(1), z.lt(2 ** 31 - 1)) })
export type SeenEntry = z.infer<typeof seen>

/** A line of a checklist, or a template for messages. */
const part = z.enum(['check', 'template'])
export type SetupPart = z.infer<typeof part>

const TemplateForm = z.object(shapeOf(templateFields))
const CheckForm = z.object(shapeOf(checklistFields))

/** One thing that administrators change. Without what was seen of it, it is new. */
export const SetupEdit = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('save-check'),
    kind: KindName,
    seen: z.nullable(seen),
    form: CheckForm,
  }),
  z.object({
    action: z.literal('save-template'),
    kind: KindName,
    seen: z.nullable(seen),
    form: TemplateForm,
  }),
  /** The suggestions for a kind that has no templates yet. */
  z.object({
    action: z.literal('add-templates'),
    kind: KindName,
    forms: z.array(TemplateForm).check(z.minLength(1), z.maxLength(20)),
  }),
  /** The same for one that has no checklist. */
  z.object({
    action: z.literal('add-checks'),
    kind: KindName,
    forms: z.array(CheckForm).check(z.minLength(1), z.maxLength(20)),
  }),
  /** One place up or down among those of its kind. */
  z.object({ action: z.literal('move'), part, seen, to: z.enum(directions) }),
  z.object({ action: z.literal('remove'), part, seen }),
])
export type SetupEdit = z.infer<typeof SetupEdit>
export type EditOf<Action extends SetupEdit['action']> = Extract<SetupEdit, { action: Action }>

/** Whether the caller has looked at it. */
export const TickForm = z.object({ isTicked: z.boolean() })
export type TickForm = z.infer<typeof TickForm>
