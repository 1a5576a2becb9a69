import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/** Of one person, of one list: more than fit a menu. */
export const maxViews = 20

/** Names a list of the staff area: `cases`. */
export const ListName = z.string().check(z.regex(/^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/))

export const ViewName = z.string().check(
  z.trim(),
  z.minLength(1, 'VIEW_NAME_REQUIRED'),
  z.maxLength(60, 'VIEW_NAME_TOO_LONG'),
  z.refine((name) => !hasNationalId(name), 'LOOKS_LIKE_NATIONAL_ID'),
)

/** Filters, order and columns, as the address of the list has them. */
export const ViewSearch = z
  .record(
    z.string().check(z.regex(/^[a-zA-Z]{1,30}$/)),
    z.string().check(z.minLength(1), z.maxLength(1000)),
  )
  .check(z.refine((search) => Object.keys(search).length <= 20))

export const ViewToSave = z.strictObject({ list: ListName, name: ViewName, search: ViewSearch })
export type ViewToSave = z.infer<typeof ViewToSave>

/** Another name, and with `search` other filters, order and columns. */
export const ViewChange = z.strictObject({ name: ViewName, search: z.optional(ViewSearch) })
export type ViewChange = z.infer<typeof ViewChange>

/** Of the caller alone: nobody else sees it. */
export type SavedView = {
  readonly id: string
  readonly name: string
  readonly search: Readonly<Record<string, string>>
}
export type SavedViews = { items: SavedView[] }
