import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { directions } from '#core/editable/order.ts'
import { settingFields, topicFields } from '../model/staff-fields.ts'

const version = z.int().check(z.gte(1), z.lte(2_147_483_647))
/** As it was read. */
const seen = z.object({ id: z.uuid(), version })

export const SettingsForm = z.object({ version, form: z.object(shapeOf(settingFields)) })
export type SettingsForm = z.infer<typeof SettingsForm>

/** One change of the topics. */
export const TopicEdit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), form: z.object(shapeOf(topicFields)) }),
  z.object({ action: z.literal('change'), seen, form: z.object(shapeOf(topicFields)) }),
  z.object({ action: z.literal('move'), seen, to: z.enum(directions) }),
  z.object({ action: z.literal('remove'), seen }),
])
export type TopicEdit = z.infer<typeof TopicEdit>
export type EditOf<Action extends TopicEdit['action']> = Extract<TopicEdit, { action: Action }>
