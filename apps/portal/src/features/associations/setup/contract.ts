import { z } from 'zod'
import { shapeOf } from '#core/editable/form.ts'
import { settingFields, topicFields } from '../model/staff-fields.ts'

const Topic = z.strictObject({
  id: z.string(),
  ...shapeOf(topicFields),
  version: z.int(),
  /** How many associations have it. */
  associations: z.int(),
})
export type Topic = z.infer<typeof Topic>

/** What an organisation decides about its associations, as staff edit it. */
export const AssociationSetup = z.strictObject({
  settings: z.strictObject({ ...shapeOf(settingFields), version: z.int() }),
  topics: z.array(Topic),
})
export type AssociationSetup = z.infer<typeof AssociationSetup>
