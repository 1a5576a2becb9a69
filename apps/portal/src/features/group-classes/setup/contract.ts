import { z } from 'zod'
import type { Fields } from '#core/editable/field.ts'
import { shapeOf } from '#core/editable/form.ts'
import { classSetupFields } from '../model/setup-fields.ts'

const id = z.int().positive()
const listOf = <const F extends Fields>(fields: F) =>
  z.array(z.strictObject({ id, ...shapeOf(fields) }))
const named = z.array(z.strictObject({ id, name: z.string() }))

/** What classes are planned with, as staff edit it. */
export const ClassSetup = z.strictObject({
  version: id,
  settings: z.strictObject(shapeOf(classSetupFields.settings)),
  centers: listOf(classSetupFields.center),
  rooms: listOf(classSetupFields.room),
  instructors: listOf(classSetupFields.instructor),
  categories: listOf(classSetupFields.category),
  kinds: listOf(classSetupFields['class-kind']),
  /** Pages of the content system to choose from; while it is silent, those that are chosen already. */
  gyms: named,
  trainers: named,
  /** False while the content system is silent: no other page can be chosen then. */
  hasContent: z.boolean(),
})
export type ClassSetup = z.infer<typeof ClassSetup>

export const SavedClassSetup = ClassSetup.pick({ version: true })
export type SavedClassSetup = z.infer<typeof SavedClassSetup>
