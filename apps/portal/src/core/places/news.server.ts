import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJobs } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { cancelReasons } from './states.ts'

/** What the mail to somebody says about their place. */
export const PlaceNews = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('booked') }),
  z.strictObject({ kind: z.literal('waiting') }),
  /** From the queue: booked, or held until it is paid. */
  z.strictObject({ kind: z.literal('promoted') }),
  /** The hold was not paid in time. */
  z.strictObject({ kind: z.literal('expired') }),
  z.strictObject({
    kind: z.literal('cancelled'),
    because: z.enum(cancelReasons),
    refundOre: z.int(),
    reason: z.string(),
  }),
  z.strictObject({ kind: z.literal('called-off'), refundOre: z.int() }),
  /** The queue was closed before a place got free. */
  z.strictObject({ kind: z.literal('no-place') }),
])
export type PlaceNews = z.infer<typeof PlaceNews>

/** The feature that an offer belongs to mails it: one mail for each. */
export const placeNewsTask = (kind: string) =>
  declareTask(`${kind}-place-news`, z.strictObject({ placeId: z.uuid(), news: PlaceNews }))

/** Enqueues mails about places, in the transaction of the change. */
export function tellOfPlaces(
  transaction: Database,
  { kind }: { readonly kind: string },
  all: readonly { readonly placeId: string; readonly news: PlaceNews }[],
): Promise<void> {
  return enqueueJobs(transaction, placeNewsTask(kind), all)
}
