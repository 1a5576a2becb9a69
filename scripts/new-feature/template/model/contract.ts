import { z } from 'zod'

const instant = z.iso.datetime()

export const Entry = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  createdAt: instant,
  /** `null` while it waits. */
  handledAt: instant.nullable(),
})
export type Entry = z.infer<typeof Entry>

/** Somebody's own, the newest first. */
export const OwnEntries = z.strictObject({ items: z.array(Entry) })
export type OwnEntries = z.infer<typeof OwnEntries>

export const StaffEntry = z.strictObject({ ...Entry.shape, name: z.string() })
export type StaffEntry = z.infer<typeof StaffEntry>

/** Of everybody, the newest first. */
export const StaffEntries = z.strictObject({ items: z.array(StaffEntry) })
export type StaffEntries = z.infer<typeof StaffEntries>
