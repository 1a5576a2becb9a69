import { z } from 'zod'

/** Where one item is in the list that somebody works through. */
export const QueuePlace = z.strictObject({
  /** The next one to work on; null when nothing is left. */
  id: z.uuid().nullable(),
  /** The one before; null at the beginning. */
  previous: z.uuid().nullable(),
  /** From 1; null when the item is not in the list, as after its decision or answer. */
  position: z.int().nullable(),
  total: z.int().min(0),
})
export type QueuePlace = z.infer<typeof QueuePlace>
