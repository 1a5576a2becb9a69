import { z } from 'zod/mini'

/** More forms than anybody has open; the oldest give way. */
export const maxDrafts = 100

/** Bytes of one form: both texts of a newsletter, 20,000 characters each, of any script. */
export const maxDraftLength = 250_000

/** Names a form and what it is about: `inquiry-answer:0198…`. */
export const DraftKey = z.string().check(z.regex(/^[a-z-]{1,60}(?::[\w.-]{1,100})?$/))

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** What the fields of a form hold, by their names. */
export const DraftValues = z
  .record(z.string().check(z.maxLength(60)), value)
  .check(z.refine((values) => Object.keys(values).length <= 40))
export type DraftValues = z.infer<typeof DraftValues>

export const DraftToSave = z.strictObject({
  key: DraftKey,
  values: DraftValues,
  /** Of the thing as it was seen when the text was started; null where it has none. */
  version: z.nullable(z.int().check(z.gte(0), z.lt(2 ** 31))),
})
export type DraftToSave = z.infer<typeof DraftToSave>

export type StaffDraft = DraftToSave & {
  /** ISO 8601. */
  readonly savedAt: string
}
export type StaffDrafts = { items: StaffDraft[] }
