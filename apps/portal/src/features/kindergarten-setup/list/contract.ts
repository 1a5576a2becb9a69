import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { kindergartenFields } from '../model/fields.ts'

export const ListedKindergarten = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Open departments, and their places. */
  departments: z.int(),
  places: z.int(),
  /** With a place today. */
  children: z.int(),
  /** Null while it is run; the first day on which it is not. */
  closedOn: z.nullable(z.string()),
})
export type ListedKindergarten = z.infer<typeof ListedKindergarten>

export const KindergartenList = z.strictObject({ items: z.array(ListedKindergarten) })
export type KindergartenList = z.infer<typeof KindergartenList>

export const AddedKindergarten = z.strictObject({ id: z.string() })
export type AddedKindergarten = z.infer<typeof AddedKindergarten>

/** One kindergarten as the office edits it. */
export const KindergartenEntry = z.strictObject({
  id: z.string(),
  version: z.int(),
  ...shapeOf(kindergartenFields),
})
export type KindergartenEntry = z.infer<typeof KindergartenEntry>
