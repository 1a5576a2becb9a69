import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { directions } from '#core/editable/order.ts'
import { campusFields, institutionFields, newInstitutionFields } from '../model/setup-fields.ts'

const version = z.int().check(z.gte(1), z.lte(2_147_483_647))
/** As it was read. */
const seenInstitution = z.object({ code: z.string().check(z.maxLength(30)), version })
const seenCampus = z.object({ id: z.int().check(z.gte(1), z.lte(2_147_483_647)), version })
const to = z.enum(directions)

/** One change of the institutions and campuses. */
export const SetupEdit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add-institution'), form: z.object(shapeOf(newInstitutionFields)) }),
  z.object({
    action: z.literal('change-institution'),
    seen: seenInstitution,
    form: z.object(shapeOf(institutionFields)),
  }),
  z.object({ action: z.literal('move-institution'), seen: seenInstitution, to }),
  z.object({ action: z.literal('remove-institution'), seen: seenInstitution }),
  z.object({ action: z.literal('add-campus'), form: z.object(shapeOf(campusFields)) }),
  z.object({
    action: z.literal('change-campus'),
    seen: seenCampus,
    form: z.object(shapeOf(campusFields)),
  }),
  z.object({ action: z.literal('move-campus'), seen: seenCampus, to }),
  z.object({ action: z.literal('remove-campus'), seen: seenCampus }),
])
export type SetupEdit = z.infer<typeof SetupEdit>
export type EditOf<Action extends SetupEdit['action']> = Extract<SetupEdit, { action: Action }>
