import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { batchRequests } from '#core/batching/batch-requests.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { BookedGroupClass } from '../model/contract.ts'
import { type GroupClassRefusal, groupClassRefusals } from '../model/refusals.ts'

export type BookingRequest = { classId: number; centerId: number; userId: string }
export type BookingOutcome = BookedGroupClass | { refusal: GroupClassRefusal }

const Decided = z.array(
  z.union([
    z.object({
      refusal: z.enum(Object.keys(groupClassRefusals) as [GroupClassRefusal]),
    }),
    z.object({
      refusal: z.null(),
      bookingId: z.coerce.number().int(),
      queuePosition: z.int(),
    }),
  ]),
)

/** Books classes. Simultaneous requests for the same class share one transaction. */
export function createGroupClassBooking(database: Database) {
  const book = batchRequests<BookingRequest, BookingOutcome>({
    keyOf: ({ classId, centerId }) => `${classId}/${centerId}`,
    decide: (batch) => decide(database, batch),
  })
  return { book }
}

export type GroupClassBooking = ReturnType<typeof createGroupClassBooking>

async function decide(
  database: Database,
  batch: readonly [BookingRequest, ...BookingRequest[]],
): Promise<BookingOutcome[]> {
  const [{ classId, centerId }] = batch
  const userIds = batch.map(({ userId }) => userId)
  const { rows } = await retryContention(() =>
    database.execute(sql`
      select refusal, booking_id as "bookingId", queue_position as "queuePosition"
        from portal.book_group_class(${classId}, ${centerId}, ${sql.param(userIds)}::text[])
       order by request`),
  )
  return Decided.parse(rows).map((row) =>
    row.refusal === null
      ? { bookingId: row.bookingId, queuePosition: row.queuePosition }
      : { refusal: row.refusal },
  )
}
