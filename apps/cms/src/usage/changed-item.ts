import { z } from 'zod'

/** An item that was saved since the list was last refreshed; `stamp` is null when it was deleted. */
export const ChangedItem = z.object({
  collection: z.string(),
  documentId: z.number(),
  stamp: z.string().nullable(),
})
export type ChangedItem = z.infer<typeof ChangedItem>
