import { z } from 'zod'
import type { Fields } from '#core/editable/field.ts'
import { shapeOf } from '#core/editable/form.ts'
import { setupFields } from '../model/setup-fields.ts'

const id = z.int().positive()
const listOf = <const F extends Fields>(fields: F) =>
  z.array(z.strictObject({ id, ...shapeOf(fields) }))

/** The setup as staff edit it, without rules and closures that are over. */
export const StaffSetup = z.strictObject({
  version: id,
  today: z.iso.date(),
  settings: z.strictObject(shapeOf(setupFields.settings)),
  centers: z.array(z.strictObject({ id, name: z.string() })),
  categories: listOf(setupFields.category),
  courts: listOf(setupFields.court),
  openings: listOf(setupFields.opening),
  prices: listOf(setupFields.price),
  clubHours: listOf(setupFields['club-hours']),
  closures: z.array(
    z.strictObject({
      id,
      ...shapeOf(setupFields.closure),
      /** Reservations in the closure that are not over. */
      reservations: z.int(),
    }),
  ),
})
export type StaffSetup = z.infer<typeof StaffSetup>

/** Coming reservations in the saved closure: they stay until staff cancel them. */
export const SavedSetup = z.strictObject({ reservations: z.int().nonnegative() })
export type SavedSetup = z.infer<typeof SavedSetup>
