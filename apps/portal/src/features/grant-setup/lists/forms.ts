import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { directions } from '#core/editable/order.ts'
import {
  criterionFields,
  documentFields,
  reasonFields,
  settingFields,
  typeChecks,
  typeFields,
} from '../model/list-fields.ts'

const version = z.int().check(z.gte(1), z.lte(2_147_483_647))
/** As it was read. */
const seen = z.object({ id: z.uuid(), version })

export const SettingsForm = z.object({ version, form: z.object(shapeOf(settingFields)) })
export type SettingsForm = z.infer<typeof SettingsForm>

export const listParts = ['type', 'document', 'criterion', 'reason'] as const
export type ListPart = (typeof listParts)[number]
const part = z.enum(listParts)

const TypeForm = z.object(shapeOf(typeFields)).check(...typeChecks)
const DocumentForm = z.object(shapeOf(documentFields))
const CriterionForm = z.object(shapeOf(criterionFields))
const ReasonForm = z.object(shapeOf(reasonFields))

/** One change of the lists. */
export const ListEdit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add-type'), form: TypeForm }),
  z.object({ action: z.literal('change-type'), seen, form: TypeForm }),
  z.object({ action: z.literal('add-document'), typeId: z.uuid(), form: DocumentForm }),
  z.object({ action: z.literal('change-document'), seen, form: DocumentForm }),
  z.object({ action: z.literal('add-criterion'), form: CriterionForm }),
  z.object({ action: z.literal('change-criterion'), seen, form: CriterionForm }),
  z.object({ action: z.literal('add-reason'), form: ReasonForm }),
  z.object({ action: z.literal('change-reason'), seen, form: ReasonForm }),
  z.object({ action: z.literal('move'), part, seen, to: z.enum(directions) }),
  z.object({ action: z.literal('remove'), part, seen }),
  z.object({ action: z.literal('restore'), part, seen }),
])
export type ListEdit = z.infer<typeof ListEdit>
export type EditOf<Action extends ListEdit['action']> = Extract<ListEdit, { action: Action }>
